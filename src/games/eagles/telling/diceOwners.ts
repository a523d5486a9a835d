// Whose die is which, in words, where a throw is not of one hand.
import { dieOwners, type BattlePrompt, type BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'

export const diceOwners = (
  state: BattleState,
  { about }: BattlePrompt,
  names: Names,
  words: BattleWords,
): readonly string[] | undefined =>
  dieOwners(state, about)?.map((owner) => {
    if (owner.of === 'side') return names.people(owner.side)
    return owner.of === 'person'
      ? words.figures.whoFalls.person[owner.person]
      : names.short(owner.battalion)
  })
