// Every rule of Gloria Mundi is named by a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ruleIds } from '@/games/gloria/rules/index.ts'

const folder = 'tests/games/gloria'

const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /\b(?:it|describe)(?:\.each\([^`]*?\))?\(\s*(['"`])([^\n]*)\1/g,
    ),
  ])
  .map(([, , title]) => title ?? '')
  .join('\n')

it('every rule is named by a test', () => {
  expect(ruleIds.filter((id) => !titles.includes(id))).toEqual([])
})
