// Searching the rulebook: by word, by number, and by a question in plain words.
import { expect, test } from 'vitest'
import { rulebook as english } from '@/games/eagles/words/en/rulebook/rulebook.ts'
import { rulebook as german } from '@/games/eagles/words/de/rulebook/rulebook.ts'
import { findRules, lineOf } from '@/games/eagles/screens/rulebook/ruleSearch.ts'

test('“can it shoot after passing” finds that it may still answer with fire (ACT-03)', () => {
  expect(findRules(english, 'can it shoot after passing')[0]).toBe('ACT-03')
  expect(lineOf(english, 'ACT-03', 'can it shoot after passing')).toContain('fire')
  expect(findRules(german, 'darf es nach dem Passen noch schießen?')[0]).toBe('ACT-03')
})

test.each([
  ['who may shoot in column', 'SHOOT-02'],
  ['what happens when the general dies', 'SC-'],
  ['how far does it run', 'ROUT-02'],
])('“%s” finds %s among the first', (search, rule) => {
  expect(
    findRules(english, search)
      .slice(0, 8)
      .some((id) => id.startsWith(rule)),
  ).toBe(true)
})

test('a number finds its rule first, and a word of the text its line', () => {
  expect(findRules(english, 'SHOOT-05')[0]).toBe('SHOOT-05')
  expect(findRules(english, '')).toEqual([])
  expect(findRules(english, 'zeppelin')).toEqual([])
})
