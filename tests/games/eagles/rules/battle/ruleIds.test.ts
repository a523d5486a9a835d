// Every rule of the booklet that this app plays is named by a test; what is missing is listed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  defaultHouseRules,
  houseRuleKeys,
  houseRuleTable,
  ruleIds,
} from '@/games/eagles/rules/index.ts'

const folders = ['tests/games']

const testFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

/** The titles of tests and of their groups; of a table of cases too. */
const titles = folders
  .flatMap(testFilesIn)
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:\bit|\bdescribe|\))\(\s*(['"`])([^\n]*)\1/g),
  ])
  .map(([, , title]) => title ?? '')
  .join('\n')

it('every rule of the battle is named by a test', () => {
  const ofTheBattle = ruleIds.filter((id) => !id.startsWith('ARMY'))
  expect(ofTheBattle.filter((id) => !titles.includes(id))).toEqual([])
})

it('every house rule cites rules that exist, has its default among its values, and offers a choice', () => {
  for (const key of houseRuleKeys) {
    const { values, rules } = houseRuleTable[key]
    const list: readonly (string | number)[] = values
    expect(list, key).toContain(defaultHouseRules[key])
    expect(list.length, key).toBeGreaterThan(1)
    for (const id of rules) expect(ruleIds, key).toContain(id)
  }
})
