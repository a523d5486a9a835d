// Writing and reading the bytes of a share code: small numbers and texts of unknown length.
import { readUtf8 } from '../../../../../core/bytes/readUtf8.ts'
import { utf8WithRoom } from '../../../../../core/record/utf8.ts'

export interface ByteWriter {
  readonly bytes: number[]
  readonly byte: (value: number) => void
  /** 7 bits a byte, the lowest first; the top bit says that more follow. */
  readonly number: (value: number) => void
  /** Its length in bytes, then UTF-8. */
  readonly text: (value: string) => void
}

export function byteWriter(): ByteWriter {
  const bytes: number[] = []
  const byte = (value: number): void => void bytes.push(value)
  const number = (value: number): void => {
    let rest = value
    for (; rest >= 128; rest = Math.floor(rest / 128)) byte(128 | (rest % 128))
    byte(rest)
  }
  const text = (value: string): void => {
    const utf8 = utf8WithRoom(value, 0)
    number(utf8.length)
    for (const each of utf8.bytes.subarray(0, utf8.length)) byte(each)
  }
  return { bytes, byte, number, text }
}

/** Never throws: what cannot be read is 0 or empty, and `isSound` says so at the end. */
export interface ByteReader {
  readonly byte: () => number
  readonly number: (most: number) => number
  readonly text: () => string
  readonly fail: () => void
  /** How many bytes have been read. */
  readonly position: () => number
  readonly isSound: () => boolean
  /** Sound, and nothing is left over. */
  readonly isAtEnd: () => boolean
}

/** Three bytes of 7 bits: more than any number of an army needs. */
const longestNumber = 3

export function byteReader(bytes: readonly number[]): ByteReader {
  let at = 0
  let sound = true
  const fail = (): void => {
    sound = false
  }
  const byte = (): number => {
    const value = bytes[at]
    if (value === undefined) fail()
    at += 1
    return value ?? 0
  }
  const number = (most: number): number => {
    let value = 0
    for (let place = 0; place < longestNumber; place += 1) {
      const next = byte()
      value += (next & 127) * 128 ** place
      if (next < 128) {
        if (value > most) fail()
        return Math.min(value, most)
      }
    }
    fail()
    return 0
  }
  const text = (): string => {
    const length = number(bytes.length)
    const value = readUtf8(bytes.slice(at, at + length))
    at += length
    if (value === null || at > bytes.length) fail()
    return value ?? ''
  }
  return {
    byte,
    number,
    text,
    fail,
    position: () => at,
    isSound: () => sound,
    isAtEnd: () => sound && at === bytes.length,
  }
}
