// The page of verdicts: every rule has its row, and what a row names is there.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleIds } from '@/games/gloria/rules/index.ts'

const rows = readFileSync('docs/verdicts-gloria.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, rule = '']) => rule.startsWith('GM-'))
  .map(([, rule = '', asks = '', files = '', tests = '', verdict = '']) => ({
    rule,
    asks,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    tests: tests.split(', '),
    verdict,
  }))

it('every rule has one row, in the order of the page', () => {
  expect(rows.map(({ rule }) => rule)).toEqual([...ruleIds])
})

it.each(rows)('$rule is told in ten words, carried by files and named by tests', (row) => {
  const { rule, asks, files, tests, verdict } = row
  expect(asks.split(' ').length).toBeLessThanOrEqual(10)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !existsSync(`src/games/gloria/rules/${file}`))).toEqual([])
  const named = (name: string): boolean =>
    readFileSync(`tests/games/gloria/${name}.test.ts`, 'utf8').includes(rule)
  expect(tests.filter((name) => !named(name))).toEqual([])
  expect(['holds', 'holds as read', 'mended']).toContain(verdict)
})
