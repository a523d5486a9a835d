// A second copy of all armies, made shortly after each change: a new file in each of two places; older ones go later.
import { keptArmy } from '../keptArmy.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayRead, stampOf } from '../meta.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import { printArmies, readArmiesText, type ReadArmies, type SpareArmies } from './armyText.ts'
import { superseded } from './retention.ts'
import { freshMirrorName, freshName, spareFiles, type SpareFile } from './spareFiles.ts'
import type { SpareDrive } from './drive.ts'
import { spareDrive } from './spareDrive.ts'

/** Milliseconds from a change to its copy; more where there is much to copy, so that it never takes more than a hundredth. */
const pause = 700
const longestPause = 30_000
const share = 100

let timer: ReturnType<typeof setTimeout> | undefined
/** Milliseconds that the page was busy with the last one; not those in which it waited for its turn or for the disk. */
let lastTook = 0
/** What was copied last, for the case that the browser throws away database and copy together. */
let remembered: SpareArmies | null = null

export const rememberedArmies = (): SpareArmies | null => remembered

/** The armies and the stamp that belongs to them, in one glance; refused in a database that was emptied. */
export const readAllArmies = (): Promise<SpareArmies> =>
  connected(() =>
    database.transaction('r', database.armies, database.meta, async () => {
      const [guard, row, armies] = await Promise.all([
        database.meta.get('guard'),
        database.meta.get('armies'),
        database.armies.toArray(),
      ])
      if (mayRead(guard) === null) throw new StorageFailure('emptied')
      return { stamp: stampOf(row), armies: armies.map(keptArmy) }
    }),
  )

/** Older copies go by the rules of `superseded`, in each place by itself; one with a later stamp is another tab's. */
async function removeOlder(drive: SpareDrive, stamp: number): Promise<void> {
  const isOlder = (file: SpareFile): boolean =>
    file.kind === 'armies' && (file.numbers[0] ?? 0) <= stamp
  const files = (await spareFiles(drive)).filter(isOlder)
  const inPlace = (isMirrored: boolean): readonly string[] =>
    superseded(files.filter((file) => file.isMirrored === isMirrored))
  await Promise.allSettled([...inPlace(false), ...inPlace(true)].map((name) => drive.remove(name)))
}

async function writeCopy(drive: SpareDrive, { stamp }: SpareArmies, text: string): Promise<void> {
  const name = await freshName(drive, 'armies', '', stamp)
  const mirrored = freshMirrorName('armies', '', stamp)
  const written = await Promise.allSettled([
    drive.write(name, text).then(() => drive.close(name)),
    drive.hasMirror === true ? drive.write(mirrored, text) : undefined,
  ])
  await removeOlder(drive, stamp)
  if (written[0].status === 'rejected') throw written[0].reason
}

/** Reads and writes in one turn: what was read before another tab's turn would be older than that tab's copy. */
async function readAndCopy(): Promise<void> {
  const started = performance.now()
  const all = await readAllArmies()
  const text = printArmies(all)
  lastTook = performance.now() - started
  remembered = all
  writeSentinel({ armies: all.armies.length > 0 })
  const drive = await spareDrive()
  if (drive !== null) await writeCopy(drive, all, text)
}

/** Copies all armies now, one tab at a time. */
export async function copyArmies(): Promise<void> {
  timer = undefined
  await inTurn(readAndCopy)
}

const inTurn = (work: () => Promise<void>): Promise<unknown> =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? navigator.locks.request('aide-de-camp/armies-copy', work)
    : work()

/** To be called after every change of an army that is in the database. */
export function armiesChanged(): void {
  if (timer !== undefined) return
  const later = (): void => void copyArmies().catch(() => undefined) // the next change tries again
  timer = setTimeout(later, Math.min(longestPause, Math.max(pause, lastTook * share)))
}

/** A copy that waits is made at once. */
export async function untilCopied(): Promise<void> {
  if (timer === undefined) return
  clearTimeout(timer)
  await copyArmies().catch(() => undefined)
}

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void untilCopied() // the page may be gone in a moment
  })

/** The copy that was written last, the mirror's apart; null if there is none, or none of it can be read. */
export async function readLastArmyCopy(drive: SpareDrive): Promise<ReadArmies | null> {
  const files = (await spareFiles(drive)).filter(
    ({ kind, isMirrored }) => kind === 'armies' && !isMirrored,
  )
  const [last] = files.sort((one, other) => (other.numbers[1] ?? 0) - (one.numbers[1] ?? 0))
  const text = last === undefined ? null : await drive.read(last.name).catch(() => null)
  return text === null ? null : readArmiesText(text)
}

/** The newest whole copy, or if there is none the newest that can be read at all. */
export async function readArmyCopy(drive: SpareDrive): Promise<ReadArmies | null> {
  const files = (await spareFiles(drive)).filter(({ kind }) => kind === 'armies')
  const texts = await Promise.all(files.map(({ name }) => drive.read(name).catch(() => null)))
  const read = texts.map((text) => (text === null ? null : readArmiesText(text)))
  const found = read.filter((each) => each !== null)
  const best = found.sort(
    (one, other) => Number(one.isTorn) - Number(other.isTorn) || other.stamp - one.stamp,
  )[0]
  return best ?? null
}
