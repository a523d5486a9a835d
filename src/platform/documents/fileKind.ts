// What a file is, by its first bytes: names lie, and programs write their own.

const begins = (bytes: Uint8Array, signature: string): boolean =>
  Array.from(signature).every((sign, place) => bytes[place] === sign.charCodeAt(0))

/** What the app cannot read, but can name. */
export type ForeignKind = 'pdf' | 'old-office' | 'outlook' | 'winmail' | 'rtf' | 'picture'

const signatures: readonly (readonly [ForeignKind, string])[] = [
  ['pdf', '%PDF'],
  ['rtf', '{\\rtf'],
  ['winmail', '\x78\x9f\x3e\x22'],
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'].map((each) => ['picture', each] as const),
  ['old-office', '\xd0\xcf\x11\xe0'],
]

const mostSearched = 200_000

/** Only Outlook's own mails have such streams, in UTF-16. */
const isOutlook = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, mostSearched)).includes('__substg')

export function foreignKind(bytes: Uint8Array): ForeignKind | null {
  if (begins(bytes.subarray(4), 'ftyp')) return 'picture'
  const found = signatures.find(([, signature]) => begins(bytes, signature))?.[0] ?? null
  return found === 'old-office' && isOutlook(bytes) ? 'outlook' : found
}

export const isZip = (bytes: Uint8Array): boolean => begins(bytes, 'PK\x03\x04')
