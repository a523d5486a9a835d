// Foreign text made harmless.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bounds } from '@/games/eagles/rules/army/bounds.ts'
import {
  cleanName,
  cleanNote,
  cleanText,
  cleanTyping,
} from '@/games/eagles/rules/army/text/clean.ts'
import { patient, runs } from '@tests/support/armies.ts'

describe('clean text', () => {
  test.each([
    ['controls', 'a\0b\x07c\x1B[31md\x7Fe\x9Bf', 'abc[31mdef'],
    ['marks of direction', 'a\u202Eb\u2066c\u200Fd\u061Ce', 'abcde'],
    ['zero-width signs and byte-order marks', '\uFEFFa\u200Bb\u2060c', 'abc'],
    ['tags', 'a\u{E0041}\u{E007F}b', 'ab'],
  ])('has no %s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  test('has one kind of line end, and keeps tabs', () => {
    expect(cleanText('a\r\nb\rc\nd\te')).toBe('a\nb\nc\nd\te')
  })

  test('has whole characters only', () => {
    expect(cleanText('a\uD83Db\uDC00')).toBe('a\uFFFDb\uFFFD')
    expect(cleanText('a😀b')).toBe('a😀b')
  })

  test('is composed (NFC)', () => {
    expect(cleanText('Fa\u0308hnrich')).toBe('Fähnrich')
  })

  test('has at most four marks on a letter', () => {
    expect(cleanText(`a${'\u0330'.repeat(50)}b`)).toBe(`a${'\u0330'.repeat(4)}b`)
  })

  test('keeps joiners within words and emoji, and nowhere else', () => {
    expect(cleanText('👩‍👧')).toBe('👩‍👧')
    expect(cleanText('क्‍ष')).toBe('क्‍ष')
    expect(cleanText('a \u200D b\u200D 1\u200D2')).toBe('a  b 12')
  })

  test('is clean for good', patient, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cleaned = cleanText(text)
        expect(cleanText(cleaned)).toBe(cleaned)
        expect(cleaned).toBe(cleaned.normalize('NFC'))
        expect(cleaned).not.toMatch(/[\u202A-\u202E\u2066-\u2069\uFEFF]/)
      }),
      { numRuns: runs },
    )
  })
})

describe('a name', () => {
  test('is one line without blanks at its ends', () => {
    expect(cleanName('  Black\n\t  Watch ')).toBe('Black Watch')
    expect(cleanTyping('Black ')).toBe('Black ')
  })

  test('has at most 80 graphemes and 200 code units, never half a sign', () => {
    expect(cleanName('x'.repeat(500))).toHaveLength(bounds.nameGraphemes)
    const families = '👩‍👩‍👧'.repeat(80)
    expect(cleanName(families)).toBe('👩‍👩‍👧'.repeat(25))
  })

  test('stays as it is, once clean', patient, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = cleanName(text)
        expect(cleanName(name)).toBe(name)
        expect(name.length).toBeLessThanOrEqual(bounds.nameLength)
      }),
      { numRuns: runs },
    )
  })
})

describe('a note', () => {
  test('has at most 4,000 characters and keeps its lines', () => {
    expect(cleanNote('first\r\nsecond')).toBe('first\nsecond')
    expect(cleanNote('x'.repeat(5_000))).toHaveLength(bounds.noteLength)
    expect(cleanNote(`${'x'.repeat(3_999)}😀`)).toBe('x'.repeat(3_999))
  })
})

test('cleaning is not the place to wait: 200,000 hostile characters', patient, () => {
  for (const unit of ['\u202E', 'a\u0301\u0301', '\u200D', '\uD800', '\r', '👩‍'])
    expect(cleanText(unit.repeat(200_000 / unit.length)).length).toBeLessThanOrEqual(200_000)
})
