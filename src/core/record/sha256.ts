// SHA-256 (FIPS 180-4), pure and synchronous, because the rules have no `crypto` and no `await`.
import { utf8WithRoom } from './utf8.ts'

const blockBytes = 64
const lengthBytes = 8

/** 64 lower-case hex digits: the hash of the text's UTF-8 bytes. */
export const sha256 = (text: string): string => {
  const { bytes, length } = utf8WithRoom(text, 0)
  const hash = hashing()
  hash.add(bytes.subarray(0, length))
  return hash.hex()
}

/** The hash of bytes, as its 32 bytes. */
export const sha256Bytes = (content: Uint8Array): Uint8Array => {
  const hash = hashing()
  hash.add(content)
  const words = hash.words()
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  words.forEach((each, place) => view.setInt32(place * 4, each))
  return bytes
}

/** A hash of bytes that come one after the other; over with its first answer. */
interface Hashing {
  readonly add: (bytes: Uint8Array) => void
  readonly words: () => Int32Array
  /** 64 lower-case hex digits. */
  readonly hex: () => string
}

export const hashing = (): Hashing => {
  const state = startState.slice()
  const schedule = new Int32Array(64)
  const rest = new Uint8Array(2 * blockBytes)
  let kept = 0
  let length = 0
  const takeBlocks = (blocks: DataView, from: number, end: number): void => {
    for (let start = from; start + blockBytes <= end; start += blockBytes) {
      fillSchedule(schedule, blocks, start)
      compress(state, schedule)
    }
  }
  const takeRest = (end: number): void => takeBlocks(new DataView(rest.buffer), 0, end)
  const add = (bytes: Uint8Array): void => {
    length += bytes.length
    const filled = kept === 0 ? 0 : Math.min(blockBytes - kept, bytes.length)
    rest.set(bytes.subarray(0, filled), kept)
    kept += filled
    if (kept === blockBytes) {
      takeRest(blockBytes)
      kept = 0
    }
    if (kept > 0) return
    const whole = bytes.length - ((bytes.length - filled) % blockBytes)
    takeBlocks(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), filled, whole)
    rest.set(bytes.subarray(whole))
    kept = bytes.length - whole
  }
  const words = (): Int32Array => {
    takeRest(pad(rest, kept, length))
    return state
  }
  return { add, words, hex: () => words().reduce((digits, word) => digits + hex(word), '') }
}

const hex = (word: number): string =>
  hexOfByte(word >>> 24) + hexOfByte(word >>> 16) + hexOfByte(word >>> 8) + hexOfByte(word)

const bytesInHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const hexOfByte = (bits: number): string => bytesInHex[bits & 0xff] ?? ''

/** A 1 bit, zeros, and the length of all in bits fill up the last block; gives the end of it. */
const pad = (rest: Uint8Array, kept: number, length: number): number => {
  const end = kept + 1 + lengthBytes > blockBytes ? 2 * blockBytes : blockBytes
  rest.fill(0, kept)
  rest[kept] = 0x80
  const view = new DataView(rest.buffer)
  view.setUint32(end - 8, Math.floor(length / 2 ** 29))
  view.setUint32(end - 4, length << 3)
  return end
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The 16 words of a block, spread over the 64 rounds. */
const fillSchedule = (schedule: Int32Array, blocks: DataView, start: number): void => {
  for (let t = 0; t < 16; t += 1) schedule[t] = blocks.getInt32(start + 4 * t)
  for (let t = 16; t < 64; t += 1) {
    const [late, early] = [word(schedule, t - 2), word(schedule, t - 15)]
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    schedule[t] = sigma1 + word(schedule, t - 7) + sigma0 + word(schedule, t - 16)
  }
}

/** The compiler cannot know that these lists are long enough. */
const word = (words: Int32Array, place: number): number => words[place] ?? 0

const compress = (state: Int32Array, schedule: Int32Array): void => {
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let t = 0; t < 64; t += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + word(roundConstants, t) + word(schedule, t)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
  }
  add(state, [a, b, c, d, e, f, g, h])
}

const add = (state: Int32Array, words: readonly number[]): void =>
  words.forEach((each, place) => {
    state[place] = word(state, place) + each
  })

const wordsOf = (digits: string): Int32Array =>
  Int32Array.from(digits.trim().split(/\s+/u), (each) => Number.parseInt(each, 16))

/** The first 32 bits of the fractions of the square roots of the first 8 primes. */
const startState = wordsOf(
  '6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19',
)

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const roundConstants = wordsOf(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`)
