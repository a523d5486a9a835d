// An answer on its way to the journal.
import type { AnyEntry, OpenJournal, Saved } from '@/storage/battleDoor.ts'

/** An answer that was taken; it stands in the play when `durable` has resolved, and, dice apart, at once. */
export interface Taken {
  readonly seq: number
  readonly durable: Promise<Saved>
}

/** Null: the journal has gone on without us, in another tab. */
export function appendTo(journal: OpenJournal, entry: AnyEntry): Taken | null {
  try {
    return journal.append(entry)
  } catch {
    return null
  }
}
