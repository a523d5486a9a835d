// What a file is, by its first bytes: names lie, and programs write their own.

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

/** What the app cannot read, but can name. */
export type ForeignKind = 'pdf' | 'old-office' | 'outlook' | 'winmail' | 'rtf' | 'picture'

const ascii = (text: string): readonly number[] => Array.from(text, (sign) => sign.charCodeAt(0))

/** "__substg" in UTF-16: only Outlook's own mails have such streams. */
const outlookStream = ascii('__substg').flatMap((byte) => [byte, 0])

const mostSearched = 200_000

function holds(bytes: Uint8Array, signature: readonly number[]): boolean {
  const end = Math.min(bytes.length, mostSearched) - signature.length
  for (let at = 0; at < end; at += 2)
    if (bytes[at] === signature[0] && signature.every((byte, n) => bytes[at + n] === byte))
      return true
  return false
}

const pictures = [[0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], ascii('GIF8'), ascii('RIFF')]

export function foreignKind(bytes: Uint8Array): ForeignKind | null {
  if (begins(bytes, ...ascii('%PDF'))) return 'pdf'
  if (begins(bytes, ...ascii('{\\rtf'))) return 'rtf'
  if (begins(bytes, 0x78, 0x9f, 0x3e, 0x22)) return 'winmail'
  if (pictures.some((signature) => begins(bytes, ...signature))) return 'picture'
  if (begins(bytes.subarray(4), ...ascii('ftyp'))) return 'picture'
  if (!begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return null
  return holds(bytes, outlookStream) ? 'outlook' : 'old-office'
}

export const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 3, 4)
