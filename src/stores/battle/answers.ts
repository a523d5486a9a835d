// Answers on their way: judged by the rules, shown at once, and handed to the journal in the same breath.
import type { Answer, Game, Kinds, Refusal } from '@/rules/core/conversation.ts'
import { answerIn, redoIn, retractIn, type Play } from '@/rules/core/record/play.ts'
import { refused, ok, type Result } from '@/rules/core/result.ts'
import type { Saved } from '@/storage/index.ts'
import type { Seat } from './seat.ts'

/** An answer that was taken. Dice are shown only after `durable`: what was seen cannot be rolled again. */
export interface Taken {
  readonly seq: number
  readonly durable: Promise<Saved>
}

export function answersAt<K extends Kinds>(game: Game<K>, seat: Seat<K>) {
  const notOpen = refused({ code: 'stale' } as const)

  function take(next: Result<Play<K>, Refusal>): Result<Taken, Refusal> {
    if (!next.ok) return next
    const line = next.value.log
    if (seat.journal.value === null || line === null) return notOpen
    const taken = seat.journal.value.append(line.entry)
    seat.play.value = next.value
    return ok(taken)
  }

  return {
    /** `head` is that of the play whose question was on the screen; another answer before this one refuses it. */
    answer: (given: Answer<K['correction']>, head?: string): Result<Taken, Refusal> => {
      const play = seat.play.value
      return play === null ? notOpen : take(answerIn(game, play, given, head ?? play.head))
    },
    /** Takes back the last `count` answers that hold. */
    retract: (count: number): Result<Taken, Refusal> =>
      seat.play.value === null ? notOpen : take(retractIn(seat.play.value, count)),
    /** Gives the answer again that was taken back last; null if there is none. */
    redo: (): Result<Taken, Refusal> | null => {
      const next = seat.play.value === null ? null : redoIn(game, seat.play.value)
      return next === null ? null : take(next)
    },
  }
}
