// Where one may want to stand in a battle: moments that tell something, and where each turn begins.
import { piecesOf, type Piece } from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'
import type { Landmarks } from '@/table/useMoments.ts'

interface BattleLandmarks extends Landmarks {
  readonly byEntry: ReadonlyMap<number, readonly Piece[]>
}

export function landmarksIn(
  moments: readonly BattlePlay[],
  isTold: (piece: Piece) => boolean,
): BattleLandmarks {
  const final = moments.at(-1)
  const byEntry = new Map<number, Piece[]>()
  for (const piece of final === undefined ? [] : piecesOf(final))
    byEntry.set(piece.entry, [...(byEntry.get(piece.entry) ?? []), piece])
  const told = [...byEntry].filter(([, pieces]) => pieces.some(isTold)).map(([entry]) => entry)
  const turnAt = (moment: number): number => moments[moment]?.now.state.turn ?? 0
  const turnStarts = moments.flatMap((_, moment) =>
    moment === 0 || turnAt(moment) > turnAt(moment - 1) ? [moment] : [],
  )
  return { last: moments.length - 1, byEntry, telling: [0, ...told], turnStarts }
}
