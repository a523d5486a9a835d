// Reads foreign text in a worker that is stopped when it takes too long: hostile input can never freeze the screen.
import { refused } from '@/rules/core/result.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import workerAddress from './reading.worker.ts?worker&url'
import type { Reading } from './readOutside.ts'

/** Milliseconds that reading may take. */
const patience = 2_000

export function readInWorker(text: string): Promise<Reading> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
    const end = (reading: Reading): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(reading)
    }
    const timer = setTimeout(() => end(refused('slow')), patience)
    worker.onmessage = ({ data }: MessageEvent<Reading>) => end(data)
    worker.onerror = () => end(refused('failed'))
    worker.postMessage(text)
  })
}
