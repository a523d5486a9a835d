// The games of the house: what the shelf shows of each, without loading any of them.

/** What is known of a game before its code is there. */
export interface GameMeta {
  /** As records name it. */
  readonly name: string
  /** The game's own title; the same in every language. */
  readonly title: string
  readonly icon: 'sabre'
  /** The address of its first page. */
  readonly home: string
  /** The address of a game under way. */
  readonly table: (id: string) => string
}

export const games = [
  {
    name: 'march-of-eagles',
    title: 'The March of Eagles',
    icon: 'sabre',
    home: '/armies',
    table: (id) => `/battles/${id}`,
  },
] as const satisfies readonly GameMeta[]

/** Undefined for a game that this version does not know. */
export const gameNamed = (name: string): GameMeta | undefined =>
  games.find((game) => game.name === name)
