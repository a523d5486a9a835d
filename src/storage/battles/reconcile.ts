// Comparison of what the database and the second journal have of a battle: the longest sound chain goes on, the other is kept.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import { mayWrite } from '../meta.ts'
import { lastEpoch, readSpares } from '../spare/battleSpare.ts'
import type { SpareBattle } from '../spare/battleText.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { addBattle } from './append.ts'
import type { Known } from '../battleDamage/leftovers.ts'
import { headHash, isPrefix, rowOf, type KeptBattle } from './battle.ts'
import { everyEntry } from './entryRows.ts'
import { ledger } from './entryCounts.ts'
import { battleTables, loadBattle, type StoredBattle } from './load.ts'
import { giveUp, newerRow, rejoin, setAside } from './rejoin.ts'

/** A UUID of the kind that any program may make by a rule of its own (RFC 9562, version 8). */
const uuidOf = (hash: string): string =>
  [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')

/** The id that copies had in the first releases; they keep it. */
const oldCopyId = (hash: string): string => `copy-${hash.slice(0, 32)}`

/** The battle as another one beside it, to be looked at later. The same chain is always the same copy. */
const asCopy = ({ battle, log }: KeptBattle, id: string): KeptBattle => ({
  battle: {
    ...battle,
    id,
    state: battle.state === 'finished' ? 'finished' : 'paused',
    copyOf: battle.id,
  },
  log,
})

/** Puts a chain in the place of what the database has of this battle: that is part of it, or a copy by now. */
const replace = ({ battle, log }: KeptBattle, stored: StoredBattle): Promise<void> =>
  connected(() =>
    database.transaction('rw', battleTables(), async () => {
      mayWrite(await database.meta.get('guard'))
      const old = await database.heads.get(battle.id)
      const last = await everyEntry(battle.id).last()
      // Another tab has written since we looked: what we know is not the whole truth.
      if (old?.epoch !== stored.head.epoch || (last?.seq ?? 0) > stored.lastSeq)
        throw new StorageFailure('stale')
      await setAside(battle.id, log.length)
      await database.battles.put(battle)
      await database.entries.bulkAdd(log.map((each) => rowOf(battle.id, each)))
      const hash = headHash({ battle, log })
      const epoch = old.epoch + 1
      await database.heads.put({ battleId: battle.id, seq: log.length, hash, epoch })
    }),
  )

/** Keeps a second version of a battle beside it; returns its id. */
export async function keepCopy(kept: KeptBattle): Promise<string> {
  const hash = headHash(kept)
  const id = uuidOf(hash)
  for (const known of [id, oldCopyId(hash)]) if ((await loadBattle(known)) !== null) return known
  await addBattle(asCopy(kept, id))
  return id
}

/** What became of a battle when the two journals were compared. */
export type Reconciled =
  | { readonly kind: 'same' | 'nowhere' }
  /** The database had fewer entries, or none; it has them all now. `isBack`: the battle itself was missing. */
  | { readonly kind: 'mended'; readonly entries: number; readonly isBack?: true }
  /** So many entries are nowhere any more, or cannot be read; what stands before them goes on. */
  | { readonly kind: 'cut'; readonly entries: number }
  /** The two went on in different ways; the shorter one is a battle of its own now. */
  | { readonly kind: 'parted'; readonly copy: string }

/** The database has the longest chain there is, but its head speaks of another. */
async function goOnWithRest(stored: StoredBattle): Promise<Reconciled> {
  await replace(stored, stored)
  return { kind: 'cut', entries: stored.lastSeq - stored.log.length }
}

/**
 * Where two chains part, the one of the later writer goes on: entries that the database refused, because the battle had
 * been taken over, must not come back as the battle. A database that lost something has no say against a longer chain.
 */
const isSpareBetter = (stored: StoredBattle, spare: SpareBattle): boolean =>
  spare.log.length > stored.log.length && (spare.epoch > stored.head.epoch || stored.isBroken)

async function adopt(stored: StoredBattle, spare: SpareBattle): Promise<Reconciled> {
  const battle = newerRow(stored.battle, spare.battle)
  if (isPrefix(stored.log, spare.log)) {
    await replace({ battle, log: spare.log }, stored)
    return { kind: 'mended', entries: spare.log.length - stored.log.length }
  }
  const isBetter = isSpareBetter(stored, spare)
  const copy = await keepCopy(isBetter ? stored : spare)
  if (isBetter) await replace({ battle, log: spare.log }, stored)
  else if (stored.isBroken) await goOnWithRest(stored)
  return { kind: 'parted', copy }
}

/** The longest chain there is goes into the database; `spares` the longest first. */
async function putRight(
  stored: StoredBattle | null,
  spares: readonly SpareBattle[],
): Promise<Reconciled> {
  if (stored === null) return { kind: 'nowhere' }
  const better = spares.find((spare) => isPrefix(stored.log, spare.log)) ?? spares[0]
  if (better !== undefined && !isPrefix(better.log, stored.log)) return adopt(stored, better)
  return stored.isBroken ? goOnWithRest(stored) : { kind: 'same' }
}

/** Nothing of a battle that is there is missing, as far as is known. */
function isWhole({ stored, spares, counted }: Known): boolean {
  const length = Math.max(stored?.log.length ?? 0, spares[0]?.log.length ?? 0)
  const isTorn = stored?.isBroken === true || spares.some((spare) => spare.isTorn)
  return !isTorn && length >= (counted?.entries ?? 0)
}

async function putRightOfLeftovers(
  drive: SpareDrive | null,
  id: string,
  known: Known,
): Promise<Reconciled> {
  const { gather, tellLoss } = await import('../battleDamage/leftovers.ts')
  const found = await gather(drive, id, known)
  await found.keepAside()
  const done = await putRight(known.stored, found.spares)
  await tellLoss(id, found)
  return done
}

/** The battle's own rows are missing, or one of them. */
async function reconcileRemains(
  drive: SpareDrive | null,
  id: string,
  { spares, counted }: Known,
): Promise<Reconciled> {
  const epoch = 1 + (drive === null ? 0 : await lastEpoch(drive, id))
  const remains = await rejoin(id, spares, epoch)
  const known = { stored: await loadBattle(id), spares, counted }
  const done = await (isWhole(known) && remains !== 'orphaned'
    ? putRight(known.stored, spares)
    : putRightOfLeftovers(drive, id, known))
  if (remains === 'orphaned') await giveUp(id)
  if (done.kind === 'same') return { kind: 'mended', entries: 0, isBack: true }
  return done.kind === 'mended' ? { ...done, isBack: true } : done
}

/**
 * Only for a battle that no tab plays, or by the tab that plays it. Where something is damaged or missing, single lines
 * behind the damage may continue the chain; what no copy can continue is kept aside, counted and told.
 */
export async function reconcile(id: string): Promise<Reconciled> {
  const drive = await spareDrive()
  const reading = drive === null ? [] : readSpares(drive, id)
  const [stored, spares, { battles }] = await Promise.all([
    loadBattle(id),
    Promise.resolve(reading).catch(() => null),
    ledger(),
  ])
  const counted = battles.get(id)
  if (stored === null) {
    // What could not be looked into is not gone.
    if (spares === null) throw new StorageFailure('connection')
    return reconcileRemains(drive, id, { stored, spares, counted })
  }
  const known = { stored, spares: spares ?? [], counted }
  return isWhole(known) ? putRight(stored, known.spares) : putRightOfLeftovers(drive, id, known)
}
