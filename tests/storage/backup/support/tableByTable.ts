// Backups as earlier versions wrote them, table by table; also of rows that no version would write.
import { sha256 } from '@/core/record/sha256.ts'
import { documentTable } from '@/storage/documents/document.ts'
import type { StoredRows } from '@/storage/backup/assemble.ts'
import { backupName, printRecord, type End, type Header } from '@/storage/backup/format.ts'
import { backupTables } from '@/storage/backup/tables.ts'
import type { Label } from '@/storage/backup/write.ts'
import { backupFormat, backupFormatWithoutDocuments } from '@/storage/versions.ts'

export interface Stored {
  readonly dbSchema: number
  readonly rows: StoredRows
}

/** A whole file: the header, the records and the last line, each with a line end. */
export function seal(header: Header, lines: readonly string[]): string {
  const above = `${[JSON.stringify(header), ...lines].join('\n')}\n`
  const end: End = { end: true, records: lines.length, sha256: sha256(above) }
  return `${above}${JSON.stringify(end)}\n`
}

export function tableByTable({ dbSchema, rows }: Stored, label: Label, now: Date): string {
  const tables = backupTables()
    .map(({ name, keyOf }) => ({
      name,
      records: (rows[name] ?? []).map((v) => ({ t: name, k: keyOf(v), v: v as unknown })),
    }))
    .filter(({ name, records }) => name !== documentTable || records.length > 0)
  const papers = Object.entries(label.papers).map(([k, v]) => ({ t: 'papers', k, v: v as unknown }))
  const sections = [...tables, { name: 'papers', records: papers }]
  const header: Header = {
    format: backupName,
    backupFormat: tables.some(({ name }) => name === documentTable)
      ? backupFormat
      : backupFormatWithoutDocuments,
    appVersion: label.appVersion,
    dbSchema,
    createdAt: now.toISOString(),
    device: label.device,
    counts: Object.fromEntries(sections.map(({ name, records }) => [name, records.length])),
  }
  return seal(header, sections.flatMap(({ records }) => records).map(printRecord))
}
