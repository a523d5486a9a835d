// npm test: gets a browser, runs every test there is, and ends with one line that counts them all. What the gate has just
// proved of the very same files counts as run.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { markOfNow } from './gate-mark.ts'
import { getBrowser } from './get-browser.ts'
import { run } from './run.ts'

interface Tally {
  passed: number
  /** The tests that failed, by file and name: a long log is cut where it is kept. */
  names: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly {
      status: string
      fullName: string
      failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[]
}

interface PlaywrightReport {
  /** Of no test: of a file, or of what surrounds them all. */
  errors?: readonly unknown[]
  stats: { expected: number }
  suites: readonly PlaywrightSuite[]
}

/** A file that fails as a whole, before or after its tests, names none of them. */
const failedIn = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const file = relative('.', name)
    return tests.length === 0 && status === 'failed'
      ? [`${file} › ${message.split('\n', 1).join('') || 'the file as a whole'}`]
      : tests.map(({ fullName }) => `${file} › ${fullName}`)
  })

const unexpectedIn = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => `${file} › ${title}`),
  ),
  ...suites.flatMap(unexpectedIn),
]

const folder = mkdtempSync(join(tmpdir(), 'test-results-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** A runner's report; a missing one counts as nothing run. */
function reportIn<Report>(file: string, none: Report): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return none
  }
}

/** A runner that fails without naming a test (it crashed, or found none) is one failure. */
function tallyOf(code: number, runner: string, passed: number, names: readonly string[]): Tally {
  const crashed = code !== 0 && names.length === 0
  const told = crashed ? [`${runner} ended with ${String(code)}`] : names
  return { passed, names: told }
}

/** Files of which every test has passed, with how many those are: a file that was cut short is none. */
const provedIn = ({ testResults }: VitestReport): ReadonlyMap<string, number> =>
  new Map(
    testResults
      .filter(({ status, assertionResults: all }) => status === 'passed' && all.length > 0)
      .filter(({ assertionResults }) => assertionResults.every((test) => test.status === 'passed'))
      .map(({ name, assertionResults }) => [relative('.', name), assertionResults.length]),
  )

interface Tested extends Tally {
  proved: ReadonlyMap<string, number>
  /** Why tests failed, the first lines of each. */
  whys: readonly string[]
  output: string
}

const whysIn = ({ testResults }: VitestReport): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ failureMessages = [] }) => failureMessages)
    .map((why) => why.split('\n').slice(0, 12).join('\n'))

/** Runs these projects, or these files of theirs; `aloud` is for the one that is watched while another runs beside it. */
async function runVitest(
  projects: readonly string[],
  aloud: boolean,
  files: readonly string[] = [],
  more = '',
): Promise<Tested> {
  const file = join(folder, `${[...projects, files.length].join('-')}.json`)
  const named = projects.map((project) => `--project ${project}`).join(' ')
  const reporters = `--reporter=default --reporter=json --outputFile.json="${file}"`
  const command = `npx vitest run ${named} ${reporters} ${more} ${files.join(' ')}`
  const { code, output } = await run(command, { aloud: aloud ? 'kept' : false, env })
  if (!aloud) console.log(output)
  const report = reportIn<VitestReport>(file, { numPassedTests: 0, testResults: [] })
  const runner = `Vitest (${projects.join(', ')})`
  const tally = tallyOf(code, runner, report.numPassedTests, failedIn(report))
  return { ...tally, proved: provedIn(report), whys: whysIn(report), output }
}

/** More of them are no mishap of a busy machine: of parts and trials, and of the walks, which wait for most. */
const mostAlone = 2
const mostWalksAlone = 6

/** What failed while others ran, once more: both outcomes are named. */
async function nowAlone({ names }: Tally, goAgain: () => Promise<Tally>): Promise<Tally> {
  for (const name of names) console.log(`failed among others, now alone: ${name}`)
  const alone = await goAgain()
  for (const name of names) if (!alone.names.includes(name)) console.log(`passed alone: ${name}`)
  return alone
}

/**
 * Every part in the browser. Now and then Vitest loses its page, and the files under way with it (vitest#7377): no test
 * fails, and the run does. One or two failed tests, and files that were cut short, are run again alone; all are named.
 */
async function runParts(besides: Promise<unknown>): Promise<Tally> {
  const first = await runVitest(['browser'], true)
  const hasCrashed = first.names.every((name) => !name.startsWith('tests/'))
  if (first.names.length === 0 || (first.names.length > mostAlone && !hasCrashed)) return first
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests', file))
    .filter((file) => file.endsWith('.browser.test.ts'))
  const lost = files.filter((file) => !first.proved.has(file))
  // An error outside every test may be of any file.
  const again =
    lost.length === 0 || first.output.includes('This error originated in') ? files : lost
  const proved = files.reduce((total, file) => total + (first.proved.get(file) ?? 0), 0)
  await besides
  console.log(`not proved, now alone: ${again.length === files.length ? 'all' : again.join(' ')}`)
  const alone = await nowAlone(first, () =>
    runVitest(['browser'], true, again, '--no-file-parallelism'),
  )
  // The end of a log is what is kept: what the first run said stands here too.
  if (alone.names.length > 0) console.log(first.output.slice(-4000))
  return { passed: (again === files ? 0 : proved) + alone.passed, names: alone.names }
}

/** `isCrashed`: it failed, and no test of its says why. */
async function walk(name: string, more = ''): Promise<Tally & { readonly isCrashed: boolean }> {
  const file = join(folder, `${name}.json`)
  const { code } = await run(`npx playwright test --reporter=list,json ${more}`, {
    aloud: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const report = reportIn<PlaywrightReport>(file, { stats: { expected: 0 }, suites: [] })
  const names = report.suites.flatMap(unexpectedIn)
  const isCrashed = (code !== 0 && names.length === 0) || (report.errors ?? []).length > 0
  return { ...tallyOf(code, 'Playwright', report.stats.expected, names), isCrashed }
}

/**
 * Every walk through the built app. A few that fail while four run at once on two processors beside the durability
 * tests are walked again, alone, when all else is done: a fault of the app fails there too. They are named either way.
 */
async function runPlaywright(besides: Promise<unknown>): Promise<Tally> {
  const first = await walk('playwright')
  const { names, isCrashed } = first
  if (isCrashed || names.length === 0 || names.length > mostWalksAlone) return first
  await besides
  const alone = await nowAlone(first, () => walk('alone', '--last-failed --workers 1'))
  return { passed: first.passed + alone.passed, names: alone.names }
}

/**
 * A figure of a trial that is wrong stands: what was lost once is lost. A browser that fell silent while others kept the
 * processors busy is asked again, alone.
 */
async function judge(first: Tested): Promise<Tally> {
  // The figures of a trial stand in what it printed; the end of a log is what is kept.
  if (first.names.length > 0) console.log(first.output.slice(-4000))
  const isWrong =
    first.whys.length === 0 || first.whys.some((why) => why.includes('AssertionError'))
  if (first.names.length === 0 || first.names.length > mostAlone || isWrong) return first
  const again = first.names.map((name) => name.replace(/^.* › /, '').replaceAll(/\W/g, '.'))
  const alone = await nowAlone(first, () =>
    runVitest(['durability'], true, [], `-t "${again.join('|')}"`),
  )
  return { passed: first.passed + alone.passed, names: alone.names }
}

const browser = await getBrowser()
if (browser === undefined) {
  console.error(
    'No browser could be found or fetched: install Chromium or Chrome, set CHROMIUM_PATH to its program, and run npm test again.',
  )
  process.exit(1)
}
const env = { CHROMIUM_PATH: browser }
const mark = markOfNow()
if (mark !== null)
  console.log(
    `The gate stands open for these files: its build is used and its ${mark.unitTests} unit tests are counted, not run again.`,
  )
/** What the gate has not just proved: the processors are busy with these alone. */
const proved = mark === null ? [await runVitest(['unit', 'isolated'], true)] : []
const build = mark === null ? await run('npm run --silent build', { aloud: true }) : null
/** Durability mostly waits, for browsers that are killed and disks that are full; the others keep both processors busy. */
async function runTheRest(): Promise<readonly Tally[]> {
  if (build !== null && build.code !== 0) return [{ passed: 0, names: ['the build'] }]
  const durability = runVitest(['durability'], false)
  const parts = await runParts(durability)
  return [parts, await runPlaywright(durability), await judge(await durability)]
}
const tallies = [...proved, ...(await runTheRest())]
const failed = tallies.flatMap(({ names }) => names)
const passed = tallies.reduce((total, tally) => total + tally.passed, mark?.unitTests ?? 0)
for (const name of failed) console.log(`failed: ${name}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
