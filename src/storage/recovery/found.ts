// Contents of the second copies: to be told to the user, and to be put back.
import type { BattleState, BattleTitle, KeptBattle } from '../battles/battle.ts'
import { readSpares } from '../spare/battleSpare.ts'
import { spareFiles } from '../spare/spareFiles.ts'
import { unitFiles } from '../spare/copyUnits.ts'
import { readCopy } from '../spare/readCopies.ts'
import type { KindCopy } from '../spare/kindText.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { kindNamed } from '../documents/strangers.ts'
import type { Kind } from '../kind.ts'
import { allKinds } from '../kindList.ts'
import { rememberedKinds } from './sentinel.ts'

export interface FoundBattle {
  readonly id: string
  readonly title: BattleTitle
  readonly state: BattleState
  readonly entries: number
}

/** In figures, for the recovery screen. */
export interface Found {
  /** How many of each kind, by its name. */
  readonly kinds: Readonly<Record<string, number>>
  readonly battles: readonly FoundBattle[]
  /** Kinds that something was there of, and nothing was found. */
  readonly missing: readonly string[]
}

export interface CopyOfKind {
  readonly kind: Kind
  readonly copy: KindCopy
}

export interface Spares {
  readonly kinds: readonly CopyOfKind[]
  readonly battles: readonly KeptBattle[]
}

export async function battleIds(drive: SpareDrive): Promise<string[]> {
  const files = await spareFiles(drive)
  const ids = files.flatMap(({ kind, id }) => (id === '' || kind === 'unit' ? [] : [id]))
  return [...new Set(ids)]
}

async function longestOf(drive: SpareDrive, id: string): Promise<KeptBattle[]> {
  return (await readSpares(drive, id)).slice(0, 1)
}

/** The known kinds, and those beside them whose things were copied by a newer version. */
async function kindsIn(drive: SpareDrive): Promise<readonly Kind[]> {
  const known = allKinds()
  const names = new Set(unitFiles(await spareFiles(drive)).map(({ kindName }) => kindName))
  for (const { name } of known) names.delete(name)
  return [...known, ...[...names].map(kindNamed)]
}

/** What there is of each kind. */
export async function copiesOf(drive: SpareDrive): Promise<CopyOfKind[]> {
  const copies: CopyOfKind[] = []
  for (const kind of await kindsIn(drive)) {
    const copy = await readCopy(drive, kind)
    if (copy !== null) copies.push({ kind, copy })
  }
  return copies
}

/** Everything the second copies hold, each battle in its longest version. */
export async function readAllSpares(): Promise<Spares> {
  const drive = await spareDrive()
  if (drive === null) return { kinds: [], battles: [] }
  const ids = await battleIds(drive)
  const battles = await Promise.all(ids.map((id) => longestOf(drive, id)))
  return { kinds: await copiesOf(drive), battles: battles.flat() }
}

export function foundIn({ kinds, battles }: Spares): Found {
  const counts = Object.fromEntries(kinds.map(({ kind, copy }) => [kind.name, copy.units.length]))
  return {
    kinds: counts,
    battles: battles.map(({ battle, log }) => ({
      id: battle.id,
      title: battle.title,
      state: battle.state,
      entries: log.length,
    })),
    missing: rememberedKinds().filter((name) => (counts[name] ?? 0) === 0),
  }
}

/** Whether second copies remember a database that held something. */
export async function hasSpares(): Promise<boolean> {
  const drive = await spareDrive()
  if (drive === null) return false
  const files = await spareFiles(drive).catch(() => [])
  const gone = new Set(files.flatMap(({ kind, id }) => (kind === 'gone' ? [id] : [])))
  return files.some(({ kind, id }) => kind !== 'before' && kind !== 'probe' && !gone.has(id))
}
