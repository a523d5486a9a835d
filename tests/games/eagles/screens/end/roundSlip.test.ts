// A result that the linked phone wants confirmed: only the one that this phone's own record tells is shown.
import { describe, expect, test } from 'vitest'
import { encodeSlip, type RoundSlip } from '@/games/eagles/rules/index.ts'
import { roundSlipOf, slipToConfirm } from '@/games/eagles/screens/end/roundSlip.ts'
import { playedBattle } from '@tests/support/recordedBattle.ts'

const play = playedBattle(2)
const seat = {
  event: 'Club day',
  round: 1,
  table: 4,
  ticket: 77,
  players: { first: 'Ben', second: 'Ann' },
  firstIs: 'b',
} as const
const slip = roundSlipOf(play, seat, { initials: '', ownPhone: 'first' })
if (slip === null) throw new Error('the battle is over')
const coded = (part: Partial<RoundSlip> = {}): string => encodeSlip({ ...slip, ...part })

test('the slip is that of the record, in the order of the pairing', () => {
  const straight = roundSlipOf(play, { ...seat, firstIs: 'a' }, null)
  expect(straight).not.toHaveProperty('ownPhone')
  expect(slip.lost).toEqual({ first: straight?.lost.second, second: straight?.lost.first })
  expect(slip.battle).toMatch(/^[0-9A-Z]{10}$/)
})

test('what this record tells is shown, for whoever confirms', () => {
  expect(slipToConfirm(coded(), play, 'b')).toEqual({ slip, seat, who: 'first' })
})

describe('is not shown', () => {
  const turned = { first: 'second', second: 'first', draw: 'draw' } as const
  const { lost, lists } = slip
  test.each<[string, string]>([
    ['what is no slip', '2hello'],
    ['a slip that nobody would confirm', encodeSlip(roundSlipOf(play, seat, null) ?? slip)],
    ['another winner', coded({ winner: turned[slip.winner] })],
    ['other losses', coded({ lost: { ...lost, first: lost.first + 1 } })],
    ['other lists', coded({ lists: { first: lists.second, second: lists.first } })],
    ['another battle', coded({ battle: '0000000000' })],
    ['initials on top', coded({ confirmedBy: 'XY' })],
    ['the result for the other side', coded({ ownPhone: 'second' })],
  ])('%s', (_, text) => {
    expect(slipToConfirm(text, play, 'b')).toBeNull()
  })
})
