// The door to backups and to checks of what is stored; their code comes with the first call, off the way to the first paint.
import type { Loss } from '../battles/ledger.ts'
import { local } from '../chunk.ts'
import type { StrangeThing } from '../documents/strangeThings.ts'
import { loadKinds } from '../kindList.ts'
import type { ChosenFile } from './chosenFile.ts'
import type { SecondCopy } from './code.ts'
import type { Backup } from './contents.ts'
import type { RestoreMode } from './plan.ts'
import type { BackupReading, Progress } from './read.ts'
import type { Restored, RestorePreview } from './restore.ts'
import type { SafetyCopy } from './safety.ts'
import type { Unit } from './unit.ts'
import type { Label } from './write.ts'

export type { Loss } from '../battles/ledger.ts'
export { contentsOf, type Backup } from './contents.ts'
export { isChangedMeanwhile, needsWord } from './agreement.ts'
export { longestPaper, paperKeys, type PaperKey } from './papers.ts'
export { checkCopies, checkWhenIdle, type Checked } from '../checkDoor.ts'
export type { BackupReading } from './read.ts'
export type { Restored, RestorePreview } from './restore.ts'
export type { RestoreMode } from './plan.ts'
export type { SafetyCopy } from './safety.ts'

const code = () => import('./code.ts')

/** The code, once the database may be used: a lost one must not be backed up as an empty one. */
async function cleared(): ReturnType<typeof code> {
  await local()
  return code()
}

export interface MadeBackup {
  readonly text: string
  readonly blob: Blob
  readonly isPacked: boolean
  /** Things and battles that cannot be read here either, and are not in the file. */
  readonly unread: number
}

/** Everything on this phone as one file. */
export async function makeBackup(label: Label, now: Date): Promise<MadeBackup> {
  const { snapshot, soundPart, wishedPart, writeBackup, packed } = await cleared()
  await loadKinds()
  const { stored, unread } = await soundPart(wishedPart(await snapshot(), label))
  const text = await writeBackup(stored, label, now)
  return { text, unread, ...(await packed(text)) }
}

/** The same of the second copies, while the database cannot be opened. */
export async function makeBackupOfCopies(label: Label, now: Date): Promise<MadeBackup> {
  const { storedInCopies, soundPart, wishedPart, writeBackup, packed } = await code()
  await loadKinds()
  const { stored, unread } = await soundPart(wishedPart(await storedInCopies(), label))
  const text = await writeBackup(stored, label, now)
  return { text, unread, ...(await packed(text)) }
}

/** What a newer version of the app has stored here. */
export const strangeThings = async (): Promise<StrangeThing[]> => (await cleared()).strangeThings()
export type { StrangeThing } from '../documents/strangeThings.ts'

/** Everything on this phone, binned things too. */
export const countKept = async (): Promise<number> => (await cleared()).countKept()

export const readBackupFile = async (file: Blob, tell: Progress): Promise<BackupReading> =>
  (await code()).readBackupFile(file, tell)

/** A backup that was just made, read back: one that cannot be restored is none. */
export const readBackOwn = async (file: Blob): Promise<BackupReading> =>
  (await code()).readBackOwn(file)

export const previewRestore = async (backup: Backup): Promise<RestorePreview> =>
  (await cleared()).previewRestore(backup)

export const restoreBackup = async (
  backup: Backup,
  mode: RestoreMode,
  agreed: readonly Unit[],
): Promise<Restored> => (await cleared()).restoreBackup(backup, mode, agreed)

export const keepSafetyCopy = async (text: string, now: Date): Promise<SafetyCopy> =>
  (await code()).keepSafetyCopy(text, now)

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
