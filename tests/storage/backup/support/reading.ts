// A backup with everything that is in it, read in one piece; and what the phone holds, in the same form.
import { ok, refused, type Result } from '@/core/result.ts'
import type { Backup } from '@/storage/backup/contents.ts'
import { BackupReader, type Verdict } from '@/storage/backup/read.ts'
import { readFile } from '@/storage/backup/readFile.ts'
import { storedUnits } from '@/storage/backup/stored.ts'
import { writeBackup } from '@/storage/backup/write.ts'
import type { Unit } from '@/storage/backup/unit.ts'
import { database } from '@/storage/database.ts'
import { label, noon } from './examples.ts'

export interface ReadBackup extends Pick<Backup, 'header' | 'papers'> {
  readonly units: readonly Unit[]
}

type Problem =
  | { readonly code: 'not-backup' | 'too-big' }
  | { readonly code: 'newer'; readonly appVersion: string }
  | { readonly code: 'cut-off' | 'damaged'; readonly readable: ReadBackup | null }

function readAs(text: string, holdsThings: boolean): { verdict: Verdict; units: readonly Unit[] } {
  const reader = new BackupReader(holdsThings)
  const end = text.lastIndexOf('\n') + 1
  const units = [...reader.take(text.slice(0, end)), ...reader.end(text.slice(end))]
  return { verdict: reader.verdict(), units }
}

/** In one piece, as a file is read piece by piece (`readFile`). */
export function readBackup(given: string): Result<ReadBackup, Problem> {
  const text = given.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const apart = readAs(text, false)
  const { verdict, units } = apart.verdict.isScattered ? readAs(text, true) : apart
  const { header, papers, problem } = verdict
  const readableOf = (of: ReadBackup): ReadBackup | null => (of.units.length === 0 ? null : of)
  if (problem?.code === 'newer') return refused(problem)
  if (header === null || problem?.code === 'other') return refused({ code: 'not-backup' })
  if (problem === null) return ok({ header, papers, units })
  if (problem.code === 'too-big') return refused({ code: 'too-big' })
  return refused({ code: problem.code, readable: readableOf({ header, papers: {}, units }) })
}

/** As a restore takes it: a file, and a list of what is in it. */
export async function fileOf(text: Blob | string): Promise<Backup> {
  const reading = await readFile(new Blob([text]))
  if (reading.ok) return reading.value
  if ('readable' in reading.problem && reading.problem.readable !== null)
    return reading.problem.readable
  throw new Error(`refused: ${reading.problem.code}`)
}

/** Whatever comes in pieces, in one. */
export async function together<T>(pieces: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const piece of pieces) all.push(...piece)
  return all
}

/** A backup of everything here. */
export async function backupHere(): Promise<string> {
  const { text } = await writeBackup(storedUnits(), database.verno, label, noon)
  return text.text()
}

/** What is here, by its content. */
export async function contentsHere(): Promise<string[]> {
  const units = await together(storedUnits())
  return units.flatMap((unit) => (unit === null ? [] : [unit.content])).sort()
}
