// Reader, in the worker, of a file the user chose: whatever it is, it can never freeze the screen.
import { refused } from '@/core/result.ts'
import { readInWorker } from './readInWorker.ts'
import type { Reading } from './readOutside.ts'

/** Bytes. */
const mostBytes = 2_000_000

export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > mostBytes) return refused('too-big')
  return readInWorker(new Uint8Array(await file.arrayBuffer()))
}
