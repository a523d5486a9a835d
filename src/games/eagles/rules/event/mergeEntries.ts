// Two entries of a board that turn out to be one player.
import { placeFor, withVersion, type BoardDecision, type BoardEntry } from './board.ts'
import { teamIn, type OnTheDay } from './submission.ts'
import { isWithoutList } from './walkIn.ts'

const notesOf = (...decisions: readonly (BoardDecision | null)[]): string =>
  [
    ...new Set(decisions.flatMap((each) => (each === null || each.note === '' ? [] : [each.note]))),
  ].join(' · ')

/** A player checked in under either name is here; of two clubs the older one stays. */
const onTheDay = (older: BoardEntry, newer: BoardEntry): OnTheDay => {
  const club = older.club ?? newer.club
  return {
    ...teamIn(older.team === undefined ? newer : older),
    ...(club !== undefined && { club }),
    ...((older.isHere ?? newer.isHere) && { isHere: true }),
  }
}

/** What was decided of a player of whom no list has come; null: nothing, or one has come. */
const letIn = ({ versions, accepted }: BoardEntry): BoardDecision | null =>
  versions.every(isWithoutList) ? accepted : null

/**
 * The answer to the question of names: the same player, so every list of the newer entry is a version of the older
 * one, and whatever was said to either is kept. To have come without a list says nothing where there is one, and comes
 * before a mail that could not be read: the organiser has to read that.
 * `isHindered`: the list of the older one cannot be played as it is, and nothing was decided of it. A player let in
 * without a list then plays with that one.
 */
export function mergeEntries(older: BoardEntry, newer: BoardEntry, isHindered = false): BoardEntry {
  const hasList = older.versions.some(({ list }) => list.ok)
  const hasMail = !older.versions.every(isWithoutList)
  let merged = older
  for (const [n, version] of newer.versions.entries()) {
    const isBare = isWithoutList(version)
    if (hasList && isBare) continue
    const place = hasMail && isBare ? 0 : placeFor(merged, version.sentAt)
    merged = withVersion(merged, version, place)
    const { accepted, answered } = merged
    if (newer.accepted?.version === n && place >= (accepted?.version ?? 0))
      merged = { ...merged, accepted: { ...newer.accepted, version: place } }
    if (newer.answered === n) merged = { ...merged, answered: Math.max(answered ?? 0, place) }
  }
  const said = isHindered && hasList ? letIn(newer) : null
  if (said !== null)
    merged = { ...merged, accepted: { ...said, version: merged.versions.length - 1 } }
  const { accepted } = merged
  return {
    ...merged,
    ...onTheDay(older, newer),
    address: older.address || newer.address,
    accepted: accepted && { ...accepted, note: notesOf(older.accepted, newer.accepted) },
    hasDropped: older.hasDropped && newer.hasDropped,
  }
}
