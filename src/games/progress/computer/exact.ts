// Late positions solved to the end of the game: what perfect play is worth, and the mixture of cards that gets it.
import type { Board } from '../rules/index.ts'
import type { Solution } from './matrix.ts'
import { fading, Search } from './search.ts'

class TooLong extends Error {}

/**
 * Null where more than so many positions would have to be looked at, or where one comes back (only a SCORE that earns
 * nothing can bring it): such a game need not end. The value fades with each turn, as in every search.
 */
export const solveToTheEnd = (board: Board, mostPositions: number): Solution | null => {
  /** Null: it is being solved. */
  const values = new Map<string, number | null>()
  const search: Search = new Search((position) => {
    const key = keyOf(position)
    const known = values.get(key)
    if (known !== undefined && known !== null) return known
    if (known === null || values.size >= mostPositions) throw new TooLong()
    values.set(key, null)
    const value = fading * search.mixtures(position, 0).value
    values.set(key, value)
    return value
  })
  try {
    return search.mixtures(board, 0)
  } catch (cause) {
    if (cause instanceof TooLong) return null
    throw cause
  }
}

const keyOf = ({ armies, dice, strength, vp, piles, initiative }: Board): string =>
  `${armies.a.join()} ${armies.b.join()} ${dice.join()} ${strength.a} ${strength.b} ${vp.a} ${vp.b} ${piles.a} ${piles.b} ${initiative}`
