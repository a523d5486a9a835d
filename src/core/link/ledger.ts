// A play as a ledger that is given out: its entries by number, and the hashes that name them.
import type { Kinds } from '../game.ts'
import { hashOfOpening } from '../record/chain.ts'
import type { Line, Play } from '../record/play.ts'
import type { Entry } from '../record/record.ts'

export const countOf = <K extends Kinds>({ log }: Play<K>): number => log?.number ?? 0

/** Null: there is no such entry. */
export function lineAt<K extends Kinds>({ log }: Play<K>, number: number): Line<K> | null {
  let line = log
  while (line !== null && line.number > number) line = line.before
  return line?.number === number ? line : null
}

/** Of entry `number`, of the opening for 0; null: there is no such entry. */
export const hashAt = <K extends Kinds>(play: Play<K>, number: number): string | null =>
  number === 0 ? hashOfOpening(play.opening) : (lineAt(play, number)?.hash ?? null)

/** At most `most` entries from number `from` on, in order. */
export function entriesFrom<K extends Kinds>(
  play: Play<K>,
  from: number,
  most: number,
): readonly Entry<K>[] {
  const entries: Entry<K>[] = []
  for (
    let line = lineAt(play, Math.min(countOf(play), from + most - 1));
    line !== null && line.number >= from;
    line = line.before
  )
    entries.unshift(line.entry)
  return entries
}

/** How many entries at their beginning two records of one opening share. */
export function shared<K extends Kinds>(one: Play<K>, other: Play<K>): number {
  const most = Math.min(countOf(one), countOf(other))
  let [mine, theirs]: (Line<K> | null)[] = [lineAt(one, most), lineAt(other, most)]
  while (mine && theirs && mine.hash !== theirs.hash) {
    mine = mine.before
    theirs = theirs.before
  }
  return mine?.number ?? 0
}
