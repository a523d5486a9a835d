// The table that a battle belongs to, on the card of its row: there and back, and nothing taken from a card that holds none.
import { expect, test } from 'vitest'
import { roundIn, titleOfRound } from '@/games/eagles/screens/battle/store/roundSeat.ts'

const seat = {
  event: 'Spring Muster',
  round: 2,
  table: 3,
  ticket: 0xffff_ffff,
  players: { first: 'Änne', second: 'Ben' },
  firstIs: 'b',
} as const

test('comes back as it was, beside whatever else stands there', () => {
  expect(roundIn({ a: 'x', turn: 3, ...titleOfRound(seat) })).toEqual(seat)
  expect(roundIn(titleOfRound({ ...seat, isJoined: true }))).toEqual({ ...seat, isJoined: true })
})

test('a battle of no round says nothing of one', () => {
  expect(titleOfRound(null)).toEqual({})
  expect(roundIn({ a: 'x' })).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['a number', 7],
  ['another side', JSON.stringify({ ...seat, firstIs: 'c' })],
  ['a table below none', JSON.stringify({ ...seat, table: -1 })],
  ['nobody', JSON.stringify({ ...seat, players: null })],
  ['a name that is none', JSON.stringify({ ...seat, players: { first: 'a', second: 2 } })],
])('%s is no table', (_, round) => {
  expect(roundIn({ round })).toBeNull()
})
