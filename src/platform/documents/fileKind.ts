// Kind of a file, by its first bytes: names lie, and programs write their own.

const begins = (bytes: Uint8Array, signature: string): boolean =>
  Array.from(signature).every((sign, place) => bytes[place] === sign.charCodeAt(0))

/** What the app cannot read, but can name; a zip may be an office file. */
export type FileKind = 'zip' | 'pdf' | 'old-office' | 'outlook' | 'winmail' | 'rtf' | 'picture'

const signatures: readonly (readonly [FileKind, string])[] = [
  ['zip', 'PK\x03\x04'],
  ['pdf', '%PDF'],
  ['rtf', '{\\rtf'],
  ['winmail', '\x78\x9f\x3e\x22'],
  ...['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF'].map((each) => ['picture', each] as const),
  ['old-office', '\xd0\xcf\x11\xe0'],
]

/** Only Outlook's own mails have such streams, in UTF-16, among the first ones. */
const isOutlook = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, 200_000)).includes('__substg')

export function fileKind(bytes: Uint8Array): FileKind | null {
  if (begins(bytes.subarray(4), 'ftyp')) return 'picture'
  const found = signatures.find(([, signature]) => begins(bytes, signature))?.[0] ?? null
  return found === 'old-office' && isOutlook(bytes) ? 'outlook' : found
}
