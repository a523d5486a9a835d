// CRC-32 (ISO-HDLC, as in zip): tells a whole line from a torn one.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

const encoder = new TextEncoder()

/** Eight hex digits of the text's UTF-8 bytes. */
export function crc32(text: string): string {
  let rest = 0xffffffff
  for (const byte of encoder.encode(text)) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return ((rest ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0')
}
