// Messages between two linked phones: JSON of a few known shapes, and a decoder that takes no other (docs/formats-link.md).
import { parseJson } from '../parseJson.ts'
import { checked, isCount, isObject, isText, oddKey, type JsonObject } from '../record/json.ts'
import { refused, type Result } from '../result.ts'

/** How the second phone sits at the table. */
export const linkRoles = ['opponent', 'spectator', 'board'] as const
export type LinkRole = (typeof linkRoles)[number]

export const linkVersion = 1

/** Signs of one message, by who sends it; longer ones are not even parsed. */
export const longestMessage = { leading: 60_000, following: 8_000 } as const

/** What is told of a table in lists: plain words and figures. */
type Title = Readonly<Record<string, string | number | null>>

/** The phone with the record says what is played, and how the other one sits. */
export interface TableMessage {
  readonly m: 'table'
  readonly v: number
  /** The name of this table for both phones, whichever leads. */
  readonly table: string
  readonly opening: JsonObject
  readonly title: Title
  readonly role: LinkRole
  /** Whose questions the other phone answers; null: no seat's. */
  readonly seat: string | null
  readonly entries: number
  readonly head: string
}

export type LeadingMessage =
  | TableMessage
  /** The next entries of the record; `from` is the number of the first. */
  | { readonly m: 'entries'; readonly from: number; readonly entries: readonly unknown[] }
  | { readonly m: 'taken'; readonly n: number; readonly seq: number }
  | { readonly m: 'refused'; readonly n: number; readonly code: string }
  /** What the other has does not lie on this record, which ends here. */
  | { readonly m: 'where'; readonly entries: number; readonly head: string }
  /** The other phone shall lead from here. */
  | { readonly m: 'lead'; readonly entries: number; readonly head: string }
  /** Both are locked: `seal` shall be opened, against what the leading phone is bound to. */
  | { readonly m: 'open'; readonly seal: string; readonly head: string; readonly against: string }
  | Sealing
  | Common

export type FollowingMessage =
  | { readonly m: 'have'; readonly entries: number; readonly head: string }
  | { readonly m: 'ack'; readonly seq: number }
  | { readonly m: 'answer'; readonly n: number; readonly head: string; readonly answer: unknown }
  /** Asks to take back the last answer before `head`. */
  | { readonly m: 'undo'; readonly n: number; readonly head: string }
  /** Its record goes on where that of the leading phone ends. */
  | { readonly m: 'ahead'; readonly entries: number }
  /** Neither record is how the other began. */
  | { readonly m: 'parted' }
  /** What was locked, with the salt of its sum. */
  | { readonly m: 'opened'; readonly answer: unknown; readonly salt: string }
  | Sealing
  | Common

/** An answer is locked for the question at `head`, or was taken back. */
type Sealing =
  { readonly m: 'seal'; readonly head: string; readonly seal: string } | { readonly m: 'unsealed' }

type Common = { readonly m: 'ping' } | { readonly m: 'bye'; readonly why: string } | Signing

/** A result that the other phone shall confirm, or no longer; and what it has confirmed, word for word. */
type Signing = { readonly m: 'sign' | 'signed'; readonly text: string } | { readonly m: 'unsign' }

type MessageProblem = 'too-long' | 'malformed' | 'newer'

const isHash = (json: unknown): json is string => isText(json) && /^[\da-f]{64}$/u.test(json)
const isSalt = (json: unknown): boolean => isText(json) && /^[\da-f]{32}$/u.test(json)
const isWord = (json: unknown, most = 64): json is string =>
  isText(json) && json.length > 0 && json.length <= most
/** A result as a code: signs that every phone has. */
const isSlip = (json: unknown): json is string =>
  isWord(json, 2_000) && /^[\x20-\x7e]+$/u.test(json)
const isTable = (json: unknown): json is string => isWord(json) && /^[\w-]+$/u.test(json)

const isTitle = (json: unknown): json is Title =>
  isObject(json) &&
  Object.keys(json).length <= 40 &&
  Object.values(json).every(
    (value) => value === null || (isText(value) ? value.length <= 400 : Number.isFinite(value)),
  )

const isRole = (json: unknown): json is LinkRole => linkRoles.some((role) => role === json)

type Checks = Readonly<Record<string, (json: unknown) => boolean>>

const mark: Checks = { entries: (json) => isCount(json), head: isHash }
const common: Readonly<Record<string, Checks>> = {
  ping: {},
  bye: { why: (json) => isWord(json) },
  seal: { head: isHash, seal: isHash },
  unsealed: {},
  sign: { text: isSlip },
  signed: { text: isSlip },
  unsign: {},
}

/** Every message by its name: its keys, no other, and what each must be. */
const leading: Readonly<Record<string, Checks>> = {
  ...common,
  table: {
    v: (json) => isCount(json, 1),
    table: isTable,
    opening: isObject,
    title: isTitle,
    role: isRole,
    seat: (json) => json === null || isWord(json),
    ...mark,
  },
  entries: {
    from: (json) => isCount(json, 1),
    entries: (json) => Array.isArray(json) && json.length > 0 && json.every(isObject),
  },
  taken: { n: (json) => isCount(json, 1), seq: (json) => isCount(json, 1) },
  refused: { n: (json) => isCount(json, 1), code: (json) => isWord(json) },
  where: mark,
  lead: mark,
  open: { seal: isHash, head: isHash, against: isHash },
}

const following: Readonly<Record<string, Checks>> = {
  ...common,
  have: mark,
  ack: { seq: (json) => isCount(json) },
  answer: { n: (json) => isCount(json, 1), head: isHash, answer: isObject },
  undo: { n: (json) => isCount(json, 1), head: isHash },
  ahead: { entries: (json) => isCount(json, 1) },
  parted: {},
  opened: { answer: isObject, salt: isSalt },
}

/** `Message` must be what the checks describe. Never throws. */
function read<Message>(
  text: string,
  known: Readonly<Record<string, Checks>>,
  most: number,
): Result<Message, MessageProblem> {
  if (text.length > most) return refused('too-long')
  const json = parseJson(text)
  if (!isObject(json)) return refused('malformed')
  const { m } = json
  if (!isText(m) || !Object.hasOwn(known, m)) return refused('malformed')
  // A newer app may say more about its table: that is told before anything else is looked at.
  if (m === 'table' && isCount(json['v'], linkVersion + 1)) return refused('newer')
  const checks = known[m] ?? {}
  if (oddKey(json, ['m', ...Object.keys(checks)]) !== null) return refused('malformed')
  const isSound = Object.entries(checks).every(([key, isRight]) => isRight(json[key]))
  return checked(json, isSound ? null : 'malformed')
}

export const readLeading = (text: string): Result<LeadingMessage, MessageProblem> =>
  read(text, leading, longestMessage.leading)

export const readFollowing = (text: string): Result<FollowingMessage, MessageProblem> =>
  read(text, following, longestMessage.following)
