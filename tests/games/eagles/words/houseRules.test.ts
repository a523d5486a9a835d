// Every house rule is asked in words, in both languages, and each of its named values has a name.
import { describe, expect, test } from 'vitest'
import { houseRuleKeys, houseRuleTable } from '@/games/eagles/rules/index.ts'
import { houseRules as german } from '@/games/eagles/words/de/battles/houseRules.ts'
import { houseRules as english } from '@/games/eagles/words/en/battles/houseRules.ts'
import type { HouseRules } from '@/games/eagles/rules/index.ts'
import type { HouseRuleWords } from '@/words/houseRules.ts'

const languages: readonly [string, HouseRuleWords<HouseRules>][] = [
  ['English', english],
  ['German', german],
]

describe.each(languages)('the house rules in %s', (_, words) => {
  test.each(houseRuleKeys)('ask about %s, say why, and name its values', (key) => {
    const { ask, why, values } = words[key]
    expect(ask).toMatch(/\?$/)
    expect(why).toMatch(/\.$/)
    const named = houseRuleTable[key].values.filter((value) => typeof value === 'string')
    expect(Object.keys(values).sort()).toEqual([...named].sort())
  })

  test('never ask the same twice', () => {
    const questions = houseRuleKeys.map((key) => words[key].ask)
    expect(new Set(questions).size).toBe(questions.length)
  })
})
