// Blocks out of frames: each frame is an equation over the blocks, and equations are solved as they come.
import { addTo, mixture, nextIn } from './mixture.ts'

interface Row {
  /** Null: the block by itself. */
  blocks: Uint32Array | null
  readonly sum: Uint32Array
}

export interface Solver {
  /** False: the frame said nothing new. */
  readonly add: (seed: number, payload: Uint8Array) => boolean
  /** How many independent frames there are; as many as blocks are enough. */
  readonly known: () => number
  /** All blocks one after the other; null as long as too few frames are there. */
  readonly solve: () => Uint8Array | null
}

/** Bytes as numbers of 32 bits, in memory of their own; the order within does not matter to a sum. */
const wordsOf = (bytes: Uint8Array): Uint32Array => new Uint32Array(Uint8Array.from(bytes).buffer)

/** A block by itself, once all after it are. */
function singled(rows: readonly (Row | undefined)[], block: number): Uint32Array {
  const row = rows[block]
  if (row === undefined) throw new RangeError('a block is not known yet')
  if (row.blocks !== null) {
    const set = row.blocks
    for (let at = nextIn(set, block + 1); at !== -1; at = nextIn(set, at + 1))
      addTo(row.sum, rows[at]?.sum ?? row.sum)
    row.blocks = null
  }
  return row.sum
}

/** Holds at most one row a block, each of one block's bytes and one bit a block. */
export function solver(blocks: number): Solver {
  /** By the smallest block of each. */
  const rows: (Row | undefined)[] = Array.from({ length: blocks })
  let known = 0

  /** Takes away what is known, from the smallest block on; what is left stands for its smallest block. */
  function insert(set: Uint32Array, sum: Uint32Array): boolean {
    for (let block = nextIn(set, 0); block !== -1; block = nextIn(set, block + 1)) {
      const row = rows[block]
      if (row === undefined) {
        rows[block] = { blocks: set, sum }
        known += 1
        return true
      }
      if (row.blocks !== null) addTo(set, row.blocks)
      addTo(sum, row.sum)
    }
    return false
  }

  /** A block by itself takes its place; the mixture that stood there moves on. */
  function insertSingle(block: number, sum: Uint32Array): boolean {
    const before = rows[block]
    const set = before?.blocks
    if (set === null) return false
    rows[block] = { blocks: null, sum }
    if (before === undefined || set === undefined) {
      known += 1
      return true
    }
    set[block >>> 5] = (set[block >>> 5] ?? 0) & ~(1 << (block & 31))
    addTo(before.sum, sum)
    return insert(set, before.sum)
  }

  return {
    add: (seed, payload) =>
      seed < blocks
        ? insertSingle(seed, wordsOf(payload))
        : insert(mixture(seed, blocks), wordsOf(payload)),
    known: () => known,
    solve: () => {
      if (known < blocks) return null
      const size = (rows[0]?.sum.length ?? 0) * 4
      const all = new Uint8Array(blocks * size)
      for (let block = blocks - 1; block >= 0; block -= 1)
        all.set(new Uint8Array(singled(rows, block).buffer), block * size)
      return all
    },
  }
}
