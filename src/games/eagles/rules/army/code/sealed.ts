// The wrapping of every code for links: a version, the length, the content, a checksum (docs/formats.md). Frozen.
import { fromBase64url, toBase64url, type Unpacked } from '../../../../../core/bytes/base64url.ts'
import { crc32 } from '../../../../../core/bytes/crc32.ts'
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { byteReader, byteWriter, type ByteReader, type ByteWriter } from './byteStream.ts'

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

/** Another version than the first says to older apps that they must be updated, not that something is broken. */
export function sealed(content: ByteWriter, stated = version): string {
  const whole = byteWriter()
  whole.number(content.bytes.length)
  for (const byte of content.bytes) whole.byte(byte)
  const checksum = crc32(whole.bytes)
  for (const shift of [24, 16, 8, 0]) whole.byte((checksum >>> shift) & 255)
  return stated + toBase64url(whole.bytes)
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

/** Opens a code, whatever spaces and line ends a mail program put into it; the checksum holds. */
function unsealed(text: string, known: string): Result<ByteReader, CodeProblem> {
  if (text.length > mostCharacters) return refused('too-long')
  const code = text.replace(/\s+/g, '')
  const first = code.charAt(0)
  if (code === '') return refused('truncated')
  if (!knownVersions.test(first)) return refused('damaged')
  if (!known.includes(first)) return refused('unknown-version')
  const unpacked = fromBase64url(code.slice(1))
  return unpacked === null ? refused('damaged') : unwrap(unpacked)
}

/** Reads what is in a code, to its end; `read` gives null for what is nothing of its kind. `known`: its versions. */
export function readSealed<Content>(
  text: string,
  read: (reader: ByteReader) => Content | null,
  known = version,
): Result<Content, CodeProblem> {
  const opened = unsealed(text, known)
  if (!opened.ok) return opened
  const content = read(opened.value)
  return content !== null && opened.value.isAtEnd() ? ok(content) : refused('damaged')
}
