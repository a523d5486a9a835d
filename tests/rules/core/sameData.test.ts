// Whether two pieces of data say the same: as their JSON does, whatever the order of the keys.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '@/rules/core/record/canonical.ts'
import { isSameData } from '@/rules/core/sameData.ts'

/** As it comes from a database: -0 is 0. */
const json = fc
  .jsonValue({ maxDepth: 2 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown)

test('a copy is the same, with its keys in another order too', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(isSameData(value, structuredClone(value))).toBe(true)
    }),
  )
  expect(isSameData({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true)
})

test('two values are the same exactly when their canonical JSON is', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(isSameData(one, other)).toBe(canonicalJson(one) === canonicalJson(other))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%o and %o are not the same', (one, other) => {
  expect(isSameData(one, other)).toBe(false)
  expect(isSameData(other, one)).toBe(false)
})
