// Backups of everything: made, handed over, remembered, and asked for when one is due.
import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { handOver, type FileToHand, type HandedOver } from '@/platform/handOver.ts'
import { deviceName } from '@/platform/persistence.ts'
import { makeBackup, noteBackup, paperKeys, readBackupFile } from '@/storage/backup/door.ts'
import { nudgeFor, readMemory, type BackupMemory } from './backupNudge.ts'

const noMemory: BackupMemory = { lastAt: null, owedSince: null, laterAt: null }

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** `aide-de-camp-backup-2026-01-31-1204`, in the time of this phone. */
function nameAt(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-')
  return `aide-de-camp-backup-${day}-${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`
}

/** What is kept beside the database: settings and the record of the dice. */
const papersHere = (): Record<string, string> =>
  Object.fromEntries(
    paperKeys.flatMap((key) => {
      const text = localStorage.getItem(key)
      return text === null ? [] : [[key, text]]
    }),
  )

/** A finished file that waits for a second tap. */
const isWaiting = (handed: HandedOver): boolean => handed === 'later' || handed === 'cancelled'

export const useBackup = defineStore('backup', () => {
  const memory = useLocalStorage<BackupMemory>('aide-de-camp.backup', noMemory, {
    serializer: { read: readMemory, write: JSON.stringify },
    writeDefaults: false,
  })
  const isBusy = ref(false)
  const failure = shallowRef<unknown>(null)
  const waiting = shallowRef<FileToHand | null>(null)

  /** A file of everything, read back before it counts: a backup that cannot be restored is none. */
  async function makeFile(now = new Date()): Promise<FileToHand> {
    const label = { appVersion: __APP_VERSION__, device: deviceName(), papers: papersHere() }
    const { text, blob, isPacked } = await makeBackup(label, now)
    const reading = await readBackupFile(blob, () => undefined)
    if (!reading.ok) throw new Error(`the backup cannot be read back: ${reading.problem.code}`)
    return { name: nameAt(now), text, blob, ending: isPacked ? '.json.gz' : '.json' }
  }

  function remember(now: number): void {
    memory.value = { lastAt: now, owedSince: null, laterAt: null }
    void noteBackup(now)
  }

  async function give(file: FileToHand): Promise<HandedOver> {
    const handed = await handOver(file)
    waiting.value = isWaiting(handed) ? file : null
    if (!isWaiting(handed)) remember(Date.now())
    return handed
  }

  /** Makes a backup and hands it over; null if it could not be made. */
  async function backUp(): Promise<HandedOver | null> {
    isBusy.value = true
    failure.value = null
    try {
      return await give(waiting.value ?? (await makeFile()))
    } catch (cause) {
      failure.value = cause
      return null
    } finally {
      isBusy.value = false
    }
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

  return { lastAt, isBusy, failure, waiting, backUp, makeFile, battleFinished, later, nudge }
})
