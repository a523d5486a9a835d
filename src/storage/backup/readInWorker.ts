// Reads a backup in a worker that is stopped when it takes too long: a hostile file can never freeze the screen.
import { refused } from '@/rules/core/result.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import workerAddress from './backup.worker.ts?worker&url'
import type { ReaderWord } from './orders.ts'
import type { BackupReading, Progress } from './read.ts'

/**
 * Milliseconds without a word, once the worker is there: two seconds, and two more with every megabyte above two. A slow
 * phone that gets on with its own backup is not to be stopped.
 */
const patience = 2_000
const patienceFor = (bytes: number): number =>
  patience * (1 + Math.max(0, Math.ceil(bytes / 1_000_000) - 2))

export function readBackupFile(file: Blob, tell: Progress): Promise<BackupReading> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (reading: BackupReading): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(reading)
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => end(refused({ code: 'slow' })), patienceFor(file.size))
    }
    worker.onmessage = ({ data }: MessageEvent<ReaderWord>) => {
      if (data !== 'ready' && 'reading' in data) {
        end(data.reading)
        return
      }
      wait()
      if (data === 'ready') worker.postMessage(file)
      else tell(data.share)
    }
    worker.onerror = () => end(refused({ code: 'failed' }))
  })
}
