// The disk is full, there is room again, play goes on; then an ordinary start. Three times in a row on one disk.
import type { KillableBrowser } from '../browser.ts'
import { fill, makeRoom, smallDisk } from '../disk.ts'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { patienceAfterFullDisk, until, upTo } from '../pause.ts'

export interface FullDiskThenStartFigures {
  readonly disks: number
  readonly faults: number
  /** Entries that had their tick before an ordinary start. */
  readonly ticked: number
  /** Of these: not in the battle after it. */
  readonly lost: number
  /** Starts at which the browser had no database any more: the recovery screen. */
  readonly screens: number
  /** Starts that led to no battle, whatever was pressed. */
  readonly deadEnds: number
  /** Starts that looked like a new phone. */
  readonly fresh: number
  /** The longest time until everything had its tick again, in milliseconds. */
  readonly longestUnticked: number
  /** Faults after which entries never got their tick, although there was room. */
  readonly unticked: number
}

const megabytes = 60
const faultsInARow = 3
type Tally = { -readonly [K in keyof FullDiskThenStartFigures]: FullDiskThenStartFigures[K] }

interface Table {
  readonly browser: KillableBrowser
  readonly battle: string
}

/** Several fills: the browser finds out at different steps that there is no room. */
async function fillAndMakeRoom(
  { browser, battle }: Table,
  folder: string,
  tally: Tally,
): Promise<boolean> {
  const table = ask(browser.page)
  const opened = await table.open(battle)
  let entries = opened.entries
  const play = async (more: number): Promise<void> => {
    await table.play(battle, { entries: more })
    entries += more
  }
  await play(5)
  const areTicked = async (): Promise<boolean> => (await table.status(battle))?.ticked === entries
  for (const room of [0, upTo(60_000)]) {
    fill(folder, room)
    await play(15 + upTo(15))
    makeRoom(folder)
    const from = performance.now()
    if (!(await until(areTicked, patienceAfterFullDisk))) return false
    tally.longestUnticked = Math.max(tally.longestUnticked, performance.now() - from)
    await play(5 + upTo(40))
  }
  return until(areTicked, patienceAfterFullDisk)
}

/** What the next start must find: every entry that had its tick. */
async function hashesTicked({ browser, battle }: Table): Promise<readonly string[]> {
  return (await ask(browser.page).standing(battle))?.hashes ?? []
}

/** As anybody would come back: the start, and on the recovery screen its first button. False: there is no way on. */
async function comeBack({ browser, battle }: Table, ticked: readonly string[], tally: Tally) {
  const page = ask(browser.page)
  const { kind } = await page.boot()
  if (kind === 'lost') tally.screens += 1
  const isBack =
    kind === 'ready' ||
    (await page.restore().then(
      () => true,
      () => false,
    ))
  if (!isBack) {
    tally.deadEnds += 1
    return false
  }
  const hashes = (await page.standing(battle))?.hashes ?? []
  if (kind === 'ready' && hashes.length === 0) tally.fresh += 1
  tally.ticked += ticked.length
  tally.lost += ticked.filter((hash, n) => hashes[n] !== hash).length
  return hashes.length > 0
}

async function oneDisk(lab: Lab, tally: Tally): Promise<void> {
  const disk = smallDisk(megabytes)
  const start = (): Promise<KillableBrowser> => visit(lab, `${disk.folder}/profile`, new Acks())
  let browser = await start()
  try {
    const battle = await ask(browser.page).begin()
    for (let fault = 0; fault < faultsInARow; fault += 1) {
      tally.faults += 1
      if (!(await fillAndMakeRoom({ browser, battle }, disk.folder, tally))) tally.unticked += 1
      const ticked = await hashesTicked({ browser, battle })
      if (fault % 2 === 1) await ask(browser.page).close(battle) // else as a phone takes an app away
      await browser.close()
      browser = await start()
      if (!(await comeBack({ browser, battle }, ticked, tally))) return
    }
  } finally {
    await browser.kill()
    disk.free()
  }
}

export async function fullDiskThenStart(
  lab: Lab,
  disks: number,
): Promise<FullDiskThenStartFigures> {
  const tally: Tally = {
    disks,
    faults: 0,
    ticked: 0,
    lost: 0,
    screens: 0,
    deadEnds: 0,
    fresh: 0,
    longestUnticked: 0,
    unticked: 0,
  }
  for (let each = 0; each < disks; each += 1) await oneDisk(lab, tally)
  return tally
}
