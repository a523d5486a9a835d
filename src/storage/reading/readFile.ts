// From a file somebody chose to the text in it; what is no text is refused before anything is read out of it.
import { refused } from '@/rules/core/result.ts'
import { readInWorker } from './readInWorker.ts'
import type { Reading } from './readOutside.ts'

/** Bytes. */
const mostBytes = 2_000_000

async function textOf(file: Blob): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > mostBytes) return refused('too-big')
  const text = await textOf(file)
  return text === null ? refused('not-text') : readInWorker(text)
}
