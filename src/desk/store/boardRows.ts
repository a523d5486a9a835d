// The rows of a board. The database gives every list anew after each change; only what did change is checked anew.
import {
  duplicates,
  isSameNameMark,
  namesakes,
  standingAt,
  type NameMark,
  type BoardEntry,
  type BoardStanding,
  type BoardVersion,
  type ClubEvent,
} from '@/games/eagles/rules/index.ts'
import type { KeptEvent } from '@/storage/eventsDoor.ts'

/** One row of the board. The same object as before as long as nothing in it has changed. */
export interface BoardRow extends BoardStanding {
  readonly entry: BoardEntry
  /** What tells the player from others of the same name; null: no other player is called so. */
  readonly beside: NameMark | null
  /** Others with the very same list. */
  readonly alike: readonly NamedEntry[]
}

const decisionsIn = ({ list }: BoardVersion): string =>
  list.ok ? JSON.stringify(list.value.decided ?? []) : ''

/** An entry with what is said beside the name of its player. */
export type NamedEntry = Pick<BoardRow, 'entry' | 'beside'>

/** What was read stays as it was read, but for what was decided about it: from the same text, at the same moment, comes the same list. */
const isSameVersion = (one: BoardVersion, other: BoardVersion | undefined): boolean =>
  other !== undefined &&
  one.readAt === other.readAt &&
  one.sentAt === other.sentAt &&
  one.source === other.source &&
  one.original === other.original &&
  decisionsIn(one) === decisionsIn(other)

const areAll = <T>(
  these: readonly T[],
  those: readonly T[],
  areSame: (one: T, other: T | undefined) => boolean,
): boolean => these.length === those.length && these.every((one, n) => areSame(one, those[n]))

const isSameEntry = (one: BoardEntry, other: BoardEntry): boolean =>
  JSON.stringify({ ...one, versions: [] }) === JSON.stringify({ ...other, versions: [] }) &&
  areAll(one.versions, other.versions, isSameVersion)

const isSameNamed = (one: NamedEntry, other: NamedEntry | undefined): boolean =>
  one.entry === other?.entry && isSameNameMark(one.beside, other.beside)

/** Remembers the rows of the board that was asked for last. */
export function boardRows() {
  let event: ClubEvent | null = null
  let asked = ''
  let known = new Map<string, BoardRow>()

  /** The limits as they were, if they have not been changed. */
  function limitsOf(next: ClubEvent): ClubEvent {
    const all = JSON.stringify(next)
    if (event !== null && all === asked) return event
    asked = all
    known = new Map()
    return (event = next)
  }

  function rowOf(limits: ClubEvent, entry: BoardEntry): BoardRow {
    const before = known.get(entry.id)
    if (before !== undefined && isSameEntry(before.entry, entry)) return before
    return { ...standingAt(limits, entry), entry, beside: null, alike: [] }
  }

  return ({ row, entries }: KeptEvent): readonly BoardRow[] => {
    const limits = limitsOf(row.event)
    const rows = entries.map((entry) => rowOf(limits, entry))
    const byMark = duplicates(rows)
    const besides = namesakes(rows)
    const named = (entry: BoardEntry): NamedEntry => ({
      entry,
      beside: besides.get(entry.id) ?? null,
    })
    const all = rows.map((each) => {
      const sharers = byMark.get(each.fingerprint ?? '') ?? []
      const alike = sharers.filter((other) => other !== each.entry).map(named)
      const { beside } = named(each.entry)
      const isAsBefore =
        areAll(alike, each.alike, isSameNamed) && isSameNameMark(beside, each.beside)
      return isAsBefore ? each : { ...each, beside, alike }
    })
    known = new Map(all.map((each) => [each.entry.id, each]))
    return all
  }
}
