// Host: what the app does for a game on the table. The table knows neither stores nor screens of the app.
import type { Component } from 'vue'
import type { BattleTitle } from '@/storage/battleDoor.ts'

export interface TableHost {
  /** Called after every entry with what the strip, the shelf and the next start may show. */
  readonly keep: (game: {
    readonly id: string
    readonly game: string
    readonly title: BattleTitle
    /** The seat that is asked, or `table`. */
    readonly asked: string
  }) => void
  /** The players left its screen. */
  readonly leave: (id: string) => void
  /** It is over. */
  readonly forget: (id: string) => void
  /** It has come to its end here: worth a backup. */
  readonly finished: () => void
  /** The page is neither reloaded nor updated while the answer is yes. Returns the release. */
  readonly holdWhile: (mustStay: () => boolean) => () => void
  /** Tells a failure, with another try. */
  readonly attempt: <T>(
    action: () => Promise<T>,
    then?: (result: T) => unknown,
  ) => Promise<T | null>
  /** The line of a list of actions that shows the record as codes; takes `kind` and `make`. */
  readonly sendItem?: Component
  /** In the log, at the result of a battle: the way to the battle, if it was fought here; takes its `ticket`. */
  readonly foughtBattle?: Component
  /** The panels by which two phones are linked; left out: a game is played on one. Each emits `open` with the line. */
  readonly linkPanels?: {
    readonly invite: Component
    /** Emits `again` for another try. */
    readonly join: Component
  }
}

/** Makes the file of a record; null: there is none. */
export type MakeRecord = () => Promise<{ readonly name: string; readonly content: string } | null>
