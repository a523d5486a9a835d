// Seats that no person plays, or whose player sent a plan ahead: asked as soon as they have a question, one answer at a time.
import { computed, watch, type ShallowRef } from 'vue'
import type { Answer, Refusal } from '@/core/conversation.ts'
import { askOf } from '@/core/asks.ts'
import { table, type Kinds, type Party } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import type { Play } from '@/core/record/play.ts'
import type { Result } from '@/core/result.ts'
import type { TablePlan } from './presenter.ts'
import type { Taken } from './taking.ts'

interface Played<K extends Kinds> {
  readonly id: Readonly<ShallowRef<string | null>>
  readonly play: Readonly<ShallowRef<Play<K> | null>>
  readonly isWriter: Readonly<{ value: boolean }>
  readonly answer: (
    given: Answer<K['correction']>,
    head: string,
    by: Party<K>,
  ) => Result<Taken, Refusal>
}

/** Who answers for a seat: its policy where no person plays it, else the plan that its player sent ahead. */
type Mind<K extends Kinds> = NonNullable<TablePlan<K>['policy']>

/** Whether this seat gave this answer after the record stood at `head`; also if it was taken back since. */
export function hasEntered<K extends Kinds>(
  { log }: Play<K>,
  seat: Party<K>,
  head: string,
  answer: Answer<never>,
): boolean {
  let isFound = false
  for (let line = log; line !== null; line = line.before) {
    const { entry } = line
    isFound ||=
      entry.kind === 'answer' &&
      entry.by === seat &&
      canonicalJson(entry.answer) === canonicalJson(answer)
    if (entry.previous === head) return isFound
  }
  return false
}

/** Whether an answer of this seat was taken back, and it has given none since. */
export function isTakenBack<K extends Kinds>({ log }: Play<K>, seat: Party<K>): boolean {
  for (let line = log; line !== null; line = line.before) {
    const { entry, before } = line
    if (entry.kind === 'answer' && entry.by === seat) return false
    if (entry.kind !== 'retract') continue
    let now = before?.now ?? null
    for (let left = entry.count; left > 0 && now !== null; left -= 1) {
      if (now.last?.by === seat) return true
      now = now.last?.before ?? null
    }
  }
  return false
}

/** A seat's policy is given what the seat may know and nothing else; what it says too late is refused as stale. */
export function useAutomatic<K extends Kinds>(
  { game, automatic, policy, ahead }: TablePlan<K>,
  { id, play, isWriter, answer }: Played<K>,
): void {
  /** By game and seat: a player who opens another game finds no seat busy there. */
  const thinking = new Set<string>()
  const placeOf = (seat: K['seat']): string => `${id.value ?? ''} ${seat}`

  async function think(now: Play<K>, seat: K['seat'], mind: Mind<K>): Promise<void> {
    const { state } = now.now
    const place = placeOf(seat)
    const question = askOf(game, state, seat)
    if (question === null || thinking.has(place)) return
    thinking.add(place)
    const given = await mind(game.seen(state, seat), question, id.value ?? '').catch(() => null)
    const taken = given === null ? null : answer(given, now.head, seat)
    // A plan goes on when its line is on the disk, not before: else it waits until something else is entered.
    const isLost =
      mind !== policy && taken?.ok === true && (await taken.value.durable).where === 'memory'
    thinking.delete(place)
    // Meanwhile it may have been asked something else.
    if (!isLost && play.value !== null && play.value.head !== now.head) ask(play.value)
  }
  const planned = computed(() =>
    play.value === null
      ? []
      : (ahead?.seats(game.seen(play.value.now.state, table), id.value ?? '') ?? []),
  )
  function ask(now: Play<K>): void {
    if (!isWriter.value) return
    const seats = policy === undefined ? [] : (automatic?.(game.seen(now.now.state, table)) ?? [])
    if (policy !== undefined) for (const seat of seats) void think(now, seat, policy)
    if (ahead === undefined) return
    const { head } = now
    const byPlan: Mind<K> = (view, question, game) =>
      Promise.resolve(ahead.answer(view, question, { id: game, head }))
    for (const seat of planned.value) {
      if (seats.includes(seat) || thinking.has(placeOf(seat))) continue
      ahead.settle(seat, id.value ?? '', (since, given) => hasEntered(now, seat, since, given))
      // A player who takes an answer back wants to give another one: the plan goes on behind it.
      if (!isTakenBack(now, seat)) void think(now, seat, byPlan)
    }
  }
  watch([() => play.value, () => isWriter.value, planned], ([now]) => {
    if (now !== null) ask(now)
  })
}
