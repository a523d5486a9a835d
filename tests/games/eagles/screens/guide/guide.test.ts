// The hints of the guided battle fit where they stand: what is usual in two lines above the answers.
import { expect, test } from 'vitest'
import { guide as german } from '@/games/eagles/words/de/guide/guide.ts'
import { guide as english } from '@/games/eagles/words/en/guide/guide.ts'
import { told } from '@/games/eagles/telling/lengths.ts'

/** Characters that two lines of a phone take beside "Why?". */
const twoLines = 72
/** The longest way to say a distance. */
const inZoll = (inches: number): string => `${String(inches)} Zoll`

test.each([
  ['English', english],
  ['German', german],
])('what is usual fits two lines, in %s', (_language, { hints }) => {
  for (const [asks, { usual }] of Object.entries(hints)) {
    const said = told(usual, inZoll)
    expect(said.length, `${asks}: ${said}`).toBeLessThanOrEqual(twoLines)
  }
})

test('general and skirmishers are named before they are asked for', () => {
  expect(told(english.hints['sides.dice'].why, inZoll)).toMatch(
    /Supreme Commander.*mounted general.*skirmishers/s,
  )
  expect(told(german.hints['sides.dice'].why, inZoll)).toMatch(
    /Oberbefehlshaber.*General zu Pferd.*Plänkler/s,
  )
})
