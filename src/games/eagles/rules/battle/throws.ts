// Facts of a throw that both players may know before it falls: the lowest face that does it, and whose die is which.
import type { Side } from '../../../../core/conversation.ts'
import type { BattalionId, Person } from './battalion.ts'
import { checkTarget } from './checkTarget.ts'
import { diceOrder } from './combat.ts'
import type { QuestionFrame } from './frames.ts'
import { lowestPassing } from './quality.ts'
import type { BattleState } from './state.ts'
import { hitTarget } from './volleyDice.ts'

/** From 1 (every face does) to 7 (none does); null where the dice are compared with nothing. */
export function lowestFace(state: BattleState, about: QuestionFrame): number | null {
  const { house } = state.setup
  if (about.at === 'check.die') return lowestPassing(house, checkTarget(state, about.check))
  if (about.at === 'volley.dice' || about.at === 'volley.again' || about.at === 'volley.reroll')
    return lowestPassing(house, hitTarget(state, about.volley))
  return null
}

export type DieOwner =
  | { readonly of: 'side'; readonly side: Side }
  | { readonly of: 'battalion'; readonly battalion: BattalionId }
  | { readonly of: 'person'; readonly person: Person }

const bothSides: readonly DieOwner[] = [
  { of: 'side', side: 'a' },
  { of: 'side', side: 'b' },
]

/** Whose each die is, in the order they are thrown; null: all of one hand. */
export function dieOwners(state: BattleState, about: QuestionFrame): readonly DieOwner[] | null {
  if (about.at === 'sides.dice' || about.at === 'initiative.dice') return bothSides
  // CRISK-01: a die for each character who has had none yet.
  if (about.at === 'combat.risk')
    return about.candidates.slice(about.diced).map((person) => ({ of: 'person', person }))
  if (about.at !== 'combat.dice') return null
  const fight = state.fights.find(({ id }) => id === about.fight)
  if (fight === undefined) return null
  return diceOrder(state, fight).map((battalion) => ({ of: 'battalion', battalion }))
}
