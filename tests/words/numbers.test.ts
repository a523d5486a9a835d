// Numbers and lists look as the browser's own formatters write them, which are too slow to make at a start.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWith } from '@/words/lists.ts'
import { numbersIn } from '@/words/numbers.ts'
import { percentIn } from '@/words/percent.ts'

const languages = ['en', 'de'] as const
/** To make a formatter is what takes the time: one for each language and number of decimals. */
const formatters = new Map(
  languages.map((language) => [
    language,
    [0, 1, 2, 3].map((d) => new Intl.NumberFormat(language, { maximumFractionDigits: d })),
  ]),
)
const intl = (language: (typeof languages)[number], decimals: number, n: number): string =>
  formatters.get(language)?.[decimals]?.format(n) ?? ''

test.each(languages)('whole numbers are written as the %s formatter does', (language) => {
  const written = numbersIn(language)
  const expected = new Intl.NumberFormat(language)
  for (let n = -1_100; n <= 1_100; n += 1) expect(written(n)).toBe(expected.format(n))
  for (const n of [
    9_999,
    10_000,
    99_999,
    100_000,
    999_999,
    1_000_000,
    1_234_567,
    1e21,
    -0.5,
    Number.POSITIVE_INFINITY,
  ])
    expect(written(n)).toBe(expected.format(n))
})

test.each(languages)('decimals are rounded as the %s formatter does', (language) => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2, 3), fc.integer({ min: 0, max: 1_200_000 }), (d, n) => {
      expect(numbersIn(language, d)(n / 1_000)).toBe(intl(language, d, n / 1_000))
    }),
    { numRuns: 5_000 },
  )
  fc.assert(
    fc.property(fc.double({ min: 0, max: 2_000, noNaN: true }), (n) => {
      expect(numbersIn(language, 2)(n)).toBe(intl(language, 2, n))
    }),
  )
  expect(numbersIn(language, 2)(1.005)).toBe(intl(language, 2, 1.005))
})

test.each(languages)('whole percent are written as the %s formatter does', (language) => {
  const expected = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  for (let n = 0; n <= 100; n += 1) {
    expect(percentIn(language, n / 100)).toBe(expected.format(n / 100))
  }
  for (let n = 0; n <= 1_000; n += 1)
    expect(percentIn(language, n / 1_000)).toBe(expected.format(n / 1_000))
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      expect(percentIn(language, share)).toBe(expected.format(share))
    }),
  )
})

test.each([
  ['en-GB', 'conjunction', 'and'],
  ['en-GB', 'disjunction', 'or'],
  ['de', 'conjunction', 'und'],
  ['de', 'disjunction', 'oder'],
] as const)('things in a row read as the %s formatter says them (%s)', (locale, type, word) => {
  const expected = new Intl.ListFormat(locale, { type })
  const things = ['the 1st', 'Wood, and hill', '3', 'Zug', '<b>', 'last']
  for (let n = 0; n <= things.length; n += 1)
    expect(listWith(word)(things.slice(0, n))).toBe(expected.format(things.slice(0, n)))
})
