// The code of a pairing and the code of a slip: there and back, frozen, and what is refused.
import { describe, expect, test } from 'vitest'
import {
  decodePairing,
  decodeSlip,
  defaultHouseRules,
  encodeArmy,
  encodePairing,
  encodeSlip,
  fingerprint,
  pairingCodeIn,
  sampleArmies,
  slipCodeIn,
  type RoundPairing,
  type RoundSlip,
} from '@/games/eagles/rules/index.ts'

const [one, two] = sampleArmies
if (one === undefined || two === undefined) throw new Error('there are sample armies')

const table = {
  event: 'Spring Muster',
  round: 2,
  table: 3,
  ticket: 0xfedc_ba98,
  players: { first: 'Änne', second: 'Ben' },
}
const pairing: RoundPairing = {
  ...table,
  armies: { first: one, second: two },
  house: { ...defaultHouseRules, turns: 6 },
  clock: 90,
}
const slip: RoundSlip = {
  ...table,
  winner: 'second',
  lost: { first: 31, second: 12 },
  lists: { first: fingerprint(one), second: fingerprint(two) },
  battle: '0123456789',
  confirmedBy: 'BK',
}
const bare = (code: string) => {
  const read = decodePairing(code)
  if (!read.ok) throw new Error(read.problem)
  return read.value
}

describe('a pairing', () => {
  test('comes back with both lists, house rules, clock and table', () => {
    const read = bare(encodePairing(pairing))
    const { armies, ...rest } = read
    const { armies: sent, ...wanted } = pairing
    expect(rest).toEqual(wanted)
    expect(armies.first && encodeArmy(armies.first)).toBe(sent.first && encodeArmy(sent.first))
    expect(armies.second && fingerprint(armies.second)).toBe(fingerprint(two))
  })

  test('without the names of battalions is shorter, and the lists are the same', () => {
    const named = {
      ...one,
      battalions: one.battalions.map((each) => ({ ...each, name: '33e régiment' })),
    }
    const whole = { ...pairing, armies: { first: named, second: two } }
    const short = encodePairing(whole, false)
    expect(short).toBe(encodePairing(pairing, false))
    expect(short.length).toBeLessThan(encodePairing(whole).length)
    const { armies } = bare(short)
    expect(armies.first && fingerprint(armies.first)).toBe(fingerprint(one))
  })

  test('of players without lists names neither', () => {
    const read = bare(
      encodePairing({ ...pairing, armies: { first: null, second: two }, clock: null }),
    )
    expect(read.armies.first).toBeNull()
    expect(read.clock).toBeNull()
    expect(read.armies.second && fingerprint(read.armies.second)).toBe(fingerprint(two))
  })

  test('fits a code that a phone reads from paper', () => {
    expect(encodePairing(pairing).length).toBeLessThan(900)
  })
})

describe('a slip', () => {
  test('comes back as it was', () => {
    expect(decodeSlip(encodeSlip(slip))).toEqual({ ok: true, value: slip })
  })

  test('is written as it always was', () => {
    expect(encodeSlip(slip)).toBe(
      '1QlP-3LqYAgMNU3ByaW5nIE11c3RlcgXDhG5uZQNCZW4BHwwIUDYzMzBYREIIWUVITUtTTk0KMDEyMzQ1Njc4OQJCS0ZKwzs',
    )
  })

  test.each([
    ['more initials than anybody has', { confirmedBy: 'ABCDE' }],
    ['a fingerprint that is none', { lists: { first: 'short', second: slip.lists.second } }],
    ['a battle without a code', { battle: '' }],
    ['no round', { round: 0 }],
  ])('with %s is refused', (_, part) => {
    expect(decodeSlip(encodeSlip({ ...slip, ...part }))).toEqual({ ok: false, problem: 'damaged' })
  })
})

describe('a code', () => {
  test('of the other kind is refused, not misread', () => {
    expect(decodeSlip(encodePairing(pairing))).toEqual({ ok: false, problem: 'damaged' })
    expect(decodePairing(encodeSlip(slip))).toEqual({ ok: false, problem: 'damaged' })
  })

  test('that lost a sign anywhere is refused', () => {
    const code = encodeSlip(slip)
    for (let at = 0; at < code.length; at += 1)
      expect(decodeSlip(code.slice(0, at) + code.slice(at + 1)).ok).toBe(false)
  })

  test('is found in its link only', () => {
    const link = `https://example.org/#/events/slip/${encodeSlip(slip)}`
    expect(slipCodeIn(`Here: ${link} .`)).toBe(encodeSlip(slip))
    expect(pairingCodeIn(link)).toBeNull()
    expect(pairingCodeIn('#/battles/round/1abc?x')).toBe('1abc')
  })
})
