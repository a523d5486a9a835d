// What lists show of a battle without opening it: the armies, how far it is, and who won.
import type { BattleSetup, BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleTitle } from '@/storage/battleDoor.ts'

const namesIn = ({ armies: { a, b } }: BattleSetup): BattleTitle => ({
  a: a.name,
  b: b.name,
  nationA: a.nation,
  nationB: b.nation,
})

/** Who against whom; the names of the armies are the players' own. */
export const rivalsIn = ({ armies: { a, b } }: BattleSetup): string => `${a.name} – ${b.name}`

/** Hints are shown in it, until the players want no more of them. */
export const isGuidedIn = (title: BattleTitle): boolean => title['guided'] === 1

/** At the beginning. */
export const titleOf = (setup: BattleSetup, isGuided: boolean): BattleTitle => ({
  ...namesIn(setup),
  turn: 0,
  guided: isGuided ? 1 : 0,
})

/** As the battle stands. */
export const titleAt = (
  { setup, turn, phase, result }: BattleState,
  isGuided: boolean,
): BattleTitle => ({
  ...namesIn(setup),
  turn,
  turns: setup.house.turns,
  phase,
  winner: result?.winner ?? null,
  guided: isGuided ? 1 : 0,
})
