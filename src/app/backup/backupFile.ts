// "Keep my backup in this file": a file of the user's own, written after each battle, each hour of play and on demand.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  askToWriteFile,
  canChooseFile,
  chooseFile,
  mayWriteFile,
  writeChosenFile,
} from '@/platform/chosenFile.ts'
import {
  chosenFile,
  countKept,
  forgetChosenFile,
  keepChosenFile,
  type ChosenFile,
} from '@/storage/backup/door.ts'
import { useBackup } from './backup.ts'

/** Why the file was not written; each has its own way out. */
type FileTrouble =
  /** The browser wants to be asked again, by a tap. */
  | 'permission'
  /** It was moved, renamed or deleted. */
  | 'missing'
  /** No room where the file is. */
  | 'full'
  /** Much less is here than in the file: it would replace the better by the worse. */
  | 'shrunk'
  | 'failed'

const troubles: Readonly<Record<string, FileTrouble>> = {
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotFoundError: 'missing',
  NoModificationAllowedError: 'missing',
  QuotaExceededError: 'full',
}

const troubleOf = (cause: unknown): FileTrouble =>
  (cause instanceof DOMException ? troubles[cause.name] : undefined) ?? 'failed'

const hour = 60 * 60 * 1000

/** As with a restore: what takes more than a fifth away is done on the user's word only. */
const leastShare = 0.8

/** One tab writes at a time. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('aide-de-camp/backup-file', work) : work()

/** The file, and writing it. */
function fileWriter() {
  const file = shallowRef<ChosenFile | null>(null)
  const trouble = ref<FileTrouble | null>(null)
  const isBusy = ref(false)

  /** As it is kept, and whether it could be written now. */
  async function refresh(): Promise<void> {
    file.value = await chosenFile()
    if (file.value === null) trouble.value = null
    else if (!(await mayWriteFile(file.value.handle))) trouble.value = 'permission'
    else if (trouble.value === 'permission') trouble.value = null
  }

  async function keep(next: Omit<ChosenFile, 'key'>): Promise<void> {
    await keepChosenFile(next)
    file.value = await chosenFile()
  }

  /** What the phone holds goes into the file; `mayShrink`: even where that is much less. */
  async function write(mayShrink: boolean): Promise<void> {
    const own = file.value
    if (own === null) return
    if (!(await mayWriteFile(own.handle))) throw new DOMException('ask again', 'NotAllowedError')
    const holds = await countKept()
    if (!mayShrink && (holds === 0 || holds < own.holds * leastShare)) {
      trouble.value = 'shrunk'
      return
    }
    const writtenAt = Date.now()
    const backup = useBackup()
    const { text } = await backup.makeFile()
    await writeChosenFile(own.handle, text)
    await keep({ handle: own.handle, writtenAt, holds })
    backup.remember(writtenAt)
    trouble.value = null
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    isBusy.value = true
    try {
      await alone(work)
    } catch (cause) {
      trouble.value = troubleOf(cause)
    } finally {
      isBusy.value = false
    }
  }

  return { file, trouble, isBusy, refresh, keep, write, attempt }
}

export const useBackupFile = defineStore('backupFile', () => {
  const { file, trouble, isBusy, refresh, keep, write, attempt } = fileWriter()

  return {
    file: computed(() => file.value && { name: file.value.handle.name, at: file.value.writtenAt }),
    trouble,
    isBusy,
    canChoose: canChooseFile(),
    refresh,
    /** After a tap: chooses a file and writes it. */
    choose: (suggestedName: string): Promise<void> =>
      attempt(async () => {
        const handle = await chooseFile(suggestedName)
        if (handle === null) return
        await keep({ handle, writtenAt: null, holds: 0 })
        await write(false) // an empty phone writes over nothing, whatever file was chosen
      }),
    /** After a tap: asks the browser if need be, and writes on the user's word. */
    writeNow: (): Promise<void> =>
      attempt(async () => {
        const own = file.value
        if (own !== null && !(await askToWriteFile(own.handle)))
          throw new DOMException('refused', 'NotAllowedError')
        await write(true)
      }),
    /** By itself, where a file was chosen; `due`: only if the last writing is an hour old. */
    writeByItself: async (due: 'now' | 'hourly'): Promise<void> => {
      if (!canChooseFile()) return
      await refresh()
      const at = file.value?.writtenAt ?? null
      const isFresh = at !== null && Math.abs(Date.now() - at) < hour
      if (file.value === null || (due === 'hourly' && isFresh)) return
      await attempt(() => write(false))
    },
    turnOff: async (): Promise<void> => {
      await forgetChosenFile()
      await refresh()
    },
  }
})
