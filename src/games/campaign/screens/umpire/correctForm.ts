// What the form for corrections is made of, in any campaign: fields that are picked from a list or typed.
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

/** In the place of a faction. */
export const nobody = '-'

/** The first of a list is what is shown, and therefore what is meant, until another is picked. */
export const shownValue = (values: CorrectValues, { id, options, initial }: CorrectField): string =>
  values[id] ?? options?.[0]?.value ?? initial ?? ''

/** What a thing is now stands first, so that nothing is changed by an untouched field. */
const withFirst = (
  options: readonly PickOption[] | null,
  first: string | undefined,
): readonly PickOption[] | null => {
  const found = options?.find(({ value }) => value === first)
  return options === null || found === undefined
    ? options
    : [found, ...options.filter((option) => option !== found)]
}

/** Fields of a thing bear its name, so that another thing has fields of its own. */
const idOf = (field: string, of: string): string => (of === '' ? field : `${field}:${of}`)

/** What it is now stands first. */
const pickedField = (
  field: string,
  label: string,
  options: readonly PickOption[],
  now?: string,
  of = '',
): CorrectField => ({ id: idOf(field, of), label, options: withFirst(options, now) })

const typedField = (field: string, label: string, initial = '', of = ''): CorrectField => ({
  id: idOf(field, of),
  label,
  options: null,
  initial,
})

/** What was picked or typed, by the fields alone. */
export type Picked<FieldId extends string> = Readonly<Partial<Record<FieldId, string>>>

/** `kind:F1` is the kind, whatever it was a field of; the fields of a form are all that is in its values. */
export const plainValues = <FieldId extends string>(values: CorrectValues): Picked<FieldId> =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id.split(':')[0] ?? id, value]),
  ) as Picked<FieldId>

/** The form of one figure. */
export interface FigureForm<View, FieldId extends string> {
  readonly fields: (view: View, values: CorrectValues) => readonly CorrectField[]
  /** For the rules' own decoder, which refuses what does not fit. */
  readonly made: (picked: Picked<FieldId>, view: View) => unknown
}

/** The fields of a campaign, labelled in the words of its screens. */
export const fieldsLabelled = <FieldId extends string>(
  labels: () => Readonly<Record<FieldId, string>>,
) => ({
  picked: (field: FieldId, options: readonly PickOption[], now?: string, of?: string) =>
    pickedField(field, labels()[field], options, now, of),
  typed: (field: FieldId, initial?: string, of?: string) =>
    typedField(field, labels()[field], initial, of),
})

/** What is offered of a campaign's forms, in their order, and from their fields to what the rules read. */
export function correctionsBy<View, FieldId extends string, Figure extends string>(
  forms: Readonly<Record<Figure, FigureForm<View, FieldId>>>,
) {
  const isFigure = (name: string): name is Figure => Object.hasOwn(forms, name)
  const fieldsOf = (view: View, figure: Figure, values: CorrectValues): readonly CorrectField[] =>
    forms[figure].fields(view, values)
  return {
    isFigure,
    fieldsOf,
    /** Those whose every list has something in it: nothing of fleets while there are none. */
    figuresFor: (view: View): readonly Figure[] =>
      Object.keys(forms)
        .filter(isFigure)
        .filter((figure) =>
          fieldsOf(view, figure, {}).every(({ options }) => options?.length !== 0),
        ),
    correctionFrom: (view: View, figure: Figure, values: CorrectValues): unknown =>
      forms[figure].made(plainValues(values), view),
  }
}

export const orNobody = (value: string | undefined): string | null =>
  value === undefined || value === nobody ? null : value

/** Yes first, unless it is not so now. */
export const yesOrNo = (labels: {
  readonly yes: string
  readonly no: string
}): readonly PickOption[] =>
  (['yes', 'no'] as const).map((value) => ({ value, label: labels[value] }))

/** A typed number; a printed minus is one too. */
export const wholeOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-'))
