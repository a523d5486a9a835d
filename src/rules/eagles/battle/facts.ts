// The fields of forms, and how their answers are read: a fact that was not asked has its harmless value.
import type {
  CountField,
  FactValues,
  Field,
  MeasureField,
  OptionField,
} from '../../core/conversation.ts'

export const measure = (id: string, otherwise: number): MeasureField => ({
  kind: 'measure',
  id,
  min: 0,
  max: 100,
  default: otherwise,
})

export const count = (id: string, max: number, otherwise: number): CountField => ({
  kind: 'count',
  id,
  min: 0,
  max,
  default: otherwise,
})

export const option = (id: string, options: readonly string[], otherwise: string): OptionField => ({
  kind: 'option',
  id,
  options,
  default: otherwise,
})

const noOrYes = ['no', 'yes'] as const

export const yesOrNo = (id: string, otherwise: 'no' | 'yes' = 'no'): OptionField =>
  option(id, noOrYes, otherwise)

/** Keeps the fields that can matter. */
export const asked = (...fields: readonly (Field | false)[]): readonly Field[] =>
  fields.filter((field) => field !== false)

export const numberOf = (values: FactValues, id: string, otherwise = 0): number => {
  const said = values[id]
  return typeof said === 'number' ? said : otherwise
}

export const isYes = (values: FactValues, id: string): boolean => values[id] === 'yes'

/** One of a known list of words. */
export const wordOf = <Word extends string>(
  values: FactValues,
  id: string,
  words: readonly Word[],
  otherwise: Word,
): Word => words.find((word) => word === values[id]) ?? otherwise
