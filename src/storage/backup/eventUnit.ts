// An event as a backup keeps it, with every list that came in for it; the same content has the same hash under any ids.
import { canonicalJson } from '@/rules/core/record/canonical.ts'
import { sha256 } from '@/rules/core/record/sha256.ts'
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import type { EventUnit } from './unit.ts'

/** Every id of a list in an event, also of those that are gone, through one naming. */
function withIds(
  row: EventRow,
  entries: readonly EventEntryRow[],
  idOf: (id: string) => string,
): Pick<EventUnit, 'row' | 'entries'> {
  const rounds = row.rounds.map(({ pairings }) => ({
    pairings: pairings.map((each) => ({
      ...each,
      first: idOf(each.first),
      second: each.second === null ? null : idOf(each.second),
    })),
  }))
  const named = entries.map((entry) => ({
    ...entry,
    id: idOf(entry.id),
    eventId: row.id,
    sameNameAs: entry.sameNameAs === null ? null : idOf(entry.sameNameAs),
  }))
  return { row: { ...row, rounds }, entries: named }
}

/** What an entry says without any id: what it is sorted by, so that new ids change nothing. */
const bareOf = (entry: EventEntryRow): string =>
  canonicalJson({ ...entry, id: '', eventId: '', sameNameAs: null })

/** Numbers in the order in which they are asked for. */
function numbering(first: readonly string[]): (id: string) => string {
  const numbers = new Map(first.map((id, n) => [id, String(n)]))
  return (id) => {
    const number = numbers.get(id) ?? String(numbers.size)
    numbers.set(id, number)
    return number
  }
}

export function eventUnit(row: EventRow, entries: readonly EventEntryRow[]): EventUnit {
  const sorted = entries
    .map((entry) => ({ entry, bare: bareOf(entry) }))
    .sort((one, other) => (one.bare < other.bare ? -1 : one.bare > other.bare ? 1 : 0))
    .map(({ entry }) => entry)
  const plain = withIds({ ...row, id: '' }, sorted, numbering(sorted.map(({ id }) => id)))
  const { event, rounds } = plain.row
  const content = sha256(canonicalJson({ event, rounds, entries: plain.entries }))
  return { kind: 'event', content, row, entries }
}

/** Under ids of its own. They sort as the old ones did, so that two entries that say the same stay in order. */
export function renamedEvent({ row, entries, ...unit }: EventUnit): EventUnit {
  const old = entries.map(({ id }) => id).sort()
  const fresh = old.map(() => crypto.randomUUID() as string).sort()
  const ids = new Map(old.map((id, n) => [id, fresh[n] ?? id]))
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? crypto.randomUUID()
    ids.set(id, known)
    return known
  }
  return { ...unit, ...withIds({ ...row, id: crypto.randomUUID() }, entries, idOf) }
}
