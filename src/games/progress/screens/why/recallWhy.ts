// Reason why the computer played a card: worked out again when a player asks, so nothing of it is kept, and no reload loses it.
import type { Side } from '@/core/conversation.ts'
import { table, type Question } from '@/core/game.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import address from '../../computer.worker.ts?worker&url'
import type { Player, Why } from '../../computer/index.ts'
import { progress, type Card, type ProgressKinds, type ProgressView } from '../../rules/index.ts'
import type { thinkAsked } from '../../thinkAsked.ts'

/** Milliseconds; no player waits for a card meanwhile, and with less time than it had it could come to another one. */
const mayTake = 2000
const patience = 4000

interface Wanted {
  /** The game's id, which seeds what is drawn. */
  readonly game: string
  readonly seen: readonly ProgressView[]
  readonly side: Side
  readonly turn: number
  /** As it was turned up. */
  readonly card: Card
}

// The moment a computer was asked for a card that lies open by now: its own view, made again from what everybody knew.

interface CardMoment {
  readonly view: ProgressView
  readonly question: Question<ProgressKinds>
}

/**
 * `seen`: what everybody knew after each entry that holds. Null: this side was not asked for a card in that turn, or
 * the game has not come to it.
 */
export function cardMomentOf(
  seen: readonly ProgressView[],
  side: Side,
  turn: number,
): CardMoment | null {
  const hasLocked = (view: ProgressView): boolean =>
    view.turn === turn && view.chosen[side] !== null
  const first = seen.findIndex(hasLocked)
  if (first < 0) return null
  const before = seen[first - 1] ?? atStart(seen[first])
  if (before?.turn !== turn) return null
  const view = { ...before, viewer: side }
  const question = progress.ask(view, side)
  return question?.kind === 'card' ? { view, question } : null
}

/** Before the first entry. */
const atStart = (view: ProgressView | undefined): ProgressView | null => {
  const opened = view === undefined ? null : progress.open(view.setup)
  return opened?.ok === true ? progress.seen(opened.value, table) : null
}

/** Null: it comes to another card now, so whatever it said would not be why. */
export async function recallWhy({ game, seen, side, turn, card }: Wanted): Promise<Why | null> {
  const moment = cardMomentOf(seen, side, turn)
  if (moment === null) return null
  const { player } = moment.view.setup.seats[side]
  // Where its worker failed, the level `normal` played in its place.
  for (const level of player === 'person' ? [] : ([player, 'normal'] as const)) {
    const why = await whyOf(level)
    if (why?.card === card) return why
  }
  return null

  async function whyOf(level: Player): Promise<Why | null> {
    const asked = { ...moment, player: level, key: game, time: mayTake }
    const how = { patience, orElse: () => null }
    const thought = await askOnce<typeof thinkAsked, null>(address, asked, how).catch(() => null)
    return thought?.why ?? null
  }
}
