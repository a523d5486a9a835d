// A game under way: the fold over a record. Live play, undo, redo, resuming and replaying are all these few functions.
import type { Answer, Game, Kinds, Refusal, Step } from '../conversation.ts'
import type { Result } from '../result.ts'
import { ok, refused } from '../result.ts'
import { canonicalJson } from './canonical.ts'
import { checksumOf, hashOfEntry, hashOfOpening } from './chain.ts'
import { isCount } from './json.ts'
import type { AnswerEntry, Entry, Opening } from './record.ts'
import { recordFormat, recordVersion } from './record.ts'

/** Immutable; each entry makes a new one that shares the past with the old, so entry 2,000 costs what the first did. */
export interface Play<K extends Kinds> {
  readonly opening: Opening
  readonly setup: K['setup']
  /** The hash of the last entry, or of the opening: it stands for all that happened so far. */
  readonly head: string
  readonly now: Standing<K>
  /** Every entry, the struck ones too, newest first. */
  readonly log: Line<K> | null
  /** What was taken back and could be given again, the next one first; a different answer forgets it. */
  readonly undone: Undone<K> | null
}

/** A state that an answer led to, and the way back. */
interface Standing<K extends Kinds> {
  readonly state: K['state']
  /** How many answers still hold. */
  readonly answers: number
  readonly last: { readonly answer: Answer<K['correction']>; readonly before: Standing<K> } | null
}

/** An entry with what came of it. */
export interface Line<K extends Kinds> {
  /** Counted from 1. */
  readonly number: number
  readonly entry: Entry<K>
  readonly hash: string
  readonly events: readonly K['event'][]
  readonly before: Line<K> | null
}

interface Undone<K extends Kinds> {
  readonly answer: Answer<K['correction']>
  readonly then: Undone<K> | null
}

export const begin = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
): Result<Play<K>, Refusal> => {
  const { name, rulesVersion } = game
  const [format, version] = [recordFormat, recordVersion]
  return beginFrom(game, { format, version, game: name, rulesVersion, setup }, setup)
}

/** For a game begun earlier, perhaps by older rules: its opening stays what it was, or the chain would break. */
export const beginFrom = <K extends Kinds>(
  game: Game<K>,
  opening: Opening,
  setup: K['setup'],
): Result<Play<K>, Refusal> => {
  const opened = game.open(setup)
  if (!opened.ok) return opened
  const now = { state: opened.value, answers: 0, last: null }
  return ok({ opening, setup, head: hashOfOpening(opening), now, log: null, undone: null })
}

/**
 * The play with one answer more. `head` is that of the play whose question was on the screen: if another answer
 * came first (two taps, two tabs), this one is refused as stale.
 */
export const answerIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  answer: Answer<K['correction']>,
  head: string = play.head,
): Result<Play<K>, Refusal> => {
  if (head !== play.head) return refused({ code: 'stale' })
  const step = game.answer(play.now.state, answer)
  if (!step.ok) return step
  const entry: AnswerEntry<K> = {
    kind: 'answer',
    previous: play.head,
    asked: game.ask(play.now.state)?.kind ?? null,
    answer,
    told: checksumOf(step.value.events),
  }
  return ok(withAnswer(play, entry, step.value))
}

/** The play with an answer more as it was recorded; whether the rest of the entry is true is not looked at. */
export const replayIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  entry: AnswerEntry<K>,
): Result<Play<K>, Refusal> => {
  const step = game.answer(play.now.state, entry.answer)
  return step.ok ? ok(withAnswer(play, entry, step.value)) : step
}

const withAnswer = <K extends Kinds>(
  play: Play<K>,
  entry: AnswerEntry<K>,
  { state, events }: Step<K['state'], K['event']>,
): Play<K> => {
  const { answer } = entry
  const now = { state, answers: play.now.answers + 1, last: { answer, before: play.now } }
  return { ...withLine(play, entry, events), now, undone: undoneAfter(play.undone, answer) }
}

/** Takes back the last `count` answers that hold, by an entry that says so. */
export const retractIn = <K extends Kinds>(
  play: Play<K>,
  count: number,
): Result<Play<K>, Refusal> => {
  let { now, undone } = play
  if (!isCount(count, 1)) return refused({ code: 'retract-count', answers: now.answers })
  for (let left = count; left > 0; left -= 1) {
    if (now.last === null) return refused({ code: 'retract-count', answers: play.now.answers })
    undone = { answer: now.last.answer, then: undone }
    now = now.last.before
  }
  const entry: Entry<K> = { kind: 'retract', previous: play.head, count }
  return ok({ ...withLine(play, entry, []), now, undone })
}

/** Gives the answer again that was taken back last; null if there is none. */
export const redoIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
): Result<Play<K>, Refusal> | null =>
  play.undone === null ? null : answerIn(game, play, play.undone.answer)

const withLine = <K extends Kinds>(
  play: Play<K>,
  entry: Entry<K>,
  events: readonly K['event'][],
): Play<K> => {
  const hash = hashOfEntry(entry)
  const number = (play.log?.number ?? 0) + 1
  return { ...play, head: hash, log: { number, entry, hash, events, before: play.log } }
}

const undoneAfter = <K extends Kinds>(
  undone: Undone<K> | null,
  answer: Answer<K['correction']>,
): Undone<K> | null =>
  undone !== null && canonicalJson(undone.answer) === canonicalJson(answer) ? undone.then : null
