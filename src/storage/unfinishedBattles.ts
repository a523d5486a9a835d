// The battles that are not over, by their rows alone: what a strip on every screen can afford to watch.
import { liveQuery } from 'dexie'
import { database } from './database.ts'
import type { BattleRow } from './battles/battle.ts'
import { binnedAt } from './battles/binMark.ts'

/** Calls back with all battles that are not over, the one touched last first; second versions are left out. */
export function watchUnfinished(
  tell: (battles: readonly BattleRow[]) => void,
  fail: (cause: unknown) => void,
): { readonly stop: () => void } {
  const subscription = liveQuery(async () => {
    const battles = await database.battles.where('state').anyOf('running', 'paused').toArray()
    return battles
      .filter(({ copyOf, title }) => copyOf === null && binnedAt({ title }) === null)
      .sort((one, other) => other.updatedAt - one.updatedAt)
  }).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}
