// A game of the house: what is known of it before its code is there, and how the rest is fetched.
import type { Component } from 'vue'
import type { BattleResult, TableTerms, Ticket } from './campaign/rules/index.ts'
import type { TicketSheet } from './campaign/screens/battle/ticketSheet.ts'
import type { GameScreens } from '@/table/screens.ts'
import type { IconName } from '@/ui/icon/icons.ts'

/** All that the shelf needs; it comes with the first screen, so it is data and nothing else. */
export interface GameMeta {
  /** As records name it. */
  readonly name: string
  /** The game's own title; the same in every language. */
  readonly title: string
  readonly icon: IconName
  /** What it counts, if not turns; a game of cards has turns in English, and rounds in German. */
  readonly counts?: 'rounds' | 'cards'
  /** The address of its first page. */
  readonly home: string
  /** The address of a game under way. */
  readonly table: (id: string) => string
}

/** A page of a game; it gets what its address names. */
interface GamePage {
  /** Behind the address of the game's first page, as in `/results`. */
  readonly path: string
  readonly load: () => Promise<{ default: Component }>
  /** Fetches what it speaks besides the words of the game. */
  readonly words?: () => Promise<unknown>
}

/** Whose printed game it is; in the words of the game itself, the same in every language. */
interface Credits {
  readonly designer: string
  readonly year: number
  readonly publishers: readonly string[]
}

/** A battle that waits, in words. */
interface WaitingBattle {
  readonly id: string
  readonly place: string
  readonly camps: readonly string[]
}

/** How the way to the table reads the tickets of a map campaign (decision 46); its words must be there. */
export interface TicketReader {
  /** CC-TICKET-02, 04. */
  readonly terms: (ticket: Ticket) => TableTerms
  readonly sheet: (ticket: Ticket) => TicketSheet
  /** What `due` in the title of a stored campaign says. */
  readonly due: (text: string) => readonly WaitingBattle[]
  /** CC-RESULT-02: what the campaign makes of a result. */
  readonly result: (result: BattleResult) => string
  /** The result that a ticket of this record has already; null: none. */
  readonly taken: (record: unknown, ticket: string) => string | null
}

export interface GameModule {
  readonly meta: GameMeta
  /** For the page about the app; a game whose rules name nobody has none. */
  readonly credits?: Credits
  /** Contests that are fought at a table are handed over by tickets; by import(). */
  readonly tickets?: {
    readonly load: () => Promise<TicketReader>
    readonly words: () => Promise<unknown>
  }
  /** Its screens on the table of the house, by import(). A game without them has screens of its own in src/routes.ts. */
  readonly onTable?: {
    readonly load: () => Promise<GameScreens>
    /** Fetches the words that its screens speak; they are never drawn before. */
    readonly words: () => Promise<unknown>
    /** Further pages of the game, each by import(). */
    readonly pages?: readonly GamePage[]
  }
}

/** The addresses of a game on the table of the house. */
export const addressesOf = (name: string): Pick<GameMeta, 'home' | 'table'> => ({
  home: `/games/${name}`,
  table: (id) => `/games/${name}/${id}`,
})
