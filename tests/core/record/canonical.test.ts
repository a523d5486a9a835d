import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '@/core/record/canonical.ts'

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: [2, { d: null, c: true }] }, '{"a":[2,{"c":true,"d":null}],"b":1}'],
    [{}, '{}'],
    [[], '[]'],
    ['"\u20ac\n', '"\\"€\\n"'],
    [-0, '0'],
    [1e21, '1e+21'],
    [7.25, '7.25'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [
      { '\u20ac': 1, '\r': 2, '1': 3, '\ud83d\ude02': 4, '\ufb33': 5 },
      '{"\\r":2,"1":3,"€":1,"😂":4,"\ufb33":5}',
    ],
  ])('spells %j in one way', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('reads back as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  test('does not care in which order keys were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (object) => {
        const reversed = Object.fromEntries(Object.entries(object).reverse())
        expect(canonicalJson(reversed)).toBe(canonicalJson(object))
      }),
    )
  })
})
