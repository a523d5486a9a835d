// The log of a battle cut into pieces: what one entry led to within one turn. Log, story and report are told from these.
import { logOf } from '../../../../../core/record/log.ts'
import type { Line, Play } from '../../../../../core/record/play.ts'
import type { BattleKinds } from '../battle.ts'
import type { BattleEvent } from '../events.ts'

export interface Piece {
  /** The number of the record's entry, counted from 1. */
  readonly entry: number
  /** 0 while the armies are set up. */
  readonly turn: number
  readonly isTakenBack: boolean
  /** Answers that this entry takes back; 0 for an answer. */
  readonly takesBack: number
  readonly events: readonly BattleEvent[]
  readonly hash: string
}

/** Every entry in order; one in which a turn ends and the next begins is two pieces. */
export function piecesOf(play: Play<BattleKinds>): readonly Piece[] {
  // The turn after each answer that holds: taking answers back may lead into an earlier one.
  const turns: number[] = []
  const pieces: Piece[] = []
  for (const { line, isStruck } of logOf(play)) {
    const { entry } = line
    if (entry.kind === 'retract') {
      turns.length -= entry.count
      const takesBack = entry.count
      pieces.push({ ...pieceOf(line, turns.at(-1) ?? 0, isStruck, []), takesBack })
      continue
    }
    const cut = cutByTurn(line.events, turns.at(-1) ?? 0)
    for (const { turn, events } of cut) pieces.push(pieceOf(line, turn, isStruck, events))
    turns.push(cut.at(-1)?.turn ?? 0)
  }
  return pieces
}

const pieceOf = (
  { number, hash }: Line<BattleKinds>,
  turn: number,
  isTakenBack: boolean,
  events: readonly BattleEvent[],
): Piece => ({ entry: number, turn, isTakenBack, takesBack: 0, events, hash })

interface Stretch {
  readonly turn: number
  readonly events: readonly BattleEvent[]
}

function cutByTurn(events: readonly BattleEvent[], from: number): readonly Stretch[] {
  let current: { turn: number; events: BattleEvent[] } = { turn: from, events: [] }
  const stretches = [current]
  for (const event of events) {
    if (event.kind === 'turnBegan' && event.turn !== current.turn) {
      current = { turn: event.turn, events: [] }
      stretches.push(current)
    }
    current.events.push(event)
  }
  return stretches.filter((stretch, n) => n === 0 || stretch.events.length > 0)
}
