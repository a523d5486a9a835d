// The database's files are damaged between two starts. Whatever the browser makes of it, nothing acknowledged is lost.
import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { pause, until, upTo } from '../pause.ts'

type Damage = (folder: string) => void

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))

const each =
  (pattern: RegExp, damage: (file: string) => void): Damage =>
  (folder) =>
    filesIn(folder, pattern).forEach(damage)

function flipBit(file: string): void {
  const bytes = readFileSync(file)
  const at = upTo(bytes.length - 1)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << upTo(7))
  writeFileSync(file, bytes)
}

function overwrite(file: string): void {
  writeFileSync(file, Buffer.alloc(statSync(file).size, 0xa5))
}

const remove = (file: string): void => rmSync(file)

export const damages: Readonly<Record<string, Damage>> = {
  'one bit of the data flipped': each(/\.(?:log|ldb)$/u, flipBit),
  'the data cut in half': each(/\.(?:log|ldb)$/u, (file) =>
    truncateSync(file, Math.floor(statSync(file).size / 2)),
  ),
  'the data emptied': each(/\.(?:log|ldb)$/u, (file) => truncateSync(file, 0)),
  'the data overwritten': each(/\.(?:log|ldb)$/u, overwrite),
  'CURRENT gone': each(/^CURRENT$/u, remove),
  'the manifest overwritten': each(/^MANIFEST/u, overwrite),
  'all files gone': (folder) => rmSync(folder, { recursive: true }),
}

export interface CorruptionFigures {
  readonly damage: string
  readonly trials: number
  /** The browser gave us an empty or no database: the recovery screen. */
  readonly screens: number
  /** The database opened with less than was acknowledged, and was mended without a word. */
  readonly mended: number
  /** Acknowledged entries that were gone in the end. */
  readonly lost: number
  readonly lostArmies: number
  /** Events that were gone, or had fewer lists than were stored. */
  readonly lostEvents: number
  /** Starts that looked like a new phone. */
  readonly fresh: number
}

const armies = 7
const lists = 5

interface Prepared {
  readonly profile: string
  readonly event: string
  readonly battle: string
  readonly acks: Acks
}

/** A phone with armies and a battle under way, and its battery taken out. */
async function prepare(lab: Lab): Promise<Prepared> {
  const acks = new Acks()
  const profile = lab.folder()
  const browser = await visit(lab, profile, acks)
  const page = ask(browser.page)
  await page.addArmies(armies)
  const event = await page.addEvent(lists)
  const battle = await page.begin()
  await page.open(battle)
  await page.play(battle, { entries: 40 + upTo(40) })
  await until(() => browser.page.evaluate(copyIsThere, 'armies~~1'), 5_000)
  await until(() => browser.page.evaluate(copyIsThere, `unit~events.${event}~2`), 5_000)
  await pause(100)
  await browser.kill()
  return { profile, battle, event, acks }
}

const copyIsThere = async (start: string): Promise<boolean> => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('spare')
  for await (const name of folder.keys()) if (name.startsWith(start)) return true
  return false
}

function databaseOf(profile: string): string {
  const folder = join(profile, 'Default', 'IndexedDB')
  const name = readdirSync(folder).find((each) => each.endsWith('.leveldb'))
  if (name === undefined) throw new Error('this profile has no database')
  return join(folder, name)
}

interface Outcome {
  kind: string
  mended: boolean
  lost: number
  armies: number
  lists: number
}

async function recover(
  lab: Lab,
  profile: string,
  { battle, event, acks }: Prepared,
): Promise<Outcome> {
  const browser = await visit(lab, profile, new Acks())
  const page = ask(browser.page)
  const { kind } = await page.boot()
  if (kind === 'lost') await page.restore()
  const opened = await page.open(battle).catch(() => null)
  const standing = await page.standing(battle)
  await until(async () => (await page.countArmies()) === armies, 1_500)
  const outcome = {
    kind,
    mended: opened?.reconciled.includes('mended') ?? false,
    lost: acks.missingFrom(battle, standing?.hashes ?? []),
    armies: await page.countArmies(),
    lists: (await page.listsOf(event)) ?? 0,
  }
  await browser.kill()
  return outcome
}

export async function corruption(
  lab: Lab,
  damage: string,
  trials: number,
): Promise<CorruptionFigures> {
  const figures = {
    damage,
    trials,
    screens: 0,
    mended: 0,
    lost: 0,
    lostArmies: 0,
    lostEvents: 0,
    fresh: 0,
  }
  const prepared = await prepare(lab)
  for (let trial = 0; trial < trials; trial += 1) {
    const profile = lab.folder()
    cpSync(prepared.profile, profile, { recursive: true })
    damages[damage]?.(databaseOf(profile))
    const outcome = await recover(lab, profile, prepared)
    if (outcome.kind === 'lost') figures.screens += 1
    if (outcome.kind === 'ready' && outcome.mended) figures.mended += 1
    if (outcome.kind === 'ready' && outcome.armies === 0) figures.fresh += 1
    figures.lost += outcome.lost
    figures.lostArmies += armies - outcome.armies
    if (outcome.lists !== lists) figures.lostEvents += 1
    rmSync(profile, { recursive: true, force: true })
  }
  return figures
}
