// The hints of the guided battle fit where they stand: what is usual in two lines above the answers.
import { expect, test } from 'vitest'
import { guide as german } from '@/locales/de/guide.ts'
import { guide as english } from '@/locales/en/guide.ts'

/** Characters that two lines of a phone take beside "Why?". */
const twoLines = 72

test.each([
  ['English', english],
  ['German', german],
])('what is usual fits two lines, in %s', (_language, { hints }) => {
  for (const [asks, { usual }] of Object.entries(hints))
    expect(usual.length, `${asks}: ${usual}`).toBeLessThanOrEqual(twoLines)
})

test('general and skirmishers are named before they are asked for', () => {
  expect(english.hints['sides.dice'].why).toMatch(
    /Supreme Commander.*mounted general.*skirmishers/s,
  )
  expect(german.hints['sides.dice'].why).toMatch(/Oberbefehlshaber.*General zu Pferd.*Plänkler/s)
})
