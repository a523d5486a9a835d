// The lines of a spare file: whatever happens to the file, what stands before the damage is read, and nothing else.
import fc from 'fast-check'
import { crc32 as zlibCrc } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checksum, printLines, readLines } from '@/storage/spare/lines.ts'
import { mirrorName, readName, spareName } from '@/storage/spare/names.ts'

const values = Array.from({ length: 12 }, (_, seq) => ({ seq, word: `Bataillon № ${seq}` }))
const text = printLines(values)

test('lines read back as they were', () => {
  expect(readLines(text)).toEqual({ values, isTorn: false })
  expect(readLines('')).toEqual({ values: [], isTorn: false })
})

test('a file that was cut anywhere gives every line that is whole', () => {
  fc.assert(
    fc.property(fc.nat(text.length - 1), (at) => {
      const left = text.slice(0, at)
      const whole = left.split('\n').length - 1
      expect(readLines(left)).toEqual({
        values: values.slice(0, whole),
        isTorn: !left.endsWith('\n') && left !== '',
      })
    }),
  )
})

test('a character that was changed anywhere hides its line and all that follow', () => {
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.constantFrom('0', 'f', '"', '}', ' ', '\n', 'x'),
      (at, char) => {
        fc.pre(text[at] !== char)
        const { values: read } = readLines(text.slice(0, at) + char + text.slice(at + 1))
        expect(read).toEqual(values.slice(0, text.slice(0, at).split('\n').length - 1))
      },
    ),
  )
})

test('any text at all is read without a crash', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => void readLines(any)))
})

test('the checksum is the one of zip', () => {
  expect(checksum('123456789')).toBe('cbf43926')
  if (typeof zlibCrc === 'function')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (any) => Number.parseInt(checksum(any), 16) === zlibCrc(any),
      ),
    )
})

describe('the name of a file', () => {
  test('says what is in it', () => {
    const id = '82b2dab8-9720-45b3-926b-51a9100b1399'
    expect(readName(spareName('live', id, 3, 1))).toEqual({
      kind: 'live',
      id,
      numbers: [3, 1],
      isMirrored: false,
    })
    expect(readName(mirrorName(spareName('armies', '', 17)))).toEqual({
      kind: 'armies',
      id: '',
      numbers: [17],
      isMirrored: true,
    })
  })

  test.each(['', 'live', 'song~1~2', 'live~id~x', '.DS_Store'])('%j is none of ours', (name) => {
    expect(readName(name)).toBeNull()
  })
})
