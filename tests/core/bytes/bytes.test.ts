// Bytes, checksums and texts against the platform's own.
import { crc32 as zlibCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '@/core/bytes/base64url.ts'
import { crc32 } from '@/core/bytes/crc32.ts'
import { readUtf8 } from '@/core/bytes/readUtf8.ts'
import { patient } from '@tests/support/armies.ts'

const anyBytes = fc.uint8Array({ maxLength: 100 }).map((bytes) => Array.from(bytes))

describe('base64url', () => {
  test('is what the platform writes and reads', patient, () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const text = toBase64url(bytes)
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(fromBase64url(text)).toEqual({ bytes, isWhole: true })
      }),
    )
  })

  test('has no other characters', () => {
    for (const text of ['a=', 'a+', 'a/', 'a b', 'ä']) expect(fromBase64url(text)).toBeNull()
  })

  test('knows what no encoder writes', () => {
    for (const text of ['A', 'AB', 'AAB', 'AAAAA']) expect(fromBase64url(text)?.isWhole).toBe(false)
  })
})

describe('CRC-32', () => {
  test('has the check value of every catalogue', () => {
    expect(crc32(Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0xcbf43926)
    expect(crc32([])).toBe(0)
  })

  test.runIf(typeof zlibCrc32 === 'function')('is what gzip has', patient, () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(crc32(bytes)).toBe(zlibCrc32(Uint8Array.from(bytes)))
      }),
    )
  })
})

describe('UTF-8', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const byPlatform = (bytes: readonly number[]): string | null => {
    try {
      return strict.decode(Uint8Array.from(bytes))
    } catch {
      return null
    }
  }

  test('of any text is read back', patient, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Array.from(new TextEncoder().encode(text))
        expect(readUtf8(bytes)).toBe(byPlatform(bytes))
      }),
    )
  })

  test('that is none is found out as the platform finds it', patient, () => {
    const near = fc.array(
      fc.constantFrom(
        0x41,
        0x7f,
        0x80,
        0xbf,
        0xc0,
        0xc1,
        0xc2,
        0xe0,
        0xed,
        0xa0,
        0xef,
        0xf0,
        0x90,
        0xf4,
        0x8f,
        0xf5,
        0xff,
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(near, (bytes) => {
        expect(readUtf8(bytes)).toBe(byPlatform(bytes))
      }),
      { numRuns: 5_000 },
    )
  })
})
