// Writing a battle: one strict transaction for each step, which asserts what it stands on before it adds anything.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite, newGuard } from '../meta.ts'
import {
  headHash,
  rowOf,
  type BattleRow,
  type HeadRow,
  type KeptBattle,
  type Log,
} from './battle.ts'

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

function mustBe(head: HeadRow | undefined, epoch: number): asserts head is HeadRow {
  if (head === undefined) throw new StorageFailure('emptied')
  if (head.epoch !== epoch) throw new StorageFailure('not-writer')
}

/**
 * Adds entries to the end of a battle. The entries before them must be in the database, the last of them with the hash
 * that the first new one names, and nobody else may have taken the battle over since this writer's epoch.
 */
export const appendEntries = (battleId: string, fresh: Log, epoch: number): Promise<void> =>
  connected(() =>
    database.transaction('rw', [database.entries, database.heads, database.meta], async () => {
      const [guard, head] = await Promise.all([
        database.meta.get('guard'),
        database.heads.get(battleId),
      ])
      mayWrite(guard)
      mustBe(head, epoch)
      const [first] = fresh
      const last = fresh.at(-1)
      if (first === undefined || last === undefined) return
      if (head.seq !== first.seq - 1 || head.hash !== first.entry.previous)
        throw new StorageFailure('stale')
      await Promise.all([
        ...fresh.map((each) => database.entries.add(rowOf(battleId, each))),
        database.heads.put({ battleId, seq: last.seq, hash: last.hash, epoch }),
      ])
    }),
  )

/** Whether what the database has of a battle is how our log begins. */
const isOurs = (head: HeadRow, { log, battle }: KeptBattle): boolean =>
  head.hash === headHash({ battle, log: log.slice(0, head.seq) }) && head.seq <= log.length

async function addMissing(kept: KeptBattle, epoch: number): Promise<void> {
  const { battle, log } = kept
  const head = await database.heads.get(battle.id)
  if (head !== undefined && head.epoch !== epoch) throw new StorageFailure('not-writer')
  if (head !== undefined && !isOurs(head, kept)) throw new StorageFailure('stale')
  const missing = log.slice(head?.seq ?? 0)
  await Promise.all([
    database.battles.put(battle),
    ...missing.map((each) => database.entries.add(rowOf(battle.id, each))),
    database.heads.put(headOf(kept, epoch)),
  ])
}

/** What `mend` found. */
export type Mended = 'whole' | 'emptied'

/**
 * Brings the database up to what is in memory: after a write of which nobody knows whether it arrived, and when the
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

/** For the holder of the lock where a claim finds no room: as the last writer left it. */
export const presentClaim = (battleId: string): Promise<Claim> =>
  connected(async () => {
    const { installId } = mayWrite(await database.meta.get('guard'))
    const head = await database.heads.get(battleId)
    if (head === undefined) throw new StorageFailure('missing')
    return { epoch: head.epoch, installId }
  })

/** Changes what the list shows of a battle. */
export const updateBattle = (battle: BattleRow): Promise<void> =>
  connected(() =>
    database.transaction('rw', [database.battles, database.meta], async () => {
      mayWrite(await database.meta.get('guard'))
      await database.battles.put(battle)
    }),
  )
