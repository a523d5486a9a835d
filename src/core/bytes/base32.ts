// Base32 (RFC 4648, no padding): signs that a QR code packs well and that survive being pasted or read out.

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x1fff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += signs.charAt((held >> bits) & 31)
    }
  }
  return bits === 0 ? text : text + signs.charAt((held << (5 - bits)) & 31)
}

/** Null: a sign is none of ours, or bits are left over that no encoder writes. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of text) {
    const value = signs.indexOf(sign)
    if (value < 0) return null
    held = ((held << 5) | value) & 0x1fff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? Uint8Array.from(bytes) : null
}
