// Comparison after the start, in the background: every battle and every kind against their second copies.
import { settleHead } from '../battles/append.ts'
import type { HeadRow } from '../battles/battle.ts'
import { forgetBattles, ledger, noteEntries } from '../battles/entryCounts.ts'
import { loadBattle, storedBattles } from '../battles/load.ts'
import { reconcile, type Reconciled } from '../battles/reconcile.ts'
import { withLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { tellEmptied } from '../emptied.ts'
import {
  laterFirst,
  removeSpares,
  removeSuperseded,
  unmarkGone,
  writeRest,
} from '../spare/battleSpare.ts'
import { spareFiles, type SpareFile } from '../spare/spareFiles.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { settling } from '../spare/retention.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { battleIds } from './found.ts'
import { compareKinds, type ComparedKinds } from './compareKinds.ts'
import { noneOf } from './loss.ts'
import { rememberedKinds, writeSentinel } from './sentinel.ts'

/** What the comparison has put right, for the user to know. */
export interface Compared {
  /** Things of each kind by its name that the database did not have, or not with all of their parts. */
  readonly kinds: Readonly<Record<string, number>>
  /** Battles that the database did not have, or had lost its row or its head of. */
  readonly battles: number
  /** Entries that it did not have of others. */
  readonly entries: number
  /** Entries that are nowhere any more, or cannot be read; each battle's loss is in the ledger and told from there. */
  readonly cut: number
  /** Second versions of battles that are kept beside them now. */
  readonly copies: number
  /** Battles, and kinds of things, that could not be compared. */
  readonly failed: number
}

/** The database gets the longest chain there is, the copy is written anew from it. */
export async function putRight(drive: SpareDrive, id: string): Promise<Reconciled | null> {
  const reconciled = await reconcile(id)
  const stored = await loadBattle(id)
  if (stored === null) return null
  if (stored.head.seq !== stored.log.length) await settleHead(stored, stored.head.epoch)
  await writeRest(drive, stored)
  return reconciled
}

/** A battle is left alone while another tab plays it. */
const compareBattle = (drive: SpareDrive, id: string): Promise<Reconciled | null> =>
  withLock(id, () => putRight(drive, id))

/** At rest, and as long as its head says: nothing to do, and no file was opened to find out. */
const isInOrder = (files: readonly SpareFile[], { battleId, seq }: HeadRow): boolean => {
  const own = files.filter(
    ({ id, kind, isMirrored }) => id === battleId && kind !== 'turn' && !isMirrored,
  )
  const [last] = own.toSorted(laterFirst)
  return last?.kind === 'rest' && last.numbers[0] === seq
}

async function removeRest(drive: SpareDrive, id: string): Promise<void> {
  await forgetBattles([id])
  await (await import('../battleDamage/damagedFiles.ts')).removeAside(drive, id)
  await removeSpares(drive, id)
}

/** Battles whose deleting was not finished: what is left of their files goes; one that still has its rows stays. */
async function finishRemovals(
  drive: SpareDrive,
  files: readonly SpareFile[],
  there: ReadonlySet<string>,
): Promise<void> {
  for (const { kind, id } of files) {
    if (kind !== 'gone') continue
    const finish = there.has(id) ? unmarkGone : removeRest
    await withLock(id, () => finish(drive, id)).catch(() => undefined)
  }
}

/** What earlier visits have left goes when this one has lasted; a battle that is played is left to the tab that plays it. */
async function removeOld(drive: SpareDrive, ids: Iterable<string>): Promise<void> {
  for (const id of ids) await withLock(id, () => removeSuperseded(drive, id)).catch(() => undefined)
}

/** Battles from before there was a ledger, and those that came from a backup. */
async function countUncounted(heads: readonly HeadRow[]): Promise<void> {
  const { battles: counted } = await ledger()
  const uncounted = new Map(
    heads.flatMap(({ battleId, seq }) => (counted.has(battleId) ? [] : [[battleId, seq]])),
  )
  const rows = await connected(() => database.battles.bulkGet([...uncounted.keys()]))
  for (const row of rows) if (row !== undefined) noteEntries(row, uncounted.get(row.id) ?? 0)
}

type Done = Reconciled | { readonly kind: 'failed' }

const notDone: Done = { kind: 'failed' }

async function compareBattles(
  drive: SpareDrive,
  files: readonly SpareFile[],
): Promise<readonly Done[]> {
  const { ids, whole } = await storedBattles()
  await finishRemovals(drive, files, ids)
  const { battles: counted } = await ledger()
  const isFine = (head: HeadRow): boolean =>
    isInOrder(files, head) && (counted.get(head.battleId)?.entries ?? 0) <= head.seq
  const fine = new Set(whole.filter(isFine).map((head) => head.battleId))
  const all = new Set([...ids, ...(await battleIds(drive)), ...counted.keys()])
  const done: Done[] = []
  setTimeout(() => void removeOld(drive, all), settling)
  for (const id of all) {
    const one = fine.has(id) ? null : await compareBattle(drive, id).catch(() => notDone)
    if (one !== null) done.push(one)
  }
  await countUncounted(await connected(() => database.heads.toArray()))
  writeSentinel({ battles: all.size > 0 })
  return done
}

/**
 * What was there, and is neither in the database nor in its second copies: all that can be done is to say so. Of what
 * could not be read nothing is said.
 */
async function tellGone({ short, failed }: ComparedKinds): Promise<void> {
  const kinds = await noneOf(rememberedKinds().filter((name) => !failed.includes(name)))
  const less = short.filter((name) => !kinds.includes(name))
  tellEmptied({ whileOpen: false, kinds, less })
}

export async function compareAll(): Promise<Compared> {
  const drive = await spareDrive()
  const files = drive === null ? [] : await spareFiles(drive)
  const things = await compareKinds(drive, files)
  for (const kind of things.due) kindChanged(kind)
  await tellGone(things)
  const battles = drive === null ? [] : await compareBattles(drive, files)
  const isBack = (each: Done): boolean => each.kind === 'mended' && each.isBack === true
  const sum = (kind: 'mended' | 'cut'): number =>
    battles.reduce(
      (total, each) => total + (each.kind === kind && !isBack(each) ? each.entries : 0),
      0,
    )
  const count = (kind: Done['kind']): number => battles.filter((each) => each.kind === kind).length
  return {
    kinds: things.back,
    entries: sum('mended'),
    cut: sum('cut'),
    copies: count('parted'),
    battles: battles.filter(isBack).length,
    failed: things.failed.length + count('failed'),
  }
}
