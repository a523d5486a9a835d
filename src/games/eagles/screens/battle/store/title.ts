// Title of a battle, which lists show without opening it: the armies, how far it is, and who won.
import type { Side } from '@/core/conversation.ts'
import type { BattleSetup, BattleState } from '@/games/eagles/rules/index.ts'
import type { BattleTitle } from '@/storage/battleDoor.ts'
import { titleOfRound, type RoundSeat } from './roundSeat.ts'

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

/** Who plays; empty: no player has said. */
export type Players = Readonly<Record<Side, string>>

export const noPlayers: Players = { a: '', b: '' }

/** Longer than any name. */
export const longestPlayer = 60

export const playersIn = (title: BattleTitle): Players => ({
  a: String(title['playerA'] ?? ''),
  b: String(title['playerB'] ?? ''),
})

/** A player without a name adds nothing. */
function named({ a, b }: Players): BattleTitle {
  const said = Object.entries({ playerA: a, playerB: b })
    .map(([key, name]) => [key, name.trim().slice(0, longestPlayer)] as const)
    .filter(([, name]) => name !== '')
  return Object.fromEntries(said)
}

/** At the beginning. */
export const titleOf = (
  setup: BattleSetup,
  isGuided: boolean,
  players: Players = noPlayers,
  round: RoundSeat | null = null,
): BattleTitle => ({
  ...namesIn(setup),
  ...named(players),
  ...titleOfRound(round),
  turn: 0,
  guided: isGuided ? 1 : 0,
})

/** What a linked phone is told of it: the table of the round, its names and who confirmed stay here. */
export const toldToOthers = (title: BattleTitle): BattleTitle =>
  Object.fromEntries(Object.entries(title).filter(([key]) => key !== 'round' && key !== 'slip'))

/** As the battle stands. */
export const titleAt = (
  { setup, turn, phase, result }: BattleState,
  isGuided: boolean,
  players: Players = noPlayers,
  round: RoundSeat | null = null,
): BattleTitle => ({
  ...namesIn(setup),
  ...named(players),
  ...titleOfRound(round),
  turn,
  turns: setup.house.turns,
  phase,
  winner: result?.winner ?? null,
  guided: isGuided ? 1 : 0,
})
