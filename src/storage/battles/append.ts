// Writing a battle: one strict transaction for each step, which asserts what it stands on before it adds anything.
import { hashOfEntry } from '@/core/record/chain.ts'
import { connected, connectedBriefly } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite, newGuard } from '../meta.ts'
import {
  headHash,
  rowOf,
  type BattleRow,
  type EntryRow,
  type HeadRow,
  type KeptBattle,
  type Log,
} from './battle.ts'
import { everyEntry } from './entryRows.ts'

const headOf = ({ battle, log }: KeptBattle, epoch: number): HeadRow => ({
  battleId: battle.id,
  seq: log.length,
  hash: log.at(-1)?.hash ?? headHash({ battle, log }),
  epoch,
})

/** A battle that is not there yet, with whatever has happened in it so far. */
export const addBattle = (kept: KeptBattle): Promise<void> =>
  connected(() =>
    database.transaction(
      'rw',
      [database.battles, database.entries, database.heads, database.meta],
      async () => {
        mayWrite(await database.meta.get('guard'))
        await Promise.all([
          database.battles.add(kept.battle),
          database.entries.bulkAdd(kept.log.map((each) => rowOf(kept.battle.id, each))),
          database.heads.add(headOf(kept, 0)),
        ])
      },
    ),
  )

/** Whether what the database has of a battle is how our log begins. */
const isOurs = (last: EntryRow | undefined, log: Log): boolean =>
  last === undefined || log[last.seq - 1]?.hash === hashOfEntry(last.entry)

async function addMissing(kept: KeptBattle, epoch: number): Promise<void> {
  const { battle, log } = kept
  const [head, last] = await Promise.all([
    database.heads.get(battle.id),
    everyEntry(battle.id).last(),
  ])
  if (head !== undefined && head.epoch !== epoch) throw new StorageFailure('not-writer')
  if (!isOurs(last, log)) throw new StorageFailure('stale')
  const missing = log.slice(last?.seq ?? 0)
  await Promise.all([
    database.battles.put(battle),
    ...missing.map((each) => database.entries.add(rowOf(battle.id, each))),
    database.heads.put(headOf(kept, epoch)),
  ])
}

/** What `mend` found. */
export type Mended = 'whole' | 'emptied'

/**
 * Brings the database up to what is in memory: after a write of which it is unknown whether it arrived, and when the
 * database was emptied underneath. Changes nothing that is there.
 */
export const mend = (kept: KeptBattle, epoch: number, installId: string): Promise<Mended> =>
  connected(() =>
    database.transaction(
      'rw',
      [database.battles, database.entries, database.heads, database.meta],
      async () => {
        const guard = await database.meta.get('guard')
        if (guard === undefined) await database.meta.add(newGuard(installId))
        else mayWrite(guard)
        await addMissing(kept, epoch)
        return guard === undefined ? 'emptied' : 'whole'
      },
    ),
  )

export interface Claim {
  readonly epoch: number
  readonly installId: string
}

/** Makes the caller the battle's present writer; every writer before it is refused from now on. */
export const claim = (battleId: string): Promise<Claim> =>
  connected(() =>
    database.transaction('rw', [database.heads, database.meta], async () => {
      const { installId } = mayWrite(await database.meta.get('guard'))
      const head = await database.heads.get(battleId)
      if (head === undefined) throw new StorageFailure('missing')
      const epoch = head.epoch + 1
      await database.heads.put({ ...head, epoch })
      return { epoch, installId }
    }),
  )

/** Notes where the chain ends, for the next start to compare without reading it. */
export const settleHead = (kept: KeptBattle, epoch: number): Promise<void> =>
  connectedBriefly(() =>
    database.transaction('rw', [database.heads, database.meta], async () => {
      mayWrite(await database.meta.get('guard'))
      const head = await database.heads.get(kept.battle.id)
      if (head?.epoch === epoch) await database.heads.put(headOf(kept, epoch))
    }),
  )

/** For the holder of the lock where a claim finds no room: as the last writer left it. */
export const presentClaim = (battleId: string): Promise<Claim> =>
  connected(async () => {
    const { installId } = mayWrite(await database.meta.get('guard'))
    const head = await database.heads.get(battleId)
    if (head === undefined) throw new StorageFailure('missing')
    return { epoch: head.epoch, installId }
  })

/** Changes what the list shows of a battle; false, and nothing changes, if another writer has it by now. */
export const updateBattle = (battle: BattleRow, epoch: number): Promise<boolean> =>
  connected(() =>
    database.transaction('rw', [database.battles, database.heads, database.meta], async () => {
      mayWrite(await database.meta.get('guard'))
      const head = await database.heads.get(battle.id)
      if (head?.epoch !== epoch) return false
      await database.battles.put(battle)
      return true
    }),
  )
