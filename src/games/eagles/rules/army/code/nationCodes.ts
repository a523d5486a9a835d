// The nations as codes have them.
import type { Nation } from '../model.ts'

/** Frozen: the place in this list is the number in an army's code, and the bit in an event's. */
export const nationCodes = [
  'british',
  'french',
  'prussian',
  'austrian',
  'russian',
  'spanish',
  'portuguese',
  'other',
] as const satisfies readonly Nation[]
