// The door to backups and to checks of what is stored; their code comes with the first call, off the way to the first paint.
import type { Watch } from '../armyQueries.ts'
import type { Loss } from '../battles/ledger.ts'
import { cleared, later, watch } from '../chunk.ts'
import type { Checked } from '../recovery/check.ts'
import type { RestorePreview } from './bringIn.ts'
import type { Backup } from './contents.ts'
import type { Watching } from './inWorker.ts'
import type { Label, Written } from './write.ts'

export type { Loss } from '../battles/ledger.ts'
export type { Checked } from '../recovery/check.ts'
export type { StrangeThing } from '../documents/strangeThings.ts'
export { contentsOf, type Backup } from './contents.ts'
export { isChangedMeanwhile, needsWord, sealedAt } from './agreement.ts'
export { longestPaper, paperKeys, type PaperKey } from './papers.ts'
export type { Restored, RestorePreview } from './bringIn.ts'
export type { ChosenFile } from './chosenFile.ts'
export type { SecondCopy } from './code.ts'
export type { Watching } from './inWorker.ts'
export type { BackupReading } from './readFile.ts'
export type { RestoreMode } from './plan.ts'
export type { SafetyCopy } from './safety.ts'

const code = () => import('./code.ts')

/** Once the database may be used: a lost one must not be backed up as an empty one. */
const whole = () => cleared(code)

/** Everything on this phone as one file. */
export async function makeBackup(label: Label, now: Date, watching?: Watching): Promise<Written> {
  const { inWorker } = await whole()
  return inWorker('write', { label, now }, watching)
}

/** The same of the second copies, while the database cannot be opened. */
export const makeBackupOfCopies = later(
  () => import('./copies.ts'),
  ({ writeCopies }) => writeCopies,
)

/** What a newer version of the app has stored here. */
export const strangeThings = later(whole, (chunk) => chunk.strangeThings)

/** Everything on this phone, binned things too. */
export const countKept = later(whole, (chunk) => chunk.countKept)

export const readBackupFile = later(code, (chunk) => chunk.readBackupFile)

/** A backup that was just made, read back: one that cannot be restored is none. */
export const readBackOwn = later(code, (chunk) => chunk.readBackOwn)

export async function previewRestore(
  { units }: Backup,
  watching?: Watching,
): Promise<RestorePreview> {
  const { inWorker } = await whole()
  return inWorker('preview', units, watching)
}

export const restoreBackup = later(whole, (chunk) => chunk.restoreBackup)

export const keepSafetyCopy = later(code, (chunk) => chunk.keepSafetyCopy)

export const safetyCopies = later(code, (chunk) => chunk.safetyCopies)

/** Remembered where a lost database can still tell it. */
export const noteBackup = later(code, (chunk) => chunk.noteBackup)

export const secondCopy = later(code, (chunk) => chunk.secondCopy)

export const chosenFile = later(whole, (chunk) => chunk.chosenFile)

export const keepChosenFile = later(whole, (chunk) => chunk.keepChosenFile)

export const forgetChosenFile = later(whole, (chunk) => chunk.forgetChosenFile)

const losses = () => import('../battles/entryCounts.ts')

/** Tells what could not be read of battles, now and after every new loss. */
export const watchLosses = (tell: (losses: readonly Loss[]) => void): Watch =>
  watch(
    losses,
    (chunk) => chunk.watchLosses(tell),
    () => undefined,
  )

/** The user has heard of all losses so far. */
export const markLossesTold = later(losses, (chunk) => chunk.markTold)

/** The user has read of this loss and wants it off the list; what was kept aside stays. */
export const dismissLoss = later(losses, (chunk) => chunk.dismissLoss)

/** The lines of a battle that were kept aside because they could not be read; null if there are none. */
export const exportUnread = later(
  () => cleared(() => import('../battleDamage/leftovers.ts')),
  ({ exportAside }) => exportAside,
)

/** Two checks at once would mend the same things twice. */
const lockName = 'aide-de-camp/check'

const check = () => cleared(() => import('../recovery/check.ts'))

/** Reads both copies of everything; null where the browser has no place for second copies. */
export async function checkCopies(now: number): Promise<Checked | null> {
  const { checkAll } = await check()
  if (!('locks' in navigator)) return checkAll(now)
  return navigator.locks.request(lockName, () => checkAll(now))
}

/** The same by itself: undefined, and nothing done, while any battle is open or another tab is at it. */
export async function checkWhenIdle(now: number): Promise<Checked | null | undefined> {
  if (!('locks' in navigator)) return undefined
  const [{ checkAll }, { isAnyPlayed }] = await Promise.all([
    check(),
    import('../battles/writerLock.ts'),
  ])
  return navigator.locks.request(lockName, { ifAvailable: true }, async (lock) =>
    lock === null || (await isAnyPlayed()) ? undefined : checkAll(now),
  )
}
