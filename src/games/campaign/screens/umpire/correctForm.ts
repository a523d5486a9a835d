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
  /** What stands in a typed one before anything is typed. */
  readonly initial?: string
  /** Of a typed one, in characters; 60 if it is not said. */
  readonly longest?: number
}

export type CorrectValues = Readonly<Record<string, string>>

export interface CorrectWords {
  readonly hint: string
  readonly what: string
  readonly reason: string
  readonly go: string
  readonly done: string
}

/** The first of a list is what is shown, and therefore what is meant, until another one of it is picked. */
export const shownValue = (
  values: CorrectValues,
  { id, options, initial }: CorrectField,
): string => {
  const given = values[id]
  if (options === null) return given ?? initial ?? ''
  return (options.find(({ value }) => value === given) ?? options[0])?.value ?? ''
}

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
  { now, of = '' }: { readonly now?: string | undefined; readonly of?: string } = {},
): CorrectField => ({
  id: of === '' ? id : `${id}:${of}`,
  label,
  ...(options === null
    ? { options, initial: now ?? '', longest }
    : { options: withFirst(options, now) }),
})

/** A form that the table does not make: of a part with a shape of its own. */
export interface OwnForm<View> {
  readonly fields: (view: View, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder, which refuses what does not fit. */
  readonly made: (picked: CorrectValues, view: View) => unknown
}

export interface FormTable<View, World, Name extends string> {
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

/** What is offered of a campaign's figures, the fields of each, and from them to what the rules read. */
export function correctionForms<View, World, Name extends string>(
  table: FormTable<View, World, Name>,
) {
  const { choices, offered, worldOf } = table
  const figureOf = (name: Name): Figure => table.figures[name] ?? { of: {}, set: {} }

  const fieldAt = (view: View, world: World, { input, given, at, now }: InputAt): CorrectField => {
    const options = valuesOf(choices, input, world, given)?.map((value) => ({
      value,
      label: table.optionLabel(view, input, value, given),
    }))
    const of = Object.values(at ?? {}).join(' ')
    return correctField(input, table.labelOf(input), options ?? null, { now, of })
  }

  const fieldsOf = (view: View, name: Name, values: CorrectValues): readonly CorrectField[] => {
    const own = table.ownForms[name]
    const world = worldOf(view)
    if (world === null) return []
    if (own !== undefined) return own.fields(view, values)
    const fields: CorrectField[] = []
    const shown = (place: InputAt): string => {
      const field = fieldAt(view, world, place)
      if (place.input.isImplied !== true) fields.push(field)
      return shownValue(values, field)
    }
    recordFrom(figureOf(name), shown, (at) => table.now(world, name, at))
    return fields
  }

  return {
    isFigure: (name: string): name is Name => offered.some((each) => each === name),
    fieldsOf,
    /** Those whose every list has something in it: nothing of fleets while there are none. */
    figuresFor: (view: View): readonly Name[] =>
      offered.filter(
        (name) =>
          worldOf(view) !== null &&
          fieldsOf(view, name, {}).every(({ options }) => options?.length !== 0),
      ),
    correctionFrom: (view: View, name: Name, values: CorrectValues): unknown => {
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
