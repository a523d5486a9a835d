// Text as UTF-8 and back; TextEncoder belongs to the platform, and the rules have none.

/** Text without lone surrogates: names are cleaned before they are stored. */
export function toUtf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else {
      const followers = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
      // The first byte says how many follow: 110xxxxx, 1110xxxx, 11110xxx; each follower is 10xxxxxx.
      bytes.push(((0xff00 >> (followers + 1)) & 0xff) | (point >> (6 * followers)))
      for (let left = followers - 1; left >= 0; left -= 1)
        bytes.push(0x80 | ((point >> (6 * left)) & 0x3f))
    }
  }
  return bytes
}

/** Bytes that follow a first byte; null if it cannot be one. */
function followersOf(byte: number): number | null {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : null
}

const smallest = [0, 0x80, 0x800, 0x10000] as const

/** null if it is not UTF-8: a wrong or missing follower, a longer form than needed, half a pair. */
export function fromUtf8(bytes: readonly number[]): string | null {
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0
    const followers = followersOf(first)
    if (followers === null) return null
    let point = followers === 0 ? first : first & (0x3f >> followers)
    for (let next = 1; next <= followers; next += 1) {
      const byte = bytes[at + next] ?? 0
      if ((byte & 0xc0) !== 0x80) return null
      point = (point << 6) | (byte & 0x3f)
    }
    const isWrong =
      point < (smallest[followers] ?? 0) || point > 0x10ffff || (point & ~0x7ff) === 0xd800
    if (isWrong) return null
    text += String.fromCodePoint(point)
    at += followers + 1
  }
  return text
}
