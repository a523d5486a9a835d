// Who sits where over several rounds of several tables.
import { describe, expect, test } from 'vitest'
import {
  areRivals,
  isAtOpenTable,
  isOpenTable,
  isOver,
  isSeated,
  missingResults,
  withOnePlayer,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'

const over = { winner: 'draw', firstLost: null, secondLost: null } as const
const open = (first: string, second: string | null): Pairing => ({ first, second, result: null })
const done = (first: string, second: string): Pairing => ({ first, second, result: over })

const rounds: readonly Round[] = [
  { pairings: [done('a', 'b'), done('c', 'd'), open('e', null)] },
  { pairings: [done('a', 'c'), open('b', 'e'), open('d', null)] },
]

test.each([
  ['a', true],
  ['b', true],
  ['c', true],
  ['d', true],
  ['e', true],
  ['f', false],
])('%s has had a seat: %s', (player, is) => {
  expect(isSeated(rounds, player)).toBe(is)
})

test('one seat in one of many rounds is a seat', () => {
  expect(isSeated([...rounds, { pairings: [open('x', 'y')] }], 'y')).toBe(true)
  expect(isSeated([], 'a')).toBe(false)
})

test.each([
  ['whose battle is over', 'a', false],
  ['who waits for the result of the second table', 'b', true],
  ['who is the second player there', 'e', true],
  ['who sits out', 'd', false],
  ['who was never paired', 'f', false],
])('at an open table sits nobody but those who fight: %s', (_, player, is) => {
  expect(isAtOpenTable(rounds, player)).toBe(is)
})

describe('a round', () => {
  test('misses the results of its tables, never one of the bye', () => {
    expect(rounds.map(missingResults)).toEqual([0, 1])
    expect(rounds.map(isOver)).toEqual([true, false])
    expect(rounds.flatMap(({ pairings }) => pairings.filter(isOpenTable))).toEqual([open('b', 'e')])
  })

  test('without any table is over', () => {
    expect(isOver({ pairings: [] })).toBe(true)
  })
})

test.each([
  ['at one table', 'a', 'b', true],
  ['at two tables of one round', 'a', 'd', true],
  ['one of them by a bye', 'c', 'e', true],
  ['only one was ever paired', 'a', 'f', false],
])('two were in one round: %s', (_, one, other, are) => {
  expect(areRivals(rounds, one, other)).toBe(are)
  expect(areRivals(rounds, other, one)).toBe(are)
})

test('two who played in different rounds may be one player', () => {
  const apart: readonly Round[] = [
    { pairings: [done('a', 'b'), done('c', 'd')] },
    { pairings: [done('c', 'x'), done('a', 'd')] },
  ]
  expect(areRivals(apart, 'b', 'x')).toBe(false)
})

test('every seat of one player is given to another, results and byes as they were', () => {
  expect(withOnePlayer(rounds, 'e', 'z')).toEqual([
    { pairings: [done('a', 'b'), done('c', 'd'), open('z', null)] },
    { pairings: [done('a', 'c'), open('b', 'z'), open('d', null)] },
  ])
})
