// The worker's side of reading a backup: one file in, progress and one answer out.
import { refused } from '@/core/result.ts'
import { loadKinds } from '../kindList.ts'
import { unpacked } from './pack.ts'
import { readBackup, type BackupReading, type Progress } from './read.ts'

export async function readFile(file: Blob, tell: Progress): Promise<BackupReading> {
  const [text] = await Promise.all([unpacked(file), loadKinds()])
  return text.ok ? readBackup(text.value, tell) : refused({ code: text.problem })
}

export type ReadFile = typeof readFile
