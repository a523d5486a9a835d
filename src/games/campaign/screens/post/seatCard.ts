// A seat card: which campaign, which seat, its key; a link whose fragment holds it, so that it fits in one code and no server sees it.
import { crc32 } from '@/core/bytes/crc32.ts'
import { readUtf8 } from '@/core/bytes/readUtf8.ts'
import { isObject } from '@/core/record/json.ts'
import { toBytes, toText } from './base64.ts'
import { isKey } from './seal.ts'

export interface SeatCard {
  readonly game: string
  readonly campaign: string
  readonly seat: string
  /** As people call the seat. */
  readonly name: string
  readonly key: string
}

/** `foreign`: there is no card at all. `newer`: it is of a later version. */
export type CardProblem = 'foreign' | 'damaged' | 'newer'

const version = 1
const keyBytes = 32
const checkBytes = 4

/** Version, key and words, then the checksum of all before; of every version the last four bytes are that. */
function codeOf({ campaign, seat, name, key }: SeatCard): string {
  const secret = toBytes(key)
  if (secret?.length !== keyBytes) throw new TypeError('this is no key of a seat')
  const words = new TextEncoder().encode([campaign, seat, name].join('\n'))
  const bytes = new Uint8Array(1 + keyBytes + words.length + checkBytes)
  bytes[0] = version
  bytes.set(secret, 1)
  bytes.set(words, 1 + keyBytes)
  const checked = bytes.length - checkBytes
  new DataView(bytes.buffer).setUint32(checked, crc32(bytes.subarray(0, checked)))
  return toText(bytes)
}

/** Behind the address of the app: what a link to this seat says. */
export const cardPath = (game: string, code: string): string => `#/games/${game}/post/${code}`

export const cardLink = (origin: string, card: SeatCard): string =>
  `${origin}/${cardPath(card.game, codeOf(card))}`

function readCode(game: string, code: string): SeatCard | CardProblem {
  const bytes = toBytes(code)
  if (bytes === null || bytes.length <= checkBytes) return 'damaged'
  const checked = bytes.length - checkBytes
  const sum = new DataView(bytes.buffer).getUint32(checked)
  if (sum !== crc32(bytes.subarray(0, checked))) return 'damaged'
  if ((bytes[0] ?? 0) > version) return 'newer'
  const words = readUtf8([...bytes.subarray(1 + keyBytes, checked)])?.split('\n')
  const [campaign, seat, ...name] = words ?? []
  const key = toText(bytes.subarray(1, 1 + keyBytes))
  const card = cardFrom({ game, campaign, seat, name: name.join(' '), key })
  return bytes[0] === version && card !== null ? card : 'damaged'
}

const longestName = 80

/** Whatever a stored or a foreign card says; null: it is none. A name is cut to 80 characters. */
export function cardFrom(json: unknown): SeatCard | null {
  if (!isObject(json)) return null
  const { game, campaign, seat, name, key } = json
  if (typeof game !== 'string' || !isName.test(game)) return null
  if (typeof campaign !== 'string' || !isName.test(campaign)) return null
  if (typeof seat !== 'string' || !isName.test(seat)) return null
  if (typeof name !== 'string' || !isKey(key)) return null
  return { game, campaign, seat, name: name.slice(0, longestName), key }
}

/** Of a game, a campaign or a seat: what files may call them too. */
const isName = /^[\w-]{1,80}$/u

/** Cards were such texts before they were links. */
function readOld(body: string): SeatCard | CardProblem {
  const bytes = toBytes(body)
  if (bytes === null) return 'damaged'
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return cardFrom(json) ?? 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Found anywhere in a text; never throws, whatever it says. */
export function readCard(text: string): SeatCard | CardProblem {
  const [, game, code] = /#\/games\/([\w-]+)\/post\/([\w-]+)/u.exec(text) ?? []
  if (game !== undefined && code !== undefined) return readCode(game, code)
  const [, body] = /ADC-SEAT\.([\w-]*)/u.exec(text) ?? []
  return body === undefined ? 'foreign' : readOld(body)
}
