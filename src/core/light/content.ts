// Contents of a transfer as a whole: the hash of all, how it is packed, the file's name and its bytes.
import { sha256Bytes } from '../record/sha256.ts'
import { refused, ok, type Result } from '../result.ts'
import { lightBounds } from './frame.ts'

export interface LightFile {
  /** Letters, digits, `.`, `_` and `-` only: it comes from our own templates. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** How bytes are made smaller, and larger again; the platform brings both. */
interface Packing {
  readonly pack: (bytes: Uint8Array) => Uint8Array
  /** Null where it is not sound, or would be more than `length` bytes: then it stops. */
  readonly unpack: (packed: Uint8Array, length: number) => Uint8Array | null
}

/** `too-big`: it would unpack to more than is ever taken in. `broken`: not what was sent. */
type ContentProblem = 'too-big' | 'broken'

/** Bytes of a file once it is unpacked. */
const mostUnpacked = 16 * 1024 * 1024
const hashBytes = 32
const headBytes = hashBytes + 5
const longestName = 80
const nameLike = /^[\w.-]{1,80}$/

const ways = { stored: 0, deflated: 1 } as const

/** Of a name that is not like ours only a plain word is left. */
const cleanName = (name: string): string => (nameLike.test(name) ? name : 'file')

function joined({ name, bytes }: LightFile): Uint8Array {
  const letters = Array.from(cleanName(name), (letter) => letter.charCodeAt(0))
  const all = new Uint8Array(1 + letters.length + bytes.length)
  all[0] = letters.length
  all.set(letters, 1)
  all.set(bytes, 1 + letters.length)
  return all
}

function parted(all: Uint8Array): LightFile | null {
  const length = all[0] ?? 0
  if (length === 0 || length > longestName || all.length < 1 + length) return null
  const name = String.fromCharCode(...all.subarray(1, 1 + length))
  return { name: cleanName(name), bytes: all.slice(1 + length) }
}

/** The bytes that are cut into blocks; packed where that makes them fewer. Refused beyond what may be sent. */
export function writeContent(file: LightFile, { pack }: Packing): Result<Uint8Array, 'too-big'> {
  if (file.bytes.length > mostUnpacked - longestName - 1) return refused('too-big')
  const plain = joined(file)
  const packed = pack(plain)
  const isPacked = packed.length < plain.length
  const body = isPacked ? packed : plain
  const content = new Uint8Array(headBytes + body.length)
  if (content.length > lightBounds.content) return refused('too-big')
  content.set(sha256Bytes(plain))
  content[hashBytes] = isPacked ? ways.deflated : ways.stored
  new DataView(content.buffer).setUint32(hashBytes + 1, plain.length)
  content.set(body, headBytes)
  return ok(content)
}

/** The file again; only if its hash is the one that was sent along. */
export function readContent(
  content: Uint8Array,
  { unpack }: Packing,
): Result<LightFile, ContentProblem> {
  if (content.length <= headBytes) return refused('broken')
  const length = new DataView(content.buffer, content.byteOffset).getUint32(hashBytes + 1)
  if (length > mostUnpacked) return refused('too-big')
  const way = content[hashBytes]
  const body = content.subarray(headBytes)
  if (way !== ways.stored && way !== ways.deflated) return refused('broken')
  const plain = way === ways.stored ? body : unpack(body, length)
  if (plain?.length !== length) return refused('broken')
  const hash = sha256Bytes(plain)
  if (hash.some((byte, place) => byte !== content[place])) return refused('broken')
  const file = parted(plain)
  return file === null ? refused('broken') : ok(file)
}
