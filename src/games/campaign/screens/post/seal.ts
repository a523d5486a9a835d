// Sealed files between phones: AES-GCM with the key of one seat, so that a forwarded file is of no use to others.
import { isCount, isObject } from '@/core/record/json.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { pack, unpack } from '@/platform/light/packing.ts'
import { toBytes, toText } from './base64.ts'

const format = 'aide-de-camp/sealed'
const keyBytes = 32
const nonceBytes = 12
/** Version 1 did not pack what it sealed. */
const versions = [1, 2] as const
const lengthBytes = 4
const mostBytes = 16 * 1024 * 1024

interface SealedHeader {
  readonly game: string
  readonly campaign: string
  readonly seat: string
  readonly content: 'view' | 'sheet'
}

/**
 * `sealed`: it is no sealed file. `newer`: a later version of the app wrote it. `seat`: it is sealed with another key.
 * `damaged`: it was changed on the way.
 */
export type SealProblem = 'sealed' | 'newer' | 'seat' | 'damaged'

export const isKey = (key: unknown): key is string =>
  typeof key === 'string' && toBytes(key)?.length === keyBytes

export const freshKey = (): string => toText(crypto.getRandomValues(new Uint8Array(keyBytes)))

/** Tells keys apart without telling them. */
const markOf = (key: string): string => sha256(`seat key ${key}`).slice(0, 12)

async function cipherOf(key: string): Promise<CryptoKey | null> {
  const bytes = toBytes(key)
  if (bytes?.length !== keyBytes) return null
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const textOf = ({ game, campaign, seat, content }: SealedHeader): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode([game, campaign, seat, content].join('\n'))

/** Sealed bytes pack no further, so they are packed before: their number, then deflate. */
function packed(content: unknown): Uint8Array<ArrayBuffer> {
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const body = pack(plain)
  const all = new Uint8Array(lengthBytes + body.length)
  new DataView(all.buffer).setUint32(0, plain.length)
  all.set(body, lengthBytes)
  return all
}

/** Null: it is not sound. */
function unpacked(all: Uint8Array<ArrayBuffer>): Uint8Array | null {
  if (all.length < lengthBytes) return null
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0)
  return length > mostBytes ? null : unpack(all.subarray(lengthBytes), length)
}

/** Throws for a key that is none. */
export async function seal(key: string, header: SealedHeader, content: unknown): Promise<string> {
  const cipher = await cipherOf(key)
  if (cipher === null) throw new TypeError('this is no key of a seat')
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: textOf(header) },
    cipher,
    packed(content),
  )
  const { game, campaign, seat } = header
  return JSON.stringify({
    format,
    version: 2,
    game,
    campaign,
    seat,
    content: header.content,
    key: markOf(key),
    nonce: toText(iv),
    data: toText(new Uint8Array(data)),
  })
}

interface Sealed extends SealedHeader {
  readonly version: (typeof versions)[number]
  readonly key: string
  readonly nonce: string
  readonly data: string
}

/** More than any sealed file has: its bytes are told by four letters each three. */
const longestText = mostBytes * 1.5

/** Never throws. The version comes first: what a newer app wrote may look different in every other respect. */
export function readSeal(text: string): Result<Sealed, 'sealed' | 'newer'> {
  const no = refused('sealed' as const)
  if (text.length > longestText) return no
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return no
  }
  if (!isObject(json) || json['format'] !== format) return no
  if (isCount(json['version'], versions.length + 1)) return refused('newer')
  const version = versions.find((each) => each === json['version'])
  const { content, game, campaign, seat, key, nonce, data } = json
  if (version === undefined || (content !== 'view' && content !== 'sheet')) return no
  if (typeof game !== 'string' || typeof campaign !== 'string' || typeof seat !== 'string')
    return no
  if (typeof key !== 'string' || typeof nonce !== 'string' || typeof data !== 'string') return no
  return ok({ version, game, campaign, seat, content, key, nonce, data })
}

/** Null: it is no sealed file of a version known here. */
export function readSealed(text: string): Sealed | null {
  const read = readSeal(text)
  return read.ok ? read.value : null
}

export async function unseal(key: string, text: string): Promise<Result<unknown, SealProblem>> {
  const read = readSeal(text)
  if (!read.ok) return read
  const sealed = read.value
  if (sealed.key !== markOf(key)) return refused('seat')
  const [iv, data, cipher] = [toBytes(sealed.nonce), toBytes(sealed.data), await cipherOf(key)]
  if (iv === null || data === null || cipher === null) return refused('damaged')
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: textOf(sealed) },
      cipher,
      data,
    )
    const bytes = new Uint8Array(plain)
    const content = sealed.version === 1 ? bytes : unpacked(bytes)
    return content === null ? refused('damaged') : ok(JSON.parse(new TextDecoder().decode(content)))
  } catch {
    return refused('damaged')
  }
}
