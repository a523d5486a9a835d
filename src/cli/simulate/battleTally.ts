// Results of many battles: who won how often, how long they took, what they cost.
import { sides, type Side } from '@/core/conversation.ts'
import type { Played } from '@/core/playOut.ts'
import { rankersLost, type BattleKinds, type BattleState } from '@/games/eagles/rules/index.ts'
import { shareOf, type Share } from './wilson.ts'

export interface SideTally {
  readonly wins: Share
  /** In an average battle. */
  readonly rankersLost: number
  readonly charactersLost: number
  /** Battalions unbroken on the table at the end of an average battle. */
  readonly unbroken: number
  readonly commanderKilled: Share
}

export interface Tally {
  readonly battles: number
  readonly sides: { readonly [S in Side]: SideTally }
  readonly draws: Share
  readonly turns: { readonly mean: number; readonly shortest: number; readonly longest: number }
  /** Before the last turn, because a side had no battalion left (WIN-03). */
  readonly endedEarly: Share
  /** Of an average battle. */
  readonly answers: number
}

interface SideSums {
  wins: number
  rankersLost: number
  charactersLost: number
  unbroken: number
  commandersKilled: number
}

/** Added up battle by battle, so that a million of them need no more room than one. */
export interface Sums {
  battles: number
  readonly sides: { readonly [S in Side]: SideSums }
  turns: number
  shortest: number
  longest: number
  endedEarly: number
  answers: number
}

const nothing = (): SideSums => ({
  wins: 0,
  rankersLost: 0,
  charactersLost: 0,
  unbroken: 0,
  commandersKilled: 0,
})

export const noSums = (): Sums => ({
  battles: 0,
  sides: { a: nothing(), b: nothing() },
  turns: 0,
  shortest: Number.POSITIVE_INFINITY,
  longest: 0,
  endedEarly: 0,
  answers: 0,
})

function addSide(
  sums: SideSums,
  { battalions, commanders, result }: BattleState,
  side: Side,
): void {
  for (const battalion of battalions.filter((each) => each.side === side)) {
    sums.rankersLost += rankersLost(battalion)
    sums.charactersLost += battalion.charactersLost
  }
  sums.wins += result?.winner === side ? 1 : 0
  sums.unbroken += result?.unbroken[side] ?? 0
  sums.commandersKilled += commanders[side].alive ? 0 : 1
}

export function addBattle(sums: Sums, { state, answers }: Played<BattleKinds>): void {
  const { turn, setup } = state
  sums.battles += 1
  sums.turns += turn
  sums.shortest = Math.min(sums.shortest, turn)
  sums.longest = Math.max(sums.longest, turn)
  sums.endedEarly += turn < setup.house.turns ? 1 : 0
  sums.answers += answers
  for (const side of sides) addSide(sums.sides[side], state, side)
}

/** Of at least one battle. */
export function tallyOf(sums: Sums): Tally {
  const { battles, turns, shortest, longest } = sums
  const { a, b } = sums.sides
  return {
    battles,
    sides: { a: sideTally(a, battles), b: sideTally(b, battles) },
    draws: shareOf(battles - a.wins - b.wins, battles),
    turns: { mean: turns / battles, shortest, longest },
    endedEarly: shareOf(sums.endedEarly, battles),
    answers: sums.answers / battles,
  }
}

const sideTally = (sums: SideSums, battles: number): SideTally => ({
  wins: shareOf(sums.wins, battles),
  rankersLost: sums.rankersLost / battles,
  charactersLost: sums.charactersLost / battles,
  unbroken: sums.unbroken / battles,
  commanderKilled: shareOf(sums.commandersKilled, battles),
})
