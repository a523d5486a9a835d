import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashing, sha256 } from '@/core/record/sha256.ts'

describe('SHA-256', () => {
  // The examples of FIPS 180 and of NIST's CAVP short messages.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of %j is what NIST says', (text, hash) => {
    expect(sha256(text)).toBe(hash)
  })

  test('of a million times the letter a is what NIST says', () => {
    expect(sha256('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    )
  })

  const byPlatform = (text: string): string =>
    createHash('sha256').update(new TextEncoder().encode(text)).digest('hex')

  test('agrees with the platform at every length around a block', () => {
    for (let length = 0; length <= 200; length += 1) {
      const text = 'ß'.repeat(length % 7) + 'x'.repeat(length)
      expect(sha256(text)).toBe(byPlatform(text))
    }
  })

  test('agrees with the platform for any text, broken surrogates too', () => {
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
      .map((units) => String.fromCharCode(...units))
    fc.assert(fc.property(anyText, (text) => sha256(text) === byPlatform(text)))
  })

  test('of bytes that come in any pieces is the hash of them all', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 }), (pieces) => {
        const hash = hashing()
        for (const piece of pieces) hash.add(piece)
        expect(hash.hex()).toBe(createHash('sha256').update(Buffer.concat(pieces)).digest('hex'))
      }),
    )
  })
})
