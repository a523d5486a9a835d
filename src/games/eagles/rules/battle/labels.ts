// The codes that stand beside a number: what each step of a figure, and each outcome of a roll, is called.
import type { Explanation, Figure, FigureStep, Odds } from '../../../../core/conversation.ts'
import type { RuleId } from '../ruleIds.ts'

export type BattleLabel =
  | 'checkBonus'
  | 'checkNeeded'
  | 'volleyDice'
  | 'hitBonus'
  | 'reach'
  | 'limit'
  | 'strength'
  | 'initiativeBonus'
  | 'casualtiesOfLoser'
  | 'quality'
  | 'greenDrop'
  | 'officer'
  | 'officers'
  | 'halfLosses'
  | 'lostCombat'
  | 'groups'
  | 'columnTarget'
  | 'britishLine'
  | 'guards'
  | 'riflemen'
  | 'softCover'
  | 'hardCover'
  | 'disordered'
  | 'skirmishers'
  | 'noFewerThanNone'
  | 'range'
  | 'rounded'
  | 'atLeastOne'
  | 'commander'
  | 'defensiveFire'
  | 'die'
  | 'roughGround'
  | 'halfSpeed'
  | 'obstacle'
  | 'chargedInLine'
  | 'chargedInColumn'
  | 'character'
  | 'joined'
  | 'uphill'
  | 'check'
  | 'hits'
  | 'personFalls'
  | 'distance'
  | 'combat'
  | 'combatMargin'
  | 'initiative'
  | 'band'
  | 'peopleLost'
  | 'sides'

export type BattleStep = FigureStep<BattleLabel>
export type BattleFigure = Figure<BattleLabel>
export type BattleOdds = Odds<BattleLabel>
export type BattleExplanation = Explanation<BattleLabel>

export const add = (label: BattleLabel, value: number, rule: RuleId): BattleStep => ({
  label,
  effect: 'add',
  value,
  rule,
})

export const times = (label: BattleLabel, value: number, rule: RuleId): BattleStep => ({
  label,
  effect: 'times',
  value,
  rule,
})
