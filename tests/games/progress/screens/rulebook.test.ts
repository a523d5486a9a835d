// The rulebook: every rule a player may look up has its words in both languages, and every question leads to some.
import { expect, test } from 'vitest'
import { promptKinds, ruleIds } from '@/games/progress/rules/index.ts'
import { chapters, rulesIn, rulesOf } from '@/games/progress/screens/rulebook/book.ts'
import { rulebookDe } from '@/games/progress/screens/words/de/rulebook.ts'
import { rulebookEn } from '@/games/progress/screens/words/en/rulebook.ts'

test('the chapters hold every rule once, but for those about asking', () => {
  const listed = chapters.flatMap(rulesIn)
  expect(listed).toEqual(ruleIds.filter((id) => !id.startsWith('MP-ASK-')))
  for (const book of [rulebookEn, rulebookDe]) {
    expect(Object.keys(book.rules).sort()).toEqual([...listed].sort())
    for (const id of listed) expect(book.rules[id].length).toBeGreaterThan(20)
  }
})

test('every question has rules to read', () => {
  for (const kind of promptKinds) expect(rulesOf[kind].length).toBeGreaterThan(0)
})
