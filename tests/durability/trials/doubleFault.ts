// All copies of one battle are damaged at once: what is lost is counted to the entry, and the rest is there.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { pause, upTo } from '../pause.ts'

export interface DoubleFaultFigures {
  readonly trials: number
  /** Entries that no copy could give back. */
  readonly gone: number
  /** Trials in which the count that was told is not the count that is gone. */
  readonly miscounted: number
  /** Acknowledged entries before the damage that are not there. */
  readonly lost: number
  /** Starts that looked like a new phone. */
  readonly fresh: number
}

function* filesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

/** In the private file system, whatever names the browser gives: the files that begin with a head line of a battle. */
function journalsIn(profile: string): string[] {
  const folder = join(profile, 'Default', 'File System')
  return [...filesUnder(folder)].filter(
    (path) =>
      statSync(path).size > 0 &&
      /"kind":"battle"/u.test(readFileSync(path, 'latin1').slice(0, 200)),
  )
}

/** The mirror's copies in the Cache API, each a plain file: they would give back every entry. */
const mirrorsIn = (profile: string): string[] =>
  [...filesUnder(join(profile, 'Default', 'Service Worker', 'CacheStorage'))].filter((path) =>
    readFileSync(path, 'latin1').includes('"kind":"battle"'),
  )

/** The line and all behind it lose a character each; their ends stay. */
function damageFrom(path: string, line: number): void {
  const lines = readFileSync(path, 'utf8').split('\n')
  const text = lines.map((each, n) => (n < line || each === '' ? each : `${each.slice(0, -1)}?`))
  writeFileSync(path, text.join('\n'))
}

const databaseOf = (profile: string): string => join(profile, 'Default', 'IndexedDB')

const played = 60

async function once(lab: Lab, prepared: string, battle: string, acks: Acks) {
  const profile = lab.folder()
  cpSync(prepared, profile, { recursive: true })
  const left = 5 + upTo(played - 10)
  for (const path of journalsIn(profile)) damageFrom(path, left + 1)
  for (const path of mirrorsIn(profile)) rmSync(path)
  rmSync(databaseOf(profile), { recursive: true })
  const browser = await visit(lab, profile, new Acks())
  const page = ask(browser.page)
  const { kind } = await page.boot()
  if (kind === 'lost') await page.restore()
  const hashes = (await page.standing(battle))?.hashes ?? []
  const [told = 0] = await page.losses()
  await browser.kill()
  rmSync(profile, { recursive: true, force: true })
  const before = acks.all.filter(({ seq }) => seq <= left)
  return {
    gone: played - hashes.length,
    told,
    lost: before.filter(({ seq, hash }) => hashes[seq - 1] !== hash).length,
    isFresh: kind !== 'lost',
  }
}

export async function doubleFaults(lab: Lab, trials: number): Promise<DoubleFaultFigures> {
  const acks = new Acks()
  const prepared = lab.folder()
  const browser = await visit(lab, prepared, acks)
  const page = ask(browser.page)
  const battle = await page.begin()
  await page.open(battle)
  await page.play(battle, { entries: played, turn: played * 2 })
  await pause(3_000) // until the ledger is written, as it is while somebody thinks
  await browser.kill()
  const figures = { trials, gone: 0, miscounted: 0, lost: 0, fresh: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const { gone, told, lost, isFresh } = await once(lab, prepared, battle, acks)
    figures.gone += gone
    figures.lost += lost
    if (told !== gone) figures.miscounted += 1
    if (isFresh) figures.fresh += 1
  }
  return figures
}
