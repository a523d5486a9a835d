// Every rule of The Deluge is named by a test; every house rule offers a choice and cites rules that exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  defaultHouseRules,
  houseRuleKeys,
  houseRuleTable,
  ruleIds,
} from '@/games/deluge/rules/index.ts'

const folder = 'tests/games/deluge'

const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/\bit\(\s*(['"`])([^\n]*)\1/g),
  ])
  .map(([, , title]) => title ?? '')
  .join('\n')

it('every rule is named by a test', () => {
  expect(ruleIds.filter((id) => !titles.includes(id))).toEqual([])
})

it('there are 27 house rules, each with its default among its values', () => {
  expect(houseRuleKeys).toHaveLength(27)
  for (const key of houseRuleKeys) {
    const { values, rules } = houseRuleTable[key]
    const list: readonly (string | number)[] = values
    expect(list, key).toContain(defaultHouseRules[key])
    expect(list.length, key).toBeGreaterThan(1)
    for (const id of rules) expect(ruleIds, key).toContain(id)
  }
})
