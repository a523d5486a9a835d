// Reads a backup in a worker that is stopped when it takes too long: a hostile file can never freeze the screen.
import { refused } from '@/rules/core/result.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import workerAddress from './backup.worker.ts?worker&url'
import type { ReaderWord } from './orders.ts'
import type { BackupReading, Progress } from './read.ts'

/** Milliseconds that a file may take: two seconds, and two more with every megabyte above two. */
const patience = 2_000
const patienceFor = (bytes: number): number =>
  patience * (1 + Math.max(0, Math.ceil(bytes / 1_000_000) - 2))

export function readBackupFile(file: Blob, tell: Progress): Promise<BackupReading> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
    const end = (reading: BackupReading): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(reading)
    }
    const timer = setTimeout(() => end(refused({ code: 'slow' })), patienceFor(file.size))
    worker.onmessage = ({ data }: MessageEvent<ReaderWord>) => {
      if ('reading' in data) end(data.reading)
      else tell(data.share)
    }
    worker.onerror = () => end(refused({ code: 'failed' }))
    worker.postMessage(file)
  })
}
