// The codes that stand beside a number: what each step of a figure, and each outcome of a roll, is called.
import type { Explanation, Figure, FigureStep, Odds } from '../../core/conversation.ts'

export const labels = [
  // figures
  'checkBonus',
  'checkNeeded',
  'volleyDice',
  'hitBonus',
  'reach',
  'limit',
  'strength',
  'initiativeBonus',
  'casualtiesOfLoser',
  // steps
  'quality',
  'greenDrop',
  'officer',
  'officers',
  'halfLosses',
  'lostCombat',
  'groups',
  'columnTarget',
  'britishLine',
  'guards',
  'riflemen',
  'softCover',
  'hardCover',
  'disordered',
  'skirmishers',
  'noFewerThanNone',
  'range',
  'rounded',
  'atLeastOne',
  'commander',
  'defensiveFire',
  'die',
  'roughGround',
  'halfSpeed',
  'obstacle',
  'chargedInLine',
  'chargedInColumn',
  'character',
  'joined',
  'uphill',
  // odds
  'check',
  'hits',
  'personFalls',
  'distance',
  'combat',
  'combatMargin',
  'initiative',
  'band',
  'peopleLost',
  'sides',
] as const
export type BattleLabel = (typeof labels)[number]

export type BattleStep = FigureStep<BattleLabel>
export type BattleFigure = Figure<BattleLabel>
export type BattleOdds = Odds<BattleLabel>
export type BattleExplanation = Explanation<BattleLabel>

export const add = (label: BattleLabel, value: number, rule: string): BattleStep => ({
  label,
  effect: 'add',
  value,
  rule,
})

export const times = (label: BattleLabel, value: number, rule: string): BattleStep => ({
  label,
  effect: 'times',
  value,
  rule,
})
