// The lines that a list itself has, from the first to the last.
import type { Piece } from './armyInProgress.ts'
import type { Line } from './lines.ts'

export interface Core {
  readonly first: Line
  readonly last: Line
}

export const isCorePiece = (piece: Piece): boolean => piece.kind === 'understood' && piece.isCore

/** The first and the last line that the list itself has. */
export function coreOf(pieces: readonly Piece[]): Core | null {
  let first: Line | null = null
  let last: Line | null = null
  for (const { line } of pieces.filter(isCorePiece)) {
    if (first === null || line.from < first.from) first = line
    if (last === null || line.from > last.from) last = line
  }
  return first === null || last === null ? null : { first, last }
}
