// A few words outside the database that remember it was there: without them a lost database looks like a new phone.
import { isCount, isObject, isText } from '@/rules/core/record/json.ts'
import { dbSchema } from '../versions.ts'

export interface Sentinel {
  /** The same as in the database's guard. */
  readonly installId: string
  readonly schema: number
  readonly armies: boolean
  readonly battles: boolean
  readonly lastBackupAt: number | null
}

const place = 'aide-de-camp.sentinel'

function parse(text: string): Sentinel | null {
  const json: unknown = JSON.parse(text)
  if (!isObject(json) || !isText(json['installId'])) return null
  const { installId, schema, armies, battles, lastBackupAt } = json
  return {
    installId,
    schema: isCount(schema) ? schema : dbSchema,
    armies: armies === true,
    battles: battles === true,
    lastBackupAt: isCount(lastBackupAt) ? lastBackupAt : null,
  }
}

/** Null on a new phone, and wherever there is no localStorage. */
export function readSentinel(): Sentinel | null {
  try {
    const text = localStorage.getItem(place)
    return text === null ? null : parse(text)
  } catch {
    return null
  }
}

/** This installation's own name; in memory too, for the case that everything stored is gone. */
let installId = readSentinel()?.installId ?? crypto.randomUUID()

export const ownInstallId = (): string => installId

export function writeSentinel(change: Partial<Sentinel>): void {
  const before = readSentinel()
  const next: Sentinel = {
    installId: change.installId ?? before?.installId ?? installId,
    schema: dbSchema,
    armies: change.armies ?? before?.armies ?? false,
    battles: change.battles ?? before?.battles ?? false,
    lastBackupAt: change.lastBackupAt ?? before?.lastBackupAt ?? null,
  }
  installId = next.installId
  try {
    localStorage.setItem(place, JSON.stringify(next))
  } catch {
    // a full or forbidden localStorage: the second journal still tells that there was something
  }
}
