// The door to backups and to checks of what is stored; their code comes with the first call, off the way to the first paint.
import type { Loss } from '../battles/ledger.ts'
import { local } from '../chunk.ts'
import type { StrangeThing } from '../documents/strangeThings.ts'
import type { Restored, RestorePreview } from './bringIn.ts'
import type { ChosenFile } from './chosenFile.ts'
import type { SecondCopy } from './code.ts'
import type { Backup } from './contents.ts'
import type { Watching } from './inWorker.ts'
import type { Listed } from './listed.ts'
import type { RestoreMode } from './plan.ts'
import type { BackupReading } from './readFile.ts'
import type { SafetyCopy } from './safety.ts'
import type { Label, Written } from './write.ts'

export type { Loss } from '../battles/ledger.ts'
export { contentsOf, type Backup } from './contents.ts'
export { isChangedMeanwhile, needsWord, sealedAt } from './agreement.ts'
export { longestPaper, paperKeys, type PaperKey } from './papers.ts'
export { checkCopies, checkWhenIdle, type Checked } from '../checkDoor.ts'
export type { Restored, RestorePreview } from './bringIn.ts'
export type { Watching } from './inWorker.ts'
export type { BackupReading } from './readFile.ts'
export type { RestoreMode } from './plan.ts'
export type { SafetyCopy } from './safety.ts'

const code = () => import('./code.ts')

/** The code, once the database may be used: a lost one must not be backed up as an empty one. */
async function cleared(): ReturnType<typeof code> {
  await local()
  return code()
}

/** Everything on this phone as one file. */
export async function makeBackup(label: Label, now: Date, watching?: Watching): Promise<Written> {
  const { inWorker } = await cleared()
  return inWorker('write', { label, now }, watching)
}

/** The same of the second copies, while the database cannot be opened. */
export const makeBackupOfCopies = async (
  label: Label,
  now: Date,
  watching?: Watching,
): Promise<Written> => (await import('./copies.ts')).writeCopies(label, now, watching)

/** What a newer version of the app has stored here. */
export const strangeThings = async (): Promise<StrangeThing[]> => (await cleared()).strangeThings()
export type { StrangeThing } from '../documents/strangeThings.ts'

/** Everything on this phone, binned things too. */
export const countKept = async (): Promise<number> => (await cleared()).countKept()

export const readBackupFile = async (file: Blob, watching?: Watching): Promise<BackupReading> =>
  (await code()).readBackupFile(file, watching)

/** A backup that was just made, read back: one that cannot be restored is none. */
export const readBackOwn = async (file: Blob, watching?: Watching): Promise<BackupReading> =>
  (await code()).readBackOwn(file, watching)

export async function previewRestore(
  { units }: Backup,
  watching?: Watching,
): Promise<RestorePreview> {
  const { inWorker } = await cleared()
  return inWorker('preview', units, watching)
}

export const restoreBackup = async (
  backup: Backup,
  mode: RestoreMode,
  agreed: readonly Listed[],
  watching?: Watching,
): Promise<Restored> => (await cleared()).restoreBackup(backup, mode, agreed, watching)

export const keepSafetyCopy = async (copy: Blob, now: Date): Promise<SafetyCopy> =>
  (await code()).keepSafetyCopy(copy, now)

export const safetyCopies = async (): Promise<SafetyCopy[]> => (await code()).safetyCopies()

/** Remembered where a lost database can still tell it. */
export const noteBackup = async (at: number): Promise<void> => (await code()).noteBackup(at)

export const secondCopy = async (): Promise<SecondCopy> => (await code()).secondCopy()
export type { SecondCopy } from './code.ts'

export type { ChosenFile } from './chosenFile.ts'

export const chosenFile = async (): Promise<ChosenFile | null> => (await cleared()).chosenFile()

export const keepChosenFile = async (file: Omit<ChosenFile, 'key'>): Promise<void> =>
  (await cleared()).keepChosenFile(file)

export const forgetChosenFile = async (): Promise<void> => (await cleared()).forgetChosenFile()

const losses = () => import('../battles/entryCounts.ts')

/** Tells what could not be read of battles, now and after every new loss. Stopping before the code is there means never. */
export function watchLosses(tell: (losses: readonly Loss[]) => void): { stop: () => void } {
  let isStopped = false
  let running: { stop: () => void } | null = null
  void losses().then(({ watchLosses: watch }) => {
    if (!isStopped) running = watch(tell)
  })
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}

/** The user has heard of all losses so far. */
export const markLossesTold = async (): Promise<void> => (await losses()).markTold()

/** The user has read of this loss and wants it off the list; what was kept aside stays. */
export const dismissLoss = async (loss: Loss): Promise<void> => (await losses()).dismissLoss(loss)

/** The lines of a battle that were kept aside because they could not be read; null if there are none. */
export async function exportUnread(battle: string): Promise<string | null> {
  await local()
  return (await import('../battleDamage/leftovers.ts')).exportAside(battle)
}
