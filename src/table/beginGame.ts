// A game that begins now: stored before anybody sees it.
import type { Refusal } from '@/core/conversation.ts'
import { table, type Kinds } from '@/core/game.ts'
import { begin } from '@/core/record/play.ts'
import { ok, type Result } from '@/core/result.ts'
import { beginBattle } from '@/storage/battleDoor.ts'
import type { TablePlan } from './presenter.ts'

/** Returns its id. Rejects if it cannot be stored. */
export async function beginGame<K extends Kinds>(
  { game, title }: Pick<TablePlan<K>, 'game' | 'title'>,
  setup: K['setup'],
): Promise<Result<string, Refusal>> {
  const begun = begin(game, setup)
  if (!begun.ok) return begun
  const { opening, now } = begun.value
  return ok(await beginBattle(opening, title(game.seen(now.state, table))))
}
