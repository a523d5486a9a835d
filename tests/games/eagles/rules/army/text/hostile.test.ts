// Storms of one sign and lines without end are read in a time that grows as they do.
import { describe, expect, it } from 'vitest'
import { readText } from '@/games/eagles/rules/army/text/read.ts'
import type { TextBounds } from '@/games/eagles/rules/army/text/reading.ts'

const most: TextBounds = { characters: 400_000, lines: 50_000, lineLength: 500 }

const storms: readonly (readonly [name: string, storm: (size: number) => string])[] = [
  ['a list', (n) => `French\n${'Guards 24, drummer, officer = 60\n'.repeat(n / 32)}`],
  ['brackets in one line', (n) => '('.repeat(n)],
  ['brackets in many lines', (n) => `Guards 24 ${'('.repeat(400)}\n`.repeat(n / 410)],
  ['halves', (n) => '½'.repeat(n)],
  ['quotation marks', (n) => '"'.repeat(n)],
  ['open quotations', (n) => `${'"a '.repeat(160)}\n`.repeat(n / 481)],
  ['empty lines', (n) => '\n'.repeat(n / 10)],
  ['marks of quotations', (n) => `${'> '.repeat(200)}x\n`.repeat(n / 402)],
  ['crossed out letters', (n) => `${'~a'.repeat(200)}\n`.repeat(n / 401)],
  ['numbers', (n) => `${'24 '.repeat(160)}\n`.repeat(n / 481)],
  ['qualities', (n) => `${'Guards 24 '.repeat(48)}\n`.repeat(n / 481)],
  ['characters', (n) => `Guards 24 ${'drummer 2 '.repeat(40)}\n`.repeat(n / 411)],
  ['places', (n) => `${'1+2.'.repeat(100)} Guards 24\n`.repeat(n / 411)],
  ['names of signs', (n) => '&amp;'.repeat(n / 5)],
]

/** The least of several times: what else the machine does only adds to it. */
function timeOf(text: string): number {
  let least = Infinity
  for (let n = 0; n < 3; n += 1) {
    const from = performance.now()
    readText(text, most)
    least = Math.min(least, performance.now() - from)
  }
  return least
}

describe('a hostile text', () => {
  it.each(storms)('of %s takes no more than its length', (_, storm) => {
    const [small, large] = [timeOf(storm(12_000)), timeOf(storm(96_000))]
    // Eight times as long: sixty-four times the time would be the square of it.
    expect(large).toBeLessThan(28 * Math.max(small, 3))
  })
})
