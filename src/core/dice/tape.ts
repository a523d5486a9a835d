// Dice that were written down beforehand, for tests and examples.
import type { RollDie } from './dice.ts'

export interface Tape {
  readonly roll: RollDie
  /** What has not been rolled yet. A test that leaves some has not told the story it meant to tell. */
  readonly left: () => readonly number[]
}

/** Gives these faces in this order. Running out, or a face the die does not have, is a bug and throws. */
export const tapeOf = (faces: readonly number[]): Tape => {
  let rolled = 0
  const roll = (sides: number): number => {
    const face = faces[rolled]
    if (face === undefined) throw new Error(`The tape has only ${faces.length} dice.`)
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`Die ${rolled + 1} of the tape shows ${face}; it has ${sides} sides.`)
    rolled += 1
    return face
  }
  return { roll, left: () => faces.slice(rolled) }
}
