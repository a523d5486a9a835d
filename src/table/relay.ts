// A battle that another phone leads: answers go there, and its entries come from there.
import { computed, shallowRef, type Ref } from 'vue'
import type { Answer, Refusal } from '@/core/conversation.ts'
import { table, type Game, type Kinds } from '@/core/game.ts'
import { followIn } from '@/core/record/follow.ts'
import type { Play } from '@/core/record/play.ts'
import { ok, refused, type Result } from '@/core/result.ts'
import type { Seat } from './seat.ts'
import { withoutLink, type TableLink } from './tableLink.ts'
import type { Saved } from '@/storage/battleDoor.ts'
import { appendTo, type Taken } from './taking.ts'

/** Nothing of this phone is on its way to the disk. */
const untouched: Saved = { where: 'both', failure: null }

export const notAsked = refused({ code: 'not-asked' } as const)

/** `isBusy`: an answer is on its way, and nothing else is answered meanwhile. */
export function relayAt<K extends Kinds>(seat: Seat<K>, isBusy: Ref<boolean>) {
  /** The second phone that is linked now. */
  const link = shallowRef<TableLink | null>(null)
  /** What holds of it: a battle that is led elsewhere is answered nowhere else, linked or not. */
  const linked = computed(() => link.value ?? withoutLink(seat.card.value))
  return {
    link,
    linked,
    isSentOn: (): boolean => typeof linked.value?.send === 'function',
    /** `next` is what the rules here make of it; it stands in the play when the phone that leads has sent it back. */
    sendOn: (
      { head }: Play<K>,
      given: Answer<K['correction']>,
      next: Result<Play<K>, Refusal>,
    ): Result<Taken, Refusal> => {
      if (!next.ok) return next
      const { now, log } = next.value
      const to = linked.value
      const isOurs = to?.answersHere(now.last?.by ?? table) === true
      const durable = isOurs && given.kind !== 'overrule' ? (to.send?.(given, head) ?? null) : null
      if (durable === null) return notAsked
      isBusy.value = true
      void durable.finally(() => (isBusy.value = false))
      return ok({ seq: log?.number ?? 0, durable })
    },
    /** A player at the phone that leads must agree; meanwhile the game goes on. */
    askBack: ({ head }: Play<K>, next: Result<Play<K>, Refusal>): Result<Taken, Refusal> => {
      const ask = linked.value?.askBack
      if (ask === undefined) return notAsked
      if (!next.ok) return next
      ask(head)
      return ok({ seq: next.value.log?.number ?? 0, durable: Promise.resolve(untouched) })
    },
  }
}

/** The answer as a lock that stays outside the record; null: it is none that is given in secret. */
export function lockAt<K extends Kinds>(
  link: TableLink | null,
  given: Answer<K['correction']>,
  next: Result<Play<K>, Refusal>,
): Taken | null {
  const line = next.ok ? next.value.log : null
  if (line?.entry.kind !== 'answer' || given.kind === 'overrule') return null
  const { previous: head, by, salt, asked } = line.entry
  if (by === undefined || salt === undefined || asked === null) return null
  const durable = link?.lock?.({ head, seat: by, answer: given, salt }, asked) ?? null
  return durable === null ? null : { seq: line.number, durable }
}

/** Takes the next entry of a record that is led elsewhere: JSON from outside; its number, or what is wrong with it. */
export function followAt<K extends Kinds>(
  game: Game<K>,
  seat: Seat<K>,
  json: unknown,
): Result<number, string> {
  const { value: play } = seat.play
  const { value: journal } = seat.journal
  if (play === null || journal === null) return refused('missing')
  const next = followIn(game, play, json)
  if (!next.ok) return refused(next.problem.code)
  const line = next.value.log
  const appended = line === null ? null : appendTo(journal, line.entry)
  if (appended === null) return refused('stale')
  seat.play.value = next.value
  return ok(appended.seq)
}
