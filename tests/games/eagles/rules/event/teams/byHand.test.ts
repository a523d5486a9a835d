// What an organiser does to teams and their matches by hand.
import { describe, expect, test } from 'vitest'
import {
  canPairAnew,
  joinedTeam,
  matchesOf,
  movedMember,
  nextRound,
  pairedAnew,
  swapPartners,
  teamsBefore,
  usualDesk,
  withFixed,
  withMatchSeatedAnew,
  withResult,
  withSlip,
  withSwap,
  withTeamRenamed,
  type Entrant,
  type Round,
} from '@/games/eagles/rules/index.ts'

const rules = { ...usualDesk, teamSize: 2 }
const player = (id: string, team: string, board: number): Entrant => ({
  id,
  hasDropped: false,
  team,
  board,
})
const players = ['A', 'B', 'C', 'D'].flatMap((team) => [
  player(`${team}1`, team, 1),
  player(`${team}2`, team, 2),
])
const paired = (all: readonly Entrant[] = players): readonly Round[] => {
  const next = nextRound([], all, 7, rules)
  if (!next.ok) throw new Error(next.problem.why)
  return next.value
}
const last = (rounds: readonly Round[]): Round => rounds.at(-1) ?? { pairings: [] }
const matchOf = (rounds: readonly Round[], n: number) => {
  const match = matchesOf(last(rounds))[n]
  if (match === undefined) throw new Error('no match')
  return match
}
const boardOf = (rounds: readonly Round[], n: number) => {
  const [board] = matchOf(rounds, n).boards
  if (board === undefined) throw new Error('no board')
  return board.pairing
}
const boards = (rounds: readonly Round[]): readonly string[] =>
  last(rounds).pairings.map(({ first, second }) => [first, second ?? '–'].sort().join(' '))
const won = { winner: 'first', firstLost: null, secondLost: null } as const

describe('teams', () => {
  test('have their members moved, numbered anew, and not beyond an end', () => {
    expect(movedMember(players, 'A2', -1).map(({ id, board }) => [id, board])).toEqual([
      ['A2', 1],
      ['A1', 2],
    ])
    expect(movedMember(players, 'A1', -1)).toEqual([])
    expect(movedMember(players, 'A2', 1)).toEqual([])
  })

  test('are joined behind those who are in them, in their own spelling', () => {
    const all = [...players, player('x', '', 1)]
    expect(joinedTeam(all, 'x', ' a ').at(-1)).toMatchObject({ id: 'x', team: 'A', board: 3 })
    expect(joinedTeam(all, 'x', 'Elks')).toMatchObject([{ team: 'Elks', board: 1 }])
    expect(joinedTeam(all, 'A1', 'a')).toEqual([])
  })

  test('are told before a round: who forfeits, who has none, of whom nobody is here', () => {
    const here = [...players.slice(0, 3), player('x', '', 1)]
    const found = teamsBefore(here, players, 2)
    expect(found.incomplete.map(({ name, forfeited }) => [name, forfeited])).toEqual([['B', [2]]])
    expect(found.teamless.map(({ id }) => id)).toEqual(['x'])
    expect(found.empty).toEqual(['C', 'D'])
  })
})

describe('a match', () => {
  test('has its teams swapped while neither has begun, with tickets of their own', () => {
    const before = paired()
    const [one, other] = [matchOf(before, 0), matchOf(before, 1)]
    const [from, to] = [one.first.toLowerCase(), other.first.toLowerCase()]
    expect(swapPartners(last(before), from)).toContain(to)
    const after = withSwap(before, 0, from, to)
    expect(boards(after)).toEqual([
      ...[1, 2].map((n) => [`${other.first}${n}`, `${String(one.second)}${n}`].sort().join(' ')),
      ...[1, 2].map((n) => [`${one.first}${n}`, `${String(other.second)}${n}`].sort().join(' ')),
    ])
    const tickets = [...last(before).pairings, ...last(after).pairings].map(({ ticket }) => ticket)
    expect(new Set(tickets).size).toBe(8)
    const begun = withResult(
      before,
      0,
      last(before).pairings[0] ?? { first: '', second: null },
      won,
    )
    expect(withSwap(begun, 0, from, to)).toBe(begun)
  })

  test('stays when the others are paired anew, if it is fixed or has begun', () => {
    const before = paired()
    const fixed = withFixed(before, 0, boardOf(before, 1), true)
    for (let seed = 1; seed < 8; seed += 1) {
      const next = pairedAnew(fixed, players, seed, rules)
      expect(next.ok && boards(next.value)).toEqual(expect.arrayContaining(boards(before).slice(2)))
    }
    expect(withFixed(fixed, 0, boardOf(fixed, 1), false)).toEqual(before)
    const moved = players.map((each) => (each.id === 'A1' ? { ...each, team: 'Z' } : each))
    const begun = withResult(
      before,
      0,
      last(before).pairings[0] ?? { first: '', second: null },
      won,
    )
    const kept = pairedAnew(begun, players, 3, rules)
    expect(kept.ok && boards(kept.value)).toEqual(
      expect.arrayContaining(boards(before).slice(0, 2)),
    )
    expect(
      last(before)
        .pairings.slice(0, 2)
        .some(({ first, second }) => [first, second].includes('A1')),
    ).toBe(!pairedAnew(begun, moved, 3, rules).ok)
  })

  test('that was made by hand stays so, also where somebody sits alone', () => {
    // A and C have one player, B and D two: board 2 of B stays the same when A and C change places.
    const short = players.filter(({ id }) => id !== 'A2' && id !== 'C2')
    const seed = Array.from({ length: 99 }, (_, n) => n).find((n) => {
      const next = nextRound([], short, n, rules)
      return next.ok && boards(next.value).includes('A1 B1') && boards(next.value).includes('C1 D1')
    })
    const next = nextRound([], short, seed ?? 0, rules)
    if (!next.ok) throw new Error(next.problem.why)
    const swapped = withSwap(next.value, 0, 'a', 'c')
    expect(boards(swapped).toSorted()).toEqual(['A1 D1', 'B1 C1', 'B2 –', 'D2 –'])
    expect(last(swapped).pairings.map(({ isFixed }) => isFixed)).toEqual([true, true, true, true])
  })

  test('that was made by hand and is seated anew stays so', () => {
    const before = paired()
    const fixed = withFixed(before, 0, boardOf(before, 0), true)
    const match = matchOf(fixed, 0)
    const reserve = player('new', match.first, 0)
    const after = withMatchSeatedAnew(fixed, 0, boardOf(fixed, 0), [...players, reserve], rules)
    expect(boards(after)[0]).toContain('new')
    const { pairings } = last(after)
    expect(pairings.map(({ isFixed }) => isFixed === true)).toEqual([true, true, false, false])
  })

  test('of which a slip is kept has begun: it stays, and its teams are not swapped', () => {
    const before = paired()
    const { pairings } = last(before)
    const [board = { first: '', second: null }] = pairings
    const fought = withSlip(before, 0, board, { code: 'a slip', readAt: 3 })
    for (let seed = 1; seed < 8; seed += 1) {
      const next = pairedAnew(fought, players, seed, rules)
      expect(next.ok && boards(next.value)).toEqual(
        expect.arrayContaining(boards(before).slice(0, 2)),
      )
    }
    const [one, other] = [matchOf(before, 0), matchOf(before, 1)]
    const keys = [one.first.toLowerCase(), other.first.toLowerCase()] as const
    expect(withSwap(fought, 0, ...keys)).toBe(fought)
  })

  test('that has begun is kept whole: beside one by hand there is nothing to pair anew', () => {
    const fixed = withFixed(paired(), 0, boardOf(paired(), 1), true)
    expect(canPairAnew(last(fixed), rules)).toBe(true)
    const [board = { first: '', second: null }] = last(fixed).pairings
    const fought = withSlip(fixed, 0, board, { code: 'a slip', readAt: 3 })
    expect(canPairAnew(last(fought), rules)).toBe(false)
  })

  test('is seated anew from the teams as they stand, while none of its boards is decided', () => {
    const before = paired()
    const match = matchOf(before, 0)
    const reserve = player('new', match.first, 0)
    const after = withMatchSeatedAnew(before, 0, boardOf(before, 0), [...players, reserve], rules)
    expect(boards(after)[0]).toContain('new')
    expect(boards(after)[1]).toContain(`${match.first}1`)
    expect(boards(after).slice(2)).toEqual(boards(before).slice(2))
    expect(withMatchSeatedAnew(before, 0, boardOf(before, 0), [], rules)).toBe(before)
  })

  test('has its teams renamed in every round', () => {
    const names = matchesOf(last(withTeamRenamed(paired(), 'a', 'Asps'))).flatMap(
      ({ first, second }) => [first, second],
    )
    expect(names.sort()).toEqual(['Asps', 'B', 'C', 'D'])
  })
})
