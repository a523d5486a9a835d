// The form of every figure that can be set right, from a campaign's table of figures to what the rules read.
import {
  recordFrom,
  valuesOf,
  type Choices,
  type Figure,
  type FigureInput,
  type Figures,
  type Given,
  type InputAt,
} from '../../rules/index.ts'

export interface PickOption {
  readonly value: string
  readonly label: string
}

export interface CorrectField {
  readonly id: string
  readonly label: string
  /** Null: it is typed. */
  readonly options: readonly PickOption[] | null
  /** As it is now; not there: that is not one thing, or it is what is picked first. */
  readonly now?: PickOption
  /** Of a typed one, in characters. */
  readonly longest: number
}

export type CorrectValues = Readonly<Record<string, string>>

export interface CorrectWords<Name extends string> {
  readonly figures: Readonly<Record<Name, string>>
  readonly hint: string
  readonly what: string
  readonly reason: string
  readonly go: string
  readonly done: string
}

/** The first of a list is what is shown, and therefore what is meant, until another one of it is picked. */
export const shownValue = (values: CorrectValues, { id, options, now }: CorrectField): string => {
  const given = values[id]
  if (options === null) return given ?? now?.value ?? ''
  return (options.find(({ value }) => value === given) ?? options[0])?.value ?? ''
}

/** What is not as it is now: its name, from what, to what. */
export const changesIn = (
  fields: readonly CorrectField[],
  values: CorrectValues,
): readonly string[] =>
  fields.flatMap((field) => {
    const { now, label, options } = field
    const shown = shownValue(values, field)
    const to = options?.find(({ value }) => value === shown)?.label ?? shown
    return now === undefined || now.value === shown
      ? []
      : [`${label}: ${now.label || '–'} → ${to || '–'}`]
  })

/** `kind:F1` is the kind, whatever it was a field of; the fields of a form are all that is in its values. */
export const plainValues = (values: CorrectValues): CorrectValues =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id.split(':')[0] ?? id, value]))

/** What a thing is now stands first, so that nothing is changed by an untouched field. */
const withFirst = (options: readonly PickOption[], first: string | undefined) => {
  const found = options.find(({ value }) => value === first)
  return found === undefined ? options : [found, ...options.filter((each) => each !== found)]
}

/** As it is now; fields of a thing bear its name, so that another thing has fields of its own. */
export const correctField = (
  { id, longest = 60 }: { readonly id: string; readonly longest?: number },
  label: string,
  options: readonly PickOption[] | null,
  { now, of = '' }: { readonly now?: PickOption | undefined; readonly of?: string } = {},
): CorrectField => ({
  id: of === '' ? id : `${id}:${of}`,
  label,
  options: options === null ? null : withFirst(options, now?.value),
  longest,
  ...(now === undefined ? {} : { now }),
})

/** A form that the table does not make: of a part with a shape of its own. */
export interface OwnForm<View> {
  readonly fields: (view: View, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder, which refuses what does not fit. */
  readonly made: (picked: CorrectValues, view: View) => unknown
}

interface FormTable<View, World, Name extends string> {
  readonly figures: Figures
  readonly choices: Choices<World>
  /** Null: it is not for this party to set anything right. */
  readonly worldOf: (view: View) => World | null
  /** In the order in which they are offered. */
  readonly offered: readonly Name[]
  readonly ownForms: Readonly<Partial<Record<Name, OwnForm<View>>>>
  /** What is set of a figure, as it is now. */
  readonly now: (world: World, figure: string, given: Given) => Readonly<Record<string, unknown>>
  readonly labelOf: (input: FigureInput) => string
  readonly optionLabel: (view: View, input: FigureInput, value: string, given: Given) => string
}

const fieldAt = <View, World, Name extends string>(
  table: FormTable<View, World, Name>,
  view: View,
  world: World,
  { input, given, at, now }: InputAt,
): CorrectField => {
  const option = (value: string): PickOption => ({
    value,
    label: table.optionLabel(view, input, value, given),
  })
  const values = valuesOf(table.choices, input, world, given)
  return correctField(input, table.labelOf(input), values?.map(option) ?? null, {
    now: now === undefined ? now : option(now),
    of: Object.values(at ?? {}).join(' '),
  })
}

/** The forms of a campaign. */
export interface CorrectionForms<View, Name extends string> {
  /** What can be set right: nothing of fleets while there are none. */
  readonly figuresFor: (view: View) => readonly Name[]
  readonly fieldsOf: (view: View, name: Name, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder. */
  readonly correctionFrom: (view: View, name: Name, values: CorrectValues) => unknown
}

/** What is offered of a campaign's figures, the fields of each, and from them to what the rules read. */
export function correctionForms<View, World, Name extends string>(
  table: FormTable<View, World, Name>,
): CorrectionForms<View, Name> {
  const { choices, offered, worldOf } = table
  const figureOf = (name: Name): Figure => table.figures[name] ?? { of: {}, set: {} }

  const fieldsOf = (view: View, name: Name, values: CorrectValues): readonly CorrectField[] => {
    const own = table.ownForms[name]
    const world = worldOf(view)
    if (world === null) return []
    if (own !== undefined) return own.fields(view, values)
    const fields: CorrectField[] = []
    const shown = (place: InputAt): string => {
      const field = fieldAt(table, view, world, place)
      if (place.input.isImplied !== true) fields.push(field)
      return shownValue(values, field)
    }
    recordFrom(figureOf(name), shown, (at) => table.now(world, name, at))
    return fields
  }

  return {
    fieldsOf,
    // Those whose every list has something in it.
    figuresFor: (view) =>
      offered.filter(
        (name) =>
          worldOf(view) !== null &&
          fieldsOf(view, name, {}).every(({ options }) => options?.length !== 0),
      ),
    correctionFrom: (view, name, values) => {
      const picked = plainValues(values)
      const own = table.ownForms[name]
      if (own !== undefined) return own.made(picked, view)
      const world = worldOf(view)
      const record = recordFrom(figureOf(name), ({ input, given }) =>
        input.isImplied === true && world !== null
          ? (valuesOf(choices, input, world, given)?.[0] ?? '')
          : (picked[input.id] ?? ''),
      )
      return { figure: name, ...record }
    },
  }
}
