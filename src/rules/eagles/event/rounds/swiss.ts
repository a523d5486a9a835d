// The next round, Swiss: equals meet, nobody twice while that can be avoided. The lot is an argument.
import { seededDice } from '../../../core/dice/seeded.ts'
import { bestPartners } from './blossoms.ts'
import { standings, type Entrant, type Pairing, type Round } from './rounds.ts'

interface Player {
  readonly id: string
  readonly points: number
  /** Place among those of equal points, by lot. */
  readonly lot: number
  readonly ofEqual: number
  readonly met: ReadonlySet<string>
  readonly byes: number
}

/** By lot, the same for the same seed. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const roll = seededDice(seed)
  const all = [...list]
  for (let n = all.length - 1; n > 0; n -= 1) {
    const other = roll(n + 1) - 1
    const held = all[n]
    const taken = all[other]
    if (held === undefined || taken === undefined) continue
    all[n] = taken
    all[other] = held
  }
  return all
}

function opponentsOf(rounds: readonly Round[]): ReadonlyMap<string, ReadonlySet<string>> {
  const met = new Map<string, Set<string>>()
  const note = (one: string, other: string): void => {
    met.set(one, (met.get(one) ?? new Set()).add(other))
  }
  for (const { first, second } of rounds.flatMap(({ pairings }) => pairings)) {
    if (second === null) continue
    note(first, second)
    note(second, first)
  }
  return met
}

/** Who is still there, the best first, equals by lot. */
function playersFor(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  seed: number,
): Player[] {
  const present = entrants.filter(({ hasDropped }) => !hasDropped)
  const made = new Map(standings(entrants, rounds).map((row) => [row.id, row]))
  const met = opponentsOf(rounds)
  const pointsOf = (id: string): number => made.get(id)?.points ?? 0
  const drawn = [...shuffled(present, seed)].sort(
    (one, other) => pointsOf(other.id) - pointsOf(one.id),
  )
  return drawn.map(({ id }, n) => {
    const points = pointsOf(id)
    const equals = drawn.filter((other) => pointsOf(other.id) === points)
    return {
      id,
      points,
      lot: n - drawn.findIndex((other) => pointsOf(other.id) === points),
      ofEqual: equals.length,
      met: met.get(id) ?? new Set(),
      byes: made.get(id)?.byes ?? 0,
    }
  })
}

/** Players of one round at most: what is tested, and what a phone can pair while somebody waits. */
export const mostPaired = 512

/** Whoever had more byes than this is not to sit out again. */
const fewestByes = (players: readonly Player[]): number =>
  Math.min(...players.map(({ byes }) => byes))

/** What a pair costs: first second byes and repeats, then the steps of points between the two, then how far they are from the fold. */
function costs(players: readonly Player[]): {
  of: (one: number, other: number) => number
  most: number
} {
  const n = players.length + 1
  const least = Math.min(...players.map(({ points }) => points))
  const span = Math.max(...players.map(({ points }) => points)) - least
  // Each stage outweighs all that a whole round can cost in the stages below it.
  const square = n * n
  const step = square * (n * span * span + 1)
  const repeat = step * (n * span + 1)
  // Above all the repeats it can spare: whoever else takes the bye leaves one opponent, so one pair more may repeat.
  const secondBye = 2 * repeat
  const fewest = fewestByes(players)
  const weigh = (fault: number, steps: number, unfolded: number): number =>
    fault + steps * step + steps * steps * square + unfolded
  const of = (a: number, b: number): number => {
    const one = players[a]
    const other = players[b]
    if (one === undefined || other === undefined) {
      const alone = one ?? other
      if (alone === undefined) return 0
      // The bye goes to the lowest of those who have had the fewest.
      return weigh(alone.byes > fewest ? secondBye : 0, alone.points - least, 0)
    }
    const steps = Math.abs(one.points - other.points)
    const half = Math.floor(one.ofEqual / 2)
    const unfolded = steps === 0 ? Math.abs(Math.abs(one.lot - other.lot) - half) : 0
    return weigh(one.met.has(other.id) ? repeat : 0, steps, unfolded)
  }
  return { of, most: weigh(players.length % 2 === 1 ? secondBye : repeat, span, n) }
}

/** The search adds and doubles weights: with this room to spare every sum is still a whole number that is exact. */
const isExact = (most: number): boolean => most * 8 <= Number.MAX_SAFE_INTEGER

/** More players, or a wider field after more rounds, than can be paired exactly. */
export function isTooMuchToPair(entrants: readonly Entrant[], rounds: readonly Round[]): boolean {
  const present = entrants.filter(({ hasDropped }) => !hasDropped)
  if (present.length > mostPaired) return true
  return present.length > 0 && !isExact(costs(playersFor(entrants, rounds, 0)).most)
}

/** The partner of each by their places, -1 for the bye. */
function matched(players: readonly Player[]): readonly number[] {
  if (players.length === 0) return []
  const seats = players.length + (players.length % 2)
  const { of, most } = costs(players)
  return bestPartners(seats, (one, other) => most + 1 - of(one, other))
}

function paired(players: readonly Player[], alone: Player | null): readonly Pairing[] {
  const partners = matched(players)
  const pairings = players.flatMap(({ id }, n): Pairing[] => {
    const partner = partners[n] ?? -1
    if (partner < n) return []
    return [{ first: id, second: players[partner]?.id ?? null, result: null }]
  })
  return alone === null ? pairings : [...pairings, { first: alone.id, second: null, result: null }]
}

/** Nobody meets again, and nobody sits out again while somebody has sat out less. */
function isFresh(players: readonly Player[], pairings: readonly Pairing[]): boolean {
  const byId = new Map(players.map((player) => [player.id, player]))
  const fewest = fewestByes(players)
  return pairings.every(({ first, second }) => {
    const one = byId.get(first)
    return second === null ? one?.byes === fewest : one?.met.has(second) === false
  })
}

/** An odd number: the bye goes to the lowest of those who had the fewest whose bye makes nobody meet again. */
function withBye(players: readonly Player[], lowestFirst: readonly Player[]): readonly Pairing[] {
  let free: readonly Pairing[] | null = null
  for (const alone of lowestFirst) {
    const pairings = paired(
      players.filter((one) => one !== alone),
      alone,
    )
    if (isFresh(players, pairings)) return pairings
    // If no pairing at all is without a repeat, there is no need to try the others.
    free ??= paired(players, null)
    if (!isFresh(players, free)) return free
  }
  return free ?? paired(players, null)
}

/**
 * The pairings of the next round. Nobody has a second bye while somebody is here who has had none; then nobody meets
 * anybody twice as long as any pairing avoids it; the bye goes to the lowest that this leaves, and the sum of the steps
 * of points between opponents is the least. The same for the same seed.
 * Only for what is not too much to pair.
 */
export function pairRound(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  seed: number,
): Round {
  const players = playersFor(entrants, rounds, seed)
  if (players.length % 2 === 0) return { pairings: paired(players, null) }
  const byId = new Map(players.map((player) => [player.id, player]))
  const fewest = fewestByes(players)
  const lowestFirst = standings(shuffled(entrants, seed), rounds)
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ byes }) => byes === fewest)
    .reverse()
  return { pairings: withBye(players, lowestFirst) }
}
