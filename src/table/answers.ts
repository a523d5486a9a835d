// Answers on their way: judged by the rules and handed to the journal at once; dice and reveals are shown when they are durable.
import { ref, type Ref } from 'vue'
import type { Answer, Refusal } from '@/core/conversation.ts'
import type { Game, Kinds, Party } from '@/core/game.ts'
import { lockedIn, type Lock } from '@/core/link/seal.ts'
import { answerIn, redoIn, retractIn, type Entering, type Play } from '@/core/record/play.ts'
import { refused, ok, type Result } from '@/core/result.ts'
import type { OpenJournal, Saved } from '@/storage/battleDoor.ts'
import { appendTo, type Taken } from './taking.ts'
import type { Seat } from './seat.ts'
import { followAt, lockAt, notAsked, relayAt } from './relay.ts'

/** What became of a step once it is on the disk; undefined: there was no game to take it. */
export async function stored(
  step: Result<Taken, Refusal> | undefined,
): Promise<Result<Taken, Refusal>> {
  if (step?.ok === true) await step.value.durable
  return step ?? refused({ code: 'stale' } as const)
}

/** Before anything else can be answered; the first refusal ends it. Undefined: there was nothing to give, or no game. */
export function answerAll(
  moment: { readonly answerFor: OneAnswer } | null,
  seat: string,
  all: readonly Answer<never>[],
): Result<Taken, Refusal> | undefined {
  let last: Result<Taken, Refusal> | undefined
  for (const given of all) {
    last = moment?.answerFor(seat, given)
    if (last?.ok !== true) break
  }
  return last
}

type OneAnswer = (seat: string, given: Answer<never>) => Result<Taken, Refusal>

/** What keeps an entry's hash from betraying which of a few answers it holds. Throws where the browser has no source of chance. */
const freshSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Whose entry it is, and on which question: a record of version 1 names no player and needs no salt. */
const entering = <K extends Kinds>(
  { opening }: Play<K>,
  head: string | undefined,
  by: Party<K> | undefined,
): Entering<K> => ({
  ...(head === undefined ? {} : { head }),
  ...(opening.version === 1 ? {} : { salt: freshSalt(), ...(by === undefined ? {} : { by }) }),
})

/** What came out cannot be chosen again once it was seen: a throw, or cards that are turned up. */
const isReveal = <K extends Kinds>({ now: { last } }: Play<K>): boolean =>
  last !== null && (last.answer.kind === 'dice' || last.isFinal)

const notOpen = refused({ code: 'stale' } as const)

/** Hands what was answered to the journal; `isThrowing` while it is not to be seen yet. */
function takingAt<K extends Kinds>(seat: Seat<K>, isThrowing: Ref<boolean>) {
  async function showStored(next: Play<K>, journal: OpenJournal, stored: Promise<Saved>) {
    isThrowing.value = true
    const saved = await stored
    isThrowing.value = false
    if (seat.journal.value === journal) seat.play.value = next
    return saved
  }

  return (next: Result<Play<K>, Refusal>): Result<Taken, Refusal> => {
    if (!next.ok) return next
    const journal = seat.journal.value
    const line = next.value.log
    if (journal === null || line === null) return notOpen
    const appended = appendTo(journal, line.entry)
    if (appended === null) return notOpen
    const { seq, durable } = appended
    if (line.entry.kind === 'answer' && isReveal(next.value))
      return ok({ seq, durable: showStored(next.value, journal, durable) })
    seat.play.value = next.value
    return ok({ seq, durable })
  }
}

export function answersAt<K extends Kinds>(game: Game<K>, seat: Seat<K>) {
  /** A throw or a reveal that is not stored yet: until it is, no player sees it and nothing else is answered. */
  const isThrowing = ref(false)
  const take = takingAt(seat, isThrowing)
  const open = (): Play<K> | null => (isThrowing.value ? null : seat.play.value)
  const { link, linked, isSentOn, sendOn, askBack } = relayAt(seat, isThrowing)

  return {
    isThrowing,
    link,
    linked,
    follow: (json: unknown): Result<number, string> => followAt(game, seat, json),
    /**
     * `head` is that of the play whose question was on the screen: whatever makes the answer stale since then refuses
     * it. `by`: whose answer it is; left out where one question is open at a time.
     */
    answer: (
      given: Answer<K['correction']>,
      head?: string,
      by?: Party<K>,
    ): Result<Taken, Refusal> => {
      const play = open()
      if (play === null) return notOpen
      const next = answerIn(game, play, given, entering(play, head, by))
      const locked = lockAt(linked.value, given, next)
      if (locked !== null) return ok(locked)
      return isSentOn() ? sendOn(play, given, next) : take(next)
    },
    /** Enters what was locked outside the record, each with the salt of its lock: all of it, or nothing. */
    enter: (locks: readonly Lock[]): Result<Taken, Refusal> => {
      let play = open()
      const plays: Play<K>[] = []
      for (const lock of locks) {
        play = play && lockedIn(game, play, lock)
        if (play === null) return notOpen
        plays.push(play)
      }
      return plays.map((each) => take(ok(each))).at(-1) ?? notOpen
    },
    /** Takes back the last `count` answers that hold. */
    retract: (count: number, head?: string, by?: Party<K>): Result<Taken, Refusal> => {
      const play = open()
      if (play === null) return notOpen
      const next = retractIn(game, play, count, entering(play, head, by))
      if (!isSentOn()) return take(next)
      return count === 1 ? askBack(play, next) : notAsked
    },
    /** Gives the answer again that was taken back last; null if there is none. */
    redo: (): Result<Taken, Refusal> | null => {
      const play = isSentOn() ? null : open()
      const next = play === null ? null : redoIn(game, play, entering(play, undefined, undefined))
      return next === null ? null : take(next)
    },
  }
}
