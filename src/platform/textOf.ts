// From bytes to text, whatever program wrote them; the same on a phone and on a desk.

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte)

/** Latin letters of one byte each are called by any of these names, and mean Windows-1252. */
const latin = /^(?:us-ascii|ascii|iso-?8859-1|latin-?1|windows-1252|cp-?1252)?$/i

const longestHead = 4_000
const inMeta = /<meta\b[^>]{1,200}\bcharset\s*=\s*["']?([\w-]{2,30})/i

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding !== ''
  } catch {
    return false
  }
}

/** What bytes are to be decoded as: as declared, else as their page says; UTF-8 that is called Latin-1 is UTF-8. */
export function charsetOf(bytes: Uint8Array, declared = ''): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const head = String.fromCharCode(...bytes.subarray(0, longestHead))
  const said = latin.test(declared.trim()) ? (inMeta.exec(head)?.[1] ?? declared) : declared
  if (!latin.test(said.trim()) && isKnown(said) && !/^utf-?8$/i.test(said)) return said
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** What Windows-1252 has where Latin-1 has controls, 0x80 to 0x9F: some decoders take the one for the other. */
const windowsSigns = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'

export const withWindowsSigns = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign)

/** UTF-16 with its mark, UTF-8, or, as older mail programs write, Latin letters of one byte each; null: it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const text = new TextDecoder(charsetOf(bytes)).decode(bytes)
  return text.includes('\0') ? null : withWindowsSigns(text)
}
