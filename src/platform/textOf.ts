// From bytes to text, whatever program wrote them; the same on a phone and on a desk.

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte)

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-16 with its mark, UTF-8, or, as older mail programs write, Latin letters of one byte each; null: it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  const text = decoded(bytes)
  return text.includes('\0') ? null : text
}
