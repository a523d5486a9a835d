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
export const withFirst = (
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
export const pickedField = (
  field: string,
  label: string,
  options: readonly PickOption[],
  now?: string,
  of = '',
): CorrectField => ({ id: idOf(field, of), label, options: withFirst(options, now) })

export const typedField = (field: string, label: string, initial = '', of = ''): CorrectField => ({
  id: idOf(field, of),
  label,
  options: null,
  initial,
})

/** By the fields alone: `kind:F1` is the kind, whatever it was a field of. */
export const plainValues = (values: CorrectValues): CorrectValues =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id.split(':')[0] ?? id, value]))

/** A typed number; a printed minus is one too. */
export const wholeOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-'))
