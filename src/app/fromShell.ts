// Parts that the shell hands down to the screens: it lies above the games, and they do not know it.
import { inject, type Component, type InjectionKey } from 'vue'

export interface FromShell {
  /** The way back into the game under way, on top of any page; takes that `game`. */
  readonly UnderWayStrip?: Component
  /** The games, each with what is under way in it; says `close`. */
  readonly GamesSheet?: Component
  /** What the event the player has in mind says to an `army`. */
  readonly EventNotice?: Component
  /** Stands at a contest of a campaign: takes its `ticket`, opens the battle here, says `steady` when it keeps its height from then on, and `take` with a result that came back. */
  readonly ContestDoor?: Component
  /** The battles that campaigns on this phone wait for. */
  readonly DueBattles?: Component
  /** At the end of a battle for a ticket: how the outcome gets back. */
  readonly OutcomeDoor?: Component
  /** How the app is installed here, where that is worth a word; `always`: asked for. */
  readonly InstallHint?: Component
  /** Whether this version knows a game, by the name in its records. */
  readonly knowsGame: (name: string) => boolean
}

export const fromShell: InjectionKey<FromShell> = Symbol('from the shell')

/** Nothing of it where a screen stands alone: then no game is known but its own. */
export const useFromShell = (): FromShell => inject(fromShell, { knowsGame: () => false })
