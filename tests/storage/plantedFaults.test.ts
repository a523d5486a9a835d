// `npm run mutants:storage` plants them; here only: the places are still there, and so are the tests that find them.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantedFaults } from '../durability/faults.ts'

const allTests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`tests/${file}`, 'utf8'))
  .join('\n')

test.each(plantedFaults)('$fault has its place and its test', ({ file, from, caughtBy }) => {
  expect(readFileSync(file, 'utf8')).toContain(from)
  expect(allTests).toContain(caughtBy)
})
