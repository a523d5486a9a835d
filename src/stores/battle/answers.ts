// Answers on their way: judged by the rules and handed to the journal in the same breath; dice are shown once they are durable.
import { ref } from 'vue'
import type { Answer, Refusal } from '@/rules/core/conversation.ts'
import type { Game, Kinds } from '@/rules/core/game.ts'
import { answerIn, redoIn, retractIn, type Play } from '@/rules/core/record/play.ts'
import { refused, ok, type Result } from '@/rules/core/result.ts'
import type { AnyEntry, OpenJournal, Saved } from '@/storage/battleDoor.ts'
import type { Seat } from './seat.ts'

/** An answer that was taken; it stands in the play when `durable` has resolved, and, dice apart, at once. */
export interface Taken {
  readonly seq: number
  readonly durable: Promise<Saved>
}

/** Null: the journal has gone on without us, in another tab. */
function appendTo(journal: OpenJournal, entry: AnyEntry): Taken | null {
  try {
    return journal.append(entry)
  } catch {
    return null
  }
}

export function answersAt<K extends Kinds>(game: Game<K>, seat: Seat<K>) {
  const notOpen = refused({ code: 'stale' } as const)
  /** A throw that is not stored yet: until it is, nobody sees it and nothing else is answered. */
  const isThrowing = ref(false)

  async function showStored(next: Play<K>, journal: OpenJournal, stored: Promise<Saved>) {
    isThrowing.value = true
    const saved = await stored
    isThrowing.value = false
    if (seat.journal.value === journal) seat.play.value = next
    return saved
  }

  /** What was seen cannot be rolled again: a throw is stored first and shown then. */
  function take(next: Result<Play<K>, Refusal>, isThrow: boolean): Result<Taken, Refusal> {
    if (!next.ok) return next
    const journal = seat.journal.value
    const line = next.value.log
    if (journal === null || line === null) return notOpen
    const appended = appendTo(journal, line.entry)
    if (appended === null) return notOpen
    const { seq, durable } = appended
    if (isThrow) return ok({ seq, durable: showStored(next.value, journal, durable) })
    seat.play.value = next.value
    return ok({ seq, durable })
  }

  const open = (): Play<K> | null => (isThrowing.value ? null : seat.play.value)

  return {
    isThrowing,
    /** `head` is that of the play whose question was on the screen; another answer before this one refuses it. */
    answer: (given: Answer<K['correction']>, head?: string): Result<Taken, Refusal> => {
      const play = open()
      if (play === null) return notOpen
      return take(
        answerIn(game, play, given, head === undefined ? {} : { head }),
        given.kind === 'dice',
      )
    },
    /** Takes back the last `count` answers that hold. */
    retract: (count: number, head?: string): Result<Taken, Refusal> => {
      const play = open()
      if (play === null || (head !== undefined && head !== play.head)) return notOpen
      return take(retractIn(game, play, count), false)
    },
    /** Gives the answer again that was taken back last; null if there is none. */
    redo: (): Result<Taken, Refusal> | null => {
      const play = open()
      const next = play === null ? null : redoIn(game, play)
      return next === null ? null : take(next, false)
    },
  }
}
