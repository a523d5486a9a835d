// Whose die is which, where a throw is not of one hand: both sides' dice, or one die for each character.
import type { BattlePrompt, BattleState } from '@/rules/eagles/index.ts'
import type { BattleWords, Names } from '@/locales/battle.ts'
import { battalionIn } from './conduct.ts'

export function diceOwners(
  state: BattleState,
  { about }: BattlePrompt,
  names: Names,
  words: BattleWords,
): readonly string[] | undefined {
  if (about.at === 'sides.dice' || about.at === 'initiative.dice')
    return [names.people('a'), names.people('b')]
  if (about.at === 'combat.risk')
    return about.candidates.slice(about.diced).map((one) => words.figures.person[one])
  if (about.at !== 'combat.dice') return undefined
  const fight = state.fights.find(({ id }) => id === about.fight)
  if (fight === undefined) return undefined
  const pair = [fight.charger, fight.charged]
  // Section 4: the active side's die, then the other's.
  const isCharger = battalionIn(state, fight.charger).side === state.active
  return (isCharger ? pair : pair.toReversed()).map(names.short)
}
