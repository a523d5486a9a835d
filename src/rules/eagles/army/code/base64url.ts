// Bytes as characters that survive in a link (RFC 4648, section 5, without padding).

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const values: ReadonlyMap<string, number> = new Map(
  Array.from(alphabet, (sign, value) => [sign, value]),
)

const bitsPerSign = 6

export function toBase64url(bytes: readonly number[]): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= bitsPerSign; held &= (1 << bits) - 1) {
      bits -= bitsPerSign
      text += alphabet.charAt(held >> bits)
    }
  }
  return bits === 0 ? text : text + alphabet.charAt(held << (bitsPerSign - bits))
}

/** null if a character is none of the alphabet. Bits that fill no byte are dropped. */
export function fromBase64url(text: string): readonly number[] | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const sign of text) {
    const value = values.get(sign)
    if (value === undefined) return null
    held = ((held << bitsPerSign) | value) & 0xfff
    bits += bitsPerSign
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}
