// Dice by chance from the browser's cryptographic source: every face exactly as likely as the others, never Math.random.

/** Fills the bytes with chance: crypto.getRandomValues, or a test's own. */
export type FillBytes = (bytes: Uint8Array<ArrayBuffer>) => unknown

/** Rolls one die with that many sides, 2 to 256: 1 to `sides`. */
export type RollDie = (sides: number) => number

/** Values of one byte. */
const byteValues = 256

/** Bytes drawn at once: a draw costs far more than a die. They live in memory only, so no player reads ahead in a file. */
const drawn = 4_096

/**
 * Takes a byte, and takes another one if it lies above the largest multiple of `sides`: with six sides 252 to 255
 * are thrown away, or four faces would come more often than the other two.
 */
export function diceFrom(fill: FillBytes): RollDie {
  const bytes = new Uint8Array(drawn)
  let next = drawn
  return (sides) => {
    if (!Number.isInteger(sides) || sides < 2 || sides > byteValues)
      throw new RangeError(`there is no die with ${sides} sides`)
    const fair = byteValues - (byteValues % sides)
    for (;;) {
      if (next === drawn) {
        fill(bytes)
        next = 0
      }
      const byte = bytes[next++] ?? byteValues
      if (byte < fair) return (byte % sides) + 1
    }
  }
}

let shared: RollDie | null | undefined

/** The app's own dice; null where the browser has no such source: then only dice on the table are left. */
export function appDice(): RollDie | null {
  const source = (globalThis as { readonly crypto?: Crypto }).crypto
  shared ??=
    typeof source?.getRandomValues === 'function'
      ? diceFrom((bytes) => source.getRandomValues(bytes))
      : null
  return shared
}
