// The sentences in which a link that is over is told: one for each cause, with what to do.
import { describe, expect, test } from 'vitest'
import { link as de } from '@/words/de/link.ts'
import { link as en } from '@/words/en/link.ts'

/** Nobody has to do anything. */
const plain = new Set(['left', 'silent', 'flood', 'faults'])
const toDo = {
  en: /\b(?:link again|sit down again|sit down from there|as codes|Link again)\b/u,
  de: /verbindet euch (?:dann |von da aus |über das Menü )?(?:neu|noch einmal)|dazu\.|als Codes/iu,
} as const

describe.each([
  ['en', en.ends],
  ['de', de.ends],
] as const)('in %s', (language, ends) => {
  const all = Object.entries(ends)

  test('no two causes are told alike', () => {
    expect(new Set(Object.values(ends)).size).toBe(all.length)
  })
  test.each(all)('%s says what to do', (code, sentence) => {
    if (plain.has(code)) return
    expect(sentence).toMatch(toDo[language])
  })
  test('what one game is called is not said of all', () => {
    for (const [, sentence] of all) expect(sentence).not.toMatch(/\bbattle\b|Schlacht/iu)
  })
})
