// A backup file that was chosen: read in a worker, and what restoring it would do.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  contentsOf,
  needsWord,
  previewRestore,
  readBackupFile,
  type Backup,
  type BackupReading,
  type RestorePreview,
} from '@/storage/backup/door.ts'

export const useBackupReader = defineStore('backupReader', () => {
  /** How much is read, 0 to 1; null while nothing is being read. */
  const share = ref<number | null>(null)
  const reading = shallowRef<BackupReading | null>(null)
  const preview = shallowRef<RestorePreview | null>(null)
  let latest = 0

  const problem = computed(() => (reading.value?.ok === false ? reading.value.problem : null))
  const isWhole = computed(() => reading.value?.ok === true)
  /** Of a torn file only the readable part, which can be added but never replace anything. */
  const backup = computed<Backup | null>(() => {
    if (reading.value?.ok === true) return reading.value.value
    return problem.value !== null && 'readable' in problem.value ? problem.value.readable : null
  })
  const contents = computed(() => contentsOf(backup.value?.units ?? []))

  /** Replacing everything would take away so much that a person has to write that they mean it. */
  const mustWrite = computed(() => {
    const { value } = preview
    return value !== null && needsWord(value.plans.replace, value.here)
  })

  function forget(): void {
    latest += 1
    share.value = null
    reading.value = null
    preview.value = null
  }

  /** What would come and go, as things stand now. */
  async function look(): Promise<void> {
    if (backup.value !== null) preview.value = await previewRestore(backup.value)
  }

  async function open(file: File): Promise<void> {
    forget()
    const turn = latest
    share.value = 0
    const answer = await readBackupFile(file, (read) => {
      if (turn === latest) share.value = read
    })
    if (turn !== latest) return
    reading.value = answer
    share.value = null
    await look()
  }

  return { share, problem, isWhole, backup, contents, preview, mustWrite, open, look, forget }
})
