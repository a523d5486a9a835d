// Check of both copies of everything, read in full and compared; the worse one is mended from the better, and nothing is deleted.
import { canonicalJson } from '@/core/record/canonical.ts'
import type { KeptBattle } from '../battles/battle.ts'
import { headHash } from '../battles/battle.ts'
import { ledger } from '../battles/entryCounts.ts'
import { loadBattle, storedBattles, type StoredBattle } from '../battles/load.ts'
import { withLock } from '../battles/writerLock.ts'
import { connected } from '../connection.ts'
import { damagedFiles, keepAside } from '../battleDamage/damagedFiles.ts'
import { readLast } from '../spare/battleSpare.ts'
import { compared } from './boot.ts'
import { owedCopies } from '../spare/owedCopies.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { spareFiles, type SpareFile } from '../spare/spareFiles.ts'
import { kindsHere } from '../documents/strangers.ts'
import { checkKind, type CheckedKind } from './checkKind.ts'
import { putRight } from './compare.ts'
import { battleIds } from './found.ts'

/** What a check has found, and what it has done about it. */
export interface Checked {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of which both copies agree now. */
  readonly battles: number
  /** The same of each kind, by its name. */
  readonly kinds: Readonly<Record<string, number>>
  /** Battles and other things that the database has from the copy now. */
  readonly fromCopy: number
  /** Battles and other things whose copy was written anew from the database. */
  readonly fromDatabase: number
  /** Entries of battles that are in neither; the ledger tells which. */
  readonly lost: number
  /** Battles that are being played, in whatever tab; they are kept in order by the tab that plays them. */
  readonly playing: number
  /** Battles and other things that could not be compared, or not be mended. */
  readonly failed: number
}

/** In every entry, and in what the list shows: whether it is over, and whether it is in the bin. */
const isSame = (one: KeptBattle, other: KeptBattle): boolean =>
  one.log.length === other.log.length &&
  headHash(one) === headHash(other) &&
  canonicalJson(one.battle) === canonicalJson(other.battle)

/** Whether the database is whole and the file written last says the same; older ones and the mirror prove nothing. */
async function agree(
  drive: SpareDrive,
  id: string,
  stored: StoredBattle | null,
  known?: readonly SpareFile[],
): Promise<boolean> {
  if (stored === null || stored.isBroken) return false
  const spare = await readLast(drive, id, known)
  return spare !== null && !spare.isTorn && isSame(spare, stored)
}

type Verdict = 'same' | 'fromCopy' | 'fromDatabase' | 'gone' | 'failed'

interface Found {
  readonly verdict: Verdict
  readonly lost: number
}

/** `known`: its files as they were when all were looked through; it may have been played since. */
async function checkBattle(
  drive: SpareDrive,
  id: string,
  known: readonly SpareFile[],
): Promise<Found> {
  const isOwed = owedCopies.delete(id)
  const before = await loadBattle(id)
  if ((await agree(drive, id, before, known)) || (await agree(drive, id, before)))
    return { verdict: 'same', lost: 0 }
  await keepAside(drive, id, await damagedFiles(drive, id)) // before a new file takes its place
  const done = await putRight(drive, id)
  const after = await loadBattle(id)
  if (after === null) return { verdict: 'gone', lost: 0 }
  if (!(await agree(drive, id, after))) return { verdict: 'failed', lost: 0 }
  const lost = done?.kind === 'cut' ? done.entries : 0
  const isFromCopy =
    done?.kind === 'mended' || (done?.kind === 'parted' && before?.isBroken === true)
  if (isFromCopy) return { verdict: 'fromCopy', lost }
  return { verdict: isOwed ? 'same' : 'fromDatabase', lost }
}

const failed: Found = { verdict: 'failed', lost: 0 }

/** Milliseconds between two battles: a touch comes first. */
const breath = 20

async function checkBattles(drive: SpareDrive): Promise<readonly (Found | null)[]> {
  const { ids } = await storedBattles()
  const all = new Set([...ids, ...(await battleIds(drive)), ...(await ledger()).battles.keys()])
  // Once: the folder has a few files of each battle, and looking through it for each would take the phone for minutes.
  const files = new Map<string, readonly SpareFile[]>()
  for (const file of await spareFiles(drive))
    files.set(file.id, [...(files.get(file.id) ?? []), file])
  const found: (Found | null)[] = []
  for (const id of all) {
    const known = files.get(id) ?? []
    found.push(await withLock(id, () => checkBattle(drive, id, known)).catch(() => failed))
    await new Promise((resolve) => setTimeout(resolve, breath))
  }
  return found
}

/** Null where the browser has no place for a second copy. Copies that a restore still owes are written by the start. */
export async function checkAll(now: number): Promise<Checked | null> {
  await compared()
  const drive = await spareDrive()
  if (drive === null) return null
  const kinds = new Map<string, CheckedKind>()
  for (const kind of await connected(kindsHere)) kinds.set(kind.name, await checkKind(drive, kind))
  const battles = await checkBattles(drive)
  const count = (verdict: Verdict): number =>
    battles.filter((found) => found?.verdict === verdict).length
  const sum = (of: keyof CheckedKind): number =>
    [...kinds.values()].reduce((total, each) => total + each[of], 0)
  return {
    at: now,
    battles: count('same') + count('fromCopy') + count('fromDatabase'),
    kinds: Object.fromEntries([...kinds].map(([name, { agree }]) => [name, agree])),
    fromCopy: count('fromCopy') + sum('fromCopy'),
    fromDatabase: count('fromDatabase') + sum('fromDatabase'),
    lost: battles.reduce((sum, found) => sum + (found?.lost ?? 0), 0),
    playing: battles.filter((found) => found === null).length,
    failed: count('failed') + sum('failed'),
  }
}
