// Codes that link two phones: what browsers write comes back as the same ends, and nothing else is taken in.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase32, toBase32 } from '@/core/bytes/base32.ts'
import { candidateFrom, candidateLine } from '@/core/link/candidate.ts'
import { descriptionOf, handshakeFrom, midIn, type Handshake } from '@/core/link/handshake.ts'
import { readHandshake, writeHandshake } from '@/core/link/handshakeCode.ts'
import { valueOf } from '@tests/support/results.ts'
import { offer } from './chromiumOffer.ts'

const offered = (): Handshake => {
  const read = handshakeFrom('offer', offer)
  if (read === null) throw new Error('the description was not read')
  return read
}
const answered = (): Handshake => ({ ...offered(), part: 'answer', isActive: true })

test('an offer keeps what the other phone needs, and leaves out what leads nowhere', () => {
  const { user, password, candidates } = offered()
  expect(user).toBe('x+5/')
  expect(password).toBe('By/abcdefghijklmnopq+rst')
  expect(candidates.map(({ kind, port }) => [kind, port])).toEqual([
    ['v4', 51_472],
    ['v6', 51_473],
  ])
  expect(midIn(offer)).toBe('0')
})

test('through its code an end comes back as it was, in at most 97 bytes with two addresses', () => {
  const text = writeHandshake(offered(), null)
  expect(valueOf(readHandshake(text, 'offer'))).toEqual(offered())
  expect(fromBase32(text.slice(5))?.length).toBeLessThanOrEqual(97)
  expect(text).toMatch(/^[A-Z2-7:]+$/u)
  expect(
    valueOf(
      readHandshake(`Hier: ${text.slice(0, 40)}\n  ${text.slice(40).toLowerCase()} `, 'offer'),
    ),
  ).toEqual(offered())
})

test('the description made from a code says the same as the one it was read from', () => {
  expect(handshakeFrom('offer', descriptionOf(offered()))).toEqual(offered())
  expect(handshakeFrom('answer', descriptionOf(answered()))).toEqual(answered())
  expect(descriptionOf(answered(), 'data')).toContain('a=mid:data')
})

test('names that only a hall resolves are written as they came', () => {
  const line =
    'a=candidate:1 1 udp 2113937151 1f0c2d3e-4a5b-6c7d-8e9f-0a1b2c3d4e5f.local 60000 typ host'
  const candidate = candidateFrom(line)
  expect(candidate?.kind).toBe('name')
  expect(candidate === null ? '' : candidateLine(candidate, 0)).toContain(
    ' 1f0c2d3e-4a5b-6c7d-8e9f-0a1b2c3d4e5f.local 60000 typ host',
  )
})

describe('what is refused', () => {
  const text = writeHandshake(offered(), null)
  test.each([
    ['a code of something else', 'https://example.org', 'foreign'],
    ['an offer cut off', text.slice(0, -4), 'damaged'],
    ['an endless one', `ADCL:${'A'.repeat(1_000)}`, 'damaged'],
    ['an answer where an offer is wanted', writeHandshake(answered(), text), 'other-part'],
  ])('%s', (_, code, problem) => {
    expect(readHandshake(code, 'offer')).toEqual({ ok: false, problem })
  })
  test('an answer to another offer', () => {
    const answer = writeHandshake(answered(), text)
    expect(readHandshake(answer, 'answer', text).ok).toBe(true)
    const other = writeHandshake({ ...offered(), user: 'abcd' }, null)
    expect(readHandshake(answer, 'answer', other)).toEqual({ ok: false, problem: 'other-offer' })
  })
  test('every code with one sign changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: text.length - 1 }),
        fc.constantFrom('A', 'B', 'X', 'Z', '2', '7'),
        (at, sign) => {
          if (text.charAt(at) === sign) return
          expect(readHandshake(text.slice(0, at) + sign + text.slice(at + 1), 'offer').ok).toBe(
            false,
          )
        },
      ),
    )
  })
  test('any bytes at all, without a throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        readHandshake(`ADCL:${toBase32(bytes)}`, 'offer')
        readHandshake(`ADCL:${toBase32(bytes)}`, 'answer', text)
      }),
    )
  })
})

test('base32 gives every bytes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes)
    }),
  )
})
