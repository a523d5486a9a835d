// Size of codes at which few are enough: orders and a turn are shown as one, a view as eight at most.
import { lightBounds, type LightKind } from './frame.ts'

const fewest: Partial<Record<LightKind, number>> = { sheet: 1, turn: 1, view: 8 }

export const goesInFew = (kind: LightKind): boolean => fewest[kind] !== undefined

/** Bytes of a block; `usual` where that is few enough, and for all that may take many. */
export const fewBlock = (kind: LightKind, length: number, usual: number): number => {
  const { min, max } = lightBounds.block
  const even = Math.ceil(length / (fewest[kind] ?? length) / 4) * 4
  return Math.min(max, Math.max(min, usual, even))
}
