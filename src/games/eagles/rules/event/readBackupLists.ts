// The armies in a backup of the app, for who sends all instead of one. Strict restoring is the storage's own.
import { decodeFile } from '../army/file/armyFile.ts'
import { isWithin } from '../army/file/jsonBounds.ts'
import type { Army } from '../army/model.ts'

const mark = '"format":"aide-de-camp-backup"'

/** Of one record. */
const most = { depth: 16, nodes: 50_000 } as const

export const isBackup = (text: string): boolean => text.slice(0, 400).includes(mark)

function recordIn(line: string): Readonly<Record<string, unknown>> | null {
  if (!line.startsWith('{"t":"armies"') || !isWithin(line, most)) return null
  try {
    const record: unknown = JSON.parse(line)
    return typeof record === 'object' && record !== null && 'v' in record
      ? fieldsIn(record.v)
      : null
  } catch {
    return null
  }
}

const fieldsIn = (json: unknown): Readonly<Record<string, unknown>> | null =>
  typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : null

/** Every list that is not in the bin. */
export function readBackupLists(text: string): readonly Army[] {
  return text.split('\n').flatMap((line) => {
    const kept = recordIn(line)
    if (kept === null || kept['binnedAt'] !== null) return []
    const file = { format: 'aide-de-camp/army', version: 1, armies: [kept['army']] }
    const decoded = decodeFile(JSON.stringify(file))
    return decoded.ok ? decoded.value : []
  })
}
