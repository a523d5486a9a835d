// The log as it is read: by turns, the newest first, every line with its sentences and its dice.
import { codeOf } from '@/core/record/chain.ts'
import {
  diceIn,
  isAbout,
  type BattleEvent,
  type Piece,
  type ToldDice,
} from '@/games/eagles/rules/index.ts'
import type { Writing } from '../../telling/wording.ts'

export interface LogTelling {
  readonly sentence: string
  readonly dice: ToldDice | null
  /** Overruled by the players. */
  readonly isOverruled: boolean
}

export interface LogEntry {
  readonly key: string
  readonly entry: number
  readonly isTakenBack: boolean
  readonly takesBack: number
  readonly told: readonly LogTelling[]
}

export interface Chapter {
  readonly turn: number
  /** Newest first. */
  readonly pieces: readonly Piece[]
  /** What two players read to each other. */
  readonly code: string
}

const isFor = (battalion: number | null, piece: Piece): boolean =>
  battalion === null || piece.events.some((event) => isAbout(event, battalion))

/** The heading says these. */
const inHeading: ReadonlySet<BattleEvent['kind']> = new Set(['turnBegan', 'turnEnded'])

export const isTold = ({ events, takesBack }: Piece): boolean =>
  takesBack > 0 || events.some(({ kind }) => !inHeading.has(kind))

/** The newest turn first; only turns in which something is told. */
export function chaptersOf(pieces: readonly Piece[], battalion: number | null): readonly Chapter[] {
  const byTurn = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const chapter = byTurn.get(piece.turn)
    if (chapter === undefined) byTurn.set(piece.turn, [piece])
    else chapter.push(piece)
  }
  return [...byTurn]
    .map(([turn, all]) => ({
      turn,
      pieces: all.filter((piece) => isTold(piece) && isFor(battalion, piece)).reverse(),
      code: codeOf(all.at(-1)?.hash ?? ''),
    }))
    .filter((chapter) => chapter.pieces.length > 0)
    .sort((one, other) => other.turn - one.turn)
}

export function entryOf(
  { entry, turn, isTakenBack, takesBack, events }: Piece,
  tell: Writing,
): LogEntry {
  const told = events
    .filter(({ kind }) => !inHeading.has(kind))
    .map((event) => ({
      sentence: tell(event, events),
      dice: diceIn(event),
      isOverruled: event.kind === 'overruled',
    }))
    .filter(({ sentence }) => sentence !== '')
  return { key: `${String(turn)} ${String(entry)}`, entry, isTakenBack, takesBack, told }
}
