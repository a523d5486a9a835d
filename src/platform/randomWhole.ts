// Chance from the browser's cryptographic source: unbiased, never Math.random.

/** Bytes have this many values. */
const byteValues = 256

/** A whole number from 0 to n − 1, each exactly as likely as the others; n is 1 to 256. */
export function randomWhole(n: number): number {
  const fair = byteValues - (byteValues % n)
  const byte = new Uint8Array(1)
  do crypto.getRandomValues(byte)
  while ((byte[0] ?? byteValues) >= fair)
  return (byte[0] ?? 0) % n
}
