// A battle of which the database has lost its row, its head or both: made whole again of what is left and of the second copies.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { mayWrite } from '../meta.ts'
import type { SpareBattle } from '../spare/battleText.ts'
import { headHash, soundLog, type BattleRow } from './battle.ts'
import { asideOf, everyEntry } from './entryRows.ts'
import { battleTables, remainsOf } from './load.ts'

export const newerRow = (one: BattleRow, other: BattleRow): BattleRow =>
  other.updatedAt > one.updatedAt ? other : one

/** Inside a transaction over the entries: takes all of a battle's out, and keeps those behind `from`. */
export async function setAside(id: string, from: number): Promise<void> {
  const rows = await everyEntry(id).toArray()
  const unread = rows.filter(({ seq }) => seq > from)
  await database.entries.bulkPut(unread.map((row) => ({ ...row, battleId: asideOf(id) })))
  await everyEntry(id).delete()
}

/**
 * `nothing`: there is nothing of it, anywhere. `rejoined`: it has its row and its head again; what else is missing is
 * for `reconcile`. `orphaned`: how it began is unknown.
 */
type Rejoined = 'nothing' | 'rejoined' | 'orphaned'

/** `epoch`: above those of all writers that there were. */
export const rejoin = (
  id: string,
  spares: readonly SpareBattle[],
  epoch: number,
): Promise<Rejoined> =>
  connected(() =>
    database.transaction('rw', battleTables(), async () => {
      mayWrite(await database.meta.get('guard'))
      const { battle, head, rows } = await remainsOf(id)
      const known = [
        ...(battle === undefined ? [] : [battle]),
        ...spares.map((each) => each.battle),
      ]
      if (known.length === 0)
        return head === undefined && rows.length === 0 ? 'nothing' : 'orphaned'
      const row = known.reduce(newerRow)
      const log = soundLog(row.opening, rows)
      const seq = rows.at(-1)?.seq ?? 0
      const fresh = { battleId: id, seq, hash: headHash({ battle: row, log }), epoch }
      await Promise.all([database.battles.put(row), database.heads.put(head ?? fresh)])
      return 'rejoined'
    }),
  )

/** Nothing of it can be read again: what is left of it is kept aside. */
export const giveUp = (id: string): Promise<void> =>
  connected(() =>
    database.transaction('rw', battleTables(), async () => {
      mayWrite(await database.meta.get('guard'))
      await setAside(id, 0)
      await database.heads.delete(id)
    }),
  )
