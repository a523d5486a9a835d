// Transport of tickets and outcomes: as a link whose fragment holds them packed, or as the text of a file.
import type { Refusal } from '@/core/conversation.ts'
import { fromBase64url, toBase64url } from '@/core/bytes/base64url.ts'
import { crc32 } from '@/core/bytes/crc32.ts'
import { isObject } from '@/core/record/json.ts'
import {
  outcomeFormat,
  readOutcome,
  readTicket,
  ticketFormat,
  type BattleOutcome,
  type Ticket,
} from '@/games/campaign/rules/index.ts'
import { pack, unpack } from '@/platform/light/packing.ts'

/** Of the packing; a higher one is of a newer app. */
const packing = 1
const headLength = 7
const mostBytes = 20_000

export type Came =
  | { readonly is: 'ticket'; readonly ticket: Ticket; readonly text: string }
  | { readonly is: 'outcome'; readonly outcome: BattleOutcome; readonly text: string }
  /** Of a newer version: it is kept as it is. */
  | { readonly is: 'newer'; readonly text: string }
  | { readonly is: 'malformed'; readonly path: string }
  | { readonly is: 'damaged' | 'foreign' }

/** Version, length and checksum of the text, then the text deflated: what a link holds. */
export const packed = (json: Ticket | BattleOutcome): string => packedText(JSON.stringify(json))

function packedText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const sum = crc32(bytes)
  const head = [
    packing,
    bytes.length >> 8,
    bytes.length & 255,
    ...[24, 16, 8, 0].map((by) => (sum >>> by) & 255),
  ]
  return toBase64url([...head, ...pack(bytes)])
}

export const linkOf = (json: Ticket | BattleOutcome): string =>
  `${location.origin}/#/tickets/${packed(json)}`

/** Where such a text is shown: a link's own address, or the text of a file packed. */
export const addressOfText = (text: string): string =>
  `/tickets/${codeIn(text) ?? packedText(text)}`

const linked = /#\/tickets\/([\w-]{8,})/u

/** The code of a link that stands anywhere in this text; null: there is none. */
export const codeIn = (text: string): string | null => linked.exec(text)?.[1] ?? null

export function readCode(code: string): Came {
  const bytes = fromBase64url(code)?.bytes ?? []
  const [version = 0, high = 0, low = 0, ...rest] = bytes
  if (version > packing && bytes.length > headLength)
    return { is: 'newer', text: `#/tickets/${code}` }
  const length = high * 256 + low
  if (version !== packing || length > mostBytes) return { is: 'damaged' }
  const whole = unpack(new Uint8Array(bytes.slice(headLength)), length)
  const sum = rest.slice(0, 4).reduce((all, byte) => all * 256 + byte, 0)
  if (whole === null || crc32(whole) !== sum) return { is: 'damaged' }
  return readText(new TextDecoder().decode(whole))
}

/** A link, or the text of a file. */
export function readText(text: string): Came {
  const code = codeIn(text)
  if (code !== null) return readCode(code)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { is: text.includes('aide-de-camp/') ? 'damaged' : 'foreign' }
  }
  return readJson(json, text)
}

function readJson(json: unknown, text: string): Came {
  if (!isObject(json)) return { is: 'foreign' }
  const { format, version } = json
  if (format !== ticketFormat && format !== outcomeFormat) return { is: 'foreign' }
  if (typeof version === 'number' && version > 1) return { is: 'newer', text }
  if (format === ticketFormat) {
    const read = readTicket(json)
    return read.ok ? { is: 'ticket', ticket: read.value, text } : malformed(read.problem)
  }
  const read = readOutcome(json)
  return read.ok ? { is: 'outcome', outcome: read.value, text } : malformed(read.problem)
}

const malformed = (problem: Refusal): Came => ({
  is: 'malformed',
  path: problem.code === 'malformed' ? problem.path : '',
})
