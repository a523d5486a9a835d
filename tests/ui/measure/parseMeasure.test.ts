// Distances as people type them.
import { describe, expect, test } from 'vitest'
import { parseMeasure, showMeasure } from '@/ui/measure/parseMeasure.ts'

describe('what is a distance', () => {
  test.each([
    ['8', 8],
    ['0', 0],
    ['400', 400],
    ['6,5', 6.5],
    ['6.5', 6.5],
    ['6½', 6.5],
    ['6 ½', 6.5],
    ['½', 0.5],
    ['6 1/2', 6.5],
    ['3/4', 0.75],
    [' 12 in ', 12],
    ['20cm', 20],
    ['7”', 7],
    [',5', 0.5],
    ['6,', 6],
  ])('"%s" is %d', (text, value) => expect(parseMeasure(text)).toBe(value))
})

describe('what is none', () => {
  test.each(['', 'six', '-3', '6-7', '1e3', '1/3', '6½½', '5 6', 'NaN', '12345', '½6'])(
    '"%s"',
    (text) => expect(parseMeasure(text)).toBeNull(),
  )
})

test.each([
  [8, '8'],
  [6.5, '6½'],
  [0.5, '½'],
  [2.25, '2¼'],
  [14.8, '14,8'],
  [0, '0'],
])('%d is shown as %s', (value, text) => expect(showMeasure(value, ',')).toBe(text))

test('what is shown is read back as what it was', () => {
  for (let n = 0; n <= 400; n += 1) expect(parseMeasure(showMeasure(n / 4, '.'))).toBe(n / 4)
})
