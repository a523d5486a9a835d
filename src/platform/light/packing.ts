// Deflate, for what is sent by light: unpacked slice by slice, so that a bomb bursts early.
import { deflateSync, Inflate } from 'fflate'

/** Bytes that go in at once: even a bomb makes no more than 4 MB of them. */
const slice = 4_096

export const pack = (bytes: Uint8Array): Uint8Array => deflateSync(bytes, { level: 9 })

/** Null: not sound, or more than `length` bytes. */
export function unpack(packed: Uint8Array, length: number): Uint8Array | null {
  const all = new Uint8Array(length)
  const got = { bytes: 0, isTooLong: false }
  const inflate = new Inflate((part) => {
    got.isTooLong ||= got.bytes + part.length > length
    if (!got.isTooLong) all.set(part, got.bytes)
    got.bytes += part.length
  })
  try {
    for (let at = 0; at < packed.length && !got.isTooLong; at += slice)
      inflate.push(packed.subarray(at, at + slice), at + slice >= packed.length)
  } catch {
    return null // the library throws where bytes are no deflate
  }
  return got.isTooLong || got.bytes !== length ? null : all
}
