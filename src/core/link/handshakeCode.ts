// A handshake as the text of a code: as few bytes as it can be, a check at the end, and every limit looked at on the way in.
import { fromBase32, toBase32 } from '../bytes/base32.ts'
import { crc32 } from '../bytes/crc32.ts'
import { ok, refused, type Result } from '../result.ts'
import { addressBytes, type Candidate } from './candidate.ts'
import { handshakeBounds, isIceText, type Handshake, type Part } from './handshake.ts'

/** What every code of a link begins with, whatever its version. */
const mark = 'ADCL:'
const version = 1
/** Longer than any that is written. */
const longestText = 400

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const kinds = ['v4', 'name', 'v6'] as const

export type CodeProblem =
  /** No code of a link. */
  | 'foreign'
  /** Of a version that this app does not know. */
  | 'newer'
  /** It is not whole. */
  | 'damaged'
  /** An offer where an answer is wanted, or the other way. */
  | 'other-part'
  /** An answer to another code than the one that was shown. */
  | 'other-offer'

/** Six bits a sign, four signs in three bytes; the rest of the last group is empty. */
function packSigns(text: string): number[] {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    const group = [0, 1, 2, 3].map((n) => Math.max(0, signs.indexOf(text.charAt(at + n) || 'A')))
    const [a = 0, b = 0, c = 0, d = 0] = group
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d)
  }
  return bytes
}

function unpackSigns(bytes: Uint8Array, length: number): string {
  let text = ''
  for (let at = 0; at + 2 < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    for (const value of [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63])
      text += signs.charAt(value)
  }
  return text.slice(0, length)
}

const packedLength = (length: number): number => Math.ceil(length / 4) * 3

const candidateBytes = ({ kind, address, port }: Candidate): number[] => [
  kinds.indexOf(kind),
  ...address,
  port >> 8,
  port & 255,
]

/** Sixteen bits that name an offer in its answer, and that guard every code. */
const checkOf = (bytes: Iterable<number>): readonly [number, number] => {
  const sum = crc32(bytes)
  return [(sum >>> 8) & 255, sum & 255]
}

/** `answers` is the text of the offer that this answers. */
export function writeHandshake(handshake: Handshake, answers: string | null): string {
  const { part, user, password, fingerprint, isActive, candidates } = handshake
  const flags = (version << 4) | (part === 'answer' ? 1 : 0) | (isActive ? 2 : 0)
  const body = [
    flags,
    ...(answers === null ? [] : checkOf(bytesOfText(tidied(answers)))),
    user.length,
    password.length,
    ...packSigns(user + password),
    ...fingerprint,
    candidates.length,
    ...candidates.flatMap(candidateBytes),
  ]
  return mark + toBase32(Uint8Array.from([...body, ...checkOf(body)]))
}

const bytesOfText = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0) & 255)

/** Reads bytes one after the other; what is beyond the end is NaN, and nothing is then whole. */
function readerOf(bytes: Uint8Array) {
  let at = 0
  return {
    one: (): number => bytes[at++] ?? Number.NaN,
    some: (count: number): Uint8Array => bytes.subarray(at, (at += count)),
    isAtEnd: (): boolean => at === bytes.length,
  }
}

type Reader = ReturnType<typeof readerOf>

function readCandidates(reader: Reader): readonly Candidate[] | null {
  const count = reader.one()
  if (!(count <= handshakeBounds.candidates)) return null
  const candidates: Candidate[] = []
  for (let n = 0; n < count; n += 1) {
    const kind = kinds[reader.one()]
    if (kind === undefined) return null
    const address = Uint8Array.from(reader.some(addressBytes[kind]))
    const port = reader.one() * 256 + reader.one()
    if (!(port > 0)) return null
    candidates.push({ kind, address, port })
  }
  return candidates
}

const damaged = refused('damaged' as const)

function readBody(
  body: Uint8Array,
  part: Part,
  offer: string | null,
): Result<Handshake, CodeProblem> {
  const reader = readerOf(body)
  const flags = reader.one()
  if (flags >> 4 !== version) return refused('newer')
  if ((flags & 1) !== (part === 'answer' ? 1 : 0)) return refused('other-part')
  if (part === 'answer') {
    const named = [reader.one(), reader.one()]
    const [high, low] = checkOf(bytesOfText(offer ?? ''))
    if (named[0] !== high || named[1] !== low) return refused('other-offer')
  }
  const userLength = reader.one()
  const passwordLength = reader.one()
  const length = userLength + passwordLength
  if (!(length <= handshakeBounds.user.max + handshakeBounds.password.max)) return damaged
  const text = unpackSigns(reader.some(packedLength(length)), length)
  const user = text.slice(0, userLength)
  const password = text.slice(userLength)
  const fingerprint = Uint8Array.from(reader.some(32))
  const candidates = readCandidates(reader)
  const isSound =
    isIceText(user, handshakeBounds.user) &&
    isIceText(password, handshakeBounds.password) &&
    fingerprint.length === 32
  if (!isSound || candidates === null || !reader.isAtEnd()) return damaged
  const isActive = (flags & 2) !== 0
  return ok({ part, user, password, fingerprint, isActive, candidates })
}

/** As people paste it: in small letters, over several lines, with a word before it. */
function tidied(text: string): string {
  const tidy = text.replace(/\s+/gu, '').toUpperCase()
  return tidy.slice(Math.max(0, tidy.indexOf(mark)))
}

/** `offer` is the text of the code that an answer must belong to. Never throws. */
export function readHandshake(
  text: string,
  part: Part,
  offer: string | null = null,
): Result<Handshake, CodeProblem> {
  const tidy = tidied(text)
  if (!tidy.startsWith(mark)) return refused('foreign')
  if (tidy.length > longestText) return damaged
  const bytes = fromBase32(tidy.slice(mark.length))
  if (bytes === null || bytes.length < 3) return damaged
  const body = bytes.subarray(0, -2)
  const [high, low] = checkOf(body)
  const isWhole = bytes.at(-2) === high && bytes.at(-1) === low
  return isWhole ? readBody(body, part, offer) : damaged
}
