// Reads foreign text in a worker that is stopped when it takes too long: hostile input can never freeze the screen.
import { refused } from '@/rules/core/result.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import workerAddress from './reading.worker.ts?worker&url'
import type { Reading, readOutside } from './readOutside.ts'

/** Milliseconds that reading may take, once the worker is there. */
const patience = 2_000

export const readInWorker = (text: string): Promise<Reading> =>
  askOnce<typeof readOutside, Reading>(workerAddress, text, { patience, orElse: refused })
