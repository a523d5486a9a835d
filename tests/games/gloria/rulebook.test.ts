// The rulebook of Gloria Mundi: every rule has its place and its words in both languages, and the source's sentences are not in it.
import { expect, it } from 'vitest'
import { defaultTables, ruleIds } from '@/games/gloria/rules/index.ts'
import { isLost, isRuling, partIds, parts, rulesIn } from '@/games/gloria/screens/rulebook/book.ts'
import { rulebookDe } from '@/games/gloria/screens/words/de/rulebook/index.ts'
import { rulebookEn } from '@/games/gloria/screens/words/en/rulebook/index.ts'

it('has every rule in one chapter, in the order of the rules', () => {
  const placed = partIds.flatMap((part) => parts[part].flatMap((chapter) => rulesIn(chapter)))
  expect(placed).toEqual(ruleIds)
})

it.each([
  ['English', rulebookEn],
  ['German', rulebookDe],
] as const)('says every rule in %s, each in words of its own', (_, { rules }) => {
  const texts = ruleIds.map((id) => rules[id])
  expect(new Set(texts).size).toBe(ruleIds.length)
  for (const text of texts) expect(text).toMatch(/^[A-ZÄÖÜ„“].*[.!]$/u)
})

it('says the same figures in both languages', () => {
  const figures = (text: string): readonly string[] => (text.match(/\d+/gu) ?? []).sort()
  for (const id of ruleIds)
    expect(figures(rulebookDe.rules[id]), id).toEqual(figures(rulebookEn.rules[id]))
})

it('marks what the source has lost, in the rule and in the tables alike', () => {
  expect(ruleIds.filter(isLost)).toContain('GM-SIEGE-02')
  expect(defaultTables.siege.some(({ source }) => source === 'missing')).toBe(true)
  expect(defaultTables.cardorSiege.some(({ source }) => source === 'missing')).toBe(true)
  expect(defaultTables.fleets.some(({ source }) => source === 'missing')).toBe(false)
  expect(isLost('GM-FLEET-04')).toBe(false)
  expect(isRuling('GM-WIN-01')).toBe(true)
})
