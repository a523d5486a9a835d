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
  type Watching,
} from '@/storage/backup/door.ts'
import { keptText, useKept } from '../kept.ts'
import { keptEntries } from '../keptEntries.ts'
import { useMayReload } from '../mayReload.ts'
import { useRecovery } from '../recovery.ts'
import { useSettings } from '../settings.ts'

export { countKept }

// When to speak of a backup: seldom, for a reason, and never twice in a week.

/** Moments in milliseconds since 1970, or null. Labels for people: a wrong clock costs a reminder, never data. */
export interface BackupMemory {
  readonly lastAt: number | null
  /** The first battle that was finished since the last backup. */
  readonly owedSince: number | null
  /** When the user said "later". */
  readonly laterAt: number | null
}

const momentOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/** What was kept, with nothing for whatever cannot be read. */
export function readMemory(text: string): BackupMemory {
  const kept = keptEntries(text)
  const entry = (key: keyof BackupMemory): number | null => momentOf(kept.get(key))
  return { lastAt: entry('lastAt'), owedSince: entry('owedSince'), laterAt: entry('laterAt') }
}

/** `unsafe`: the system may clear this site's data. `first`: there never was one. `old`: a battle is newer, by a week. */
type Nudge = 'unsafe' | 'first' | 'old'

interface Situation {
  /** Armies, battles and events on this phone. */
  readonly kept: number
  readonly isUnsafe: boolean
  readonly now: number
}

const week = 7 * 24 * 60 * 60 * 1000

/** A clock that was set back must not silence the reminder for years. */
const isWithinWeek = (moment: number | null, now: number): boolean =>
  moment !== null && Math.abs(now - moment) < week

const month = 30 * 24 * 60 * 60 * 1000

/** Whether the last backup is new enough: of this month, and of this week where a battle has ended since. */
export function isBackedUp({ lastAt, owedSince }: BackupMemory, now: number): boolean {
  if (lastAt === null) return false
  return owedSince === null ? Math.abs(now - lastAt) < month : isWithinWeek(lastAt, now)
}

export function nudgeFor(memory: BackupMemory, { kept, isUnsafe, now }: Situation): Nudge | null {
  if (kept === 0 || isWithinWeek(memory.laterAt, now)) return null
  if (isUnsafe && !isWithinWeek(memory.lastAt, now)) return 'unsafe'
  if (memory.lastAt === null) return 'first'
  return memory.owedSince !== null && !isWithinWeek(memory.lastAt, now) ? 'old' : null
}

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
  /** A large one is there a while later. */
  readonly readyAt: number
}

const isFresh = ({ readyAt }: MadeFile): boolean => Date.now() - readyAt < freshFor

/** Of the work, what is done when the file is written: it is read back then. */
const writtenShare = 0.6

/** A file of everything, read back before it counts: a backup that cannot be restored is none. */
async function madeFile(
  now: Date,
  ofCopies: boolean,
  { tell, signal }: Watching,
): Promise<{ file: FileToHand; unread: number }> {
  const label = {
    appVersion: __APP_VERSION__,
    device: deviceName(),
    papers: papersHere(),
    whole: useSettings().kept.backupPhotos === 'on',
  }
  const part = (from: number, to: number): Watching => ({
    tell: (share) => tell?.(from + (to - from) * share),
    ...(signal && { signal }),
  })
  const make = ofCopies ? makeBackupOfCopies : makeBackup
  const { text, blob, isPacked, unread } = await make(label, now, part(0, writtenShare))
  const reading = await readBackOwn(blob, part(writtenShare, 1))
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
  /** How much of a backup is made, 0 to 1; null while no caller has asked for one. */
  const share = ref<number | null>(null)
  const isBusy = computed(() => share.value !== null)
  const failure = shallowRef<unknown>(null)
  const waiting = shallowRef<MadeFile | null>(null)
  /** How much could not be read, and is not in the last file. */
  const unread = ref(0)
  let giving = new AbortController()

  useMayReload().holdWhile(() => isBusy.value)

  async function makeFile(watching: Watching = {}): Promise<FileToHand> {
    const made = await madeFile(new Date(), recovery.isWaiting, watching)
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

  /** Makes a backup and hands it over; null if it was not made. */
  async function backUp(): Promise<HandedOver | null> {
    share.value = 0
    failure.value = null
    const { signal } = (giving = new AbortController())
    const ready = waiting.value
    try {
      if (ready !== null && isFresh(ready)) return await give(ready)
      const madeAt = Date.now()
      const file = await makeFile({ tell: (made) => (share.value = made), signal })
      return await give({ file, madeAt, readyAt: Date.now() })
    } catch (cause) {
      if (!signal.aborted) failure.value = cause
      return null
    } finally {
      share.value = null
    }
  }
  const giveUp = (): void => giving.abort()

  return { ...memory, remember, share, isBusy, failure, unread, backUp, giveUp, makeFile }
})
