// Who confirmed the slip of a battle, on the card of its row: there and back, and nothing taken from a card that holds none.
import { expect, test } from 'vitest'
import { roundIn, titleOfRound } from '@/games/eagles/screens/battle/store/roundSeat.ts'
import {
  joinedTo,
  slipMarkIn,
  titleOfSlip,
  withSlipMark,
} from '@/games/eagles/screens/battle/store/slipMark.ts'

const mark = { battle: '0123456789', initials: '', ownPhone: 'second' } as const

test('comes back as it was, and goes without a trace', () => {
  expect(slipMarkIn(withSlipMark({ a: 'x' }, mark))).toEqual(mark)
  expect(slipMarkIn(titleOfSlip({ ...mark, initials: 'BK', ownPhone: null }))).toEqual({
    battle: '0123456789',
    initials: 'BK',
    ownPhone: null,
  })
  expect(withSlipMark(withSlipMark({ a: 'x' }, mark), null)).toEqual({ a: 'x' })
})

test('a round that was joined is not its own, and one of its own stays so', () => {
  const players = { first: 'Ann', second: 'Ben' }
  const seat = { event: 'Club day', round: 1, table: 2, ticket: 7, players, firstIs: 'a' } as const
  const joined = joinedTo({ a: 'x' }, { ...seat, table: 1 })
  expect(joined['a']).toBe('x')
  expect(roundIn(joined)).toEqual({ ...seat, table: 1, isJoined: true })
  expect(roundIn(joinedTo(joined, seat))).toEqual({ ...seat, isJoined: true })
  expect(roundIn(joinedTo(titleOfRound(seat), seat))).toEqual(seat)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a battle without a code', JSON.stringify({ ...mark, battle: 'x' })],
  ['more initials than anybody has', JSON.stringify({ ...mark, initials: 'A'.repeat(31) })],
  ['a seat that is none', JSON.stringify({ ...mark, ownPhone: 'third' })],
])('%s is no mark', (_, slip) => {
  expect(slipMarkIn({ slip })).toBeNull()
})
