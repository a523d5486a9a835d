// CC-TICKET-04: what the special units of a campaign lend one battalion, in battles fought for a ticket.
import type { Trait } from '../army/model.ts'
import type { BattalionState } from './battalion.ts'
import type { Check, CheckPurpose } from './frames.ts'
import { battalionOf } from './play.ts'
import { isOnTable } from './roster.ts'
import type { BattleState } from './state.ts'

/** Until it is broken: one that rallies has it no more. */
export const traitOf = (
  { setup }: BattleState,
  { side, place, broken, brokeTurn }: BattalionState,
): Trait | null =>
  broken || brokeTurn > 0 ? null : (setup.armies[side].battalions[place]?.trait ?? null)

/** Both rolls of the house rule `bravery`. */
const attacks: readonly CheckPurpose[] = ['nerve', 'attack']

/** `fanatics`: it passes without a die. */
export const isFanatic = (
  state: BattleState,
  { purpose, battalion }: Pick<Check, 'purpose' | 'battalion'>,
): boolean =>
  attacks.includes(purpose) && traitOf(state, battalionOf(state, battalion)) === 'fanatics'

/** Enemies it fights, or who have joined its fight, and whom it has joined against. */
const inContact = (state: BattleState, { id, side }: BattalionState): readonly BattalionState[] =>
  state.fights.flatMap(({ charger, charged, joiners }) => {
    const fighters = [charger, charged]
    const joined = joiners.map(({ battalion }) => battalion)
    const isFighter = fighters.includes(id)
    if (!isFighter && !joined.includes(id)) return []
    return (isFighter ? [...fighters, ...joined] : fighters)
      .map((each) => battalionOf(state, each))
      .filter((each) => each.side !== side)
  })

/**
 * `terror`: an enemy in contact throws a RESOLVE test that it has passed once more, and the second counts. The ensign
 * helps after both, so a test that he has saved stands.
 */
export function isThrownAgain(
  state: BattleState,
  { purpose, battalion: id, thrown, again }: Check,
): boolean {
  if (purpose !== 'resolve' || thrown > 0 || again === true) return false
  const battalion = battalionOf(state, id)
  return (
    traitOf(state, battalion) !== 'terror' &&
    inContact(state, battalion).some(
      (enemy) => isOnTable(enemy) && traitOf(state, enemy) === 'terror',
    )
  )
}
