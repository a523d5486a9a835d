// Bytes as text for links and codes: base64url without padding (RFC 4648, section 5).

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function toBase64url(bytes: readonly number[]): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x3fff
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >> bits) & 63)
    }
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63)
}

/** `isWhole`: no bits are left over that no encoder writes. */
export interface Unpacked {
  readonly bytes: readonly number[]
  readonly isWhole: boolean
}

/** The bytes; null if a character is none of the alphabet. */
export function fromBase64url(text: string): Unpacked | null {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return null
    held = ((held << 6) | value) & 0x3fff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return { bytes, isWhole: bits < 6 && (held & ((1 << bits) - 1)) === 0 }
}
