// The one door for records from outside: every entry that can be read, and the first thing that cannot.
import type { Refusal } from '../conversation.ts'
import { partiesOf } from '../asks.ts'
import type { Game, Kinds, Party } from '../game.ts'
import type { ChainProblem } from './chain.ts'
import type { JsonObject } from './json.ts'
import { isCount, isObject, isText, oddKey } from './json.ts'
import { readAnswer } from './readAnswer.ts'
import type { Entry, GameRecord, Head, Signature } from './record.ts'
import { recordFormat } from './record.ts'
import type { Result } from '../result.ts'
import { ok, refused } from '../result.ts'

/** What is wrong with a record, and at which entry: they are counted from 1, and 0 is what stands before them. */
export type RecordProblem =
  | ChainProblem
  /** Not the shape of a record; `path` says where. */
  | { readonly code: 'malformed'; readonly entry: number; readonly path: string }
  | { readonly code: 'other-game'; readonly entry: 0; readonly game: string }
  /** Written by a newer app: `version` is the one it names, `known` the newest this app reads. */
  | ({ readonly code: 'newer-format' } & Newer)
  | ({ readonly code: 'newer-rules' } & Newer)
  | { readonly code: 'unknown-entry'; readonly entry: number; readonly kind: string }
  | { readonly code: 'too-long'; readonly entry: number }
  /** The rules do not take this answer, this set-up (entry 0) or this retraction. */
  | { readonly code: 'refused'; readonly entry: number; readonly refusal: Refusal }
  /** The rules of this app ask something else at this point (null: nothing). */
  | {
      readonly code: 'other-question'
      readonly entry: number
      readonly recorded: string | null
      readonly asked: string | null
    }
  /** The rules of this app give another result than the players were told. */
  | { readonly code: 'other-result'; readonly entry: number }

interface Newer {
  readonly entry: 0
  readonly version: number
  readonly known: number
}

export interface RecordReading<K extends Kinds> {
  readonly found: { readonly record: GameRecord<K>; readonly setup: K['setup'] } | null
  /** The first fault; the record then holds the entries before it. */
  readonly problem: RecordProblem | null
}

/** Far more than any battle has; a file with more is not one. */
export const mostEntries = 20_000

export const readRecord = <K extends Kinds>(game: Game<K>, json: unknown): RecordReading<K> => {
  const frame = readFrame(game, json)
  if (!frame.ok) return { found: null, problem: frame.problem }
  const { items, setup, opening } = frame.value
  const readLink = linkReader(opening.version, partiesOf(game, setup))
  const entries: Entry<K>[] = []
  for (const item of items) {
    const read = readEntry(game, readLink, item, entries.length + 1)
    if (!read.ok)
      return { found: { record: { ...opening, entries }, setup }, problem: read.problem }
    entries.push(read.value)
  }
  return { found: { record: { ...opening, entries }, setup }, problem: null }
}

/** Reads one more entry of a record whose opening is known, as number `entry`. */
export const entryReader = <K extends Kinds>(
  game: Game<K>,
  version: number,
  setup: K['setup'],
): ((json: unknown, entry: number) => Result<Entry<K>, RecordProblem>) => {
  const readLink = linkReader(version, partiesOf(game, setup))
  return (json, entry) => readEntry(game, readLink, json, entry)
}

/** Everything but the entries, which are still to be read. */
interface Frame<K extends Kinds> {
  readonly opening: Omit<GameRecord<K>, 'entries'>
  readonly setup: K['setup']
  readonly items: readonly unknown[]
}

const badFrame = (path: string): Result<never, RecordProblem> =>
  refused({ code: 'malformed', entry: 0, path })

const readFrame = <K extends Kinds>(
  game: Game<K>,
  json: unknown,
): Result<Frame<K>, RecordProblem> => {
  if (!isObject(json)) return badFrame('')
  // Versions come first: what a newer app wrote may look different in every other respect.
  const versions = readVersions(game, json)
  if (!versions.ok) return versions
  const odd = oddKey(json, [
    'format',
    'version',
    'game',
    'rulesVersion',
    'setup',
    'head',
    'entries',
  ])
  if (odd !== null) return badFrame(odd)
  const { head, entries } = json
  if (!isHead(head)) return badFrame('head')
  if (!Array.isArray(entries)) return badFrame('entries')
  if (entries.length > mostEntries) return refused({ code: 'too-long', entry: mostEntries + 1 })
  const setup = game.readSetup(json['setup'])
  if (!setup.ok) return refused({ code: 'refused', entry: 0, refusal: setup.problem })
  // What a set-up says of its rules is what they are; a file that names other ones is none of ours.
  if (game.rulesOf !== undefined && game.rulesOf(setup.value) !== versions.value.rulesVersion)
    return badFrame('rulesVersion')
  const opening = { ...versions.value, setup: json['setup'], head }
  return ok({ opening, setup: setup.value, items: entries })
}

const isHead = (json: unknown): json is Head =>
  isObject(json) &&
  oddKey(json, ['entries', 'hash']) === null &&
  isCount(json['entries']) &&
  isText(json['hash'])

interface Versions {
  readonly format: string
  readonly version: number
  readonly game: string
  readonly rulesVersion: number
}

const readVersions = <K extends Kinds>(
  known: Game<K>,
  json: JsonObject,
): Result<Versions, RecordProblem> => {
  const { format, version, game, rulesVersion } = json
  if (format !== recordFormat) return badFrame('format')
  if (!isCount(version, 1)) return badFrame('version')
  if (version > known.recordVersion) return newer('newer-format', version, known.recordVersion)
  if (!isText(game)) return badFrame('game')
  if (game !== known.name) return refused({ code: 'other-game', entry: 0, game })
  if (!isCount(rulesVersion, 1)) return badFrame('rulesVersion')
  if (rulesVersion > known.rulesVersion)
    return newer('newer-rules', rulesVersion, known.rulesVersion)
  return ok({ format, version, game, rulesVersion })
}

const newer = (
  code: 'newer-format' | 'newer-rules',
  version: number,
  known: number,
): Result<never, RecordProblem> => refused({ code, entry: 0, version, known })

/** What ties an entry to the one before, and says whose it is; else the path of the fault. */
type ReadLink<K extends Kinds> = (json: JsonObject) => Result<Link<K>, string>

interface Link<K extends Kinds> {
  readonly previous: string
  readonly signature: Signature<K> | null
}

/** By the version of the record: the keys an entry must have, and no other, follow from what is read here. */
const linkReader =
  <K extends Kinds>(version: number, parties: readonly Party<K>[]): ReadLink<K> =>
  (json) => {
    const { previous, salt } = json
    if (!isText(previous)) return refused('previous')
    if (version === 1) return ok({ previous, signature: null })
    const by = parties.find((party) => party === json['by'])
    if (by === undefined) return refused('by')
    return isText(salt) && saltPattern.test(salt)
      ? ok({ previous, signature: { by, salt } })
      : refused('salt')
  }

/** 128 bits. */
const saltPattern = /^[0-9a-f]{32}$/u

const keysOf = <K extends Kinds>(
  { signature }: Link<K>,
  own: readonly string[],
): readonly string[] =>
  signature === null ? ['kind', 'previous', ...own] : ['kind', 'previous', 'by', 'salt', ...own]

const readEntry = <K extends Kinds>(
  game: Game<K>,
  readLink: ReadLink<K>,
  json: unknown,
  entry: number,
): Result<Entry<K>, RecordProblem> => {
  const malformed = (path: string): Result<never, RecordProblem> =>
    refused({ code: 'malformed', entry, path })
  if (!isObject(json)) return malformed('')
  const { kind } = json
  if (!isText(kind)) return malformed('kind')
  if (kind !== 'answer' && kind !== 'retract')
    return refused({ code: 'unknown-entry', entry, kind })
  const link = readLink(json)
  if (!link.ok) return malformed(link.problem)
  if (kind === 'answer') return readAnswerEntry(game, json, link.value, malformed)
  const odd = oddKey(json, keysOf(link.value, ['count']))
  if (odd !== null) return malformed(odd)
  const { count } = json
  const { previous, signature } = link.value
  return isCount(count, 1) ? ok({ kind, previous, ...signature, count }) : malformed('count')
}

const readAnswerEntry = <K extends Kinds>(
  game: Game<K>,
  json: JsonObject,
  link: Link<K>,
  malformed: (path: string) => Result<never, RecordProblem>,
): Result<Entry<K>, RecordProblem> => {
  const odd = oddKey(json, keysOf(link, ['asked', 'answer', 'told']))
  if (odd !== null) return malformed(odd)
  const { asked, told } = json
  if (asked !== null && !isText(asked)) return malformed('asked')
  if (!isText(told)) return malformed('told')
  const { previous, signature } = link
  const answer = readAnswer(game, json['answer'])
  if (answer.ok)
    return ok({ kind: 'answer', previous, ...signature, asked, answer: answer.value, told })
  const { problem } = answer
  return malformed(problem.code === 'malformed' ? `answer.${problem.path}` : 'answer')
}
