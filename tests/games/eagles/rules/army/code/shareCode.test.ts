// The share code.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc32 } from '@/core/bytes/crc32.ts'
import { toBase64url } from '@/core/bytes/base64url.ts'
import {
  decodeArmy,
  encodeArmy,
  codeInText,
  findCode,
  newArmy,
  sampleArmies,
} from '@/games/eagles/rules/index.ts'
import { anyArmy, army, battalion, patient, runs, withoutNotes } from '@tests/support/armies.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

/** Codes that were given away once are read for ever. */
const released = [
  '1GiANVGhlIFRoaW4gTGluZQUVVBWgBhQjBAEQO-eDFg',
  '1GiEPQ29sb25uZSBkdSBOb3JkBBJIIhAUgDSsoEzm1g',
]

/** A code around any content, with the right length and checksum. */
function sealed(content: readonly number[]): string {
  const whole = [content.length, ...content]
  const sum = crc32(whole)
  return `1${toBase64url([...whole, ...[24, 16, 8, 0].map((shift) => (sum >>> shift) & 255)])}`
}

describe('a share code', () => {
  test('of a released version is still written and read', () => {
    expect(sampleArmies.map(encodeArmy)).toEqual(released)
    expect(released.map((code) => valueOf(decodeArmy(code)))).toEqual(sampleArmies)
  })

  test('carries every army, legal or not, but for notes and what a text stated', patient, () => {
    fc.assert(
      fc.property(anyArmy, (list) => {
        expect(valueOf(decodeArmy(encodeArmy(list)))).toEqual(withoutNotes(list))
      }),
      { numRuns: runs },
    )
  })

  test('of 20 legal battalions has 64 characters', () => {
    const twenty = army(
      'british',
      ...Array.from({ length: 20 }, () => battalion('drilled', 36, { officer: 1 })),
    )
    expect(encodeArmy(twenty)).toHaveLength(64)
  })

  test('has only characters that a link may have', patient, () => {
    fc.assert(
      fc.property(anyArmy, (list) => {
        expect(encodeArmy(list)).toMatch(/^1[\w-]+$/)
      }),
      { numRuns: runs / 4 },
    )
  })

  test('may be broken by blanks and line ends', () => {
    const [code = ''] = released
    expect(valueOf(decodeArmy(` ${code.slice(0, 20)}\r\n ${code.slice(20)}\n`))).toEqual(
      sampleArmies[0],
    )
  })
})

describe('a code is refused', () => {
  const [code = ''] = released

  test('as cut off, wherever it was cut', () => {
    for (let length = 0; length < code.length; length += 1)
      expect([length, problemOf(decodeArmy(code.slice(0, length)))]).toEqual([length, 'truncated'])
  })

  test('as damaged or cut off, whichever character is changed', () => {
    for (let at = 1; at < code.length; at += 1)
      for (const other of ['A', 'z', '9', '-', '_', '*', 'é']) {
        if (other === code[at]) continue
        const problem = problemOf(decodeArmy(code.slice(0, at) + other + code.slice(at + 1)))
        expect(['damaged', 'truncated']).toContain(problem)
      }
  })

  test('as damaged, if something was added', () => {
    expect(problemOf(decodeArmy(`${code}A`))).toBe('damaged')
    expect(problemOf(decodeArmy(`${code}AAAA`))).toBe('damaged')
  })

  test('as of an unknown version, if a newer app made it', () => {
    expect(problemOf(decodeArmy(`2${code.slice(1)}`))).toBe('unknown-version')
    expect(problemOf(decodeArmy(`X${code.slice(1)}`))).toBe('damaged')
  })

  test('as too long beyond 8,192 characters', () => {
    expect(problemOf(decodeArmy(`1${'A'.repeat(8_192)}`))).toBe('too-long')
  })

  test.each([
    ['unknown flags', [0x40, 0]],
    ['a limit below 8', [0x10, 7, 0]],
    ['a limit beyond all bounds', [0x10, 0xff, 0xff, 0x7f, 0]],
    ['a number without end', [0x10, 0xff, 0xff, 0xff, 0xff, 0]],
    ['more battalions than it has', [0, 3, 0x14, 0]],
    ['more battalions than a list may hold', [0, 0xc9, 1]],
    ['a size that is none', [0, 1, 0x19, 0]],
    ['three drummers in two bits', [0, 1, 0x10, 0xc0]],
    ['three sergeants in two bits', [0, 1, 0x10, 0x30]],
    ['a quality that is none', [0, 1, 0xa8, 16, 0, 0, 0, 0]],
    ['an unused bit', [0, 1, 0x81, 16, 0, 0, 0, 0]],
    ['more Rankers than can be kept', [0, 1, 0x80, 0xf5, 3, 0, 0, 0, 0]],
    ['a name that is no UTF-8', [0x20, 1, 0xff, 0]],
    ['a name that is longer than the code', [0x20, 99, 65, 0]],
    ['something left over', [0, 0, 0]],
    ['nothing', []],
  ])('as damaged, if it holds %s', (_, content) => {
    expect(problemOf(decodeArmy(sealed(content)))).toBe('damaged')
  })

  test('and never thrown at anybody', patient, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(fc.nat(255), { maxLength: 60 }).map(sealed),
          fc.base64String().map((text) => `1${text}`),
        ),
        (text) => {
          decodeArmy(text)
        },
      ),
      { numRuns: runs },
    )
  })

  test('if a name in it was made to hurt, the name is cleaned', () => {
    const evil = [0x20, 6, 0x61, 0xe2, 0x80, 0xae, 0x62, 0x1b, 0]
    expect(valueOf(decodeArmy(sealed(evil))).name).toBe('ab')
  })
})

describe('a code is found', () => {
  const [code = ''] = released

  test.each([
    code,
    ` ${code}\n`,
    `https://aide.example/#/add/${code}`,
    `https://a.b/c/#/add/${code.slice(0, 9)}\n  ${code.slice(9)}`,
    `${code.slice(0, 12)}\r\n${code.slice(12)}`,
  ])('in %j, whatever a mail program did to it', (text) => {
    expect(findCode(text)).toBe(code)
  })

  test('in a mail only by its link: the text around it may be a list', () => {
    const mail = `Look: https://a.b/c/#/add/${code} !`
    expect(findCode(mail)).toBeNull()
    expect(codeInText(mail)).toBe(code)
    expect(codeInText('no link')).toBeNull()
  })

  test.each([
    '',
    'British',
    '1st Drilled 36, drummer',
    '1st Drilled 36 drummer officer',
    '1234',
    'https://aide.example/',
    'otpauth://x/y',
  ])('in %j there is none', (text) => {
    expect(findCode(text)).toBeNull()
  })

  test('of a newer version in a link, so that the user is told', () => {
    expect(findCode('https://aide.example/#/add/2abc')).toBe('2abc')
  })

  test('though its army is empty', () => {
    expect(findCode(encodeArmy(newArmy('other')))).toBe(encodeArmy(newArmy('other')))
  })
})
