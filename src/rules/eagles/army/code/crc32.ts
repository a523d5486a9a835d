// CRC-32 (ISO 3309, as in zip and PNG): notices a wrong character in a link.

const polynomial = 0xedb88320

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1
  return rest
})

/** Four bytes, most significant first. */
export function crc32(bytes: readonly number[]): readonly number[] {
  let rest = -1
  for (const byte of bytes) rest = (table[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  const sum = ~rest
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 0xff)
}
