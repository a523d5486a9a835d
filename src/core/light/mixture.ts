// Blocks in a frame: first every block by itself, then mixtures of about half of them, by the seed alone.

/** 32 bits stirred well; multiplication keeps mixtures from depending on each other as plain shifts would. */
function stirred(bits: number): number {
  let x = bits
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d)
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b)
  return x ^ (x >>> 16)
}

/** A set of blocks, 32 of them a number. Integers only, so that every phone makes the same. */
export function mixture(seed: number, blocks: number): Uint32Array {
  const set = new Uint32Array(Math.ceil(blocks / 32))
  if (seed < blocks) {
    set[seed >>> 5] = 1 << (seed & 31)
    return set
  }
  const start = stirred(seed)
  for (let place = 0; place < set.length; place += 1)
    set[place] = stirred(start + Math.imul(place + 1, 0x9e3779b1))
  // Nothing beyond the last block, and never nothing at all.
  if (blocks % 32 !== 0) set[set.length - 1] = (set.at(-1) ?? 0) & (2 ** (blocks % 32) - 1)
  if (set.every((bits) => bits === 0)) set[0] = 1
  return set
}

/** The smallest member from `from` on; -1: there is none. */
export function nextIn(set: Uint32Array, from: number): number {
  let place = from >>> 5
  let bits = (set[place] ?? 0) & (-1 << (from & 31))
  while (bits === 0) {
    place += 1
    if (place >= set.length) return -1
    bits = set[place] ?? 0
  }
  return place * 32 + 31 - Math.clz32(bits & -bits)
}

/** Adds without carry: what is in both goes, what is in one stays. */
export function addTo(sum: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (other[at] ?? 0)
}
