// UTF-8 bytes as text; TextDecoder belongs to the platform, and the rules have none.

/** The smallest code point of each length: a longer form of it is an error. */
const least = [0, 0x80, 0x800, 0x10000] as const

/** How many bytes follow the first one; −1: it begins nothing. */
function followers(first: number): number {
  if (first < 0x80) return 0
  if (first >= 0xc2 && first < 0xe0) return 1
  if (first >= 0xe0 && first < 0xf0) return 2
  return first >= 0xf0 && first < 0xf5 ? 3 : -1
}

/** The text; null if the bytes are not well-formed UTF-8. */
export function readUtf8(bytes: readonly number[]): string | null {
  let text = ''
  let at = 0
  while (at < bytes.length) {
    const first = bytes[at] ?? 0
    const more = followers(first)
    if (more < 0) return null
    let point = more === 0 ? first : first & (0x3f >> more)
    for (let next = at + 1; next <= at + more; next += 1) {
      const byte = bytes[next] ?? 0
      if ((byte & 0xc0) !== 0x80) return null
      point = (point << 6) | (byte & 0x3f)
    }
    const isHalf = point >= 0xd800 && point < 0xe000
    if (isHalf || point > 0x10ffff || point < (least[more] ?? 0)) return null
    text += String.fromCodePoint(point)
    at += more + 1
  }
  return text
}
