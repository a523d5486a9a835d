// Backups of everything: made, handed over, remembered, and asked for when one is due.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { handOver, type FileToHand, type HandedOver } from '@/platform/handOver.ts'
import { deviceName } from '@/platform/persistence.ts'
import {
  countKept,
  makeBackup,
  makeBackupOfCopies,
  noteBackup,
  longestPaper,
  paperKeys,
  readBackOwn,
} from '@/storage/backup/door.ts'
import { keptText, useKept } from '../kept.ts'
import { useRecovery } from '../recovery.ts'
import { useSettings } from '../settings.ts'
import { isBackedUp, nudgeFor, readMemory, type BackupMemory } from './backupNudge.ts'

export { countKept }

const noMemory: BackupMemory = { lastAt: null, owedSince: null, laterAt: null }

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** `aide-de-camp-backup-2026-01-31-1204`, in the time of this phone. */
function nameAt(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-')
  return `aide-de-camp-backup-${day}-${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`
}

/** What is kept beside the database: settings, the record of the dice, the clocks of battles, keys of seats. */
const papersHere = (): Record<string, string> =>
  Object.fromEntries(
    paperKeys.flatMap((key) => {
      const text = keptText(key)
      return text === null || text.length > longestPaper ? [] : [[key, text]]
    }),
  )

/** Milliseconds that a finished file waits for the second tap which some browsers want before they share it. */
const freshFor = 60_000

interface MadeFile {
  readonly file: FileToHand
  readonly madeAt: number
}

const isFresh = ({ madeAt }: MadeFile): boolean => Date.now() - madeAt < freshFor

/** A file of everything, read back before it counts: a backup that cannot be restored is none. */
async function madeFile(
  now: Date,
  ofCopies: boolean,
): Promise<{ file: FileToHand; unread: number }> {
  const label = {
    appVersion: __APP_VERSION__,
    device: deviceName(),
    papers: papersHere(),
    whole: useSettings().kept.backupPhotos === 'on',
  }
  const make = ofCopies ? makeBackupOfCopies : makeBackup
  const { text, blob, isPacked, unread } = await make(label, now)
  const reading = await readBackOwn(blob)
  if (!reading.ok) throw new Error(`the backup cannot be read back: ${reading.problem.code}`)
  return {
    file: { name: nameAt(now), text, blob, ending: isPacked ? '.json.gz' : '.json' },
    unread,
  }
}

/** When the last backup was, and whether one is due. */
function backupMemory() {
  const memory = useKept<BackupMemory>('aide-de-camp.backup', noMemory, {
    serializer: { read: readMemory, write: JSON.stringify },
    writeDefaults: false,
  })

  function remember(now: number): void {
    const { owedSince } = memory.value
    const isStillOwed = owedSince !== null && owedSince > now
    memory.value = { lastAt: now, owedSince: isStillOwed ? owedSince : null, laterAt: null }
    void noteBackup(now)
  }

  /** A battle is over: from now on a backup older than a week is worth a word. */
  function battleFinished(): void {
    memory.value = { ...memory.value, owedSince: memory.value.owedSince ?? Date.now() }
  }

  function later(): void {
    memory.value = { ...memory.value, laterAt: Date.now() }
  }

  const lastAt = computed(() => memory.value.lastAt)
  /** `isUnsafe`: on an iPhone or iPad, in a tab, where the system may clear what is not used for a week. */
  const nudge = (kept: number, isUnsafe: boolean, now = Date.now()) =>
    nudgeFor(memory.value, { kept, isUnsafe, now })

  const isFreshEnough = (now = Date.now()): boolean => isBackedUp(memory.value, now)

  return { remember, lastAt, nudge, isFreshEnough, battleFinished, later }
}

export const useBackup = defineStore('backup', () => {
  const { remember, ...memory } = backupMemory()
  const recovery = useRecovery()
  const isBusy = ref(false)
  const failure = shallowRef<unknown>(null)
  const waiting = shallowRef<MadeFile | null>(null)
  /** How much could not be read, and is not in the last file. */
  const unread = ref(0)

  async function makeFile(): Promise<FileToHand> {
    const made = await madeFile(new Date(), recovery.isWaiting)
    unread.value = made.unread
    return made.file
  }

  /** What the file holds is what there was when it was made: that is when the backup was. */
  async function give(made: MadeFile): Promise<HandedOver> {
    const handed = await handOver(made.file)
    waiting.value = handed === 'later' ? made : null
    const isHanded = handed !== 'later' && handed !== 'cancelled'
    if (isHanded && !recovery.isWaiting) remember(made.madeAt)
    return handed
  }

  /** Makes a backup and hands it over; null if it could not be made. */
  async function backUp(): Promise<HandedOver | null> {
    isBusy.value = true
    failure.value = null
    const ready = waiting.value
    try {
      if (ready !== null && isFresh(ready)) return await give(ready)
      const madeAt = Date.now()
      return await give({ file: await makeFile(), madeAt })
    } catch (cause) {
      failure.value = cause
      return null
    } finally {
      isBusy.value = false
    }
  }

  return { ...memory, remember, isBusy, failure, unread, backUp, makeFile }
})
