// Who falls by which throw, told before it is thrown (RISK-02).
import { expect, test } from 'vitest'
import { riskRows, type RiskRow } from '@/games/eagles/rules/index.ts'

const inShort = (rows: readonly RiskRow[]): readonly string[] =>
  rows.map(
    ({ person, throws }) =>
      `${throws.map((faces) => faces.join('')).join(' ')} ${person ?? 'nobody'}`,
  )

test.each([
  [
    ['drummer', 'officer'],
    ['1 2 3 drummer', '4 5 6 officer'],
  ],
  [
    ['drummer', 'ensign', 'officer'],
    ['1 2 drummer', '3 4 ensign', '5 6 officer'],
  ],
  [
    ['drummer', 'drummer', 'sergeant', 'officer'],
    ['1 2 drummer', '3 sergeant', '4 officer', '5 6 nobody'],
  ],
  [
    ['drummer', 'sergeant', 'sergeant', 'ensign', 'officer', 'commander'],
    ['1 drummer', '2 3 sergeant', '4 ensign', '5 officer', '6 commander'],
  ],
] as const)('among %s', (people, told) => {
  expect(inShort(riskRows(people))).toEqual(told)
})

test('among seven two dice say it, five throws for each and one for nobody', () => {
  const seven = [
    'drummer',
    'drummer',
    'sergeant',
    'sergeant',
    'ensign',
    'officer',
    'commander',
  ] as const
  const rows = riskRows(seven)
  expect(rows.map(({ throws }) => throws.length)).toEqual([10, 10, 5, 5, 5, 1])
  expect(inShort(rows).slice(4)).toEqual(['21 32 43 54 65 commander', '66 nobody'])
})
