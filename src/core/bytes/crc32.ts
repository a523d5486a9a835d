// CRC-32 (IEEE 802.3, as in gzip and PNG): finds damage by accident, not by malice.

const polynomial = 0xedb88320

/** Unsigned, 32 bits. */
export function crc32(bytes: Iterable<number>): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
  }
  return ~crc >>> 0
}
