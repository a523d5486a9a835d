// A record, or the last part of one, that comes from another phone as a file: read strictly, entry by entry.
import type { Refusal } from '../conversation.ts'
import type { Game, Kinds } from '../game.ts'
import { followIn } from '../record/follow.ts'
import { isCount, isObject, isText, oddKey, type JsonObject } from '../record/json.ts'
import { answerIn, beginFrom, retractIn, type Play } from '../record/play.ts'
import { readAnswer } from '../record/readAnswer.ts'
import { mostEntries, type RecordProblem } from '../record/readRecord.ts'
import { resume } from '../record/resume.ts'
import type { Head } from '../record/record.ts'
import { ok, refused, type Result } from '../result.ts'
import { countOf, hashAt, lineAt, shared } from './ledger.ts'
import { hasParts, partFormat, partVersion } from './part.ts'

/** What a file brings; its entries are not looked into yet. */
export interface Arrival<K extends Kinds> {
  /** The hash of the opening. */
  readonly opening: string
  /** The game before its first entry; null: only a part came. */
  readonly begun: Play<K> | null
  /** Number of the first entry, from 1. */
  readonly from: number
  /** The hash of what it stands on; where a part came. */
  readonly previous: string
  readonly head: Head
  readonly entries: readonly unknown[]
}

const malformed = (path: string): Result<never, RecordProblem> =>
  refused({ code: 'malformed', entry: 0, path })

/** For JSON from outside; never throws. Refused: what is neither a record nor a part of one, of this game, that is known here. */
export function readArrival<K extends Kinds>(
  game: Game<K>,
  json: unknown,
): Result<Arrival<K>, RecordProblem> {
  if (!isObject(json)) return malformed('')
  const { entries } = json
  if (Array.isArray(entries) && entries.length > mostEntries)
    return refused({ code: 'too-long', entry: mostEntries + 1 })
  return json['format'] === partFormat ? readPart(game, json) : readWhole(game, json)
}

function readWhole<K extends Kinds>(
  game: Game<K>,
  json: JsonObject,
): Result<Arrival<K>, RecordProblem> {
  const { entries, head } = json
  if (!Array.isArray(entries)) return malformed('entries')
  // Without its entries a record is one that was cut off: all else about it is read as ever.
  const { play: begun, problem } = resume(game, { ...json, entries: [] })
  if (begun === null || !isHead(head))
    return problem === null ? malformed('head') : refused(problem)
  return ok({ opening: begun.head, begun, from: 1, previous: begun.head, head, entries })
}

const isHead = (json: unknown): json is Head =>
  isObject(json) && isCount(json['entries']) && isText(json['hash'])

function readPart<K extends Kinds>(
  { name }: Game<K>,
  json: JsonObject,
): Result<Arrival<K>, RecordProblem> {
  const { version, game, opening, from, previous, head, entries } = json
  if (!isCount(version, 1)) return malformed('version')
  if (version > partVersion)
    return refused({ code: 'newer-format', entry: 0, version, known: partVersion })
  const keys = ['format', 'version', 'game', 'opening', 'from', 'previous', 'head', 'entries']
  const odd = oddKey(json, keys)
  if (odd !== null) return malformed(odd)
  if (!isText(game)) return malformed('game')
  if (game !== name) return refused({ code: 'other-game', entry: 0, game })
  if (!isText(opening)) return malformed('opening')
  if (!isCount(from, 1)) return malformed('from')
  if (!isText(previous)) return malformed('previous')
  if (!isHead(head) || oddKey({ ...head }, ['entries', 'hash']) !== null) return malformed('head')
  if (!Array.isArray(entries)) return malformed('entries')
  return ok({ opening, begun: null, from, previous, head, entries })
}

/** A play as it was after entry `number`; 0: before the first. */
function cutAt<K extends Kinds>(game: Game<K>, play: Play<K>, number: number): Play<K> | null {
  if (number === 0) {
    const begun = beginFrom(game, play.opening, play.setup)
    return begun.ok ? begun.value : null
  }
  const line = lineAt(play, number)
  return line && { ...play, head: line.hash, now: line.now, log: line, undone: null }
}

/** Where the entries of an arrival go on; null: not on this record. */
export const standingOf = <K extends Kinds>(
  game: Game<K>,
  { begun, from, previous }: Arrival<K>,
  mine: Play<K> | null,
): Play<K> | null => {
  if (begun !== null) return begun
  const isOn = mine !== null && hasParts(mine) && hashAt(mine, from - 1) === previous
  return isOn ? cutAt(game, mine, from - 1) : null
}

/**
 * The record as it came, one entry a step, so that a long one need not hold up the screen. In the end: how far it is
 * sound, and the first fault.
 */
export function* takenIn<K extends Kinds>(
  game: Game<K>,
  start: Play<K>,
  { begun, head, entries }: Arrival<K>,
): Generator<undefined, { readonly play: Play<K>; readonly problem: RecordProblem | null }> {
  let play = start
  for (const entry of entries) {
    const next = begun === null ? givenIn(game, play, entry) : followIn(game, play, entry)
    if (!next.ok) return { play, problem: next.problem }
    play = next.value
    yield
  }
  return { play, problem: faultOf(play, head) }
}

/** The next entry of a part: an answer, or how many are taken back. */
function givenIn<K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  json: unknown,
): Result<Play<K>, RecordProblem> {
  const entry = countOf(play) + 1
  if (isCount(json, 1)) return asProblem(entry, retractIn(game, play, json))
  const answer = readAnswer(game, json)
  if (!answer.ok) {
    const { problem } = answer
    const path = problem.code === 'malformed' ? problem.path : ''
    return refused({ code: 'malformed', entry, path })
  }
  return asProblem(entry, answerIn(game, play, answer.value))
}

const asProblem = <K extends Kinds>(
  entry: number,
  taken: Result<Play<K>, Refusal>,
): Result<Play<K>, RecordProblem> =>
  taken.ok ? taken : refused({ code: 'refused', entry, refusal: taken.problem })

/** The end must be where the file says. */
const faultOf = <K extends Kinds>(play: Play<K>, head: Head): RecordProblem | null => {
  const entry = countOf(play)
  if (play.head === head.hash && entry === head.entries) return null
  return entry < head.entries
    ? { code: 'cut-off', entry, wanted: head.entries }
    : { code: 'tampered', entry }
}

/** What another record of the same opening is to one's own: further on, as far, less far, or played another way. */
export type Course = 'ahead' | 'even' | 'behind' | 'parted'

export function courseOf<K extends Kinds>(mine: Play<K>, theirs: Play<K>): Course {
  const same = shared(mine, theirs)
  if (same === countOf(theirs)) return same === countOf(mine) ? 'even' : 'behind'
  return same === countOf(mine) ? 'ahead' : 'parted'
}
