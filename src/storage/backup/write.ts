// Makes the text of a backup from the rows of the tables.
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import type { KeptArmy } from '../keptArmy.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'
import { backupFormat } from '../versions.ts'
import { backupName, printRecord, seal, type BackupRecord, type Header } from './format.ts'
import type { Papers } from './papers.ts'
import { backupTables, entryKey, type BackupTable } from './records.ts'

/** All that a backup covers, as it is stored. */
export interface Stored {
  readonly dbSchema: number
  readonly armies: readonly KeptArmy[]
  readonly battles: readonly BattleRow[]
  readonly heads: readonly HeadRow[]
  readonly entries: readonly EntryRow[]
  readonly events: readonly EventRow[]
  readonly eventEntries: readonly EventEntryRow[]
}

/** What only the screens know. */
export interface Label {
  readonly appVersion: string
  readonly device: string
  readonly papers: Papers
}

function recordsOf(stored: Stored, papers: Papers): Record<BackupTable, BackupRecord[]> {
  const of = <Row>(t: BackupTable, rows: readonly Row[], keyOf: (row: Row) => string) =>
    rows.map((v) => ({ t, k: keyOf(v), v }))
  return {
    armies: of('armies', stored.armies, ({ id }) => id),
    battles: of('battles', stored.battles, ({ id }) => id),
    heads: of('heads', stored.heads, ({ battleId }) => battleId),
    entries: of('entries', stored.entries, entryKey),
    events: of('events', stored.events, ({ id }) => id),
    eventEntries: of('eventEntries', stored.eventEntries, ({ id }) => id),
    papers: Object.entries(papers).map(([k, v]) => ({ t: 'papers', k, v })),
  }
}

/** Lines printed before the screen gets a turn. */
const linesAtOnce = 200

async function printAll(records: readonly BackupRecord[]): Promise<string[]> {
  const lines: string[] = []
  for (const record of records) {
    lines.push(printRecord(record))
    if (lines.length % linesAtOnce === 0) await new Promise((resolve) => setTimeout(resolve, 0))
  }
  return lines
}

export async function writeBackup(
  stored: Stored,
  { appVersion, device, papers }: Label,
  now: Date,
): Promise<string> {
  const records = recordsOf(stored, papers)
  const header: Header = {
    format: backupName,
    backupFormat,
    appVersion,
    dbSchema: stored.dbSchema,
    createdAt: now.toISOString(),
    device,
    counts: Object.fromEntries(backupTables.map((table) => [table, records[table].length])),
  }
  return seal(header, await printAll(backupTables.flatMap((table) => records[table])))
}
