// Who confirmed the slip of a battle, on the card of its row: there and back, and nothing taken from a card that holds none.
import { expect, test } from 'vitest'
import {
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

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a battle without a code', JSON.stringify({ ...mark, battle: 'x' })],
  ['more initials than anybody has', JSON.stringify({ ...mark, initials: 'A'.repeat(31) })],
  ['a seat that is none', JSON.stringify({ ...mark, ownPhone: 'third' })],
])('%s is no mark', (_, slip) => {
  expect(slipMarkIn({ slip })).toBeNull()
})
