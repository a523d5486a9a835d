// Sealed files between phones: AES-GCM with the key of one seat, so that a forwarded file is of no use to others.
import { isObject } from '@/core/record/json.ts'
import { sha256 } from '@/core/record/sha256.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import { toBytes, toText } from './base64.ts'

const format = 'aide-de-camp/sealed'
const keyBytes = 32
const nonceBytes = 12

interface SealedHeader {
  readonly game: string
  readonly campaign: string
  readonly seat: string
  readonly content: 'view' | 'sheet'
}

/** `sealed`: it is no sealed file. `seat`: it is sealed with another key. `damaged`: it was changed on the way. */
export type SealProblem = 'sealed' | 'seat' | 'damaged'

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

/** Throws for a key that is none. */
export async function seal(key: string, header: SealedHeader, content: unknown): Promise<string> {
  const cipher = await cipherOf(key)
  if (cipher === null) throw new TypeError('this is no key of a seat')
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const plain = new TextEncoder().encode(JSON.stringify(content))
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: textOf(header) },
    cipher,
    plain,
  )
  const { game, campaign, seat } = header
  return JSON.stringify({
    format,
    version: 1,
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
  readonly key: string
  readonly nonce: string
  readonly data: string
}

/** Null: it is no sealed file of version 1. */
export function readSealed(text: string): Sealed | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(json) || json['format'] !== format || json['version'] !== 1) return null
  const field = (name: string): string => (typeof json[name] === 'string' ? json[name] : '')
  const content = json['content']
  if (content !== 'view' && content !== 'sheet') return null
  return {
    game: field('game'),
    campaign: field('campaign'),
    seat: field('seat'),
    content,
    key: field('key'),
    nonce: field('nonce'),
    data: field('data'),
  }
}

export async function unseal(key: string, text: string): Promise<Result<unknown, SealProblem>> {
  const sealed = readSealed(text)
  if (sealed === null) return refused('sealed')
  if (sealed.key !== markOf(key)) return refused('seat')
  const [iv, data, cipher] = [toBytes(sealed.nonce), toBytes(sealed.data), await cipherOf(key)]
  if (iv === null || data === null || cipher === null) return refused('damaged')
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: textOf(sealed) },
      cipher,
      data,
    )
    return ok(JSON.parse(new TextDecoder().decode(plain)))
  } catch {
    return refused('damaged')
  }
}
