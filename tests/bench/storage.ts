// npm run bench:storage: what the journal costs beside a plain strict put, in a real browser, as ratios.
import { Acks, ask, openLab, openPage, visit, type Lab } from '../durability/lab.ts'
import type { Page } from 'playwright'
import { plainBattle } from '../durability/page/lab.ts'
import { startBrowser } from '../durability/browser.ts'
import { atMost, median, percentile, printFigures, type Figure } from './figures.ts'

/** Plain strict puts of the rows the journal wrote, into a database of their own, one transaction each. */
const plainPuts = async (rows: readonly unknown[]): Promise<number[]> => {
  const opening = indexedDB.open('plain', 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('rows', { keyPath: ['battleId', 'seq'] })
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('no database'))
  })
  const took: number[] = []
  for (const row of rows) {
    const started = performance.now()
    const writing = database.transaction('rows', 'readwrite', { durability: 'strict' })
    writing.objectStore('rows').put(row)
    await new Promise<void>((resolve) => (writing.oncomplete = () => resolve()))
    took.push(performance.now() - started)
  }
  database.close()
  return took
}

const storedRows = (last: number): Promise<unknown[]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('aide-de-camp')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve((reading.result as unknown[]).slice(-last))
      }
    }
  })

const atOnce = 50

/** Leaves the page without any place for a second journal. */
const withoutSpare = (): void => {
  Object.defineProperty(Navigator.prototype, 'storage', { get: () => undefined })
  Object.defineProperty(globalThis, 'caches', { get: () => undefined })
}

interface Rounds {
  readonly ours: number[]
  readonly plain: number[]
}

interface Appends {
  readonly early: Rounds
  readonly late: Rounds
}

/** In turns with plain puts, so that whatever else the machine does hits both alike. */
async function appends(lab: Lab, withSpare: boolean, isLong: boolean): Promise<Appends> {
  const acks = new Acks()
  const browser = await startBrowser(lab.folder())
  const { page } = browser
  if (!withSpare) await page.addInitScript(withoutSpare)
  await openPage(page, lab.url, acks)
  const table = ask(page)
  const battle = await table.begin()
  await table.open(battle)
  const play = (entries: number): Promise<void> => table.play(battle, { entries, turn: 1e9 })
  const both = async (rounds: number): Promise<Rounds> => {
    acks.all.length = 0
    for (let round = 0; round < rounds; round += 1) {
      await play(atOnce)
      await table.plainPuts((await page.evaluate(storedRows, atOnce)) as object[])
    }
    const took = (isPlain: boolean): number[] =>
      acks.all.filter((ack) => (ack.battle === plainBattle) === isPlain).map((ack) => ack.took)
    return { ours: took(false), plain: took(true) }
  }
  await play(50)
  const early = await both(6)
  if (isLong) await play(4_350)
  const late = isLong ? await both(6) : early
  await browser.kill()
  return { early, late }
}

const grown = (late: readonly number[], early: readonly number[]): number =>
  median(late) / median(early)

async function benchAppend(lab: Lab): Promise<Figure[]> {
  const alone = await appends(lab, false, false)
  const both = await appends(lab, true, true)
  const againstPut = ({ ours, plain }: Rounds): number => median(ours) / median(plain)
  const { early, late } = both
  return [
    { what: 'plain strict Dexie put, median', value: median(alone.early.plain), unit: 'ms' },
    { what: 'append to the database', value: median(alone.early.ours), unit: 'ms' },
    { what: 'append against put', value: againstPut(alone.early), unit: '×', aim: atMost(1.5) },
    { what: 'answer to both journals, median', value: median(early.ours), unit: 'ms' },
    { what: 'answer to both journals against put', value: againstPut(early), unit: '×' },
    {
      what: 'answer to both journals, p95',
      value: percentile(early.ours, 0.95),
      unit: 'ms',
      aim: atMost(50),
    },
    { what: 'append 4,750 against append 350', value: grown(late.ours, early.ours), unit: '×' },
    { what: 'a plain put then, likewise', value: grown(late.plain, early.plain), unit: '×' },
    {
      what: 'what the append grows by itself', // the browser slows down for both
      value: grown(late.ours, early.ours) / grown(late.plain, early.plain),
      unit: '×',
      aim: atMost(1.1),
    },
  ]
}

async function usage(page: Page): Promise<number> {
  const { usageDetails } = (await page.evaluate(() => navigator.storage.estimate())) as {
    usageDetails?: { indexedDB?: number }
  }
  return usageDetails?.indexedDB ?? Number.NaN
}

/** Milliseconds in which a page that goes away is gone, and in which a start closes a log. */
const moment = 2_500

/** What the next start finds after a visit that ended in order, and the one after a kill: that one closes the log. */
async function diskOfStarts(lab: Lab, profile: string): Promise<{ ours: number; filled: number }> {
  const used: number[] = []
  for (const isLast of [false, true]) {
    const again = await visit(lab, profile, new Acks())
    await ask(again.page).boot()
    await again.page.waitForTimeout(moment)
    used.push(await usage(again.page))
    if (isLast) await again.close()
    else await again.kill()
  }
  const [ours = Number.NaN, after = Number.NaN] = used
  return { ours, filled: after - ours }
}

async function benchDisk(lab: Lab): Promise<Figure[]> {
  const profile = lab.folder()
  const first = await visit(lab, profile, new Acks())
  const battle = await ask(first.page).begin()
  await ask(first.page).open(battle)
  await ask(first.page).play(battle, { entries: 500 })
  const rows = await first.page.evaluate(storedRows, 500)
  await first.page.goto('about:blank')
  await first.page.waitForTimeout(moment)
  await first.close()
  const { ours, filled } = await diskOfStarts(lab, profile)
  const other = lab.folder()
  const rival = await startBrowser(other)
  await rival.page.goto(`${lab.url}icon.svg`)
  await rival.page.evaluate(plainPuts, rows)
  await rival.close()
  const settled = await startBrowser(other)
  await settled.page.goto(`${lab.url}icon.svg`)
  await settled.page.evaluate(plainPuts, [])
  const plain = await usage(settled.page)
  await settled.close()
  return [
    { what: 'disk after 500 entries', value: ours / 1000, unit: 'kB' },
    { what: 'disk of the raw rows', value: plain / 1000, unit: 'kB' },
    { what: 'disk against the raw rows', value: ours / plain, unit: '×', aim: atMost(1.3) },
    {
      // As much as the browser lets a log grow before it closes it by itself; the next log closed takes it away.
      what: 'more after a kill, for a log that was closed',
      value: filled / 1000,
      unit: 'kB',
      aim: atMost(5_000),
    },
  ]
}

const bootTime = async (page: Page, url: string): Promise<number> => {
  await page.goto(url)
  await page.waitForFunction(() => 'lab' in window)
  return page.evaluate(async () => {
    await window.lab.boot()
    await window.lab.countArmies()
    return performance.now()
  })
}

async function boots(lab: Lab, isFull: boolean): Promise<number[]> {
  const browser = await visit(lab, lab.folder(), new Acks())
  const table = ask(browser.page)
  await table.boot()
  if (isFull) {
    await table.addArmies(100)
    for (let each = 0; each < 20; each += 1) {
      const battle = await table.begin()
      await table.open(battle)
      await table.play(battle, { entries: 100 })
      await table.close(battle)
    }
  }
  await browser.page.waitForTimeout(1_500)
  const page = await browser.newPage()
  const took: number[] = []
  for (let visitNumber = 0; visitNumber < 12; visitNumber += 1)
    took.push(await bootTime(page, lab.url))
  await browser.kill()
  return took.slice(2)
}

async function benchBoot(lab: Lab): Promise<Figure[]> {
  const [empty, full] = [await boots(lab, false), await boots(lab, true)]
  return [
    { what: 'start, empty', value: median(empty), unit: 'ms' },
    { what: 'start, 100 armies and 20 finished battles', value: median(full), unit: 'ms' },
    {
      what: 'full start against the empty one',
      value: median(full) / median(empty),
      unit: '×',
      aim: atMost(1.5),
    },
  ]
}

const imports = 5
const manyArmies = 10_000

async function benchImport(lab: Lab): Promise<Figure[]> {
  const [own, raw]: [number[], number[]] = [[], []]
  for (let round = 0; round < imports; round += 1) {
    const browser = await visit(lab, lab.folder(), new Acks())
    const table = ask(browser.page)
    await table.boot()
    own.push(await table.addArmiesTimed(manyArmies))
    await browser.page.waitForTimeout(5_000) // the second copy is made meanwhile
    raw.push(await table.addRawArmies())
    await browser.kill()
  }
  return [
    { what: '10,000 armies added', value: median(own), unit: 'ms' },
    { what: 'their rows by IndexedDB alone', value: median(raw), unit: 'ms' },
    { what: 'added against raw', value: median(own) / median(raw), unit: '×', aim: atMost(1.3) },
  ]
}

const lab = await openLab()
printFigures('The journal', await benchAppend(lab))
printFigures('Its disk', await benchDisk(lab))
printFigures('The start', await benchBoot(lab))
printFigures('An import', await benchImport(lab))
await lab.close()
process.exit(0)
