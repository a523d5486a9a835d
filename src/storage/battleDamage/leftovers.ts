// Remains of a battle where journals are damaged: single lines that still continue its chain, and the count of those that do not.
import { hashOfEntry } from '@/core/record/chain.ts'
import { connected } from '../connection.ts'
import type { LooseEntry, SpareBattle } from '../spare/battleText.ts'
import { damagedFiles, keepAside, keptAside, type DamagedFile } from './damagedFiles.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { dbSchema } from '../versions.ts'
import {
  headHash,
  type BattleTitle,
  type KeptBattle,
  type Log,
  type Logged,
} from '../battles/battle.ts'
import { asideOf, everyEntry } from '../battles/entryRows.ts'
import { noteLoss } from '../battles/entryCounts.ts'
import type { CountedBattle } from '../battles/ledger.ts'
import type { StoredBattle } from '../battles/load.ts'

/** The battle with every loose entry that names the hash before it. */
function continued(kept: KeptBattle, loose: readonly LooseEntry[]): Log {
  const after = new Map(loose.map((each) => [each.entry.previous, each]))
  const log: Logged[] = [...kept.log]
  let next = after.get(headHash(kept))
  while (next?.seq === log.length + 1) {
    const { seq, v, at, entry } = next
    const hash = hashOfEntry(entry)
    log.push({ seq, v, at, entry, hash })
    next = after.get(hash)
  }
  return log
}

export interface Known {
  readonly stored: StoredBattle | null
  /** The longest first. */
  readonly spares: readonly SpareBattle[]
  readonly counted: CountedBattle | undefined
}

export interface Gathered {
  /** The longest first; one that single lines have made longer among them. */
  readonly spares: readonly SpareBattle[]
  readonly title: BattleTitle
  /** Entries that the battle had, as far as anything still knows. */
  readonly had: number
  /** Entries of its longest chain. */
  readonly has: number
  /** Damaged files that know of more than that are kept; before anything takes their place. */
  readonly keepAside: () => Promise<void>
}

/** The ledger counts exactly; only where it remembers nothing do damaged lines count as entries. */
function countHad(
  { stored, counted }: Known,
  damaged: readonly DamagedFile[],
  lastRow: number,
): number {
  const lines = damaged.map(({ lastRead, lastCounted }) =>
    counted === undefined ? lastCounted : lastRead,
  )
  return Math.max(0, counted?.entries ?? 0, stored?.lastSeq ?? lastRow, ...lines)
}

/** Looks into every line that is left of a battle. */
export async function gather(
  drive: SpareDrive | null,
  id: string,
  known: Known,
): Promise<Gathered> {
  const { stored, spares, counted } = known
  const damaged = drive === null ? [] : await damagedFiles(drive, id)
  const rows = await connected(() => everyEntry(id).toArray())
  const loose = [...damaged.flatMap(({ entries }) => entries), ...rows]
  const longer = [
    ...(stored === null ? [] : [{ ...stored, isTorn: false, isWhole: true, epoch: 0 }]),
    ...spares,
  ]
    .map((kept) => ({ kept, log: continued(kept, loose) }))
    .filter(({ kept, log }) => log.length > kept.log.length)
    .map(({ kept: { battle, epoch, isWhole }, log }) => ({
      battle,
      log,
      isTorn: false,
      isWhole,
      epoch,
    }))
  const all = [...longer, ...spares].sort((one, other) => other.log.length - one.log.length)
  const has = Math.max(stored?.log.length ?? 0, all[0]?.log.length ?? 0)
  const title = stored?.battle.title ?? all[0]?.battle.title ?? counted?.title ?? {}
  const beyond = damaged.filter(({ lastCounted }) => lastCounted > has)
  return {
    spares: all,
    title,
    had: countHad(known, damaged, rows.at(-1)?.seq ?? 0),
    has,
    keepAside: async () => (drive === null ? undefined : keepAside(drive, id, beyond)),
  }
}

/** To be called when what is left goes on. */
export async function tellLoss(id: string, { title, had, has }: Gathered): Promise<void> {
  if (had > has) await noteLoss({ battle: id, title, had, has, at: Date.now() })
}

/** What was kept aside of a battle, in the lines of a raw export; null if there is nothing. */
export async function exportAside(id: string): Promise<string | null> {
  const drive = await spareDrive()
  const rows = await connected(() => everyEntry(asideOf(id)).toArray())
  const files = drive === null ? [] : await keptAside(drive, id)
  if (rows.length + files.length === 0) return null
  const head = { raw: 1, app: dbSchema, schema: dbSchema, rows: rows.length }
  const lines = [
    head,
    ...rows.map((row) => ({ table: 'entries', row })),
    ...files.map(({ name, text }) => ({ spare: name, text })),
  ]
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}
