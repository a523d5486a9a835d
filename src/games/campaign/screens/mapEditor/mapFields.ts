// Fields of a form from the table by which a map is decoded, and the changes they make, part within part.
import { own } from '@/core/own.ts'
import { isObject } from '@/core/record/json.ts'
import type { Fields, MapFile, Shape } from '../../rules/index.ts'
import type { Change, FormField, PlainField } from './mapCampaign.ts'

/** Sets a figure of a part of the map, by what it is when the change is made. */
export type Setting<M extends MapFile> = (
  key: string,
  next: (before: unknown) => unknown,
) => Change<M>

export const valueIn = (part: unknown, key: string): unknown =>
  isObject(part) ? own(part, key) : undefined
const withValue = <T extends object>(
  part: T,
  key: string,
  next: (before: unknown) => unknown,
): T => ({
  ...part,
  [key]: next(valueIn(part, key)),
})
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** By its id, or its place from 0. */
type Which = string | number
const isWhich = (which: Which, item: unknown, nth: number): boolean =>
  typeof which === 'number' ? nth === which : valueIn(item, 'id') === which

export const ofMap =
  <M extends MapFile>(): Setting<M> =>
  (key, next) =>
  (map) =>
    withValue(map, key, next)

/** Where the part is not there, nothing is set. */
export const within =
  <M extends MapFile>(set: Setting<M>, part: string): Setting<M> =>
  (key, next) =>
    set(part, (before) => (isObject(before) ? withValue(before, key, next) : before))

export const oneOf =
  <M extends MapFile>(set: Setting<M>, list: string, which: Which): Setting<M> =>
  (key, next) =>
    set(list, (before) =>
      listIn(before).map((item, nth) =>
        isObject(item) && isWhich(which, item, nth) ? withValue(item, key, next) : item,
      ),
    )

/** What cannot be empty stays as it was where it is emptied. */
export const neverEmpty =
  <M extends MapFile>(set: Setting<M>): Setting<M> =>
  (key, next) =>
    set(key, (before) => {
      const after = next(before)
      return after === '' ? before : after
    })

/** One of several put in or taken out. */
export const including =
  (one: unknown, isIn: boolean) =>
  (before: unknown): readonly unknown[] => {
    const others = listIn(before).filter((each) => each !== one)
    return isIn ? [...others, one] : others
  }

interface Named {
  readonly id: string
  readonly name: string | null
}

export const optionsOf = (list: readonly Named[]) =>
  list.map(({ id, name }) => ({ value: id, label: name ?? id }))

interface Asking<M extends MapFile, F extends FormField<M>> {
  readonly fields: Fields
  /** The part of the map that they are of, as it is now. */
  readonly now: object
  readonly set: Setting<M>
  /** By the figure; what has none is not asked. */
  readonly labels: Readonly<Record<string, unknown>>
  /** Of its values. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What it is called to have none. */
  readonly nones?: Readonly<Record<string, string>>
  readonly lists?: Readonly<Record<string, readonly Named[]>>
  /** Keeps its keys apart from those of other parts in the same form. */
  readonly prefix?: string
  /** Figures that are asked in another way. */
  readonly instead?: Readonly<Record<string, () => readonly F[]>>
}

/** In the order of the table. */
export const fieldsOf = <M extends MapFile, F extends FormField<M> = PlainField<M>>(
  asking: Asking<M, F>,
): readonly (F | PlainField<M>)[] =>
  Object.entries(asking.fields).flatMap(([key, { asks }]): readonly (F | PlainField<M>)[] => {
    const instead = own(asking.instead ?? {}, key)
    const label = own(asking.labels, key)
    if (instead !== undefined) return instead()
    if (typeof label !== 'string' || asks === undefined) return []
    const field = fieldOf(asking, key, label, asks)
    return field === null ? [] : [field]
  })

function fieldOf<M extends MapFile>(
  { now: part, set: setIn, prefix = '', ...asking }: Asking<M, FormField<M>>,
  key: string,
  label: string,
  asks: NonNullable<Shape['asks']>,
): PlainField<M> | null {
  const now = valueIn(part, key)
  const text = typeof now === 'string' ? now : ''
  const at = { key: `${prefix}${key}`, label }
  const set = (value: unknown): Change<M> => setIn(key, () => value)
  const setText = (next: string): Change<M> => set(next === '' && asks.hasNone ? null : next)
  const listed = (list: string) => own(asking.lists ?? {}, list) ?? []
  switch (asks.kind) {
    case 'flag':
      return { ...at, kind: 'flag', value: now === true, set }
    case 'number':
      return { ...at, ...asks, value: typeof now === 'number' ? now : asks.min, set }
    case 'text':
      return { ...at, ...asks, value: text, set: setText }
    case 'choice': {
      const names = own(asking.names ?? {}, key) ?? {}
      const values = asks.values.map(String)
      const options = values.map((value) => ({ value, label: own(names, value) ?? value }))
      // One value leaves nothing to choose.
      return values.length === 1
        ? null
        : { ...at, kind: 'choice', value: text, options, set: setText }
    }
    case 'id': {
      const options = optionsWith(text, listed(asks.of), own(asking.nones ?? {}, key))
      return { ...at, kind: 'choice', value: text, options, set: setText }
    }
    case 'list': {
      if (asks.each?.kind !== 'id') return null
      const options = optionsOf(listed(asks.each.of))
      const setOne = (id: string, isIn: boolean) => setIn(key, including(id, isIn))
      return { ...at, kind: 'several', value: listIn(now).map(String), options, set: setOne }
    }
  }
}

/** What stands there is offered too, although the list may not have it. */
function optionsWith(value: string, list: readonly Named[], none: string | undefined) {
  const known = list.map(({ id }) => id)
  return [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...(value === '' || known.includes(value) ? [] : [{ value, label: value }]),
    ...optionsOf(list),
  ]
}

/** A list whose items have fields of their own, come and go. */
export const rowsOf = <M extends MapFile, T extends object>(list: {
  readonly key: string
  readonly label: string
  /** Of the part that has the list. */
  readonly set: Setting<M>
  readonly items: readonly (readonly [which: Which, item: T])[]
  readonly title: (item: T) => string
  readonly fields: (item: T, set: Setting<M>) => readonly PlainField<M>[]
  readonly mayGo?: (item: T) => boolean
  readonly add: string
  /** Null: there is room for no more. */
  readonly fresh: T | null
}): FormField<M> => ({
  kind: 'rows',
  key: list.key,
  label: list.label,
  rows: list.items.map(([which, item]) => ({
    key: String(which),
    title: list.title(item),
    fields: list.fields(item, oneOf(list.set, list.key, which)),
    remove:
      list.mayGo?.(item) === false
        ? null
        : list.set(list.key, (before) =>
            listIn(before).filter((each, nth) => !isWhich(which, each, nth)),
          ),
  })),
  more:
    list.fresh === null
      ? null
      : { label: list.add, add: list.set(list.key, (before) => [...listIn(before), list.fresh]) },
})
