// A backup file that was chosen: read in a worker, and what restoring it would do.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { refused } from '@/core/result.ts'
import {
  contentsOf,
  needsWord,
  previewRestore,
  readBackupFile,
  type Backup,
  type BackupReading,
  type RestorePreview,
} from '@/storage/backup/door.ts'

/** What was read, and what of it can be brought back. */
function whatWasRead() {
  const reading = shallowRef<BackupReading | null>(null)
  const problem = computed(() => (reading.value?.ok === false ? reading.value.problem : null))
  const isWhole = computed(() => reading.value?.ok === true)
  /** Of a torn file only the readable part, which can be added but never replace anything. */
  const backup = computed<Backup | null>(() => {
    if (reading.value?.ok === true) return reading.value.value
    return problem.value !== null && 'readable' in problem.value ? problem.value.readable : null
  })
  const contents = computed(() => contentsOf(backup.value?.units ?? []))
  return { reading, problem, isWhole, backup, contents }
}

export const useBackupReader = defineStore('backupReader', () => {
  const { reading, ...read } = whatWasRead()
  /** How much is read, 0 to 1; null while nothing is being read. */
  const share = ref<number | null>(null)
  /** The same of what is here, while that is compared with it. */
  const compared = ref<number | null>(null)
  const preview = shallowRef<RestorePreview | null>(null)
  let open = new AbortController()

  /** Replacing everything would take away so much that a person has to write that they mean it. */
  const mustWrite = computed(() => {
    const { value } = preview
    return value !== null && needsWord(value.plans.replace, value.here)
  })

  function forget(): void {
    open.abort()
    for (const each of [share, compared, reading, preview]) each.value = null
  }

  /** What would come and go, as things stand now. */
  async function look(): Promise<void> {
    const { signal } = open
    const backup = read.backup.value
    if (backup === null) return
    compared.value = 0
    try {
      preview.value = await previewRestore(backup, { tell: (n) => (compared.value = n), signal })
    } finally {
      if (!signal.aborted) compared.value = null
    }
  }

  async function readIn(file: File): Promise<void> {
    forget()
    const { signal } = (open = new AbortController())
    share.value = 0
    try {
      reading.value = await readBackupFile(file, { tell: (n) => (share.value = n), signal })
      share.value = null
      await look()
    } catch {
      if (!signal.aborted) reading.value = refused({ code: 'failed' })
    }
  }

  return { ...read, share, compared, preview, mustWrite, read: readIn, look, forget }
})
