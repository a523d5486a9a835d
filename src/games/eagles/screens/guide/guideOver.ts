// Length of the guidance of a first battle: two turns, and never beyond its end.
import type { BattleState } from '@/games/eagles/rules/index.ts'

/** Turns that are played with hints. */
const guidedTurns = 2

export const isGuideOver = ({ turn, result }: BattleState): boolean =>
  turn > guidedTurns || result !== null
