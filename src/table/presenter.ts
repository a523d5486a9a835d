// Presenter: what a game brings to the table beside its rules. It is given views, never states.
import type { Component } from 'vue'
import type { Answer, Refusal } from '@/core/conversation.ts'
import type { Game, Kinds, Outcome, Party, Question, table } from '@/core/game.ts'
import type { BattleTitle } from '@/storage/battleDoor.ts'
import type { IconName } from '@/ui/icon/icons.ts'
import type { PageTab } from '@/ui/frame/pageTab.ts'
import type { Facing } from '@/ui/side/hatching.ts'

/** A seat, or the table, as people know it. */
export interface PartyLook {
  /** As in "Give the phone to …": a player's own name, or the name of the side. */
  readonly name: string
  readonly tile: { readonly facing: Facing; readonly letter: string } | null
}

/** What is asked before an answer that a tap does not put right: what it does, and what giving it is called. */
export interface Grave {
  readonly title: string
  readonly text: string
  readonly go: string
}

/** The words of one game in one language: total over its own unions, so that a missing one is a type error. */
export interface Presenter<K extends Kinds> {
  /** The head of the screen: what is played, and how far it is. */
  readonly heading: (view: K['view']) => { readonly title: string; readonly line: string }
  readonly party: (party: Party<K>, view: K['view']) => PartyLook
  readonly question: (question: Question<K>, view: K['view']) => string
  readonly option: (option: K['option'], view: K['view']) => string
  readonly reason: (reason: K['reason']) => string
  readonly field: (field: K['field']) => string
  /** A sentence; empty where another event tells it. */
  readonly event: (event: K['event'], view: K['view']) => string
  /** Null, or left out: this answer is taken at once. */
  readonly grave?: (given: Answer<never>, question: Question<K>, view: K['view']) => Grave | null
  /** What "Undo" names: the answer to a question of this kind, never what it was. */
  readonly given: (kind: K['prompt']['kind']) => string
  readonly over: (outcome: Outcome<K['seat']>, view: K['view']) => string
}

/**
 * What a widget of the game's own gets. `answer` resolves to whether it was taken and stored; `isSure`: the widget has told
 * all that a grave one does, and nothing more is asked.
 */
export interface WidgetProps<K extends Kinds> {
  readonly view: K['view']
  readonly question: Question<K>
  readonly answer: (given: Answer<never>, isSure?: boolean) => Promise<boolean>
}

/** What a drawing of the game's own gets: what its party knows, and all it was told of what holds, oldest first. */
export interface StoryProps<K extends Kinds> {
  readonly view: K['view']
  readonly told: () => readonly K['event'][]
  /** What this party knew after each entry that holds, oldest first. */
  readonly seen: () => readonly K['view'][]
}

/** What a tool of the game's own gets; it emits `close`. */
export interface ToolProps<K extends Kinds> extends StoryProps<K> {
  /** Null: the player who looks is asked nothing. */
  readonly question: Question<K> | null
  /** The players put the figures right; null: it is done and stored, or why it was refused. */
  readonly correct: (correction: K['correction'], reason: string) => Promise<Refusal | null>
}

interface Tool {
  readonly icon: IconName
  readonly label: () => string
  readonly hint: () => string
  /** Gets ToolProps; a sheet. */
  readonly component: Component
}

/** What the game's own curtain gets besides; it emits `take`, or `other` for another player at the phone. */
export interface CurtainProps<K extends Kinds> extends StoryProps<K> {
  readonly to: PartyLook & { readonly seat: K['seat'] }
}

interface Interlude<K extends Kinds> {
  /** Gets StoryProps, from what everybody may know; emits `read`. */
  readonly component: Component
  /** Null: there is nothing to look at. Another key is another interlude; one that was read does not come again. */
  readonly key: (view: K['view']) => string | null
}

/** In the news: a head stands above what came of it, and what is quiet stands in the log alone. */
export type NewsWeight = 'head' | 'line' | 'quiet'

export interface TablePlan<K extends Kinds> {
  readonly game: Game<K>
  /** What this game is, in a sentence or two for a player who opens it first. */
  readonly lead?: () => string
  /** In the language that is spoken now; called again when it changes. */
  readonly presenter: () => Presenter<K>
  /**
   * What lists show of a game without its code, from what everybody may know. `turn` counts from 0, where nothing is
   * begun; `turns` and `name` may be left out.
   */
  readonly title: (view: K['view']) => BattleTitle & { readonly turn: number }
  /** Left out: every event is a line. */
  readonly weigh?: (event: K['event'], view: K['view']) => NewsWeight
  /** The id of the ticket that this event tells of as written; null: of none. Left out: the game writes none. */
  readonly ticketIn?: (event: K['event']) => string | null
  /** The id of the ticket whose result this event tells; null: of none. */
  readonly foughtIn?: (event: K['event']) => string | null
  /** Ready set-ups, the usual one first; a game with more to agree on brings `start`. */
  readonly setups: () => readonly { readonly label: string; readonly setup: K['setup'] }[]
  /** The tabs of its pages; left out: those of the first game. */
  readonly tabs?: (home: string) => readonly PageTab[]
  /** Emits `begin` with a set-up. */
  readonly start?: Component
  /** Gets StoryProps; stands above the question, and above the curtain with what everybody may know. */
  readonly board?: Component
  /** Gets CurtainProps; in the place of the table's curtain, where the board stays in sight. */
  readonly curtain?: Component
  /** The curtain covers the board too, and a player who takes the phone out of turn meets the curtain of their own seat first. */
  readonly isCovered?: true
  /** Gets StoryProps; stands under the verdict. */
  readonly end?: Component
  /** What is looked at before the next question. */
  readonly interlude?: Interlude<K>
  /** What else can be done at any time, behind "More". */
  readonly tools?: readonly Tool[]
  /**
   * All at the phone together put figures right, unless an umpire sits at it; left out: any player at the phone does.
   */
  readonly correctedBy?: typeof table
  /** Whether something is hidden from everybody; left out: always, in a game with secrets that is not over. */
  readonly hides?: (view: K['view']) => boolean
  /**
   * Which answers, by the kind of their question, are locked by each player on their own phone and opened together. A game
   * that says so can be played on two phones.
   */
  readonly sealed?: (asked: string, option: string) => boolean
  /** Questions that are drawn without the table's card: their widget says it all. */
  readonly isBare?: (kind: K['prompt']['kind']) => boolean
  /** In the place of the table's own widgets, by the kind of the question; see WidgetProps. */
  readonly widgets?: Readonly<Partial<Record<K['prompt']['kind'], Component>>>
  /** Whether this seat needs the phone no longer, though it could still change its answer. Left out: never. */
  readonly isDone?: (view: K['view'], seat: K['seat']) => boolean
  /**
   * Questions that are answered with everybody looking on, from what everybody may know; left out: none in a game with
   * secrets.
   */
  readonly isOpen?: (kind: K['prompt']['kind'], view: K['view']) => boolean
  /**
   * The seats that no person plays, from what everybody may know; left out: none. With one person left nothing is hidden
   * from anybody at the phone, and there is no curtain.
   */
  readonly automatic?: (view: K['view']) => readonly K['seat'][]
  /** Answers for such a seat, from what that seat may know; null leaves the question open. `id` names the game. */
  readonly policy?: (
    view: K['view'],
    question: Question<K>,
    id: string,
  ) => Promise<Answer<K['correction']> | null>
  /**
   * Plans that players who are elsewhere sent ahead: which seats have one, and its answer to what such a seat is asked
   * now; null: the question goes to the seat, as if there were no plan. `id` names the game, `head` its record at that
   * moment. A line is done when the record holds it: `settle` is told whether this seat gave an answer since a head.
   */
  readonly ahead?: {
    readonly seats: (view: K['view'], id: string) => readonly K['seat'][]
    readonly answer: (
      view: K['view'],
      question: Question<K>,
      at: { readonly id: string; readonly head: string },
    ) => Answer<never> | null
    readonly settle: (
      seat: K['seat'],
      id: string,
      hasEntered: (since: string, given: Answer<never>) => boolean,
    ) => void
  }
  /**
   * The seats whose players are elsewhere, from what everybody may know; left out: none. An umpire who holds the phone
   * answers for them without a curtain.
   */
  readonly away?: (view: K['view']) => readonly K['seat'][]
  /** Whom one phone asks first, from what everybody may know; left out: in the order of the seats. */
  readonly order?: (view: K['view'], asked: readonly Party<K>[]) => readonly Party<K>[]
}
