// The share code: an army as a short text for links and QR codes, documented byte by byte in docs/formats.md.
import { fromBase64url, toBase64url, type Unpacked } from '../../../core/bytes/base64url.ts'
import { crc32 } from '../../../core/bytes/crc32.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { bounds } from '../bounds.ts'
import { cleanName } from '../text/clean.ts'
import { readBattalion, writeBattalion } from './battalionBits.ts'
import { byteReader, byteWriter, type ByteReader, type ByteWriter } from './byteStream.ts'
import type { Army, Battalion, Nation } from '../model.ts'

export type CodeProblem =
  | 'too-long'
  /** Made by a newer version of the app. */
  | 'unknown-version'
  | 'truncated'
  | 'damaged'

/** The first character of a code; decoders of old versions are kept for ever. */
const version = '1'
const knownVersions = /^\d$/
const mostCharacters = 8_192
const checksumBytes = 4

/** Frozen: the place in this list is the number in the code. */
const nationCodes = [
  'british',
  'french',
  'prussian',
  'austrian',
  'russian',
  'spanish',
  'portuguese',
  'other',
] as const satisfies readonly Nation[]

/** Frozen too: a code without a limit means 200 points, whatever later rules call usual. */
const unsaidLimit = 200
const leastLimit = 8

const flags = { exact: 8, limit: 16, name: 32, unknown: 64 | 128 } as const

function writeArmy(writer: ByteWriter, army: Army): void {
  const { nation, budget, limit, battalions } = army
  const name = cleanName(army.name)
  writer.byte(
    nationCodes.indexOf(nation) |
      (budget === 'exact' ? flags.exact : 0) |
      (limit === unsaidLimit ? 0 : flags.limit) |
      (name === '' ? 0 : flags.name),
  )
  if (limit !== unsaidLimit) writer.number(limit)
  if (name !== '') writer.text(name)
  writer.number(battalions.length)
  for (const battalion of battalions)
    writeBattalion(writer, { ...battalion, name: cleanName(battalion.name) })
}

/** The army as a code of about 3 characters a battalion, without notes and without what a text stated. */
export function encodeArmy(army: Army): string {
  const content = byteWriter()
  writeArmy(content, army)
  const whole = byteWriter()
  whole.number(content.bytes.length)
  for (const byte of content.bytes) whole.byte(byte)
  const checksum = crc32(whole.bytes)
  for (const shift of [24, 16, 8, 0]) whole.byte((checksum >>> shift) & 255)
  return version + toBase64url(whole.bytes)
}

function battalionAt(reader: ByteReader, id: number): Battalion {
  const { name, quality, rankers, characters, light, rifles } = readBattalion(reader)
  return {
    id,
    name: cleanName(name),
    note: '',
    quality,
    rankers,
    characters,
    light,
    rifles,
    statedPoints: null,
  }
}

function readArmy(reader: ByteReader): Army {
  const first = reader.byte()
  if (first & flags.unknown) reader.fail()
  const limit = first & flags.limit ? reader.number(bounds.limit) : unsaidLimit
  if (limit < leastLimit) reader.fail()
  const name = first & flags.name ? reader.text() : ''
  const count = reader.number(bounds.battalions)
  return {
    name: cleanName(name),
    note: '',
    nation: nationCodes[first & 7] ?? 'other',
    limit,
    budget: first & flags.exact ? 'exact' : 'atMost',
    battalions: Array.from({ length: count }, (_, index) => battalionAt(reader, index + 1)),
    statedTotal: null,
  }
}

/** The content between length and checksum. */
function unwrap({ bytes, isWhole }: Unpacked): Result<ByteReader, CodeProblem> {
  const head = byteReader(bytes)
  const length = head.number(mostCharacters)
  const end = head.position() + length
  if (bytes.length < end + checksumBytes) return refused('truncated')
  const stated = bytes.slice(end).reduce((sum, byte) => sum * 256 + byte, 0)
  const isExact = isWhole && head.isSound() && bytes.length === end + checksumBytes
  return isExact && stated === crc32(bytes.slice(0, end))
    ? ok(byteReader(bytes.slice(head.position(), end)))
    : refused('damaged')
}

/** Reads a code, whatever spaces and line ends a mail program put into it. */
export function decodeArmy(text: string): Result<Army, CodeProblem> {
  if (text.length > mostCharacters) return refused('too-long')
  const code = text.replace(/\s+/g, '')
  const first = code.charAt(0)
  if (code === '') return refused('truncated')
  if (!knownVersions.test(first)) return refused('damaged')
  if (first !== version) return refused('unknown-version')
  const unpacked = fromBase64url(code.slice(1))
  if (unpacked === null) return refused('damaged')
  const content = unwrap(unpacked)
  if (!content.ok) return content
  const army = readArmy(content.value)
  return content.value.isAtEnd() ? ok(army) : refused('damaged')
}
