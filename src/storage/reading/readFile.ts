// From a file somebody chose to the text in it; what is no text is refused before anything is read out of it.
import { textOf } from '@/platform/textOf.ts'
import { refused } from '@/rules/core/result.ts'
import { readInWorker } from './readInWorker.ts'
import type { Reading } from './readOutside.ts'

/** Bytes. */
const mostBytes = 2_000_000

export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > mostBytes) return refused('too-big')
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  return text === null ? refused('not-text') : readInWorker(text)
}
