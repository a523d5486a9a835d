// The rows of one battle's entries, in order: the one range that everybody asks for.
import type { Collection } from 'dexie'
import { database } from '../database.ts'
import type { EntryRow } from './battle.ts'

export const everyEntry = (battleId: string): Collection<EntryRow, [string, number]> =>
  database.entries
    .where('[battleId+seq]')
    .between([battleId, 0], [battleId, Number.POSITIVE_INFINITY])

export const entriesUpTo = (
  battleId: string,
  seq: number,
): Collection<EntryRow, [string, number]> =>
  database.entries.where('[battleId+seq]').between([battleId, 1], [battleId, seq], true, true)

/** Entries that no longer hang together are set aside under this id: never shown, but in every raw export. */
export const asideOf = (battleId: string): string => `unread/${battleId}`
