// The order of the Swiss criteria, proved against every pairing of up to ten players in random events.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  pairRound,
  standings,
  type Entrant,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { everyPairing, type Pair } from '@tests/support/everyPairing.ts'

const pointsAfter = (players: readonly Entrant[], rounds: readonly Round[]) =>
  new Map(standings(players, rounds).map(({ id, points }) => [id, points]))

/** "down a" or "up b" for everybody who met somebody of other points. */
function floatsIn(pairs: readonly Pair[], points: ReadonlyMap<string, number>): readonly string[] {
  return pairs.flatMap(([first, second]) => {
    if (second === null) return []
    const by = (points.get(first) ?? 0) - (points.get(second) ?? 0)
    if (by === 0) return []
    return by > 0 ? [`down ${first}`, `up ${second}`] : [`up ${first}`, `down ${second}`]
  })
}

const pairsOf = ({ pairings }: Round): readonly Pair[] =>
  pairings.map(({ first, second }) => [first, second])

/** What an event says of any pairing of its next round, in the order of the criteria, the fold left out. */
function judgeOf(players: readonly Entrant[], rounds: readonly Round[]) {
  const table = new Map(standings(players, rounds).map((row) => [row.id, row]))
  const points = pointsAfter(players, rounds)
  const of = (id: string): number => points.get(id) ?? 0
  const present = players.filter(({ hasDropped }) => !hasDropped).map(({ id }) => id)
  const byes = (id: string): number => table.get(id)?.byes ?? 0
  const fewest = Math.min(...present.map(byes))
  const met = new Set(
    rounds.flatMap(pairsOf).flatMap(([a, b]) => [`${a} ${String(b)}`, `${String(b)} ${a}`]),
  )
  const floated = new Set(
    rounds.flatMap((round, n) =>
      floatsIn(pairsOf(round), pointsAfter(players, rounds.slice(0, n))),
    ),
  )
  const levels = [...new Set(present.map(of))].sort((one, other) => other - one)
  return (pairs: readonly Pair[]) => {
    const alone = pairs.find(([, second]) => second === null)?.[0] ?? ''
    const steps = pairs.flatMap(([a, b]) =>
      b === null ? [] : [{ level: Math.max(of(a), of(b)), by: Math.abs(of(a) - of(b)) }],
    )
    const sum = (all: readonly { readonly by: number }[]): number =>
      all.reduce((total, { by }) => total + by, 0)
    return {
      alone,
      bye: [
        Number(alone !== '' && byes(alone) > fewest),
        pairs.filter(([a, b]) => b !== null && met.has(`${a} ${b}`)).length,
        -(table.get(alone)?.place ?? 0),
      ],
      tables: [
        sum(steps),
        ...levels.map((level) => sum(steps.filter((each) => each.level === level))),
        floatsIn(pairs, points).filter((float) => floated.has(float)).length,
        sum(steps.map(({ by }) => ({ by: by * by }))),
      ],
    }
  }
}

/** Below 0: the first is better. */
const compared = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((each, n) => each !== other[n])
  return (one[place] ?? 0) - (other[place] ?? 0)
}

const outcome = (pairing: Pairing, roll: (sides: number) => number): Pairing => ({
  ...pairing,
  result:
    pairing.second === null
      ? null
      : {
          winner: (['first', 'second', 'draw'] as const)[roll(3) - 1] ?? 'draw',
          firstLost: roll(9),
          secondLost: roll(9),
        },
})

function playAgainstAll(size: number, count: number, seed: number, dropChance: number): void {
  const roll = seededDice(seed)
  let players: readonly Entrant[] = Array.from({ length: size }, (_, n) => ({
    id: `p${String(n)}`,
    hasDropped: false,
  }))
  const rounds: Round[] = []
  for (let n = 0; n < count; n += 1) {
    const round = pairRound(players, rounds, seed + n)
    const judge = judgeOf(players, rounds)
    const own = judge(pairsOf(round))
    const seats: (string | null)[] = players.flatMap(({ id, hasDropped }) => (hasDropped ? [] : id))
    if (seats.length % 2 === 1) seats.push(null)
    for (const pairs of everyPairing(seats)) {
      const other = judge(pairs)
      const byBye = compared(other.bye, own.bye)
      // Of equals at the foot of the table the lot says who sits out, before points are looked at.
      if (byBye > 0 || (byBye === 0 && other.alone !== own.alone)) continue
      if (byBye < 0 || compared(other.tables, own.tables) < 0)
        throw new Error(`seed ${String(seed)}, round ${String(n + 1)}: ${JSON.stringify(pairs)}`)
    }
    rounds.push({ pairings: round.pairings.map((pairing) => outcome(pairing, roll)) })
    players = players.map((each) =>
      roll(100) <= dropChance ? { ...each, hasDropped: true } : each,
    )
  }
}

describe('no other pairing is better by the criteria in their order', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i players', (size) => {
    for (let seed = 1; seed <= 40; seed += 1) playAgainstAll(size, 6, seed * 1_009 + size, 0)
  })

  test.each([9, 10])('of %i players', { timeout: 120_000 }, (size) => {
    for (let seed = 1; seed <= 8; seed += 1) playAgainstAll(size, 6, seed * 2_003 + size, 0)
  })

  test('where players go home', () => {
    for (let seed = 1; seed <= 60; seed += 1) playAgainstAll(4 + (seed % 6), 5, seed * 31, 8)
  })
})

const entrants = (...ids: readonly string[]): readonly Entrant[] =>
  ids.map((id) => ({ id, hasDropped: false }))
const ended =
  (winner: 'first' | 'draw') =>
  (first: string, second: string): Pairing => ({
    first,
    second,
    result: { winner, firstLost: null, secondLost: null },
  })
const [won, drew] = [ended('first'), ended('draw')]
const round = (...pairings: readonly Pairing[]): Round => ({ pairings })

/** Every pairing that some lot gives, its tables in order. */
const always = (players: readonly Entrant[], rounds: readonly Round[]): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 40 }, (_, seed) =>
      pairsOf(pairRound(players, rounds, seed))
        .map((pair) => [...pair].sort().join('-'))
        .sort()
        .join(' '),
    ),
  )

describe('among pairings of the same total', () => {
  const six = entrants('a', 'b', 'c', 'd', 'e', 'f')

  test('the floats lie as low as can be: the best two meet, though the middle has to be parted', () => {
    // a and b have 4, c and d 2 and have met, e and f none: c and d go up, or down, by the same 4 steps.
    const rounds = [
      round(won('a', 'u'), won('b', 'v'), drew('c', 'd')),
      round(won('a', 'w'), won('b', 'x'), drew('c', 'y'), drew('d', 'z')),
    ]
    expect(always(six, rounds)).toEqual(new Set(['a-b c-e d-f', 'a-b c-f d-e']))
  })

  test('nobody floats the same way twice while that can be avoided', () => {
    // a went down to d before: now b or c goes down, and e or f comes up.
    const rounds = [
      round(won('a', 'u'), won('b', 'v'), won('c', 'w')),
      round(won('a', 'd'), won('b', 'x'), won('c', 'y')),
    ]
    const floats = [...always(six, rounds)].flatMap((tables) =>
      tables.split(' ').filter((table) => /[abc]-[def]/.test(table)),
    )
    expect(new Set(floats)).toEqual(new Set(['b-e', 'b-f', 'c-e', 'c-f']))
  })
})
