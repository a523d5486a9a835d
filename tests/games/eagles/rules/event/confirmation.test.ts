// The opponent's confirmation: from the same phone or his own, taken in for the very result and no other.
import { describe, expect, test } from 'vitest'
import {
  bestSlip,
  confirmedHow,
  decodeSlip,
  encodeSlip,
  readConfirmation,
  slipAtDesk,
  ticketOf,
  type Pairing,
  type RoundSlip,
} from '@/games/eagles/rules/index.ts'

const table: Pairing = { first: 'a', second: 'b', result: null }
const slip: RoundSlip = {
  event: 'Spring Muster',
  round: 2,
  table: 3,
  ticket: ticketOf(table),
  players: { first: 'Änne', second: 'Ben' },
  winner: 'second',
  lost: { first: 31, second: 12 },
  lists: { first: 'AAAAAAAA', second: 'BBBBBBBB' },
  battle: '0123456789',
  confirmedBy: '',
}
const confirmed = (part: Partial<RoundSlip> = {}): RoundSlip => ({
  ...slip,
  ownPhone: 'second',
  ...part,
})
const link = (each: RoundSlip): string => `https://example.org/#/events/slip/${encodeSlip(each)}`

describe('a confirmed slip', () => {
  test('comes back with who confirmed it, beside initials or without', () => {
    for (const each of [confirmed(), confirmed({ ownPhone: 'first', confirmedBy: 'BK' })])
      expect(decodeSlip(encodeSlip(each))).toEqual({ ok: true, value: each })
  })

  test('is of a newer kind, and any other slip is written as ever', () => {
    expect(encodeSlip(confirmed()).charAt(0)).toBe('2')
    expect(encodeSlip(slip).charAt(0)).toBe('1')
  })

  test('that lost a sign anywhere is refused', () => {
    const code = encodeSlip(confirmed())
    for (let at = 0; at < code.length; at += 1)
      expect(decodeSlip(code.slice(0, at) + code.slice(at + 1)).ok).toBe(false)
  })

  test('says how it was confirmed', () => {
    expect(confirmedHow(slip)).toBe('none')
    expect(confirmedHow({ ...slip, confirmedBy: 'BK' })).toBe('same-phone')
    expect(confirmedHow(confirmed({ confirmedBy: 'BK' }))).toBe('own-phone')
  })

  test('raises no doubt at the desk', () => {
    const names = new Map([
      ['a', 'Änne'],
      ['b', 'Ben'],
    ])
    const at = (each: RoundSlip) =>
      slipAtDesk(each, encodeSlip(each), {
        rounds: [{ pairings: [] }, { pairings: [table] }],
        names,
        marks: new Map(),
      })
    expect(at(confirmed())?.doubts).toEqual([])
    expect(at(slip)?.doubts).toEqual(['unconfirmed'])
  })
})

describe('the phone of the battle', () => {
  test('takes the confirmation of its slip from a link and from the code alone', () => {
    for (const text of [link(confirmed()), encodeSlip(confirmed())])
      expect(readConfirmation(text, slip, 'second')).toEqual({ ok: true, value: 'second' })
  })

  test.each([
    ['another result', confirmed({ winner: 'draw' }), 'other-result'],
    ['other losses', confirmed({ lost: { first: 30, second: 12 } }), 'other-result'],
    ['another battle', confirmed({ battle: '9876543210' }), 'other-result'],
    ['another table', confirmed({ ticket: 1 }), 'other-table'],
    ['another round', confirmed({ round: 1 }), 'other-table'],
    ['nobody', slip, 'unconfirmed'],
    ['initials only', { ...slip, confirmedBy: 'BK' }, 'unconfirmed'],
    ['the player of this phone', confirmed({ ownPhone: 'first' }), 'own-seat'],
  ] as const)('refuses one of %s', (_, given, problem) => {
    expect(readConfirmation(link(given), slip, 'second')).toEqual({ ok: false, problem })
  })

  test('refuses what is no code', () => {
    expect(readConfirmation('hello', slip, 'second')).toEqual({ ok: false, problem: 'damaged' })
    expect(readConfirmation('', slip, 'second')).toEqual({ ok: false, problem: 'truncated' })
  })
})

describe('of the slips of a table', () => {
  const result = { winner: 'second', firstLost: 31, secondLost: 12 } as const
  const kept = (...all: readonly RoundSlip[]) =>
    all.map((each, readAt) => ({ code: encodeSlip(each), readAt }))

  test('the best confirmed that says what is entered stands for it', () => {
    const initials = { ...slip, confirmedBy: 'BK' }
    const slips = kept(slip, confirmed(), initials)
    expect(bestSlip({ ...table, result, slips })).toEqual(confirmed())
    expect(bestSlip({ ...table, result, slips: kept(slip, initials) })).toEqual(initials)
  })

  test('one of another result stands for nothing, nor does any without a result', () => {
    const slips = kept(confirmed({ winner: 'draw' }))
    expect(bestSlip({ ...table, result, slips })).toBeNull()
    expect(bestSlip({ ...table, slips: kept(confirmed()) })).toBeNull()
  })

  test('the players may stand the other way round since', () => {
    const turned = { winner: 'first', firstLost: 12, secondLost: 31 } as const
    expect(bestSlip({ ...table, result: turned, slips: kept(confirmed()) })).toEqual(confirmed())
  })
})
