// Every rule of the page is named by a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { houseRuleKeys, houseRuleTable, ruleIds } from '@/games/progress/rules/index.ts'

const folder = join(import.meta.dirname, '..')
const sentences = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.test.ts') && !file.endsWith('ruleIds.test.ts'))
  .flatMap(
    (file) =>
      readFileSync(join(folder, file), 'utf8').match(/(?:test|describe)\(\s*'[^']*'/gu) ?? [],
  )
  .join('\n')

test('every rule is named in the sentence of a test', () => {
  expect(ruleIds.filter((id) => !sentences.includes(id))).toEqual([])
})

test('every house rule names the rules it touches', () => {
  for (const key of houseRuleKeys)
    for (const id of houseRuleTable[key].rules) expect(ruleIds).toContain(id)
})
