// Everything that needs Dexie and is wanted at every start, in one chunk: one request when the door is first used.
import { liveQuery } from 'dexie'
import type { BattleRow } from './battles/battle.ts'
import { binnedAt } from './battles/binMark.ts'
import { database } from './database.ts'

export * from './armyQueries.ts'
export { watchConnection } from './connection.ts'
export { boot, compared, untilCleared } from './recovery/boot.ts'

// The battles that are not over, by their rows alone: what a strip on every screen can afford to watch.

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
