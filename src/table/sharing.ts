// Part of a game that may be given to others: all of it, or up to where nothing was hidden (MP-SECRET-04).
import { table, type Kinds } from '@/core/game.ts'
import type { GameRecord } from '@/core/record/record.ts'
import { printRecord } from '@/core/record/text.ts'
import type { Play } from '@/core/record/play.ts'
import { linesFrom } from '@/core/record/log.ts'
import type { TablePlan } from './presenter.ts'

/** How many entries may be read by everybody; of a game with secrets none after the last reveal that hid anything. */
export function openEntries<K extends Kinds>(
  { game, hides = () => true }: Pick<TablePlan<K>, 'game' | 'hides'>,
  play: Play<K>,
): number {
  const all = play.log?.number ?? 0
  if (!game.hasSecrets || game.outcome(play.now.state) !== null) return all
  let open = all
  for (const { line } of linesFrom(play.log)) {
    if (hides(game.seen(line.now.state, table))) open = line.number - 1
    else if (line.now.last?.isFinal === true) return open
  }
  return open
}

/** A record that we have printed ourselves, as if it had ended there. */
export function cutRecord(text: string, count: number): string {
  const record = JSON.parse(text) as GameRecord<Kinds>
  const next = record.entries[count]
  if (next === undefined) return text
  const head = { entries: count, hash: next.previous }
  return printRecord({ ...record, head, entries: record.entries.slice(0, count) })
}

/** The text of a game for others, given its whole record. */
export function sharedText<K extends Kinds>(
  plan: Pick<TablePlan<K>, 'game' | 'hides'>,
  play: Play<K> | null,
  text: string | null,
): string | null {
  return text === null || play === null ? null : cutRecord(text, openEntries(plan, play))
}
