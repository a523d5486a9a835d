// Text as UTF-8 bytes; TextEncoder belongs to the platform, and the rules have none.

/**
 * The bytes of `text`, at the start of an array that has `room` zero bytes to spare. Half a surrogate pair becomes
 * U+FFFD, as TextEncoder has it.
 */
export const utf8WithRoom = (
  text: string,
  room: number,
): { readonly bytes: Uint8Array; readonly length: number } => {
  const bytes = new Uint8Array(text.length * 3 + room)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) {
      bytes[length] = unit
      length += 1
      continue
    }
    const point = text.codePointAt(at) ?? unit
    if (point > 0xffff) at += 1
    length = writePoint(bytes, length, isHalfPair(point) ? 0xfffd : point)
  }
  return { bytes, length }
}

const isHalfPair = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const writePoint = (bytes: Uint8Array, start: number, point: number): number => {
  const followers = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3
  // The first byte says how many follow: 110xxxxx, 1110xxxx, 11110xxx; each follower is 10xxxxxx.
  bytes[start] = ((0xff00 >> (followers + 1)) & 0xff) | (point >> (6 * followers))
  for (let left = followers - 1, at = start + 1; left >= 0; left -= 1, at += 1)
    bytes[at] = 0x80 | ((point >> (6 * left)) & 0x3f)
  return start + followers + 1
}
