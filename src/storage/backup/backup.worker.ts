// The worker's side of reading a backup: one file in, progress and one answer out.
import { refused } from '@/rules/core/result.ts'
import { answering } from '@/platform/worker/answering.ts'
import { unpacked } from './pack.ts'
import { readBackup, type BackupReading, type Progress } from './read.ts'

async function read(file: Blob, tell: Progress): Promise<BackupReading> {
  const text = await unpacked(file)
  return text.ok ? readBackup(text.value, tell) : refused({ code: text.problem })
}

export type ReadFile = typeof read

answering(read)
