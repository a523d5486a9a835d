// Reads foreign text in a worker that is stopped when it takes too long: hostile input can never freeze the screen.
import { refused } from '@/rules/core/result.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import workerAddress from './reading.worker.ts?worker&url'
import type { Reading } from './readOutside.ts'

/** Milliseconds that reading may take, once the worker is there. */
const patience = 2_000

/** The worker says that it is there, then what it read. */
export type WorkerSays = 'ready' | Reading

export function readInWorker(text: string): Promise<Reading> {
  return new Promise((resolve) => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (reading: Reading): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(reading)
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerSays>) => {
      if (data !== 'ready') {
        end(data)
        return
      }
      timer = setTimeout(() => end(refused('slow')), patience)
      worker.postMessage(text)
    }
    worker.onerror = () => end(refused('failed'))
  })
}
