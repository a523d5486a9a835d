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
export const shownValue = (values: CorrectValues, { id, options }: CorrectField): string =>
  values[id] ?? options?.[0]?.value ?? ''

/** A typed number; a printed minus is one too. */
export const wholeOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-'))
