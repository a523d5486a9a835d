// Seats that no person plays: asked as soon as they have a question, each for one answer at a time.
import { watch, type ShallowRef } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import { askOf } from '@/core/asks.ts'
import { table, type Kinds, type Party } from '@/core/game.ts'
import type { Play } from '@/core/record/play.ts'
import type { TablePlan } from './presenter.ts'

interface Played<K extends Kinds> {
  readonly id: Readonly<ShallowRef<string | null>>
  readonly play: Readonly<ShallowRef<Play<K> | null>>
  readonly isWriter: Readonly<{ value: boolean }>
  readonly answer: (given: Answer<K['correction']>, head: string, by: Party<K>) => unknown
}

/** A seat's policy is given what the seat may know and nothing else; what it says too late is refused as stale. */
export function useAutomatic<K extends Kinds>(
  { game, automatic, policy }: TablePlan<K>,
  { id, play, isWriter, answer }: Played<K>,
): void {
  if (automatic === undefined || policy === undefined) return
  const thinking = new Set<K['seat']>()

  async function think(now: Play<K>, seat: K['seat']): Promise<void> {
    const { state } = now.now
    const question = askOf(game, state, seat)
    if (question === null || thinking.has(seat) || policy === undefined) return
    thinking.add(seat)
    const given = await policy(game.seen(state, seat), question, id.value ?? '').catch(() => null)
    thinking.delete(seat)
    if (given !== null) answer(given, now.head, seat)
    // Meanwhile it may have been asked something else.
    if (play.value !== null && play.value.head !== now.head) ask(play.value)
  }
  function ask(now: Play<K>): void {
    if (!isWriter.value) return
    const seats = automatic?.(game.seen(now.now.state, table)) ?? []
    for (const seat of seats) void think(now, seat)
  }
  watch([() => play.value, () => isWriter.value], ([now]) => {
    if (now !== null) ask(now)
  })
}
