// The lines of a backup file: a header, one record a line behind its hash, and a last line that seals them all.
import { sha256 } from '@/core/record/sha256.ts'

export const backupName = 'aide-de-camp-backup'

/**
 * What may come in. There is none for the whole of a file: it is read line by line, and each thing and battle is let go of
 * when it is complete. The others bound the memory that a foreign file may take, far above anything that is kept.
 */
export const backupLimits = {
  /** Characters of records that wait for the rest of their thing or battle; and of a text that must be read whole. */
  held: 100_000_000,
  /** Beyond these characters a text may be so many times as large as its file, and no more. */
  growth: 200,
  /** Things and battles. */
  units: 1_000_000,
  /** Of the JSON of one record. */
  depth: 16,
  /** Values in one record: a text of 60,000 lines that no reader understands is one. */
  nodes: 1_000_000,
  /** Characters of one line: a list that was sent again and again, each time with a text of two million. */
  line: 20_000_000,
} as const

export type BackupLimits = Readonly<Record<keyof typeof backupLimits, number>>

/** How many records of each kind a backup says it has. */
type Counts = Readonly<Record<string, number>>

export interface Header {
  readonly format: typeof backupName
  readonly backupFormat: number
  readonly appVersion: string
  readonly dbSchema: number
  /** ISO 8601 in UTC; a label, never an order of truth. */
  readonly createdAt: string
  /** What the phone calls itself; only for people. */
  readonly device: string
  readonly counts: Counts
}

/** One record: the kind it is of, its key there, and what is kept of it. */
export interface BackupRecord {
  readonly t: string
  readonly k: string
  readonly v: unknown
}

/** The last line. */
export interface End {
  readonly end: true
  readonly records: number
  /** Of every byte before this line. */
  readonly sha256: string
}

const hashDigits = 16

const hashOf = (text: string): string => sha256(text).slice(0, hashDigits)

/** `h` is the hash of everything on the line before it. */
export function printRecord({ t, k, v }: BackupRecord): string {
  const body = JSON.stringify({ t, k, v }).slice(0, -1)
  return `${body},"h":"${hashOf(body)}"}`
}

const tail = /,"h":"([0-9a-f]{16})"\}$/
const tailLength = 24

/** The JSON of a record whose hash holds; null if it was changed or cut. */
export function soundRecord(line: string): string | null {
  const found = tail.exec(line.slice(-tailLength))
  const body = line.slice(0, -tailLength)
  return found?.[1] === hashOf(body) ? `${body}}` : null
}
