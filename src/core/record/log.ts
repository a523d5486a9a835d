// Traces of a play: the log that shows everything, struck through or not, and the record to keep.
import type { Game, GameEvent, Kinds, Party } from '../game.ts'
import { table, umpire } from '../game.ts'
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

/** Whether a seat, or the table, is told of an event while the game goes on. */
export const isToldTo = ({ to }: GameEvent, party: string): boolean =>
  to === undefined || party === umpire || to.includes(party)

/** A line of the log as one seat, or the table, may read it. */
export interface SeenLine<K extends Kinds> {
  /** Absent: record version 1. */
  readonly by: Party<K> | undefined
  readonly isStruck: boolean
  /** How many answers this entry took back; 0 if it is an answer. */
  readonly takesBack: number
  /** Only what this seat is told. */
  readonly events: readonly K['event'][]
  /** What this seat knew after the entry; worked out when it is asked for. */
  readonly view: () => K['view']
}

const isToldAll = <K extends Kinds>(game: Game<K>, play: Play<K>, party: Party<K>): boolean =>
  !game.hasSecrets || party === umpire || game.outcome(play.now.state) !== null

/** What this party was told since the last answer of `since` that holds, that one included; else from the opening on. */
export const newsFor = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  party: Party<K>,
  since: Party<K>,
): readonly K['event'][] => {
  const isAll = isToldAll(game, play, party)
  const told: (readonly K['event'][])[] = []
  for (const { line, isStruck } of linesFrom(play.log)) {
    if (isStruck) continue
    told.push(isAll ? line.events : line.events.filter((event) => isToldTo(event, party)))
    const { kind, by = since } = line.entry
    if (kind === 'answer' && by === since) return told.reverse().flat()
  }
  const opening = openingTold(game, play.setup).filter((event) => isToldTo(event, party))
  return [opening, ...told.reverse()].flat()
}

/**
 * The log for one seat, oldest first: lines of others that tell it nothing are left out, or their number would tell of
 * their orders. The umpire's has every line; when the game is over so has everybody's, with every event.
 */
export const logSeenBy = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  party: Party<K>,
): readonly SeenLine<K>[] => {
  const isAll = isToldAll(game, play, party)
  const lines = logOf(play).flatMap(({ line, isStruck }) => {
    const { entry } = line
    const { by } = entry
    const takesBack = entry.kind === 'retract' ? entry.count : 0
    const events = isAll ? line.events : line.events.filter((event) => isToldTo(event, party))
    if (!isAll && by !== party && events.length === 0) return []
    return [{ by, isStruck, takesBack, events, view: () => game.seen(line.now.state, party) }]
  })
  return [...openingLine(game, play, party), ...lines]
}

/** What the opening told, as a line of everybody's; none where it told nothing. */
const openingLine = <K extends Kinds>(
  game: Game<K>,
  { setup, now }: Play<K>,
  party: Party<K>,
): readonly SeenLine<K>[] => {
  const events = openingTold(game, setup).filter((event) => isToldTo(event, party))
  const view = (): K['view'] => {
    const opened = game.open(setup)
    return game.seen(opened.ok ? opened.value : now.state, party)
  }
  return events.length === 0 ? [] : [{ by: table, isStruck: false, takesBack: 0, events, view }]
}

export const openingTold = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
): readonly K['event'][] => game.opening?.(setup) ?? []
