// Writing and reading bits, most significant first; whole numbers of any size in groups of seven bits.

export interface BitWriter {
  readonly bytes: number[]
  /** Bits already used of the last byte; 0: the next bit begins a byte. */
  used: number
}

export const newBits = (): BitWriter => ({ bytes: [], used: 0 })

/** The lowest `width` bits of `value`; `width` is at most 8. */
export function putBits(writer: BitWriter, value: number, width: number): void {
  for (let bit = width - 1; bit >= 0; bit -= 1) {
    if (writer.used === 0) writer.bytes.push(0)
    const last = writer.bytes.length - 1
    const set = (value >> bit) & 1
    writer.bytes[last] = (writer.bytes[last] ?? 0) | (set << (7 - writer.used))
    writer.used = (writer.used + 1) % 8
  }
}

export const putFlag = (writer: BitWriter, flag: boolean): void => putBits(writer, flag ? 1 : 0, 1)

const group = 7

/** A whole number ≥ 0: groups of seven bits, the lowest first, each after a bit that says whether more follow. */
export function putWhole(writer: BitWriter, value: number): void {
  let rest = value
  for (; rest >= 1 << group; rest = Math.floor(rest / (1 << group))) {
    putFlag(writer, true)
    putBits(writer, rest % (1 << group), group)
  }
  putFlag(writer, false)
  putBits(writer, rest, group)
}

export interface BitReader {
  readonly bytes: readonly number[]
  /** In bits. */
  at: number
  /** More was read than there is. */
  overrun: boolean
}

export const readBits = (bytes: readonly number[]): BitReader => ({ bytes, at: 0, overrun: false })

/** Zeros once the end is passed; `overrun` tells. */
export function takeBits(reader: BitReader, width: number): number {
  let value = 0
  for (let bit = 0; bit < width; bit += 1) {
    const byte = reader.bytes[reader.at >> 3]
    if (byte === undefined) reader.overrun = true
    value = (value << 1) | (((byte ?? 0) >> (7 - (reader.at & 7))) & 1)
    reader.at += 1
  }
  return value
}

export const takeFlag = (reader: BitReader): boolean => takeBits(reader, 1) === 1

/** Three groups hold every number that is kept (`bounds`); more of them is damage. */
const mostGroups = 3

export function takeWhole(reader: BitReader): number {
  let value = 0
  for (let place = 0; place < mostGroups; place += 1) {
    const more = takeFlag(reader)
    value += takeBits(reader, group) * (1 << (group * place))
    if (!more) return value
  }
  reader.overrun = true
  return 0
}
