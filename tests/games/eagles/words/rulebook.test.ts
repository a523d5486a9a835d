// The rulebook has words for every rule in both languages, names every house rule at its rules, and finds them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  chapters,
  houseRuleKeys,
  houseRulesTouching,
  houseRuleTable,
  ruleIds,
  rulesIn,
  rulingOn,
  seeAlso,
  seenFrom,
  type RuleId,
} from '@/games/eagles/rules/index.ts'
import { rulebook as german } from '@/games/eagles/words/de/rulebook/rulebook.ts'
import { rulebook as english } from '@/games/eagles/words/en/rulebook/rulebook.ts'
import { findRules } from '@/games/eagles/screens/rulebook/ruleSearch.ts'

const languages: readonly [string, typeof english][] = [
  ['English', english],
  ['German', german],
]

describe.each(languages)('the rulebook in %s', (_, words) => {
  test.each(ruleIds)('says %s in words of its own', (id) => {
    const { title, text } = words.rules[id]
    expect(title).not.toBe('')
    expect(text).toMatch(/\.$/)
    expect(text.length).toBeGreaterThan(15)
  })

  test('has no two rules of one text', () => {
    const texts = ruleIds.map((id) => words.rules[id].text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('names every chapter', () => {
    for (const chapter of chapters) expect(words.ruleChapters[chapter]).not.toBe('')
  })

  test.each(ruleIds)('finds %s by its number, in any spelling', (id) => {
    expect(findRules(words, id.toLowerCase().replace('-', ' '))[0]).toBe(id)
  })
})

test('every house rule is named at each of the rules it touches', () => {
  for (const key of houseRuleKeys)
    for (const id of houseRuleTable[key].rules) expect(houseRulesTouching(id)).toContain(key)
})

test('every rule belongs to exactly one chapter', () => {
  expect(chapters.flatMap((chapter) => rulesIn(chapter)).sort()).toEqual([...ruleIds].sort())
})

const searches: readonly [typeof english, string, RuleId][] = [
  [english, 'SERGEANTS', 'ARMY-06'],
  [english, 'natural six', 'RISK-01'],
  [english, 'half losses', 'CAS-02'],
  [english, 'rally', 'RALLY-01'],
  [german, 'büchsen', 'ARMY-09'],
  [german, 'BUCHSEN', 'ARMY-09'],
  [german, 'fahnrich', 'ARMY-07'],
  [german, 'Größe', 'ARMY-02'],
  [german, 'grosse', 'ARMY-02'],
]
test.each(searches)('%# without case and accents the right rule is found', (words, search, id) => {
  expect(findRules(words, search)).toContain(id)
})

test('a word of a house rule leads to the rules it changes', () => {
  expect(findRules(english, 'front row column fight')).toContain('COMBAT-01')
})

test('an empty search finds nothing, and so does nonsense', () => {
  expect(findRules(english, '   ')).toEqual([])
  expect(findRules(english, 'xyzzy')).toEqual([])
})

test('no rule refers to itself, and whoever is named knows who named it', () => {
  for (const id of ruleIds) {
    expect(seeAlso(id)).not.toContain(id)
    for (const other of seeAlso(id)) expect([...seeAlso(other), ...seenFrom(other)]).toContain(id)
  }
})

test('the rulings are marked, whole or in part', () => {
  expect(rulingOn('GEN-09')).toBe('whole')
  expect(rulingOn('ARMY-11')).toBe('part')
  expect(rulingOn('ARMY-02')).toBeNull()
})

test('every rule that explains a number exists in the book', () => {
  const cited = readFileSync('src/games/eagles/rules/battle/volleyDice.ts', 'utf8').match(
    /'(?:SHOOT|DF|SKIRM)-\d\d'/g,
  )
  for (const id of cited ?? []) expect(ruleIds).toContain(id.replaceAll("'", ''))
})
