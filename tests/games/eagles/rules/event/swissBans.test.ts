// Bans in the Swiss pairing, proved against every pairing of up to ten players in random events.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  nextRound,
  objectionsAt,
  pairRound,
  scoringPresets,
  standings,
  usualDesk,
  type DeskRules,
  type Entrant,
  type Round,
  type Strength,
} from '@/games/eagles/rules/index.ts'
import { everyPairing, type Pair } from '@tests/support/everyPairing.ts'

const pairsOf = ({ pairings }: Round): readonly Pair[] =>
  pairings.map(({ first, second }) => [first, second])

/** What any pairing costs, as far as the first soft ban: hard bans, byes, repeats, who sits out, steps, soft bans. */
function judgeOf(players: readonly Entrant[], rounds: readonly Round[], rules: DeskRules) {
  const table = new Map(standings(players, rounds, rules).map((row) => [row.id, row]))
  const byId = new Map(players.map((each) => [each.id, each]))
  const of = (id: string): number => table.get(id)?.points ?? 0
  const byes = (id: string): number => table.get(id)?.byes ?? 0
  const fewest = Math.min(...players.map(({ id }) => byes(id)))
  const met = new Set(
    rounds.flatMap(pairsOf).flatMap(([a, b]) => [`${a} ${String(b)}`, `${String(b)} ${a}`]),
  )
  const broken = (pairs: readonly Pair[], strength: Strength): number =>
    pairs.reduce((sum, [a, b]) => {
      const [one, other] = [byId.get(a), byId.get(b ?? '')]
      if (one === undefined || other === undefined) return sum
      const isClub = rules.bans.club === strength && one.club === other.club && one.club !== ''
      const isNation = rules.bans.nation === strength && one.nation === other.nation
      return sum + Number(isClub) + Number(isNation)
    }, 0)
  return (pairs: readonly Pair[]) => {
    const alone = pairs.find(([, second]) => second === null)?.[0] ?? ''
    return {
      alone,
      before: [
        broken(pairs, 'hard'),
        Number(alone !== '' && byes(alone) > fewest),
        pairs.filter(([a, b]) => b !== null && met.has(`${a} ${b}`)).length,
        -(table.get(alone)?.place ?? 0),
      ],
      after: [
        pairs.reduce((sum, [a, b]) => sum + (b === null ? 0 : Math.abs(of(a) - of(b))), 0),
        broken(pairs, 'soft'),
      ],
    }
  }
}

/** Below 0: the first is better. */
const compared = (one: readonly number[], other: readonly number[]): number => {
  const place = one.findIndex((each, n) => each !== other[n])
  return (one[place] ?? 0) - (other[place] ?? 0)
}

const played = (round: Round, roll: (sides: number) => number): Round => ({
  pairings: round.pairings.map((pairing) => ({
    ...pairing,
    result:
      pairing.second === null
        ? null
        : {
            winner: (['first', 'second', 'draw', 'neither'] as const)[roll(4) - 1] ?? 'draw',
            firstLost: roll(40),
            secondLost: roll(40),
          },
  })),
})

function playAgainstAll(size: number, seed: number, rules: DeskRules): void {
  const roll = seededDice(seed)
  const players = Array.from({ length: size }, (_, n): Entrant => ({
    id: `p${String(n)}`,
    hasDropped: false,
    club: ['', 'north', 'south'][roll(3) - 1] ?? '',
    nation: ['french', 'british', 'austrian'][roll(3) - 1] ?? '',
  }))
  const rounds: Round[] = []
  for (let n = 0; n < 5; n += 1) {
    const round = pairRound(players, rounds, seed + n, { rules })
    const judge = judgeOf(players, rounds, rules)
    const own = judge(pairsOf(round))
    const seats: (string | null)[] = players.map(({ id }) => id)
    if (seats.length % 2 === 1) seats.push(null)
    for (const pairs of everyPairing(seats)) {
      const other = judge(pairs)
      const byBye = compared(other.before, own.before)
      if (byBye > 0 || (byBye === 0 && other.alone !== own.alone)) continue
      if (byBye < 0 || compared(other.after, own.after) < 0)
        throw new Error(`seed ${String(seed)}, round ${String(n + 1)}: ${JSON.stringify(pairs)}`)
    }
    rounds.push(played(round, roll))
  }
}

const bans = [
  { club: 'hard', nation: 'off' },
  { club: 'soft', nation: 'off' },
  { club: 'hard', nation: 'soft' },
  { club: 'soft', nation: 'hard' },
  { club: 'hard', nation: 'hard' },
  { club: 'soft', nation: 'soft' },
] as const

describe('no other pairing is better with bans between the criteria', () => {
  describe.each(bans)('club $club, nation $nation', (ban) => {
    test.each([2, 3, 4, 5, 6, 7, 8])('of %i players', (size) => {
      for (let seed = 1; seed <= 12; seed += 1)
        playAgainstAll(size, seed * 1_013 + size, { ...usualDesk, bans: ban })
    })

    test('of 9 and 10 players', { timeout: 120_000 }, () => {
      for (const size of [9, 10])
        for (let seed = 1; seed <= 2; seed += 1)
          playAgainstAll(size, seed * 2_011 + size, {
            ...usualDesk,
            bans: ban,
            scoring: scoringPresets.twenty,
          })
    })
  })
})

const of = (id: string, club: string, nation = 'french'): Entrant => ({
  id,
  hasDropped: false,
  club,
  nation,
})
const withBans = (club: Strength, nation: Strength = 'off'): DeskRules => ({
  ...usualDesk,
  bans: { club, nation },
})

describe('a hard ban', () => {
  test('that nobody can keep is told, and nothing is paired', () => {
    const three = [of('a', 'north'), of('b', 'north'), of('c', 'north'), of('d', 'south')]
    expect(nextRound([], three, 1, withBans('hard'))).toMatchObject({
      ok: false,
      problem: { why: 'forbidden' },
    })
    expect(nextRound([], three, 1, withBans('soft')).ok).toBe(true)
  })

  test('does not count a club that is not known, and takes case and blanks for nothing', () => {
    const four = [of('a', ''), of('b', ''), of('c', 'Black  Powder'), of('d', 'black powder ')]
    for (let seed = 1; seed < 20; seed += 1) {
      const next = nextRound([], four, seed, withBans('hard'))
      if (!next.ok) throw new Error(next.problem.why)
      const tables = next.value[0]?.pairings.map(({ first, second }) => [first, second].sort())
      expect(tables).not.toContainEqual(['c', 'd'])
    }
  })

  test('is not asked of a table that was made by hand', () => {
    const two = [of('a', 'north'), of('b', 'north')]
    const fixed = [{ first: 'a', second: 'b', result: null, isFixed: true }] as const
    const kept = { boards: fixed, tables: fixed }
    expect(nextRound([], two, 1, withBans('hard'), kept).ok).toBe(true)
  })
})

test('what is against two players meeting is told', () => {
  const entrants = [of('a', 'north'), of('b', 'north'), of('c', 'south', 'british')]
  const rounds: readonly Round[] = [
    { pairings: [{ first: 'a', second: 'c', result: null }] },
    { pairings: [] },
  ]
  const against = (first: string, second: string) =>
    objectionsAt(1, { entrants, rounds, bans: withBans('soft', 'hard').bans })({ first, second })
  expect(against('a', 'b')).toEqual({ met: [], isSameClub: true, isSameNation: true })
  expect(against('c', 'a')).toEqual({ met: [1], isSameClub: false, isSameNation: false })
})

test('club mates who were seated by hand are told, also where no ban keeps them apart', () => {
  const entrants = [of('a', 'north'), of('b', 'North ')]
  const { bans } = withBans('off')
  const told = objectionsAt(0, { entrants, rounds: [], bans })
  expect(told({ first: 'a', second: 'b' }).isSameClub).toBe(false)
  expect(told({ first: 'a', second: 'b', isFixed: true })).toEqual({
    met: [],
    isSameClub: true,
    isSameNation: false,
  })
})
