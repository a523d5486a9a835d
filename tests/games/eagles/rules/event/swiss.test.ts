// The Swiss pairing against every pairing there is, and over 10,000 random events.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  pairRound,
  standings,
  type Entrant,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'

const entrants = (n: number): Entrant[] =>
  Array.from({ length: n }, (_, id) => ({ id: `p${id}`, hasDropped: false }))

const played = (round: Round, roll: (sides: number) => number): Round => ({
  pairings: round.pairings.map((pairing) => ({
    ...pairing,
    result:
      pairing.second === null
        ? null
        : {
            winner: (['first', 'second', 'draw'] as const)[roll(3) - 1] ?? 'draw',
            firstLost: roll(100) - 1,
            secondLost: roll(100) - 1,
          },
  })),
})

/** Every way to pair a list of players; null stands for the bye. */
function* everyPairing(left: readonly (string | null)[]): Generator<Pairing[]> {
  const [first, ...others] = left
  if (first === undefined) {
    yield []
    return
  }
  for (const [n, second] of others.entries())
    for (const rest of everyPairing(others.filter((_, at) => at !== n)))
      yield [
        first === null
          ? { first: second ?? '', second: null, result: null }
          : { first, second, result: null },
        ...rest,
      ]
}

interface Cost {
  readonly secondByes: number
  readonly repeats: number
  readonly steps: number
}

const isRepeat = ({ first, second }: Pairing, before: readonly Pairing[]): boolean =>
  second !== null &&
  before.some(
    (old) =>
      (old.first === first && old.second === second) ||
      (old.first === second && old.second === first),
  )

/** Byes of players who have had more of them than somebody else who is here. */
function needlessByes(
  pairings: readonly Pairing[],
  players: readonly Entrant[],
  before: readonly Pairing[],
): number {
  const had = (id: string): number =>
    before.filter(({ first, second }) => first === id && second === null).length
  const fewest = Math.min(
    ...players.filter(({ hasDropped }) => !hasDropped).map(({ id }) => had(id)),
  )
  return pairings.filter(({ first, second }) => second === null && had(first) > fewest).length
}

function costOf(
  pairings: readonly Pairing[],
  players: readonly Entrant[],
  rounds: readonly Round[],
): Cost {
  const rows = new Map(standings(players, rounds).map((row) => [row.id, row]))
  const points = (id: string): number => rows.get(id)?.points ?? 0
  const before = rounds.flatMap(({ pairings: old }) => old)
  return {
    secondByes: needlessByes(pairings, players, before),
    repeats: pairings.filter((pairing) => isRepeat(pairing, before)).length,
    steps: pairings.reduce(
      (sum, { first, second }) =>
        sum + (second === null ? 0 : Math.abs(points(first) - points(second))),
      0,
    ),
  }
}

/** Byes come before repeats, repeats before steps of points. */
function isLess(one: Cost, other: Cost): boolean {
  if (one.secondByes !== other.secondByes) return one.secondByes < other.secondByes
  return one.repeats < other.repeats || (one.repeats === other.repeats && one.steps < other.steps)
}

const byeOf = (pairings: readonly Pairing[]): string | undefined =>
  pairings.find(({ second }) => second === null)?.first

/** Plays an event and calls `look` with every round that was paired. */
function playEvent(
  players: Entrant[],
  count: number,
  seed: number,
  look: (round: Round, players: readonly Entrant[], before: readonly Round[]) => void,
  dropChance = 0,
): readonly Round[] {
  const roll = seededDice(seed)
  const rounds: Round[] = []
  let present = players
  for (let n = 0; n < count; n += 1) {
    const round = pairRound(present, rounds, seed + n)
    look(round, present, [...rounds])
    rounds.push(played(round, roll))
    present = present.map((each) =>
      dropChance > 0 && roll(100) <= dropChance ? { ...each, hasDropped: true } : each,
    )
  }
  return rounds
}

/** The soak plays 10,000; the hunt for mutants makes do with fewer. */
const randomEvents = Number(process.env['EVENTS'] ?? 1_000)

describe('the Swiss pairing', () => {
  test('is never beaten by any other pairing with the same bye, in repeats or in steps of points', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const n = 2 + (seed % 7)
      playEvent(entrants(n), 1 + (seed % 8), seed, ({ pairings }, players, before) => {
        const seats: (string | null)[] = players.map(({ id }) => id)
        if (seats.length % 2 === 1) seats.push(null)
        const own = costOf(pairings, players, before)
        for (const other of everyPairing(seats))
          if (byeOf(other) === byeOf(pairings) && isLess(costOf(other, players, before), own))
            throw new Error(
              `seed ${seed}: ${JSON.stringify(other)} is better than ${JSON.stringify(pairings)}`,
            )
      })
    }
  })

  test('gives the bye to the lowest who had none, unless two would then meet again', () => {
    for (let seed = 0; seed < 120; seed += 1)
      playEvent(
        entrants(3 + 2 * (seed % 3)),
        1 + (seed % 4),
        seed,
        ({ pairings }, players, before) => {
          const rows = [...standings(players, before)].reverse()
          const bye = rows.find(({ id }) => id === byeOf(pairings))
          if (bye === undefined || costOf(pairings, players, before).repeats > 0) return
          const seats = players.map(({ id }) => id)
          for (const lower of rows.filter(({ place, byes }) => place > bye.place && byes === 0))
            for (const other of everyPairing(seats.filter((id) => id !== lower.id)))
              if (costOf(other, players, before).repeats === 0)
                throw new Error(`seed ${String(seed)}: ${lower.id} stands below ${bye.id}`)
        },
      )
  })

  test('pairs everybody once, nobody twice with the same, and at most one bye each', () => {
    for (let seed = 1; seed <= randomEvents; seed += 1) {
      const roll = seededDice(seed * 7919)
      const n = 1 + roll(24)
      // By Dirac's theorem a pairing without repeats exists up to here, drop-outs or not.
      const rounds = Math.max(1, Math.min(5, Math.floor((n + (n % 2)) / 2)))
      playEvent(entrants(n), rounds, seed, ({ pairings }, players, before) => {
        const seated = pairings.flatMap(({ first, second }) =>
          second === null ? [first] : [first, second],
        )
        if (seated.length !== players.length || new Set(seated).size !== players.length)
          throw new Error(`seed ${seed}: not everybody has a place`)
        const old = before.flatMap((round) => round.pairings)
        if (pairings.some((pairing) => isRepeat(pairing, old)))
          throw new Error(`seed ${seed}: a repeat`)
        if (needlessByes(pairings, players, old) > 0) throw new Error(`seed ${seed}: a second bye`)
      })
    }
  })

  test('gives nobody a second bye while somebody is here who has had none, drop-outs or not', () => {
    for (let seed = 1; seed <= randomEvents; seed += 1) {
      const roll = seededDice(seed * 104_729)
      playEvent(
        entrants(2 + roll(10)),
        2 + roll(6),
        seed,
        ({ pairings }, players, before) => {
          const old = before.flatMap((round) => round.pairings)
          if (needlessByes(pairings, players, old) > 0)
            throw new Error(`seed ${seed}: a second bye`)
        },
        15,
      )
    }
  })

  test('lets the leader sit out, and two meet again, before anybody has a second bye', () => {
    const won = (first: string, second: string): Pairing => ({
      first,
      second,
      result: { winner: 'first', firstLost: null, secondLost: null },
    })
    const bye = (first: string): Pairing => ({ first, second: null, result: null })
    const rounds: Round[] = [
      { pairings: [won('a', 'd'), won('b', 'c'), bye('e')] },
      { pairings: [won('a', 'e'), won('d', 'f'), bye('b')] },
      { pairings: [won('a', 'd'), bye('c')] },
    ]
    const players: Entrant[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      hasDropped: id === 'd' || id === 'e',
    }))
    const { pairings } = pairRound(players, rounds, 1)
    expect(pairings.map(({ first, second }) => [first, second ?? 'bye'].sort().join())).toEqual(
      expect.arrayContaining(['a,bye', 'b,c']),
    )
  })

  test('leaves out who went home, whose results still count for others', () => {
    for (let seed = 0; seed < 200; seed += 1)
      playEvent(
        entrants(9),
        4,
        seed,
        ({ pairings }, players) => {
          const here = players.filter(({ hasDropped }) => !hasDropped).map(({ id }) => id)
          const seated = pairings.flatMap(({ first, second }) =>
            second === null ? [first] : [first, second],
          )
          expect([...seated].sort()).toEqual([...here].sort())
        },
        8,
      )
  })

  test('is the same for the same seed, and another for another', () => {
    expect(pairRound(entrants(12), [], 3)).toEqual(pairRound(entrants(12), [], 3))
    expect(pairRound(entrants(12), [], 3)).not.toEqual(pairRound(entrants(12), [], 4))
  })

  test('pairs 200 players in the fourth round', () => {
    const rounds = playEvent(entrants(200), 4, 1, () => undefined)
    expect(rounds.at(-1)?.pairings).toHaveLength(100)
  })

  test('repeats only when everybody has met everybody, and then as little as it can', () => {
    const rounds = playEvent(entrants(4), 4, 5, () => undefined)
    expect(
      new Set(
        rounds
          .slice(0, 3)
          .flatMap(({ pairings }) =>
            pairings.map(({ first, second }) => [first, second].sort().join()),
          ),
      ).size,
    ).toBe(6)
    expect(rounds[3]?.pairings).toHaveLength(2)
  })

  test('has nothing to pair where nobody is, and a bye for one alone', () => {
    expect(pairRound([], [], 1).pairings).toEqual([])
    expect(pairRound(entrants(1), [], 1).pairings).toEqual([
      { first: 'p0', second: null, result: null },
    ])
  })
})
