// The last part of a record as a file: for a phone that has what stands before it (docs/formats-link.md).
import type { Kinds } from '../game.ts'
import { hashOfOpening } from '../record/chain.ts'
import type { Play } from '../record/play.ts'
import { countOf, entriesFrom, hashAt } from './ledger.ts'

export const partFormat = 'aide-de-camp/record-part'
export const partVersion = 1

/** Without salts the answers alone give a record again. */
export const hasParts = <K extends Kinds>({ opening }: Play<K>): boolean => opening.version === 1

/**
 * Everything from entry `from` on, counted from 1; at most one behind the last. Of an entry only the answer goes, or
 * how many were taken back: what was asked, what was told and the hashes are three quarters of a record, and the
 * reader's own rules give them again, up to the hash at the end. Records of version 1 only, others have salts: asking
 * for a part of one is a fault of the program and throws.
 */
export function printPart<K extends Kinds>(play: Play<K>, from: number): string {
  if (!hasParts(play)) throw new RangeError('a record with salts has no parts')
  const entries = countOf(play)
  return JSON.stringify({
    format: partFormat,
    version: partVersion,
    game: play.opening.game,
    opening: hashOfOpening(play.opening),
    from,
    previous: hashAt(play, from - 1),
    head: { entries, hash: play.head },
    entries: entriesFrom(play, from, entries).map((entry) =>
      entry.kind === 'answer' ? entry.answer : entry.count,
    ),
  })
}

/**
 * The earliest entry from which the rest of the record still `fits`, but never later than `wanted`: who missed a code
 * has what it held with the next one.
 */
export function earliestPart<K extends Kinds>(
  play: Play<K>,
  wanted: number,
  fits: (text: string) => boolean,
): number {
  let [from, tooEarly] = [wanted, 0]
  while (from - tooEarly > 1) {
    const middle = Math.floor((from + tooEarly) / 2)
    if (fits(printPart(play, middle))) from = middle
    else tooEarly = middle
  }
  return from
}
