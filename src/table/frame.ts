// Frames: what one party may see of a game, and nothing else. Only the seat that makes them holds states.
import { askOf, asks } from '@/core/asks.ts'
import type { Explanation } from '@/core/conversation.ts'
import {
  table,
  type Game,
  type Kinds,
  type Outcome,
  type Party,
  type Question,
} from '@/core/game.ts'
import { codeOf } from '@/core/record/chain.ts'
import { logSeenBy, newsFor, type SeenLine } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { takeBackOf, type TakeBack } from './takeBack.ts'

/** A line of the log without the way back to its state. */
export type FrameLine<K extends Kinds> = Omit<SeenLine<K>, 'view'>

export interface Frame<K extends Kinds> {
  /** Whose eyes these are. */
  readonly party: Party<K>
  readonly view: K['view']
  /** The open question of the player who answers here; null: nothing is asked. */
  readonly question: Question<K> | null
  /** Worked out when it is asked for. */
  readonly explanation: () => Explanation | null
  readonly outcome: Outcome<K['seat']> | null
  /** Of the whole record; null while the game goes on, because it changes with what is hidden (MP-SECRET-04). */
  readonly code: string | null
  /** What this party was told since the last answer of the player who answers here, that one included. */
  readonly news: readonly K['event'][]
  /** All this party was told, of what holds; worked out when it is asked for; oldest first. */
  readonly told: () => readonly K['event'][]
  /** What this party knew after each entry that holds; worked out when it is asked for; oldest first. */
  readonly seen: () => readonly K['view'][]
  /** Worked out when it is asked for; oldest first. */
  readonly lines: () => readonly FrameLine<K>[]
  /** The last answer of a person, if the player who answers or looks on here may take it back. */
  readonly undo: TakeBack<K> | null
  /** What could be given again; only where there are no secrets. */
  readonly redo: boolean
}

/**
 * `answers`: who answers, if not `party` itself: a question that may be answered openly is shown to the eyes of the
 * table, and answered by its seat. `mayTakeBack`: as whom the holder of the phone may take an answer back. `unplayed`:
 * the seats that no person plays.
 */
export function frameOf<K extends Kinds>(
  game: Game<K>,
  play: Play<K>,
  party: Party<K>,
  answers: Party<K> = party,
  mayTakeBack: readonly Party<K>[] = [answers, party],
  unplayed: readonly Party<K>[] = [],
): Frame<K> {
  const { state } = play.now
  const view = game.seen(state, party)
  const outcome = game.outcome(state)
  return {
    party,
    view,
    question: askOf(game, state, answers),
    explanation: () => game.explain(game.seen(state, answers), answers),
    outcome,
    code: outcome === null ? null : codeOf(play.head),
    news: newsFor(game, play, party, party === table ? answers : party),
    told: () => holding(logSeenBy(game, play, party)).flatMap(({ events }) => events),
    seen: () => holding(logSeenBy(game, play, party)).map((line) => line.view()),
    lines: () => logSeenBy(game, play, party).map(withoutView),
    undo: takeBackOf(game, play, mayTakeBack, unplayed),
    redo: play.undone !== null,
  }
}

const withoutView = <K extends Kinds>({
  by,
  isStruck,
  takesBack,
  events,
}: SeenLine<K>): FrameLine<K> => ({ by, isStruck, takesBack, events })

const holding = <K extends Kinds>(lines: readonly SeenLine<K>[]): readonly SeenLine<K>[] =>
  lines.filter(({ isStruck, takesBack }) => !isStruck && takesBack === 0)

/** Who is asked now; none exactly when the game is over. */
export const askedIn = <K extends Kinds>(game: Game<K>, play: Play<K>): readonly Party<K>[] =>
  asks(game, play.setup, play.now.state).map(({ seat }) => seat)

/** Who gave the last answer that holds, or took one back last; the table at the beginning. */
export const lastToAct = <K extends Kinds>(play: Play<K>): Party<K> =>
  play.log?.entry.by ?? play.now.last?.by ?? table
