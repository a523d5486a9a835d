// npm test: gets a browser, runs every test there is, and ends with one line that counts them all.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getBrowser } from './get-browser.ts'
import { run } from './run.ts'

interface Tally {
  passed: number
  failed: number
}

const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A number somewhere in a runner's report; a missing report counts as nothing run. */
function numbersFrom(file: string, names: readonly string[]): number[] {
  let report: unknown
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    report = undefined
  }
  return names.map((name) => {
    const value = name
      .split('.')
      .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : 0), report)
    return typeof value === 'number' ? value : 0
  })
}

/** A runner that fails without naming a test (it crashed, or found none) is one failure. */
function tallyOf(code: number, passed = 0, failed = 0): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

async function runVitest(env: Record<string, string>): Promise<Tally> {
  const file = join(folder, 'vitest.json')
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`
  const { code } = await run(`npx vitest run ${reporters}`, { aloud: true, env })
  return tallyOf(code, ...numbersFrom(file, ['numPassedTests', 'numFailedTests']))
}

async function runPlaywright(env: Record<string, string>): Promise<Tally> {
  const build = await run('npm run --silent build')
  if (build.code !== 0) {
    console.error(build.output)
    return { passed: 0, failed: 1 }
  }
  const file = join(folder, 'playwright.json')
  const { code } = await run('npx playwright test --reporter=list,json', {
    aloud: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const [passed, failed, flaky] = numbersFrom(file, [
    'stats.expected',
    'stats.unexpected',
    'stats.flaky',
  ])
  return tallyOf(code, passed, (failed ?? 0) + (flaky ?? 0))
}

const browser = await getBrowser()
if (browser === undefined) {
  console.error(
    'No browser could be found or fetched: install Chromium or Chrome, set CHROMIUM_PATH to its program, and run npm test again.',
  )
  process.exit(1)
}
const env = { CHROMIUM_PATH: browser }
const tallies = [await runVitest(env), await runPlaywright(env)]
const sum = (pick: (tally: Tally) => number) =>
  tallies.reduce((total, tally) => total + pick(tally), 0)
const failed = sum((tally) => tally.failed)
console.log(`${sum((tally) => tally.passed)} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
