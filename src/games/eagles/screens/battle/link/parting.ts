// Two records of one battle that parted, side by side: how far they are the same, and each turn from there on.
import type { Side } from '@/core/conversation.ts'
import { logOf } from '@/core/record/log.ts'
import { shared } from '@/core/link/ledger.ts'
import type { Line, Play } from '@/core/record/play.ts'
import { judge, type BattleKinds } from '@/games/eagles/rules/index.ts'

type Counts = Readonly<Record<Side, number>>

/** What one record has of a turn. */
export interface TurnPart {
  /** Entries of this turn that the other record has not. */
  readonly entries: number
  /** As the turn ended, or as it stands. */
  readonly unbroken: Counts
  readonly casualties: Counts
}

interface PartedTurn {
  readonly turn: number
  readonly here: TurnPart | null
  readonly there: TurnPart | null
}

export interface Parting {
  /** Entries at the beginning that both have. */
  readonly same: number
  readonly turns: readonly PartedTurn[]
}

type Lines = readonly Line<BattleKinds>[]

function turnsOf(lines: Lines): ReadonlyMap<number, TurnPart> {
  const turns = new Map<number, TurnPart>()
  for (const { now } of lines) {
    const { unbroken, casualties } = judge(now.state)
    const before = turns.get(now.state.turn)?.entries ?? 0
    turns.set(now.state.turn, { entries: before + 1, unbroken, casualties })
  }
  return turns
}

export function partingOf(here: Play<BattleKinds>, there: Play<BattleKinds>): Parting {
  const [own, table] = [here, there].map((play) => logOf(play).map(({ line }) => line))
  const mine: Lines = own ?? []
  const theirs: Lines = table ?? []
  const same = shared(here, there)
  const [left, right] = [turnsOf(mine.slice(same)), turnsOf(theirs.slice(same))]
  const turns = [...new Set([...left.keys(), ...right.keys()])].sort((one, other) => one - other)
  return {
    same,
    turns: turns.map((turn) => ({
      turn,
      here: left.get(turn) ?? null,
      there: right.get(turn) ?? null,
    })),
  }
}
