// What the match of two teams is worth: the organiser's own points, apart from those of its boards.
import { describe, expect, test } from 'vitest'
import {
  teamStandings,
  usualDesk,
  type DeskRules,
  type Entrant,
  type Pairing,
} from '@/games/eagles/rules/index.ts'

const players = ['a1', 'a2', 'b1', 'b2'].map((id): Entrant => ({
  id,
  hasDropped: false,
  team: id.charAt(0),
}))
const board = (n: number, winner: 'first' | 'draw' | 'neither'): Pairing => ({
  first: `a${String(n)}`,
  second: `b${String(n)}`,
  result: { winner, firstLost: null, secondLost: null },
  teams: { first: 'a', second: 'b' },
})
const own: DeskRules = {
  ...usualDesk,
  teamSize: 2,
  match: { victory: 7, draw: 4, defeat: 1, bye: 5, doubleLoss: 2 },
}
const pointsAfter = (pairings: readonly Pairing[], rules = own) =>
  Object.fromEntries(
    teamStandings(players, [{ pairings }], rules).map(({ id, points }) => [id, points]),
  )

describe('a match', () => {
  test.each<[string, readonly Pairing[], Readonly<Record<string, number>>]>([
    ['won by one board of two', [board(1, 'first'), board(2, 'neither')], { a: 7, b: 1 }],
    ['drawn', [board(1, 'draw'), board(2, 'draw')], { a: 4, b: 4 }],
    ['lost by both at every board', [board(1, 'neither'), board(2, 'neither')], { a: 2, b: 2 }],
  ])('%s is worth what the organiser says', (_, pairings, points) => {
    expect(pointsAfter(pairings)).toEqual(points)
  })

  test('is worth 2 points where nothing is said', () => {
    const usual = { ...usualDesk, teamSize: 2 }
    expect(pointsAfter([board(1, 'first'), board(2, 'draw')], usual)).toEqual({ a: 2, b: 0 })
  })

  test('that nobody has to play is worth the points of a bye', () => {
    const alone = ['a1', 'a2'].map((first): Pairing => ({
      first,
      second: null,
      result: null,
      teams: { first: 'a', second: null },
    }))
    expect(pointsAfter(alone)).toEqual({ a: 5, b: 0 })
  })
})
