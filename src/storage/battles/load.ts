// Reading battles out of the database.
import { liveQuery } from 'dexie'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayRead } from '../meta.ts'
import { soundLog, type BattleRow, type HeadRow, type KeptBattle } from './battle.ts'

export interface StoredBattle extends KeptBattle {
  readonly head: HeadRow
  /** The head speaks of more entries than hang together: some are gone or were changed. */
  readonly isBroken: boolean
}

const rowsOf = (id: string) =>
  database.entries.where('[battleId+seq]').between([id, 0], [id, Number.POSITIVE_INFINITY])

function readBattle(id: string): Promise<StoredBattle | null> {
  return database.transaction(
    'r',
    [database.battles, database.entries, database.heads, database.meta],
    async () => {
      const [guard, battle, head, rows] = await Promise.all([
        database.meta.get('guard'),
        database.battles.get(id),
        database.heads.get(id),
        rowsOf(id).toArray(),
      ])
      mayRead(guard)
      if (battle === undefined || head === undefined) return null
      const log = soundLog(battle.opening, rows)
      return { battle, log, head, isBroken: log.length !== head.seq || rows.length !== head.seq }
    },
  )
}

/** A battle as the database has it; null if there is none. */
export const loadBattle = (id: string): Promise<StoredBattle | null> =>
  connected(() => readBattle(id))

export async function loadKnown(id: string): Promise<StoredBattle> {
  const stored = await loadBattle(id)
  if (stored === null) throw new StorageFailure('missing')
  return stored
}

/** A battle in a list. */
export interface BattleCard extends BattleRow {
  readonly entries: number
}

export interface BattleWatch {
  readonly stop: () => void
}

/** Tells all battles, the newest first, now and after every change in any tab. */
export function watchBattles(
  tell: (cards: readonly BattleCard[]) => void,
  fail: (cause: unknown) => void,
): BattleWatch {
  const subscription = liveQuery(async () => {
    const [battles, heads] = await Promise.all([
      database.battles.toArray(),
      database.heads.toArray(),
    ])
    const entries = new Map(heads.map((head) => [head.battleId, head.seq]))
    return battles
      .map((battle) => ({ ...battle, entries: entries.get(battle.id) ?? 0 }))
      .sort((one, other) => other.updatedAt - one.updatedAt)
  }).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}

/** Tells one battle, now and whenever some tab has added to it; null when it is gone. */
export function watchBattle(
  id: string,
  tell: (stored: StoredBattle | null) => void,
  fail: (cause: unknown) => void,
): BattleWatch {
  const subscription = liveQuery(() => readBattle(id)).subscribe(tell, fail)
  return { stop: () => subscription.unsubscribe() }
}
