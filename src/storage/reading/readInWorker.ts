// Reads foreign text or files in a worker that is stopped when it takes too long: hostile input can never freeze the screen.
import { refused } from '@/core/result.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import workerAddress from './reading.worker.ts?worker&url'
import type { readAnything } from './readAnything.ts'
import type { Reading } from './readOutside.ts'

/** Milliseconds that reading may take, once the worker is there. */
const patience = 2_000

export const readInWorker = (given: string | Uint8Array): Promise<Reading> =>
  askOnce<typeof readAnything, Reading>(workerAddress, given, { patience, orElse: refused })
