// npm run check: the one gate. Every step must pass; the first that fails stops the others and speaks.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveMark, removeMark, sourcesNow } from './gate-mark.ts'
import { type Ran, run } from './run.ts'

interface Step {
  name: string
  command: string
  /** Steps that must have passed before. */
  after?: string
  /** Mostly waits, for a thumb that is not too quick: another step runs beside it. */
  waits?: true
}

const reports = mkdtempSync(join(tmpdir(), 'gate-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
const unitReport = join(reports, 'unit.json')
const asReport = `--reporter=default --reporter=json --outputFile.json="${unitReport}"`

// Two at a time, the long ones first; the short ones fill the gaps at the end.
const steps: readonly Step[] = [
  { name: 'unit tests', command: `npm run --silent test:unit -- ${asReport}` },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'lint', command: 'npm run --silent check:lint' },
  { name: 'taps budget', command: 'npm run --silent bench:taps', after: 'build', waits: true },
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'size budget', command: 'npm run --silent check:size', after: 'build' },
  { name: 'dead code', command: 'npm run --silent check:dead' },
  { name: 'line budget', command: 'npm run --silent check:lines' },
  { name: 'import laws', command: 'npm run --silent check:laws' },
  { name: 'format', command: 'npm run --silent check:format' },
]
const handsFree = 2

const waiting = [...steps]
const passed = new Set<string>()
const running = new Set<Promise<void>>()
let busy = 0
const stop = new AbortController()

function report(name: string, ran: Ran): void {
  const verdict = ran.code === 0 ? 'ok' : 'FAILED'
  console.log(`${name.padEnd(12)} ${verdict.padEnd(7)} ${ran.seconds.toFixed(1).padStart(6)} s`)
}

async function take(step: Step): Promise<void> {
  const ran = await run(step.command, { signal: stop.signal })
  if (stop.signal.aborted) return
  report(step.name, ran)
  if (ran.code === 0) {
    passed.add(step.name)
    return
  }
  stop.abort()
  console.error(`\n${step.name}: ${step.command}\n\n${ran.output.trimEnd()}`)
}

function nextReady(): Step | undefined {
  const index = waiting.findIndex(({ after }) => after === undefined || passed.has(after))
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

const started = performance.now()
const sources = sourcesNow()
removeMark()
while (!stop.signal.aborted && (waiting.length > 0 || running.size > 0)) {
  const step = busy < handsFree ? nextReady() : undefined
  if (step === undefined) {
    await Promise.race(running)
    continue
  }
  const hands = step.waits === true ? 0 : 1
  busy += hands
  const job: Promise<void> = take(step).finally(() => {
    busy -= hands
    running.delete(job)
  })
  running.add(job)
}
await Promise.all(running)
// A file that was changed meanwhile was seen by some steps and not by others.
if (!stop.signal.aborted && sources !== null && sources === sourcesNow()) {
  const { numPassedTests } = JSON.parse(readFileSync(unitReport, 'utf8')) as {
    numPassedTests: number
  }
  leaveMark(sources, numPassedTests)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(stop.signal.aborted ? '\nThe gate is shut.' : `\nThe gate is open (${seconds} s).`)
process.exit(stop.signal.aborted ? 1 : 0)
