// All outcomes of a position, with their exact chances: positions that mean the same are folded into one.
import type { Fraction } from '../conversation.ts'
import { fraction, plus, times } from './fraction.ts'

export interface Way<Position> {
  readonly position: Position
  readonly chance: Fraction
}

export interface Folding<Position> {
  /** What may come next, with chances that add up to 1; null where the way ends. */
  readonly next: (position: Position) => readonly Way<Position>[] | null
  /** Two positions with one key are the same for everything that is asked of their ends. */
  readonly key: (position: Position) => string
}

/**
 * The ends, each once; their chances add up to exactly 1. `next` must lead to an end on every way. It stops for a moment
 * after each position: a caller that has something else to do goes on later.
 */
export function* foldingWays<Position>(
  start: Position,
  { next, key }: Folding<Position>,
): Generator<void, readonly Way<Position>[]> {
  const ends = new Map<string, Way<Position>>()
  let open: readonly Way<Position>[] = [{ position: start, chance: fraction(1n) }]
  while (open.length > 0) {
    const later = new Map<string, Way<Position>>()
    for (const way of open) {
      const ways = next(way.position)
      if (ways === null) put(ends, key(way.position), way)
      else
        for (const { position, chance } of ways)
          put(later, key(position), { position, chance: times(way.chance, chance) })
      yield
    }
    open = [...later.values()]
  }
  return [...ends.values()]
}

function put<Position>(ways: Map<string, Way<Position>>, key: string, way: Way<Position>): void {
  const same = ways.get(key)
  ways.set(
    key,
    same === undefined ? way : { position: same.position, chance: plus(same.chance, way.chance) },
  )
}
