// The rulebook of The Deluge: every rule has its place and its words in both languages, with the same figures.
import { expect, it } from 'vitest'
import { ruleIds } from '@/games/deluge/rules/ruleIds.ts'
import { chapters, isLost, isRuling, rulesIn } from '@/games/deluge/screens/rulebook/book.ts'
import { rulebookDe } from '@/games/deluge/screens/words/de/rulebook/index.ts'
import { rulebookEn } from '@/games/deluge/screens/words/en/rulebook/index.ts'
import { guideDe } from '@/games/deluge/screens/words/de/index.ts'
import { guideEn } from '@/games/deluge/screens/words/en/guide.ts'

const figures = (text: string): readonly string[] => (text.match(/\d+|[½¼⅓]/gu) ?? []).sort()

it('has every rule in one chapter, in the order of the rules', () => {
  expect(chapters.flatMap((chapter) => rulesIn(chapter))).toEqual(ruleIds)
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
  for (const id of ruleIds)
    expect(figures(rulebookDe.rules[id]), id).toEqual(figures(rulebookEn.rules[id]))
})

it('marks what the hand-out has lost and what is a ruling, never both', () => {
  expect(ruleIds.filter(isLost)).toEqual(['TD-GEN-02', 'TD-ATT-07', 'TD-LOOT-05'])
  expect(ruleIds.filter((id) => isLost(id) && isRuling(id))).toEqual([])
  expect(isRuling('TD-DIP-01')).toBe(true)
  expect(isRuling('TD-LOSS-01')).toBe(true)
  expect(isRuling('TD-STR-08')).toBe(false)
})

it('gives the same hints with the same figures in both languages', () => {
  const said = ({
    first,
    second,
    result,
    flee,
    over,
  }: typeof guideEn): readonly (readonly [string, string])[] =>
    Object.entries({
      ...Object.fromEntries(Object.entries(first).map(([phase, text]) => [`first ${phase}`, text])),
      ...Object.fromEntries(
        Object.entries(second).map(([phase, text]) => [`second ${phase}`, text]),
      ),
      result,
      flee,
      over,
    })
  const counted = (guide: typeof guideEn): readonly unknown[] =>
    said(guide).map(([key, text]) => [key, figures(text)])
  expect(counted(guideDe)).toEqual(counted(guideEn))
})
