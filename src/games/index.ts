// The games of the house as the shelf shows them, without loading any of them.
import type { GameMeta } from './module.ts'
import { modules } from './modules.ts'

export type { GameMeta } from './module.ts'

/** The game of the app's first page. */
export const firstGame: GameMeta = modules[0].meta

export const games: readonly GameMeta[] = modules.map(({ meta }) => meta)

/** Undefined for a game that this version does not know. */
export const gameNamed = (name: string): GameMeta | undefined =>
  games.find((game) => game.name === name)
