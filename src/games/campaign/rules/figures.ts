// Figures that can be set right, as data: what each is of, what is set, how it is read from outside and stands in a form.
import type { Refusal } from '../../../core/conversation.ts'
import { own } from '../../../core/own.ts'
import { isObject } from '../../../core/record/json.ts'
import type { Result } from '../../../core/result.ts'
import { idShape } from './map/mapFile.ts'
import { exactly, flag, malformed, objectOf, orNull, readAs, whole } from './shape.ts'
import type { Shape } from './shape.ts'

/** In a form: no one, no place, never. */
export const noneText = '-'

/** One control of a form. */
export interface FigureInput {
  readonly id: string
  /** A list of the game's choices, or the values themselves; null: it is typed. */
  readonly from: string | readonly string[] | null
  readonly hasNone?: true
  /** The list is what a form offers only: the figure's own rule says what can be. */
  readonly isFree?: true
  /** It follows from what was picked before: its list has one entry, which is not asked. */
  readonly isImplied?: true
  /** Of a typed one, in characters. */
  readonly longest?: number
}

/** What was picked so far, by its name in the record. */
export type Given<Name extends string = string> = Readonly<Record<Name, string>>

/** A part of a correction as it is stored, and as texts of its controls. */
export interface FigureField<T> {
  /** Null: it is asked in the form only, for what comes behind it. */
  readonly shape: Shape | null
  readonly inputs: (given: Given) => readonly FigureInput[]
  /** For the decoder, which refuses what does not fit. */
  readonly read: (texts: readonly string[], given: Given) => unknown
  readonly write: (value: T, given: Given) => readonly string[]
}

type AnyField = FigureField<never>
type Fields = Readonly<Record<string, AnyField>>

export interface Figure {
  /** What it is a figure of: picked first, and what is set stands beside it as it is now. */
  readonly of: Fields
  readonly set: Fields
}

export type Figures = Readonly<Record<string, Figure>>

type ValueOf<F> = F extends FigureField<infer T> ? T : never
type PartOf<F extends Fields> = {
  readonly [Key in keyof F as F[Key] extends { shape: null } ? never : Key]: ValueOf<F[Key]>
}
type Some<F extends Fields> = { readonly [Key in keyof F]?: ValueOf<F[Key]> }

/** A correction as it is stored, by the table of figures. */
export type CorrectionOf<T extends Figures> = {
  [Name in keyof T & string]: { readonly figure: Name } & PartOf<T[Name]['of']> &
    PartOf<T[Name]['set']>
}[keyof T & string]

/** What is set of a figure, as it is now; not all of it where that is not one thing. */
export type NowOf<F extends Figure> = {
  readonly [Key in keyof F['set']]?: ValueOf<F['set'][Key]> | undefined
}

export type Choices<World> = Readonly<
  Record<string, (world: World, given: Given) => readonly string[]>
>

/** A typed number; a printed minus is one too. */
const wholeOf = (typed = ''): number => Number(typed.replace('−', '-'))

/** Of one control. */
const single = <T>(
  shape: Shape,
  input: FigureInput,
  read: (text: string) => unknown,
  write: (value: T) => string,
): FigureField<T> => ({
  shape,
  inputs: () => [input],
  read: ([text = '']) => read(text),
  write: (value) => [write(value)],
})

const same = <T>(text: T): T => text

export const picked = (id: string, from: string, shape = idShape): FigureField<string> =>
  single(shape, { id, from }, same, same)

export const pickedOrNone = (
  id: string,
  from: string,
  shape = idShape,
): FigureField<string | null> =>
  single(
    orNull(shape),
    { id, from, hasNone: true },
    (text) => (text === noneText ? null : text),
    (value) => value ?? noneText,
  )

/** One of a few words; `from`: a list of choices that may leave some out. */
export const word = <const Word extends string>(
  id: string,
  words: readonly Word[],
  from: string | readonly string[] = words,
): FigureField<Word> => single<Word>(exactly(...words), { id, from }, same, same)

/** Yes or no; `from`: a list of choices that may leave one of them out. */
export const yesOrNo = (
  id: string,
  from: string | readonly string[] = ['yes', 'no'],
): FigureField<boolean> =>
  single(
    flag,
    { id, from },
    (text) => text === 'yes',
    (value) => (value ? 'yes' : 'no'),
  )

export const typedNumber = (id: string, shape: Shape): FigureField<number> =>
  single(shape, { id, from: null }, wholeOf, String)

/** Null: nothing is typed. */
export const typedOrNone = (id: string, shape: Shape): FigureField<number | null> =>
  single(
    orNull(shape),
    { id, from: null },
    (text) => (text.trim() === '' ? null : wholeOf(text)),
    (value) => (value === null ? '' : String(value)),
  )

export const typedText = (id: string, shape: Shape): FigureField<string> =>
  single(shape, { id, from: null }, (text) => text.trim(), same)

/** Of a house rule: a number or a word. */
export const ruleValue = (id: string, from: string, shape: Shape): FigureField<string | number> =>
  single(
    shape,
    { id, from, isFree: true },
    (text) => (/^\d+$/u.test(text) ? Number(text) : text),
    String,
  )

/** So much more, or less. */
export const signed =
  (most: number): Shape =>
  (json, path) =>
    typeof json === 'number' ? whole(0, most)(Math.abs(json), path) : path

/** A part that has a form of its own, or none. */
export const shaped = <T>(shape: Shape): FigureField<T> => ({
  shape,
  inputs: () => [],
  read: () => undefined,
  write: () => [],
})

/** Which of several is set, in the form only. */
export const chooser = (
  id: string,
  words: readonly string[],
): FigureField<string> & { readonly shape: null } => ({ ...word(id, words), shape: null })

/** One of several, the one that a chooser of this name says; a record may set more. */
export const partly = <F extends Fields>(by: string, fields: F): FigureField<Some<F>> => {
  const fieldOf = (given: Given) => own<AnyField>(fields, given[by] ?? '')
  return {
    shape: objectOf({}, shapesOf(Object.entries(fields))),
    inputs: (given) => fieldOf(given)?.inputs(given) ?? [],
    read: (texts, given) => ({ [given[by] ?? '']: fieldOf(given)?.read(texts, given) }),
    write: (some, given) => {
      const value = Object.entries<unknown>(some).find(([name]) => name === given[by])?.[1]
      return value === undefined ? [] : written(fieldOf(given), value, given)
    },
  }
}

/** The one crossing: the decoder has let through what this field's shape describes. */
export const written = (
  field: AnyField | undefined,
  value: unknown,
  given: Given,
): readonly string[] => field?.write(value as never, given) ?? []

const withInputs = <T>(field: FigureField<T>, more: Partial<FigureInput>): FigureField<T> => ({
  ...field,
  inputs: (given) => field.inputs(given).map((input) => ({ ...input, ...more })),
})

/** What its lists offer is not all that can be, or not all of it can: its own rule says. */
export const free = <T>(field: FigureField<T>): FigureField<T> =>
  withInputs(field, { isFree: true })

export const implied = <T>(field: FigureField<T>): FigureField<T> =>
  withInputs(field, { isImplied: true })

export const fieldsOf = ({ of, set }: Figure): readonly (readonly [string, AnyField])[] => [
  ...Object.entries(of),
  ...Object.entries(set),
]

const shapesOf = (
  fields: readonly (readonly [string, AnyField])[],
): Readonly<Record<string, Shape>> =>
  Object.fromEntries(fields.flatMap(([name, { shape }]) => (shape === null ? [] : [[name, shape]])))

/** The values of a control's list; null: it is typed. */
export const valuesOf = <World>(
  choices: Choices<World>,
  { from, hasNone }: FigureInput,
  world: World,
  given: Given,
): readonly string[] | null => {
  const values = typeof from === 'string' ? (choices[from]?.(world, given) ?? []) : from
  return hasNone === true && values !== null ? [...values, noneText] : values
}

/** A control while its form is made; `at`: of what it is, null while that is being picked. */
export interface InputAt {
  readonly input: FigureInput
  readonly given: Given
  readonly at: Given | null
  /** As it is now. */
  readonly now: string | undefined
}

/** What the controls of a form say, one by one, as the record has it. */
export const recordFrom = (
  figure: Figure,
  textOf: (input: InputAt) => string,
  nowAt: (at: Given) => Readonly<Record<string, unknown>> = () => ({}),
): Readonly<Record<string, unknown>> => {
  const record: Record<string, unknown> = {}
  let given: Given = {}
  const read = (fields: Fields, at: Given | null): void => {
    const nowOfAll = at === null ? {} : nowAt(at)
    for (const [name, field] of Object.entries(fields)) {
      const value = nowOfAll[name]
      const now = value === undefined ? [] : written(field, value, given)
      const texts = field
        .inputs(given)
        .map((input, nth) => textOf({ input, given, at, now: now[nth] }))
      if (field.shape !== null) record[name] = field.read(texts, given)
      given = withGiven(given, name, texts)
    }
  }
  read(figure.of, null)
  read(figure.set, given)
  return record
}

/** Where it is one text, others may depend on it. */
export const withGiven = (given: Given, name: string, texts: readonly string[]): Given => {
  const [only] = texts
  return only === undefined || texts.length > 1 ? given : { ...given, [name]: only }
}

/** The decoder of a table. */
export function correctionsOf<T extends Figures>(figures: T) {
  const shapes = new Map(
    Object.entries(figures).map(([name, figure]) => [
      name,
      objectOf({ figure: exactly(name), ...shapesOf(fieldsOf(figure)) }),
    ]),
  )
  return (json: unknown): Result<CorrectionOf<T>, Refusal> => {
    if (!isObject(json)) return malformed('')
    const { figure } = json
    const shape = typeof figure === 'string' ? shapes.get(figure) : undefined
    return shape === undefined ? malformed('figure') : readAs<CorrectionOf<T>>(shape, json)
  }
}
