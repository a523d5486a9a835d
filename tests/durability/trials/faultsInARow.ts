// Faults in a row on one disk: after each an ordinary start and some play, and at the end everything is counted.
import { appendFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { KillableBrowser } from '../browser.ts'
import { imageDisk, newImage } from '../disk.ts'
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { pause, upTo } from '../pause.ts'

export interface FaultsInARowFigures {
  readonly disks: number
  readonly acknowledged: number
  /** Acknowledged entries that were gone, or different, after some start. */
  readonly lost: number
  /** Battles that were not whole, or that the rules would not play again. */
  readonly broken: number
  /** Starts that looked like a new phone although something had been acknowledged. */
  readonly fresh: number
  /** Starts that led neither into the app nor to the recovery screen. */
  readonly deadEnds: number
  /** Disks on which any of that happened. */
  readonly harmed: number
  /** Starts at which the database was gone or unreadable. */
  readonly screens: number
}

type Tally = { -readonly [K in keyof FaultsInARowFigures]: FaultsInARowFigures[K] }

const nothing = (disks: number): Tally => ({
  disks,
  acknowledged: 0,
  lost: 0,
  broken: 0,
  fresh: 0,
  deadEnds: 0,
  harmed: 0,
  screens: 0,
})

/** What one disk has been through. */
interface Story {
  readonly acks: Acks
  readonly tally: Tally
  battle: string
}

const faultsOf = ({ lost, broken, fresh, deadEnds }: Tally): number =>
  lost + broken + fresh + deadEnds

/** An ordinary start; whatever is not there afterwards is counted. */
async function startAndCount({ page: tab }: KillableBrowser, story: Story): Promise<void> {
  const { acks, tally, battle } = story
  const page = ask(tab)
  const { kind } = await page.boot()
  if (kind === 'lost') {
    tally.screens += 1
    await page.restore()
  } else if (kind !== 'ready') tally.deadEnds += 1
  if (battle === '' || (kind !== 'ready' && kind !== 'lost')) return
  const standing = await page.standing(battle)
  tally.lost += acks.missingFrom(battle, standing?.hashes ?? [])
  if (standing === null && kind === 'ready') tally.fresh += 1
  if (standing === null || standing.isBroken || standing.problem !== null) tally.broken += 1
  if (standing === null) story.battle = '' // the player begins another one
}

/** Starts, looks, and plays on for a while; the browser goes on playing when this returns. */
async function startAndPlay(lab: Lab, profile: string, story: Story): Promise<KillableBrowser> {
  const browser = await visit(lab, profile, story.acks)
  await startAndCount(browser, story)
  const page = ask(browser.page)
  if (story.battle === '') story.battle = await page.begin()
  await page.open(story.battle)
  void page.play(story.battle, { pause: upTo(10) }).catch(() => undefined)
  return browser
}

/** Stops everything that may write, and keeps what the disk has. */
async function cutPower(
  image: string,
  browser: KillableBrowser,
  disk: ReturnType<typeof imageDisk>,
) {
  process.kill(-browser.pid, 'SIGSTOP')
  await pause(30) // what was acknowledged is on its way to us
  const left = disk.copy()
  await browser.kill()
  disk.free()
  renameSync(left, image)
}

const megabytes = 250
const cutsInARow = 3

/** The page goes away in order; the browser and the disk have yet to come to rest. */
async function leaveTheApp({ page }: KillableBrowser): Promise<void> {
  await page.goto('about:blank')
  await pause(upTo(2_000))
}

async function cutDisk(lab: Lab, story: Story, isLeft: boolean): Promise<void> {
  const folder = lab.folder()
  const image = join(folder, 'disk.img')
  newImage(image, megabytes)
  for (let cut = 0; cut <= cutsInARow; cut += 1) {
    const disk = imageDisk(image)
    const browser = await startAndPlay(lab, join(disk.folder, 'profile'), story)
    await pause(cut < cutsInARow ? 500 + upTo(5_000) : 0)
    if (isLeft && cut < cutsInARow) await leaveTheApp(browser)
    if (cut < cutsInARow) await cutPower(image, browser, disk)
    else {
      await browser.kill()
      disk.free()
    }
  }
  rmSync(folder, { recursive: true })
}

async function run(
  lab: Lab,
  disks: number,
  oneDisk: (lab: Lab, story: Story) => Promise<void>,
): Promise<FaultsInARowFigures> {
  const tally = nothing(disks)
  for (let each = 0; each < disks; each += 1) {
    const story: Story = { acks: new Acks(), tally, battle: '' }
    const before = faultsOf(tally)
    await oneDisk(lab, story)
    tally.acknowledged += story.acks.all.length
    if (faultsOf(tally) > before) tally.harmed += 1
  }
  return tally
}

/** Three power cuts on one disk, each some seconds into a visit. */
export const powerCutsInARow = (lab: Lab, disks: number): Promise<FaultsInARowFigures> =>
  run(lab, disks, (place, story) => cutDisk(place, story, false))

/** The same, each up to two seconds after the app was left in order: the next start is not told of the cut. */
export const powerCutsAfterLeaving = (lab: Lab, disks: number): Promise<FaultsInARowFigures> =>
  run(lab, disks, (place, story) => cutDisk(place, story, true))

function logsBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.log$/u.test(name)).map((name) => join(folder, name))
}

/** Logs of the kind that Chromium goes on writing: of databases, of the names of private files, of local storage. */
const logged = ['IndexedDB', 'File System', join('Local Storage', 'leveldb'), 'WebStorage']

/** As a cut leaves them: the log was made longer, and its last blocks were never written. */
function appendZeros(profile: string): void {
  for (const place of logged) {
    const folder = join(profile, 'Default', place)
    const logs = readdirSync(join(profile, 'Default')).includes(place.split('/')[0] ?? '')
      ? logsBelow(folder)
      : []
    for (const log of logs) appendFileSync(log, Buffer.alloc(4_096 * (1 + upTo(15))))
  }
}

async function zeroDisk(lab: Lab, story: Story): Promise<void> {
  const profile = lab.folder()
  const killed = await startAndPlay(lab, profile, story)
  await pause(500 + upTo(2_500))
  await killed.kill()
  for (let fault = 0; fault < cutsInARow; fault += 1) {
    appendZeros(profile)
    const played = await startAndPlay(lab, profile, story)
    await pause(500 + upTo(2_500))
    await (fault % 2 === 0 ? played.close() : played.kill())
  }
  const last = await visit(lab, profile, story.acks)
  await startAndCount(last, story)
  await last.kill()
  rmSync(profile, { recursive: true })
}

/** Zeros behind every log, then an ordinary start and play, a close or a kill, and the same again. */
export const zerosBehindTheLog = (lab: Lab, disks: number): Promise<FaultsInARowFigures> =>
  run(lab, disks, zeroDisk)

export interface MirrorOnlyFigures {
  readonly trials: number
  /** Starts that looked like a new phone. */
  readonly fresh: number
  /** The most entries by which the mirror was behind what had been acknowledged. */
  readonly behind: number
}

/** Everything that lies in logs is gone: databases, the names of private files, local storage. */
export async function mirrorOnly(lab: Lab, trials: number): Promise<MirrorOnlyFigures> {
  const figures = { trials, fresh: 0, behind: 0 }
  for (let trial = 0; trial < trials; trial += 1) {
    const profile = lab.folder()
    const acks = new Acks()
    const browser = await visit(lab, profile, acks)
    const page = ask(browser.page)
    const battle = await page.begin()
    await page.open(battle)
    await page.play(battle, { entries: 60 + upTo(100), pause: 20 })
    await pause(4_000) // the mirror takes its time
    await browser.kill()
    for (const place of logged)
      rmSync(join(profile, 'Default', place), { recursive: true, force: true })
    const again = await visit(lab, profile, new Acks())
    const { kind, entries } = await ask(again.page).boot()
    if (kind !== 'lost') figures.fresh += 1
    figures.behind = Math.max(figures.behind, acks.all.length - entries)
    await again.kill()
    rmSync(profile, { recursive: true })
  }
  return figures
}
