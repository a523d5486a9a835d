// Base45 (RFC 9285): two bytes as three of the 45 signs that a QR code packs tightest.

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const values = new Map(Array.from(signs, (each, value) => [each, value]))
const base = signs.length

const sign = (value: number): string => signs.charAt(value % base)

export function toBase45(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    text += sign(pair) + sign(Math.floor(pair / base)) + sign(Math.floor(pair / base ** 2))
  }
  if (bytes.length % 2 === 0) return text
  const last = bytes.at(-1) ?? 0
  return text + sign(last) + sign(Math.floor(last / base))
}

/** The number of `length` signs from `at` on; NaN where a sign is none of them. */
function numberAt(text: string, at: number, length: number): number {
  let sum = 0
  for (let place = at + length - 1; place >= at; place -= 1)
    sum = sum * base + (values.get(text.charAt(place)) ?? Number.NaN)
  return sum
}

/** Null: not written by `toBase45`. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 2) / 3))
  for (let at = 0, to = 0; at < text.length; at += 3, to += 2) {
    const length = Math.min(3, text.length - at)
    const value = numberAt(text, at, length)
    if (!(value < (length === 3 ? 0x1_00_00 : 0x1_00))) return null
    if (length === 3) bytes[to] = value >> 8
    bytes[to + length - 2] = value & 0xff
  }
  return bytes
}
