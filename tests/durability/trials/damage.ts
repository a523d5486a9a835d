// Every kind of damage to every store of the browser, three times in a row on one profile, with ordinary starts after each.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { KillableBrowser } from '../browser.ts'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { until, upTo } from '../pause.ts'

type Damage = (folder: string) => void

const each =
  (pattern: RegExp, damage: (file: string) => void): Damage =>
  (folder) => {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name)
      if (pattern.test(name) && statSync(file).isFile()) damage(file)
    }
  }

function flipBit(file: string): void {
  const bytes = readFileSync(file)
  const at = upTo(Math.max(0, bytes.length - 1))
  bytes[at] = (bytes[at] ?? 0) ^ (1 << upTo(7))
  writeFileSync(file, bytes)
}

const overwrite = (file: string): void =>
  writeFileSync(file, Buffer.alloc(statSync(file).size, 0xa5))
const half = (file: string): void => truncateSync(file, Math.floor(statSync(file).size / 2))
const empty = (file: string): void => truncateSync(file, 0)
const remove = (file: string): void => rmSync(file)
const zeros = (file: string): void => appendFileSync(file, Buffer.alloc(40_000))
const asFolder = (file: string): void => {
  rmSync(file)
  mkdirSync(join(file, 'x'), { recursive: true })
}

const data = /\.(?:log|ldb)$|_0$|^index/u
const current = /^CURRENT$|^index/u
const manifest = /^MANIFEST|^the-real-index/u

export const kindsOfDamage: Readonly<Record<string, Damage>> = {
  'one bit of the data flipped': each(data, flipBit),
  'the data cut in half': each(data, half),
  'the data emptied': each(data, empty),
  'the data overwritten': each(data, overwrite),
  'zeros behind the log': each(data, zeros),
  'the data gone': each(data, remove),
  'folders in place of the data': each(data, asFolder),
  'CURRENT gone': each(current, remove),
  'CURRENT emptied': each(current, empty),
  'CURRENT names nothing': each(current, (file) => writeFileSync(file, 'MANIFEST-999999\n')),
  'a folder in place of CURRENT': each(current, asFolder),
  'the manifest overwritten': each(manifest, overwrite),
  'the manifest gone': each(manifest, remove),
  'a folder in place of the manifest': each(manifest, asFolder),
  'a file in place of everything': (folder) => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'x')
  },
  'all files gone': (folder) => rmSync(folder, { recursive: true }),
}

/** Every folder below this one. */
function* foldersIn(folder: string): Generator<string> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return
  yield folder
  for (const name of readdirSync(folder)) yield* foldersIn(join(folder, name))
}

const foldersNamed = (top: string, pattern: RegExp): string[] =>
  [...foldersIn(top)].filter((folder) => pattern.test(folder))

/** Each store as the folders of a profile that hold it. */
export const stores = {
  /** At its usual place, and at the one that took its place. */
  database: (profile: string) => [
    ...foldersNamed(join(profile, 'Default', 'IndexedDB'), /\.leveldb$/u),
    ...foldersNamed(join(profile, 'Default', 'WebStorage'), /indexeddb\.leveldb$|IndexedDB$/iu),
  ],
  'private files': (profile: string) =>
    foldersNamed(join(profile, 'Default', 'File System'), /Paths$/u),
  'local storage': (profile: string) =>
    foldersNamed(join(profile, 'Default', 'Local Storage'), /leveldb$/u),
  'cache storage': (profile: string) =>
    foldersNamed(join(profile, 'Default'), /CacheStorage\/.+/u).reverse(),
} as const

export type Store = keyof typeof stores

/** What is damaged together. Where database and private files go together no copy is left to read. */
export const damagedTogether: readonly (readonly Store[])[] = [
  ['database'],
  ['private files'],
  ['local storage'],
  ['cache storage'],
  ['database', 'local storage'],
  ['database', 'private files'],
]

export interface DamageFigures {
  readonly stores: string
  readonly damage: string
  readonly faults: number
  readonly ticked: number
  /** Ticked entries, and armies, that were gone although a copy could be read. */
  readonly lost: number
  readonly lostArmies: number
  /** Entries and armies that were gone with all of their copies, and told. */
  readonly lostWithAll: number
  readonly screens: number
  readonly elsewhere: number
  readonly deadEnds: number
  /** Starts that looked like a new phone. */
  readonly fresh: number
  /** Starts after which something was gone with all its copies, and neither a screen nor a count said so. */
  readonly untold: number
}

type Tally = { -readonly [K in keyof DamageFigures]: DamageFigures[K] }

const armies = 3
/** Milliseconds. */
const counting = 1_500
const faultsInARow = 3

/** As anybody would come back: another try, and on the recovery screen its first button. Null: there is no way on. */
async function comeBack(
  start: () => Promise<KillableBrowser>,
  tally: Tally,
): Promise<{ browser: KillableBrowser; isTold: boolean } | null> {
  let isTold = false
  for (let tries = 0; tries < 3; tries += 1) {
    const browser = await start()
    const page = ask(browser.page)
    const { kind, why, entries } = await page.boot()
    isTold ||= kind !== 'ready'
    if (kind === 'ready') return { browser, isTold }
    const isDone = await (
      kind === 'lost'
        ? page.restore(why === 'unreadable')
        : entries === 0 && tries === 0
          ? Promise.reject(new Error('another try'))
          : page.restoreElsewhere()
    ).then(
      () => true,
      () => false,
    )
    if (kind === 'lost') tally.screens += 1
    if (isDone && kind === 'shut') tally.elsewhere += 1
    if (isDone) return { browser, isTold }
    await browser.close()
  }
  return null
}

interface Kept {
  battle: string
  hashes: readonly string[]
}

/** A battle to lose, or some more of it; closed as a phone takes an app away. */
async function playOn(browser: KillableBrowser, known: string): Promise<Kept> {
  const page = ask(browser.page)
  const missing = armies - (await page.countArmies())
  if (missing > 0) await page.addArmies(missing)
  const isThere = known !== '' && (await page.standing(known)) !== null
  const battle = isThere ? known : await page.begin()
  await page.open(battle)
  await page.play(battle, { entries: 20 + upTo(20) })
  const hashes = (await page.standing(battle))?.hashes ?? []
  await until(() => browser.page.evaluate(armyCopyIsThere), 5_000)
  // How many entries there were is remembered a second after the last tick.
  await browser.page.waitForTimeout(counting)
  await browser.close()
  return { battle, hashes }
}

const armyCopyIsThere = async (): Promise<boolean> => {
  try {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('spare')
    for await (const name of folder.keys()) if (name.startsWith('armies~~')) return true
  } catch {
    return true // there are no private files any more: the copy is where we do not look
  }
  return false
}

/** What is put right in the background after a start gets a moment. `toldBefore`: entries told as lost until then. */
async function check(
  browser: KillableBrowser,
  kept: Kept,
  tally: Tally,
  { isAll, toldBefore }: { isAll: boolean; toldBefore: number },
) {
  const page = ask(browser.page)
  const missing = async (): Promise<number> => {
    const hashes = (await page.standing(kept.battle))?.hashes ?? []
    return kept.hashes.filter((hash, n) => hashes[n] !== hash).length
  }
  await until(async () => (await missing()) === 0, 3_000)
  await until(async () => (await page.countArmies()) === armies, 1_500)
  const lost = await missing()
  const lostArmies = armies - (await page.countArmies())
  tally.ticked += kept.hashes.length
  if (isAll) tally.lostWithAll += lost + lostArmies
  else {
    tally.lost += lost
    tally.lostArmies += lostArmies
  }
  const told = (await page.losses()).reduce((sum, entries) => sum + entries, 0)
  return {
    told,
    isCounted: lostArmies === 0 && told - toldBefore >= lost,
    isLess: lost + lostArmies > 0,
    isNothing: (await page.countArmies()) === 0 && lost === kept.hashes.length,
  }
}

export async function damage(
  lab: Lab,
  together: readonly Store[],
  kind: string,
): Promise<DamageFigures> {
  const tally: Tally = {
    stores: together.join(' and '),
    damage: kind,
    faults: 0,
    ticked: 0,
    lost: 0,
    lostArmies: 0,
    lostWithAll: 0,
    screens: 0,
    elsewhere: 0,
    deadEnds: 0,
    fresh: 0,
    untold: 0,
  }
  const isAll = together.includes('database') && together.includes('private files')
  const profile = lab.folder()
  const start = (): Promise<KillableBrowser> => visit(lab, profile, new Acks())
  let kept = await playOn(await start(), '')
  let told = 0
  for (let fault = 0; fault < faultsInARow; fault += 1) {
    tally.faults += 1
    for (const store of together)
      for (const folder of stores[store](profile))
        if (existsSync(folder) && statSync(folder).isDirectory()) kindsOfDamage[kind]?.(folder)
    const back = await comeBack(start, tally)
    if (back === null) {
      tally.deadEnds += 1
      break
    }
    const found = await check(back.browser, kept, tally, { isAll, toldBefore: told })
    told = found.told
    if (!back.isTold && found.isNothing) tally.fresh += 1
    else if (!back.isTold && found.isLess && !found.isCounted) tally.untold += 1
    kept = await playOn(back.browser, kept.battle)
  }
  rmSync(profile, { recursive: true, force: true })
  return tally
}
