// Entries of the ledger, dated with the round and the step.
import { own } from '../../../core/own.ts'
import { book } from '../../campaign/rules/index.ts'
import type { GloriaEntry, World } from './model.ts'

export const booked = (world: World, entry: Omit<GloriaEntry, 'turn' | 'phase'>): World => ({
  ...world,
  ledger: book(world.ledger, [{ turn: world.round, phase: world.step, ...entry }]),
})

/** GM-WW-10, 11: 50 in his next step 2. */
export const credited = (world: World, player: string): World => {
  const plateMoney = 50
  return {
    ...world,
    credits: { ...world.credits, [player]: (own(world.credits, player) ?? 0) + plateMoney },
  }
}
