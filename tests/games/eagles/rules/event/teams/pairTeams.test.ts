// The Swiss pairing of teams against every pairing there is, up to eight teams in random events.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  matchesOf,
  nextRound,
  pointsOf,
  standings,
  teamStandings,
  usualDesk,
  type DeskRules,
  type Entrant,
  type Pairing,
  type Round,
  type Strength,
} from '@/games/eagles/rules/index.ts'
import { everyPairing, type Pair } from '@tests/support/everyPairing.ts'

type Roll = (sides: number) => number
const clubs = ['', 'north', 'south'] as const

/** Teams t0, t1 … some of them incomplete, some with a reserve. */
function playersOf(teams: number, size: number, roll: Roll): Entrant[] {
  return Array.from({ length: teams }, (_, t) => t).flatMap((t) => {
    const club = clubs[roll(3) - 1] ?? ''
    const members = roll(4) === 1 ? roll(size) : size + (roll(5) === 1 ? 1 : 0)
    return Array.from({ length: members }, (_, n): Entrant => ({
      id: `t${String(t)}p${String(n)}`,
      hasDropped: false,
      team: `t${String(t)}`,
      board: n + 1,
      club,
    }))
  })
}

const played = (round: Round, roll: Roll): Round => ({
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

const teamOf = (player: string | null): string | null => player?.slice(0, 2) ?? null

/** Who met whom, told by the players alone; a team of which everybody sits alone has a bye. */
function pairsIn({ pairings }: Round): readonly Pair[] {
  const met = pairings.flatMap(({ first, second }): Pair[] =>
    second === null ? [] : [[teamOf(first) ?? '', teamOf(second)]],
  )
  const unique = [...new Map(met.map((pair) => [[...pair].sort().join(), pair])).values()]
  const seated = new Set(unique.flat())
  const alone = new Set(pairings.map(({ first }) => teamOf(first) ?? ''))
  return [
    ...unique,
    ...[...alone].filter((team) => !seated.has(team)).map((team): Pair => [team, null]),
  ]
}

/** What a player has made in a round, told from the result of his board alone. */
function madeBy(player: string, { pairings }: Round, { scoring }: DeskRules): number {
  const board = pairings.find(({ first, second }) => first === player || second === player)
  if (board === undefined) return 0
  if (board.result === null) return scoring.bye
  return pointsOf(scoring, board.result)[board.first === player ? 'first' : 'second']
}

interface Account {
  points: number
  boards: number
  byes: number
}

/** Match and board points of every team, counted anew from the players of each round. */
function accounts(
  players: readonly Entrant[],
  rounds: readonly Round[],
  rules: DeskRules,
): ReadonlyMap<string, Account> {
  const all = new Map<string, Account>()
  const of = (team: string): Account => {
    const found = all.get(team) ?? { points: 0, boards: 0, byes: 0 }
    all.set(team, found)
    return found
  }
  for (const { id } of players) of(teamOf(id) ?? '')
  for (const round of rounds) {
    const made = (team: string): number =>
      players
        .filter(({ id }) => teamOf(id) === team)
        .reduce((sum, { id }) => sum + madeBy(id, round, rules), 0)
    for (const [one, other] of pairsIn(round)) {
      of(one).boards += made(one)
      if (other === null) {
        of(one).points += 2
        of(one).byes += 1
        continue
      }
      of(other).boards += made(other)
      const results = round.pairings.filter(
        ({ first, second }) =>
          [one, other].includes(teamOf(first) ?? '') &&
          [one, other].includes(teamOf(second) ?? one),
      )
      if (results.every(({ result }) => result?.winner === 'neither')) continue
      if (made(one) === made(other)) {
        of(one).points += 1
        of(other).points += 1
      } else of(made(one) > made(other) ? one : other).points += 2
    }
  }
  return all
}

function judgeOf(players: readonly Entrant[], rounds: readonly Round[], rules: DeskRules) {
  const table = accounts(players, rounds, rules)
  const of = (team: string): Account => table.get(team) ?? { points: 0, boards: 0, byes: 0 }
  const fewest = Math.min(...[...table.values()].map(({ byes }) => byes))
  const places = new Map(teamStandings(players, rounds, rules).map(({ id, place }) => [id, place]))
  const met = new Set(
    rounds.flatMap(pairsIn).flatMap(([a, b]) => [`${a} ${String(b)}`, `${String(b)} ${a}`]),
  )
  const clubOf = (team: string | null): string =>
    players.find(({ id }) => teamOf(id) === team)?.club ?? ''
  const broken = (pairs: readonly Pair[], strength: Strength): number =>
    rules.bans.club === strength
      ? pairs.filter(([a, b]) => b !== null && clubOf(a) !== '' && clubOf(a) === clubOf(b)).length
      : 0
  return (pairs: readonly Pair[]) => {
    const alone = pairs.find(([, second]) => second === null)?.[0] ?? ''
    return {
      alone,
      before: [
        broken(pairs, 'hard'),
        Number(alone !== '' && of(alone).byes > fewest),
        pairs.filter(([a, b]) => b !== null && met.has(`${a} ${b}`)).length,
        -(places.get(alone) ?? 0),
      ],
      after: [
        pairs.reduce(
          (sum, [a, b]) => sum + (b === null ? 0 : Math.abs(of(a).points - of(b).points)),
          0,
        ),
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

function playAgainstAll(teams: number, size: number, seed: number, rules: DeskRules): void {
  const roll = seededDice(seed)
  const players = playersOf(teams, size, roll)
  let rounds: readonly Round[] = []
  for (let n = 0; n < 4; n += 1) {
    const next = nextRound(rounds, players, seed + n, rules)
    if (!next.ok) {
      expect(next.problem.why).toBe('forbidden')
      return
    }
    const round = next.value.at(-1) ?? { pairings: [] }
    const judge = judgeOf(players, rounds, rules)
    const own = judge(pairsIn(round))
    const seats: (string | null)[] = Array.from({ length: teams }, (_, t) => `t${String(t)}`)
    if (seats.length % 2 === 1) seats.push(null)
    for (const pairs of everyPairing(seats)) {
      const other = judge(pairs)
      const byBye = compared(other.before, own.before)
      if (byBye > 0 || (byBye === 0 && other.alone !== own.alone)) continue
      if (byBye < 0 || compared(other.after, own.after) < 0)
        throw new Error(`seed ${String(seed)}, round ${String(n + 1)}: ${JSON.stringify(pairs)}`)
    }
    rounds = [...rounds, played(round, roll)]
    for (const { id, points, byes, breaks } of teamStandings(players, rounds, rules))
      expect({ id, points, byes, boards: breaks.boards }).toEqual({
        id,
        ...accounts(players, rounds, rules).get(id),
      })
  }
}

const rulesOf = (teamSize: number, more: Partial<DeskRules> = {}): DeskRules => ({
  ...usualDesk,
  teamSize,
  ...more,
})

describe('no other pairing of teams is better, and match and board points are those of their players', () => {
  describe.each(['off', 'soft', 'hard'] as const)('club %s', (club) => {
    test.each([2, 3, 4, 5, 6, 7, 8])('%i teams', (teams) => {
      for (let seed = 1; seed <= 12; seed += 1)
        playAgainstAll(
          teams,
          2 + (seed % 5),
          seed * 1_013 + teams,
          rulesOf(2 + (seed % 5), { bans: { club, nation: 'hard' } }),
        )
    })
  })
})

const player = (id: string, team: string, board?: number): Entrant => ({
  id,
  hasDropped: false,
  team,
  ...(board !== undefined && { board }),
})
const pairedOf = (rounds: readonly Round[], players: readonly Entrant[], size: number): Round => {
  const next = nextRound(rounds, players, 1, rulesOf(size))
  if (!next.ok) throw new Error(next.problem.why)
  return next.value.at(-1) ?? { pairings: [] }
}
const seats = ({ pairings }: Round): readonly string[] =>
  pairings.map(({ first, second }) => [first, second ?? '–'].sort().join(' ')).sort()

describe('the boards of a match', () => {
  test('play first against first, by their numbers and then as they came', () => {
    const players = [
      player('a2', 'A', 2),
      player('a1', 'A', 1),
      player('b1', ' b '),
      player('b2', 'B'),
    ]
    expect(seats(pairedOf([], players, 2))).toEqual(['a1 b1', 'a2 b2'])
  })

  test('leave reserves and players of no team out, and forfeit the last where one is missing', () => {
    const players = [
      player('a1', 'A', 1),
      player('a2', 'A', 2),
      player('a3', 'A', 3),
      { ...player('b1', 'B', 1), hasDropped: true },
      player('b2', 'B', 2),
      player('z', ''),
    ]
    const round = pairedOf([], players, 2)
    expect(seats(round)).toEqual(['a1 b2', 'a2 –'].sort())
    const won: Round = {
      pairings: round.pairings.map((each): Pairing =>
        each.second === null
          ? each
          : { ...each, result: { winner: 'draw', firstLost: 3, secondLost: 3 } },
      ),
    }
    const table = teamStandings(players, [won], rulesOf(2))
    expect(table.map(({ id, points, breaks }) => [id, points, breaks.boards])).toEqual([
      ['a', 2, 3],
      ['b', 0, 1],
    ])
    expect(standings(players, [won]).find(({ id }) => id === 'a2')?.points).toBe(2)
  })

  test('of a bye all have one, and stand behind those who play at tables with a ticket each', () => {
    const players = ['A', 'B', 'C'].flatMap((team) => [
      player(`${team}1`, team),
      player(`${team}2`, team),
    ])
    const round = pairedOf([], players, 2)
    expect(matchesOf(round).map(({ second, boards }) => [second === null, boards.length])).toEqual([
      [false, 2],
      [true, 2],
    ])
    expect(round.pairings.slice(2).every(({ second }) => second === null)).toBe(true)
    expect(new Set(round.pairings.map(({ ticket }) => ticket)).size).toBe(3)
  })
})

test('fewer than two teams are too few, however many players there are', () => {
  const players = ['1', '2', '3', '4'].map((n) => player(`a${n}`, 'A'))
  expect(nextRound([], players, 1, rulesOf(2))).toEqual({
    ok: false,
    problem: { why: 'too-few', forbidden: [] },
  })
  expect(nextRound([], players, 1, usualDesk).ok).toBe(true)
})
