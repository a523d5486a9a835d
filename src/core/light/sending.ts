// The loop of codes that a file is sent as: every block once, then mixtures for as long as anybody looks.
import { lightBounds, writeFrame, type LightKind } from './frame.ts'
import { addTo, mixture, nextIn } from './mixture.ts'

interface Sending {
  /** How many codes are enough where none is missed. */
  readonly blocks: number
  /** Bytes that are sent in all. */
  readonly length: number
  /** The text of the nth code, from 0; there is no last one. */
  readonly code: (nth: number) => string
}

/** Seeds are 32 bits: after that the loop begins again. */
const seeds = 2 ** 32

/** Bytes of a block: as wished, larger where there would be too many, smaller where one is enough. */
function blockSize(length: number, wished: number): number {
  const { blocks, block } = lightBounds
  const least = Math.max(wished, Math.ceil(length / blocks))
  const even = Math.ceil(length / Math.ceil(length / least) / 4) * 4
  return Math.min(block.max, Math.max(block.min, even))
}

/** `content` from `writeContent`; `wished`: bytes of a block, and so the size of the codes. */
export function sending(kind: LightKind, content: Uint8Array, wished: number): Sending {
  const { length } = content
  const size = blockSize(length, wished)
  const blocks = Math.ceil(length / size)
  const id = new DataView(content.buffer, content.byteOffset).getUint32(0)
  const padded = new Uint8Array(blocks * size)
  padded.set(content)
  const words = new Uint32Array(padded.buffer)
  const block = (nth: number): Uint32Array =>
    words.subarray((nth * size) / 4, ((nth + 1) * size) / 4)

  function code(nth: number): string {
    const seed = nth % seeds
    const set = mixture(seed, blocks)
    const sum = new Uint32Array(size / 4)
    for (let each = nextIn(set, 0); each !== -1; each = nextIn(set, each + 1))
      addTo(sum, block(each))
    const payload = new Uint8Array(sum.buffer)
    return writeFrame({ kind, id, length, blocks, seed, payload })
  }
  return { blocks, length, code }
}
