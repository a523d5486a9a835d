// A backup on its way back: read and previewed, restored only when the user says so.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { saveFile } from '@/platform/download.ts'
import {
  contentsOf,
  keepSafetyCopy,
  needsWord,
  previewRestore,
  readBackupFile,
  restoreBackup,
  safetyCopies,
  type Backup,
  type BackupReading,
  type Restored,
  type RestoreMode,
  type RestorePreview,
  type SafetyCopy,
} from '@/storage/index.ts'
import { useBackup } from './backup.ts'
import { useSettings } from './settings.ts'

export type { RestoreMode } from '@/storage/index.ts'

export const useRestoring = defineStore('restoring', () => {
  const share = ref<number | null>(null)
  const reading = shallowRef<BackupReading | null>(null)
  const preview = shallowRef<RestorePreview | null>(null)
  const report = shallowRef<Restored | null>(null)
  const failure = shallowRef<unknown>(null)
  const copies = shallowRef<readonly SafetyCopy[]>([])
  let latest = 0

  const problem = computed(() => (reading.value?.ok === false ? reading.value.problem : null))
  /** Of a torn file only the readable part, which can be added but never replace anything. */
  const backup = computed<Backup | null>(() => {
    if (reading.value?.ok === true) return reading.value.value
    return problem.value !== null && 'readable' in problem.value ? problem.value.readable : null
  })
  const isWhole = computed(() => reading.value?.ok === true)
  const contents = computed(() => contentsOf(backup.value?.units ?? []))

  function forget(): void {
    latest += 1
    share.value = null
    reading.value = null
    preview.value = null
    report.value = null
    failure.value = null
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
    try {
      if (backup.value !== null) preview.value = await previewRestore(backup.value)
    } catch (cause) {
      failure.value = cause
    }
  }

  const going = (mode: RestoreMode): number => preview.value?.plans[mode].going.length ?? 0
  const mustWrite = computed(() => {
    const { value } = preview
    return value !== null && needsWord(value.plans.replace, value.here)
  })

  /** Before anything goes, everything that is here is kept once more. */
  async function keepWhatIsHere(): Promise<void> {
    const { text } = await useBackup().makeFile()
    await keepSafetyCopy(text, new Date())
    await refreshCopies()
  }

  function takePapers({ papers }: Backup): void {
    const settings = papers['aide-de-camp.settings']
    if (settings !== undefined) useSettings().takeFrom(settings)
  }

  async function restore(mode: RestoreMode): Promise<void> {
    const { value } = backup
    if (value === null || (mode === 'replace' && !isWhole.value)) return
    failure.value = null
    try {
      if (mode === 'replace' && going(mode) > 0) await keepWhatIsHere()
      report.value = await restoreBackup(value, mode, going(mode))
      if (mode === 'replace') takePapers(value)
    } catch (cause) {
      failure.value = cause
      preview.value = await previewRestore(value).catch(() => preview.value)
    }
  }

  async function refreshCopies(): Promise<void> {
    copies.value = await safetyCopies()
  }

  async function saveCopy(copy: SafetyCopy): Promise<void> {
    const name = `aide-de-camp-safety-${copy.name.slice(0, 16).replaceAll(/[T:]/g, '-')}.json`
    saveFile(name, await copy.text(), 'application/json')
  }

  return {
    share,
    problem,
    backup,
    isWhole,
    contents,
    preview,
    report,
    failure,
    copies,
    mustWrite,
    going,
    open,
    restore,
    forget,
    refreshCopies,
    saveCopy,
  }
})
