// Rounds and standings as tables for other programs, and a clock as people read one.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import {
  standings,
  teamRules,
  usualDesk,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { clockText } from '@/desk/rounds/clockWords.ts'
import { pairingRows, standingRows, scoringSaid } from '@/desk/rounds/roundTables.ts'
import { enterEvents } from '@/desk/words/events.ts'
import { speak } from '@/words/index.ts'

beforeAll(async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }))
  await speak('en')
  await enterEvents()
})

const pairing = (first: string, second: string | null, result: Pairing['result']): Pairing => ({
  first,
  second,
  result,
})
const rounds: readonly Round[] = [
  {
    pairings: [
      pairing('c', null, null),
      pairing('a', 'b', { winner: 'second', firstLost: 31, secondLost: 4 }),
      pairing('d', 'e', { winner: 'first', firstLost: null, secondLost: null, noShow: true }),
    ],
  },
]
const names = new Map([
  ['a', 'Ann'],
  ['b', '=Ben'],
  ['c', 'Carl'],
  ['d', 'Dora'],
  ['e', 'Emil'],
])

test('every table of every round is a row, whoever has the bye last', () => {
  expect(pairingRows(rounds, names)).toEqual([
    ['Round', 'Table', 'First', 'Second', 'Result', 'First lost', 'Second lost'],
    ['1', '1', 'Ann', '=Ben', '=Ben won', '31', '4'],
    ['1', '2', 'Dora', 'Emil', 'Emil did not come', '', ''],
    ['1', '', 'Carl', '', 'bye', '', ''],
  ])
})

test('of teams the match, the board and both teams stand in front, whoever sits alone with his board', () => {
  const teams = { first: 'Lions', second: 'Tigers' }
  const round: Round = {
    pairings: [
      { ...pairing('a', 'b', { winner: 'first', firstLost: 1, secondLost: 2 }), teams },
      { ...pairing('c', null, null), teams: { first: 'Tigers', second: 'Lions' } },
      { ...pairing('d', null, null), teams: { first: 'Bears', second: null } },
    ],
  }
  expect(pairingRows([round], names)).toEqual([
    [
      ...['Round', 'Match', 'Board', 'First team', 'Second team', 'Table', 'First', 'Second'],
      ...['Result', 'First lost', 'Second lost'],
    ],
    ['1', '1', '1', 'Lions', 'Tigers', '1', 'Ann', '=Ben', 'Ann won', '1', '2'],
    ['1', '1', '2', 'Tigers', 'Lions', '', 'Carl', '', 'bye', '', ''],
    ['1', '', '1', 'Bears', '', '', 'Dora', '', 'bye', '', ''],
  ])
})

test('the standings have a column for each tie-break, in its order', () => {
  const rules = { ...usualDesk, tieBreaks: ['beaten', 'victories'] as const }
  const entrants = [...names.keys()].map((id) => ({ id, hasDropped: false }))
  const [head, first] = standingRows(standings(entrants, rounds, rules), names, rules, ',')
  expect(head?.slice(-2)).toEqual(['Points of those beaten', 'Victories'])
  expect(first).toEqual(['1', '=Ben', '2', '1', '0', '0', '0', '0', '1'])
})

test('the standings hold a heading and players, every row as long as the heading', () => {
  const entrants = [...names.keys()].map((id) => ({ id, hasDropped: false }))
  const rows = standingRows(standings(entrants, rounds, usualDesk), names, usualDesk, ',')
  expect(rows).toHaveLength(entrants.length + 1)
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
})

test('by which points they stand is said in a sentence', () => {
  const own = { ...usualDesk, scoring: { ...usualDesk.scoring, victory: 5, doubleLoss: 1 } }
  expect(scoringSaid(own)).toBe(
    'Victory 5, draw 1, defeat 0, bye 2, both lose 1. Equals by: Opponents’ points, then Casualties.',
  )
  const match = { victory: 7, draw: 3, defeat: 0, bye: 4 }
  expect(scoringSaid(teamRules({ ...usualDesk, match }))).toBe(
    'Whoever has more board points wins the match. Victory 7, draw 3, defeat 0, bye 4. Equals by: Board points, then Opponents’ points, then Casualties.',
  )
})

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [-5_000, '0:00'],
    [1, '0:01'],
    [59_999, '1:00'],
    [309_000, '5:09'],
    [9_000_000, '2:30:00'],
  ])('with %i milliseconds left says %s', (left, said) => {
    expect(clockText(left)).toBe(said)
  })
})
