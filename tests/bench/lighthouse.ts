// npm run lighthouse: Lighthouse's mobile figures for the start page and a full army, against the limit app.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { findBrowser, launchOptions } from '../../scripts/find-browser.ts'
import { run } from '../../scripts/run.ts'
import { blockedByProcessor } from './blocking.ts'
import { openApp } from './browser/phone.ts'
import { apps, build, type ServedApps, withServedApps } from './builds.ts'
import { atLeast, atMost, type Figure, median, printFigures } from './figures.ts'
import { armyOf, rowsOf, storeRows } from './stored-armies.ts'

const rounds = Number(process.env['RUNS'] ?? 5)
const lighthouse = 'npx --yes lighthouse@12.8.2'

const reportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
    }),
  ),
})
interface Report extends v.InferOutput<typeof reportSchema> {
  /** Milliseconds, by the processor's time. */
  blocked: number
}

interface Target {
  name: string
  url: string
  /** A browser profile with the target's armies stored in it. Lighthouse keeps databases, and clears caches. */
  profile: string
}

const reports = mkdtempSync(join(tmpdir(), 'lighthouse-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

/** Lighthouse at times misses the start of its own trace and asks to be run again. */
const tries = 4

async function measure(target: Target): Promise<Report> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await measureOnce(target)
    } catch (cause) {
      if (attempt === tries || !String(cause).includes('NO_NAVSTART')) throw cause
    }
}

async function measureOnce({ url, profile }: Target): Promise<Report> {
  const file = join(reports, 'report.json')
  const flags = `--headless=new --no-sandbox --disable-gpu --disable-quic --user-data-dir=${profile}`
  const only = 'performance,accessibility,best-practices'
  const ran = await run(
    `${lighthouse} "${url}" --quiet --save-assets --output=json --output-path="${file}" --only-categories=${only} --chrome-flags="${flags}"`,
    { env: { CHROME_PATH: findBrowser() ?? '' }, limitSeconds: 180 },
  )
  if (ran.code !== 0) throw new Error(`Lighthouse failed on ${url}: ${ran.output}`)
  return {
    ...v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8'))),
    blocked: blockedByProcessor(join(reports, 'report-0.trace.json'), url),
  }
}

const number = (report: Report, audit: string): number =>
  report.audits[audit]?.numericValue ?? Number.NaN
const score = (report: Report, category: string): number =>
  Math.round(100 * (report.categories[category]?.score ?? Number.NaN))

const medianOf = (of: readonly Report[], pick: (report: Report) => number): number =>
  median(of.map(pick))

function absolute(of: readonly Report[]): Figure[] {
  const category = (name: string, bound: number): Figure => ({
    what: name,
    value: medianOf(of, (report) => score(report, name)),
    unit: '',
    aim: atLeast(bound),
  })
  return [
    category('performance', 99),
    category('accessibility', 100),
    category('best-practices', 100),
    {
      what: 'cumulative layout shift',
      value: medianOf(of, (report) => number(report, 'cumulative-layout-shift')),
      unit: '',
      aim: atMost(0),
    },
    {
      what: 'total blocking time',
      value: medianOf(of, (report) => number(report, 'total-blocking-time')),
      unit: 'ms',
      aim: atMost(50),
    },
  ]
}

/** What this machine makes of the limit app, and what both block without the machine's other work. */
function beside(of: readonly Report[], limit: readonly Report[]): Figure[] {
  const blocking = (reports: readonly Report[]) => medianOf(reports, ({ blocked }) => blocked)
  return [
    {
      what: 'performance, limit app',
      value: medianOf(limit, (report) => score(report, 'performance')),
      unit: '',
    },
    {
      what: 'total blocking time, limit app',
      value: medianOf(limit, (report) => number(report, 'total-blocking-time')),
      unit: 'ms',
    },
    { what: 'blocking by processor time', value: blocking(of), unit: 'ms' },
    { what: 'blocking by processor time, limit app', value: blocking(limit), unit: 'ms' },
  ]
}

function againstLimit(of: readonly Report[], limit: readonly Report[]): Figure[] {
  return ['first-contentful-paint', 'largest-contentful-paint'].flatMap((audit): Figure[] => {
    const own = medianOf(of, (report) => number(report, audit))
    const least = medianOf(limit, (report) => number(report, audit))
    return [
      { what: audit, value: own, unit: 'ms' },
      { what: `${audit}, limit app`, value: least, unit: 'ms' },
      { what: `${audit} against the limit app`, value: own / least, unit: '×', aim: atMost(1.15) },
    ]
  })
}

/** What keeps the accessibility and best-practices scores below 100, by name. */
function failures(of: readonly Report[]): string[] {
  const unmet = of.flatMap((report) =>
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && report.audits[id]?.score === 0)
        .map(({ id }) => report.audits[id]?.title ?? id),
    ),
  )
  return [...new Set(unmet)]
}

const armyRows = rowsOf([armyOf(20)])
const limitName = 'limit app'

/** A profile in which the app has been opened and an army of 20 battalions stored. */
async function profileWithArmy(url: string): Promise<string> {
  const profile = join(reports, 'army')
  const context = await chromium.launchPersistentContext(profile, launchOptions())
  const page = await context.newPage()
  await openApp(page, url)
  await storeRows(page, armyRows)
  await context.close()
  return profile
}

async function measureAll(served: ServedApps): Promise<void> {
  const { url } = served.app
  const targets: readonly Target[] = [
    { name: limitName, url: served.limit.url, profile: join(reports, 'limit') },
    { name: 'start page', url, profile: join(reports, 'start') },
    {
      name: 'army of 20 battalions',
      url: `${url}#/armies/${armyRows[0]?.id ?? ''}`,
      profile: await profileWithArmy(url),
    },
  ]
  const found = new Map(targets.map(({ name }) => [name, new Array<Report>()]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) found.get(target.name)?.push(await measure(target))
  }
  const limit = found.get(limitName) ?? []
  for (const [name, of] of found) {
    if (name === limitName) continue
    printFigures(`Lighthouse, ${name}`, [
      ...absolute(of),
      ...beside(of, limit),
      ...againstLimit(of, limit),
    ])
    for (const title of failures(of)) console.log(`  not met: ${title}`)
  }
}

for (const app of apps) await build(app)
await withServedApps(measureAll)
