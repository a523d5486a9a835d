// The moment a computer was asked for a card that lies open by now: its own view, made again from what everybody knew.
import type { Side } from '@/core/conversation.ts'
import { table, type Question } from '@/core/game.ts'
import { progress, type ProgressKinds, type ProgressView } from '../../rules/index.ts'

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
