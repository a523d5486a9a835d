// All battles of a player together: results, opponents, armies, luck. Players are known by their names alone.
import type { ArmyNamed, SideAccount } from './account.ts'
import {
  armyKey,
  byBattles,
  grouped,
  luckOver,
  resultsOf,
  type LuckTotal,
  type Results,
} from './history.ts'

/** Empty: it was not said who played. */
export interface PlayedAccount {
  readonly account: SideAccount
  readonly player: string
  readonly opponent: string
}

export interface PlayerHistory extends Results {
  readonly player: string
  /** The most frequent first; those without a name together, under an empty one. */
  readonly opponents: readonly (Results & { readonly player: string })[]
  readonly armies: readonly (Results & { readonly army: ArmyNamed })[]
  readonly luck: readonly LuckTotal[]
}

/** However its letters are written. */
const playerKey = (name: string): string => name.trim().toLowerCase()

const accountsIn = (played: readonly PlayedAccount[]): readonly SideAccount[] =>
  played.map(({ account }) => account)

/** Who has a name, the one with the most battles first. The first account of each gives its spelling. */
export const playersOf = (played: readonly PlayedAccount[]): readonly PlayerHistory[] =>
  grouped(
    played.filter(({ player }) => playerKey(player) !== ''),
    ({ player }) => playerKey(player),
  )
    .map((own) => ({
      player: own[0].player.trim(),
      ...resultsOf(accountsIn(own)),
      opponents: grouped(own, ({ opponent }) => playerKey(opponent))
        .map((against) => ({
          player: against[0].opponent.trim(),
          ...resultsOf(accountsIn(against)),
        }))
        .sort(byBattles),
      armies: grouped(own, ({ account }) => armyKey(account.army))
        .map((led) => ({ army: led[0].account.army, ...resultsOf(accountsIn(led)) }))
        .sort(byBattles),
      luck: luckOver(accountsIn(own)),
    }))
    .sort(byBattles)
