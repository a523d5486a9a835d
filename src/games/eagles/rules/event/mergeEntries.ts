// Two entries of a board that turn out to be one player.
import { placeFor, withVersion, type BoardDecision, type BoardEntry } from './board.ts'
import { teamIn } from './submission.ts'

const notesOf = (...decisions: readonly (BoardDecision | null)[]): string =>
  [
    ...new Set(decisions.flatMap((each) => (each === null || each.note === '' ? [] : [each.note]))),
  ].join(' · ')

/**
 * The answer to the question of names: the same player, so every list of the newer entry is a version of the older
 * one, and whatever was said to either is kept.
 */
export function mergeEntries(older: BoardEntry, newer: BoardEntry): BoardEntry {
  let merged = older
  for (const [n, version] of newer.versions.entries()) {
    const place = placeFor(merged, version.sentAt)
    merged = withVersion(merged, version, place)
    const { accepted, answered } = merged
    if (newer.accepted?.version === n && place >= (accepted?.version ?? 0))
      merged = { ...merged, accepted: { ...newer.accepted, version: place } }
    if (newer.answered === n) merged = { ...merged, answered: Math.max(answered ?? 0, place) }
  }
  const { accepted } = merged
  return {
    ...merged,
    ...teamIn(older.team === undefined ? newer : older),
    address: older.address || newer.address,
    accepted: accepted && { ...accepted, note: notesOf(older.accepted, newer.accepted) },
    hasDropped: older.hasDropped && newer.hasDropped,
  }
}
