// Points of the organiser's own, and tie-breaks in the organiser's order.
import { describe, expect, test } from 'vitest'
import {
  pointsOf,
  presetOf,
  scoringPresets,
  standings,
  usualDesk,
  type Pairing,
  type Round,
  type Scoring,
  type TableResult,
  type TieBreak,
} from '@/games/eagles/rules/index.ts'

const result = (
  winner: TableResult['winner'],
  firstLost: number | null = null,
  secondLost: number | null = null,
): TableResult => ({ winner, firstLost, secondLost })
const fought = (first: string, second: string, how: TableResult): Pairing => ({
  first,
  second,
  result: how,
})
const entrants = (...ids: readonly string[]) => ids.map((id) => ({ id, hasDropped: false }))

describe('points of a table', () => {
  const { two, three, twenty } = scoringPresets
  const winnerOnly: Scoring = { ...three, margin: { step: 10, most: 2, isShared: false } }
  test.each<[string, Scoring, TableResult, number, number]>([
    ['a victory', two, result('first'), 2, 0],
    ['a victory of the second', three, result('second'), 0, 3],
    ['a draw', three, result('draw'), 1, 1],
    ['a double loss', three, result('neither'), 0, 0],
    ['a double loss with points of its own', { ...three, doubleLoss: 1 }, result('neither'), 1, 1],
    [
      'nobody who stayed away, whatever a double loss is worth',
      { ...three, doubleLoss: 1 },
      { ...result('neither'), noShow: true },
      0,
      0,
    ],
    ['no margin without figures', twenty, result('first'), 10, 10],
    ['a margin of 12 figures in steps of 5', twenty, result('first', 20, 32), 12, 8],
    ['a margin beyond the most', twenty, result('second', 90, 3), 0, 20],
    ['no margin for a winner who lost more', twenty, result('first', 30, 10), 10, 10],
    ['no margin in a draw', twenty, result('draw', 0, 50), 10, 10],
    ['a margin for the winner alone', winnerOnly, result('first', 0, 25), 5, 0],
    ['who waits for nobody has a bye', twenty, { ...result('first'), noShow: true }, 13, 0],
    ['neither came', two, { ...result('neither'), noShow: true }, 0, 0],
  ])('%s', (_, scoring, how, first, second) => {
    expect(pointsOf(scoring, how)).toEqual({ first, second })
  })

  test('are told by their name', () => {
    expect(presetOf({ ...scoringPresets.twenty })).toBe('twenty')
    expect(presetOf(usualDesk.scoring)).toBe('two')
    expect(presetOf({ ...scoringPresets.two, bye: 1 })).toBeNull()
    expect(presetOf({ ...scoringPresets.two, doubleLoss: 1 })).toBeNull()
    expect(presetOf({ ...scoringPresets.two, doubleLoss: 0 })).toBe('two')
  })
})

describe('who did not come', () => {
  const rounds: readonly Round[] = [
    {
      pairings: [
        fought('a', 'b', { ...result('first'), noShow: true }),
        fought('c', 'd', result('first')),
      ],
    },
  ]

  test('has met nobody: the other has a round as with a bye', () => {
    const rows = new Map(
      standings(entrants('a', 'b', 'c', 'd'), rounds).map((row) => [row.id, row]),
    )
    expect(rows.get('a')).toMatchObject({ points: 2, victories: 1, opponents: 1 })
    expect(rows.get('b')).toMatchObject({ points: 0, defeats: 1, opponents: 0 })
  })
})

describe('equals are parted', () => {
  // a and b have 2 points each; a beat c, who beat nobody; b beat d, who beat a.
  const rounds: readonly Round[] = [
    {
      pairings: [fought('a', 'c', result('first', 9, 1)), fought('b', 'd', result('first', 1, 2))],
    },
    {
      pairings: [fought('d', 'a', result('first', 5, 30)), fought('c', 'b', result('first', 3, 9))],
    },
  ]
  const order = (...tieBreaks: readonly TieBreak[]): string =>
    standings(entrants('a', 'b', 'c', 'd'), rounds, { scoring: scoringPresets.two, tieBreaks })
      .map(({ id, place }) => `${String(place)}${id}`)
      .join(' ')

  test.each<[string, readonly TieBreak[], string]>([
    ['by nothing, and share their place', [], '1a 1b 1c 1d'],
    ['by figures', ['casualties'], '1d 2c 3b 4a'],
    ['by figures taken', ['taken'], '1d 2c 3a 4b'],
    ['by nothing where not all have met', ['headToHead'], '1a 1b 1c 1d'],
  ])('%s', (_, tieBreaks, told) => {
    expect(order(...tieBreaks)).toBe(told)
  })

  test('by what they made against each other', () => {
    const two: readonly Round[] = [
      { pairings: [fought('b', 'a', result('first')), fought('c', 'd', result('draw'))] },
      { pairings: [fought('a', 'c', result('first')), fought('d', 'b', result('first'))] },
    ]
    const rows = standings(entrants('a', 'b', 'c', 'd'), two, {
      scoring: scoringPresets.two,
      tieBreaks: ['headToHead'],
    })
    expect(rows.map(({ id, place, breaks }) => [place, id, breaks.headToHead])).toEqual([
      [1, 'd', undefined],
      [2, 'b', 2],
      [3, 'a', 0],
      [4, 'c', undefined],
    ])
  })

  test('by opponents without the weakest, by those beaten, by victories', () => {
    const rows = standings(entrants('a', 'b', 'c', 'd'), rounds, {
      scoring: scoringPresets.three,
      tieBreaks: ['opponentsCut', 'beaten', 'victories', 'opponents'],
    })
    expect(rows[0]?.breaks).toEqual({ opponentsCut: 3, beaten: 3, victories: 1, opponents: 6 })
  })
})
