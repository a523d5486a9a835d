// The worker's side of reading a backup: one file in, progress and one answer out.
import { refused } from '@/rules/core/result.ts'
import type { ReaderWord } from './orders.ts'
import { unpacked } from './pack.ts'
import { readBackup, type BackupReading } from './read.ts'

const say = (word: ReaderWord): void => self.postMessage(word)

async function readingOf(file: Blob): Promise<BackupReading> {
  const text = await unpacked(file)
  return text.ok
    ? readBackup(text.value, (share) => say({ share }))
    : refused({ code: text.problem })
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => say({ reading: await readingOf(data) })
say('ready')
