// What a play leaves behind: the log that shows everything, struck through or not, and the record to keep.
import type { Kinds } from '../conversation.ts'
import type { Line, Play } from './play.ts'
import type { GameRecord } from './record.ts'

export interface LogLine<K extends Kinds> {
  readonly line: Line<K>
  /** An answer that was taken back later. */
  readonly isStruck: boolean
}

/** Every entry of a log, newest first; who stops looking early has not gone through the whole battle. */
export function* linesFrom<K extends Kinds>(log: Line<K> | null): Generator<LogLine<K>> {
  let toStrike = 0
  for (let line = log; line !== null; line = line.before) {
    const isStruck = line.entry.kind === 'answer' && toStrike > 0
    toStrike += line.entry.kind === 'retract' ? line.entry.count : isStruck ? -1 : 0
    yield { line, isStruck }
  }
}

/** Every entry, oldest first. */
export const logOf = <K extends Kinds>(play: Play<K>): readonly LogLine<K>[] =>
  [...linesFrom(play.log)].reverse()

/** The events of every answer that still holds, in order: what the report and the statistics are made of. */
export const eventsOf = <K extends Kinds>(play: Play<K>): readonly K['event'][] =>
  logOf(play).flatMap(({ line, isStruck }) => (isStruck ? [] : line.events))

export const recordOf = <K extends Kinds>(play: Play<K>): GameRecord<K> => {
  const entries = logOf(play).map(({ line }) => line.entry)
  return { ...play.opening, head: { entries: entries.length, hash: play.head }, entries }
}
