// A game under way: the fold over a record. Live play, undo, redo, resuming and replaying are all these few functions.
import { askOf, asks } from '../asks.ts'
import type { Answer, Refusal } from '../conversation.ts'
import type { Game, Kinds, Party, Question, Step } from '../game.ts'
import { table } from '../game.ts'
import type { Result } from '../result.ts'
import { ok, refused } from '../result.ts'
import { canonicalJson } from './canonical.ts'
import { checksumOf, hashOfEntry, hashOfOpening } from './chain.ts'
import type { AnswerEntry, Entry, Opening, Signature } from './record.ts'
import { recordFormat } from './record.ts'
import { retractProblem } from './retract.ts'

/** Immutable; each entry makes a new one that shares the past with the old, so entry 2,000 costs what the first did. */
export interface Play<K extends Kinds> {
  readonly opening: Opening
  readonly setup: K['setup']
  /** The hash of the last entry, or of the opening: it stands for all that happened so far. */
  readonly head: string
  readonly now: Standing<K>
  /** Every entry, the struck ones too, newest first. */
  readonly log: Line<K> | null
  /**
   * What was taken back and could be given again, the next one first; a different answer forgets it. Always null in a
   * game with secrets: it would name the card.
   */
  readonly undone: Undone<K> | null
}

/** A state that an answer led to, and the way back. */
interface Standing<K extends Kinds> {
  readonly state: K['state']
  /** How many answers still hold. */
  readonly answers: number
  readonly last: (Given<K> & { readonly isFinal: boolean; readonly before: Standing<K> }) | null
}

/** An answer, and whose it is. */
export interface Given<K extends Kinds> {
  readonly answer: Answer<K['correction']>
  readonly by: Party<K>
}

/** An entry with what came of it. */
export interface Line<K extends Kinds> {
  /** Counted from 1. */
  readonly number: number
  readonly entry: Entry<K>
  readonly hash: string
  readonly events: readonly K['event'][]
  /** What the entry led to. */
  readonly now: Standing<K>
  readonly before: Line<K> | null
}

interface Undone<K extends Kinds> {
  readonly answer: Answer<K['correction']>
  readonly then: Undone<K> | null
}

/** Whose entry it is, and on what it was based. */
export interface Entering<K extends Kinds> extends Partial<Signature<K>> {
  /** The head of the play whose question was on the screen; left out: of this play. */
  readonly head?: string
}

/** The version of the rules that a set-up is played by. */
export const rulesVersionOf = <K extends Kinds>(game: Game<K>, setup: K['setup']): number =>
  game.rulesOf?.(setup) ?? game.rulesVersion

export const begin = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
): Result<Play<K>, Refusal> => {
  const { name, recordVersion: version } = game
  const rulesVersion = rulesVersionOf(game, setup)
  return beginFrom(game, { format: recordFormat, version, game: name, rulesVersion, setup }, setup)
}

/** For a game begun earlier, perhaps by older rules: its opening stays what it was, or the chain would break. */
export const beginFrom = <K extends Kinds>(
  game: Game<K>,
  opening: Opening,
  setup: K['setup'],
): Result<Play<K>, Refusal> => {
  const opened = game.open(setup, opening.rulesVersion)
  if (!opened.ok) return opened
  const now = { state: opened.value, answers: 0, last: null }
  return ok({ opening, setup, head: hashOfOpening(opening), now, log: null, undone: null })
}

/**
 * The play with one answer more, or the rules' refusal. `by` may be left out where one question is open at a time:
 * it is answered by whom it asks. Refused as stale if the seat itself, or a party that shares its screen, has entered
 * something since `head`, or if its question has become another: two taps, two tabs, a phase that was closed meanwhile.
 * `salt` is a must in records of version 2; leaving it out is a fault of the program and throws.
 */
export const answerIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  answer: Answer<K['correction']>,
  entering: Entering<K> = {},
): Result<Play<K>, Refusal> => {
  const { state } = play.now
  const { by, question } = addressed(game, play, entering.by)
  if (isStale(game, play, by, question, entering.head)) return refused({ code: 'stale' })
  const step = game.answer(state, answer, by)
  if (!step.ok) return step
  const entry: AnswerEntry<K> = {
    kind: 'answer',
    previous: play.head,
    ...signatureIn(play, by, entering.salt),
    asked: question?.kind ?? null,
    answer,
    told: checksumOf(step.value.events),
  }
  return ok(withAnswer(game, play, entry, step.value, by))
}

/**
 * Who answers, and what is asked of them. In records of version 1 one question is open at a time, and an overrule names
 * it too, whichever party gives it.
 */
export const addressed = <K extends Kinds>(
  game: Game<K>,
  { opening, setup, now: { state } }: Play<K>,
  by: Party<K> | undefined,
): { readonly by: Party<K>; readonly question: Question<K> | null } => {
  if (by !== undefined && opening.version > 1) return { by, question: askOf(game, state, by) }
  const [question = null] = asks(game, setup, state)
  return { by: by ?? question?.seat ?? table, question }
}

/** What this party was asked at `head`, if it is still open and the same; else null. */
export const stillAsked = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  party: Party<K>,
  head: string,
): Question<K> | null => {
  const { by, question } = addressed(game, play, party)
  return isStale(game, play, by, question, head) ? null : question
}

/**
 * Whether an answer to what was asked at `head` comes too late. An entry without a name (record version 1), and any
 * entry when it is the table that answers, is in the way; of others only those of the same seat.
 */
const isStale = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  by: Party<K>,
  question: Question<K> | null,
  head: string | undefined,
): boolean => {
  if (head === undefined || head === play.head) return false
  let line = play.log
  for (; line !== null && line.hash !== head; line = line.before)
    if (line.entry.by === undefined || line.entry.by === by || by === table) return true
  const then = line?.now ?? (head === hashOfOpening(play.opening) ? openingOf(play.now) : null)
  return then === null || canonicalJson(askOf(game, then.state, by)) !== canonicalJson(question)
}

const openingOf = <K extends Kinds>(now: Standing<K>): Standing<K> => {
  let standing = now
  while (standing.last !== null) standing = standing.last.before
  return standing
}

const signatureIn = <K extends Kinds>(
  { opening }: Play<K>,
  by: Party<K>,
  salt: string | undefined,
): Signature<K> | null => {
  if (opening.version === 1) return null
  if (salt === undefined) throw new RangeError('an entry of record version 2 needs a salt')
  return { by, salt }
}

/** The play with an answer more as it was recorded; whether the rest of the entry is true is not looked at. */
export const replayIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  entry: AnswerEntry<K>,
  by: Party<K>,
): Result<Play<K>, Refusal> => {
  const step = game.answer(play.now.state, entry.answer, by)
  return step.ok ? ok(withAnswer(game, play, entry, step.value, by)) : step
}

const withAnswer = <K extends Kinds>(
  { hasSecrets }: Game<K>,
  play: Play<K>,
  entry: AnswerEntry<K>,
  { state, events, isFinal }: Step<K['state'], K['event']>,
  by: Party<K>,
): Play<K> => {
  const { answer } = entry
  const last = { answer, by, isFinal: isFinal === true, before: play.now }
  const now = { state, answers: play.now.answers + 1, last }
  const undone = hasSecrets || last.isFinal ? null : undoneAfter(play.undone, answer)
  return { ...withLine(play, entry, events, now), undone }
}

/**
 * Takes back the last `count` answers that hold, by an entry that says so. Never past a final step; in a game with
 * secrets a seat takes back only its own, and the umpire anything. Refused as stale if anything was entered since `head`.
 */
export const retractIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  count: number,
  { by = table, salt, head = play.head }: Entering<K> = {},
): Result<Play<K>, Refusal> => {
  if (head !== play.head) return refused({ code: 'stale' })
  const problem = retractProblem(game.hasSecrets, play.now, count, by)
  if (problem !== null) return refused(problem)
  let { now, undone } = play
  for (let left = count; left > 0 && now.last !== null; left -= 1) {
    undone = game.hasSecrets ? null : { answer: now.last.answer, then: undone }
    now = now.last.before
  }
  const signature = signatureIn(play, by, salt)
  const entry: Entry<K> = { kind: 'retract', previous: play.head, ...signature, count }
  return ok({ ...withLine(play, entry, [], now), undone })
}

/** Gives the answer again that was taken back last; null if there is none. */
export const redoIn = <K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  entering: Entering<K> = {},
): Result<Play<K>, Refusal> | null =>
  play.undone === null ? null : answerIn(game, play, play.undone.answer, entering)

const withLine = <K extends Kinds>(
  play: Play<K>,
  entry: Entry<K>,
  events: readonly K['event'][],
  now: Standing<K>,
): Play<K> => {
  const hash = hashOfEntry(entry)
  const number = (play.log?.number ?? 0) + 1
  return { ...play, head: hash, now, log: { number, entry, hash, events, now, before: play.log } }
}

const undoneAfter = <K extends Kinds>(
  undone: Undone<K> | null,
  answer: Answer<K['correction']>,
): Undone<K> | null =>
  undone !== null && canonicalJson(undone.answer) === canonicalJson(answer) ? undone.then : null
