// The fields of forms, and how their answers are read: a fact that was not asked has its harmless value.
import type {
  CountField,
  FactValues,
  Field,
  MeasureField,
  OptionField,
} from '../../../../core/conversation.ts'
import type { BattleField, BattleOption } from './options.ts'

export const measure = (
  id: BattleField,
  otherwise: number,
  bands?: readonly BattleOption[],
): MeasureField<BattleField, BattleOption> => ({
  kind: 'measure',
  id,
  min: 0,
  max: 100,
  default: otherwise,
  ...(bands === undefined ? {} : { bands }),
})

export const count = (
  id: BattleField,
  max: number,
  otherwise: number,
): CountField<BattleField> => ({
  kind: 'count',
  id,
  min: 0,
  max,
  default: otherwise,
})

export const option = (
  id: BattleField,
  options: readonly BattleOption[],
  otherwise: BattleOption,
): OptionField<BattleField, BattleOption> => ({
  kind: 'option',
  id,
  options,
  default: otherwise,
})

const noOrYes = ['no', 'yes'] as const

export const yesOrNo = (id: BattleField, otherwise: 'no' | 'yes' = 'no') =>
  option(id, noOrYes, otherwise)

export type BattleFormField = Field<BattleField, BattleOption>

/** Keeps the fields that can matter. */
export const asked = (
  ...fields: readonly (BattleFormField | false)[]
): readonly BattleFormField[] => fields.filter((field) => field !== false)

export const numberOf = (values: FactValues, id: BattleField, otherwise = 0): number => {
  const said = values[id]
  return typeof said === 'number' ? said : otherwise
}

export const isYes = (values: FactValues, id: BattleField): boolean => values[id] === 'yes'

/** One of a known list of words. */
export const wordOf = <Word extends string>(
  values: FactValues,
  id: BattleField,
  words: readonly Word[],
  otherwise: Word,
): Word => words.find((word) => word === values[id]) ?? otherwise
