// When to speak of a backup: seldom, for a reason, and never twice in a week.
import { keptEntries } from '../keptEntries.ts'

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
export type Nudge = 'unsafe' | 'first' | 'old'

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
