// How mails pack their text: quoted-printable, base64, encoded words in headers, HTML. Back to plain text.
import { readUtf8 } from '../../../core/bytes/readUtf8.ts'
import { utf8WithRoom } from '../../../core/record/utf8.ts'

/** What Windows-1252 has where Latin-1 has controls, 0x80 to 0x9F. */
const windowsSigns = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'

const latinSign = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? (windowsSigns[byte - 0x80] ?? '\uFFFD') : String.fromCharCode(byte)

/** UTF-8 where it is, else the Latin letters of older mail programs. */
const textOf = (bytes: readonly number[]): string =>
  readUtf8(bytes) ?? bytes.map(latinSign).join('')

/** A sign that should not stand there unpacked is kept all the same. */
function quotedBytes(text: string, isHeader: boolean): number[] {
  const bytes: number[] = []
  for (const [n, piece] of text.split(/(=[0-9a-f]{2})/i).entries()) {
    if (n % 2 === 1) {
      bytes.push(Number.parseInt(piece.slice(1), 16))
      continue
    }
    const plain = utf8WithRoom(isHeader ? piece.replaceAll('_', ' ') : piece, 0)
    for (const byte of plain.bytes.subarray(0, plain.length)) bytes.push(byte)
  }
  return bytes
}

export const fromQuotedPrintable = (text: string): string =>
  textOf(quotedBytes(text.replace(/=[ \t]{0,8}\r?\n/g, ''), false))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map(Array.from(alphabet, (sign, value) => [sign, value]))

function base64Bytes(text: string): number[] {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const sign of text) {
    const value = values.get(sign)
    if (value === undefined) continue
    held = ((held << 6) | value) & 0x3fff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 255)
  }
  return bytes
}

export const fromBase64 = (text: string): string => textOf(base64Bytes(text))

const encodedWord = /=\?([\w-]{1,40})\?([bq])\?([^?\s]{0,400})\?=(?:\s{1,4}(?==\?))?/gi

/** `=?UTF-8?Q?J=C3=BCrgen?=` in a header; words that follow each other may be cut within a letter. */
export function readHeaderText(text: string): string {
  let read = ''
  let at = 0
  let alphabet = ''
  let bytes: number[] = []
  const close = (): void => {
    read += textOf(bytes)
    bytes = []
  }
  for (const found of text.matchAll(encodedWord)) {
    const [whole, name = '', kind = '', word = ''] = found
    if (found.index > at || name.toLowerCase() !== alphabet) close()
    read += text.slice(at, found.index)
    alphabet = name.toLowerCase()
    const next = kind.toLowerCase() === 'b' ? base64Bytes(word) : quotedBytes(word, true)
    for (const byte of next) bytes.push(byte)
    at = found.index + whole.length
  }
  close()
  return read + text.slice(at)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  frac12: '½',
  ndash: '–',
  mdash: '—',
}

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]\w{1,7}));/gi, (whole, code: string | undefined, name) => {
    if (code !== undefined) return String.fromCodePoint(Number(code)) // six digits are never too many
    return Object.hasOwn(entities, String(name)) ? (entities[String(name)] ?? whole) : whole
  })

const blocks = /^\/?(?:br|p|div|li|tr|h[1-6]|ul|ol|table|blockquote)\b/i
const hiddenPart = /^(?:style|script|head|title)\b/i
const hiddenEnd = /^\/(?:style|script|head|title)\b/i

/** The words of an HTML mail, a line for each line that one sees. */
export function fromHtml(html: string): string {
  let isHidden = false
  const parts = html.split('<').map((piece, n) => {
    if (n === 0) return piece
    if (hiddenEnd.test(piece)) isHidden = false
    else if (hiddenPart.test(piece)) isHidden = true
    const at = piece.indexOf('>')
    if (at < 0 || isHidden) return ''
    return `${blocks.test(piece) ? '\n' : ''}${piece.slice(at + 1).replace(/[\r\n]+/g, ' ')}`
  })
  return withoutEntities(parts.join(''))
}
