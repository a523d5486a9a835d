// Makes the text of a backup from the rows of the tables.
import { documentTable } from '../documents/document.ts'
import { backupFormat, backupFormatWithoutDocuments } from '../versions.ts'
import type { StoredRows } from './assemble.ts'
import { backupName, printRecord, seal, type BackupRecord, type Header } from './format.ts'
import type { Papers } from './papers.ts'
import { backupTables } from './tables.ts'

/** All that a backup covers, as it is stored. */
export interface Stored {
  readonly dbSchema: number
  readonly rows: StoredRows
}

/** What only the screens know. */
export interface Label {
  readonly appVersion: string
  readonly device: string
  readonly papers: Papers
  /** Also what is in a backup only on wish. */
  readonly whole?: boolean
}

interface Section {
  readonly name: string
  readonly records: readonly BackupRecord[]
}

/** A file without documents says nothing of them: an older version can read it. */
function sectionsOf({ rows }: Stored, papers: Papers): Section[] {
  const tables = backupTables().map(({ name, keyOf }) => ({
    name,
    records: (rows[name] ?? []).map((v) => ({ t: name, k: keyOf(v), v })),
  }))
  return [
    ...tables.filter(({ name, records }) => name !== documentTable || records.length > 0),
    { name: 'papers', records: Object.entries(papers).map(([k, v]) => ({ t: 'papers', k, v })) },
  ]
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
  const sections = sectionsOf(stored, papers)
  const hasDocuments = sections.some(({ name }) => name === documentTable)
  const header: Header = {
    format: backupName,
    backupFormat: hasDocuments ? backupFormat : backupFormatWithoutDocuments,
    appVersion,
    dbSchema: stored.dbSchema,
    createdAt: now.toISOString(),
    device,
    counts: Object.fromEntries(sections.map(({ name, records }) => [name, records.length])),
  }
  return seal(header, await printAll(sections.flatMap(({ records }) => records)))
}
