// The worker's side of reading what comes in for an event: one thing in, its lists out.
import { readSource, unreadSource, type Submission } from '@/games/eagles/rules/index.ts'
import { openBytes, openText } from '@/platform/documents/openDocument.ts'
import { answering } from '@/platform/worker/answering.ts'
import type { Intake } from './intakeThing.ts'

/** Bytes of a file as it comes, and of what is packed in it. */
const mostBytes = 20_000_000
const mostUnpacked = 60_000_000

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

/** A packed backup, fed out in slices: a bomb is stopped before it goes off. */
async function unpacked(file: Blob): Promise<Uint8Array | null> {
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: BlobPart[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.byteLength
    if (size > mostUnpacked) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}

async function readFile({
  name,
  content,
}: {
  name: string
  content: Blob
}): Promise<readonly Submission[]> {
  if (content.size > mostBytes) return [unreadSource(name, 'too-big')]
  const raw = new Uint8Array(await content.arrayBuffer())
  const bytes = begins(raw, 0x1f, 0x8b) ? await unpacked(content) : raw
  if (bytes === null) return [unreadSource(name, 'too-big')]
  return readSource({ name, opened: await openBytes(bytes) })
}

async function read(thing: Intake): Promise<readonly Submission[]> {
  const { name, content } = thing
  if (typeof content === 'string') return readSource({ name, opened: await openText(content) })
  return readFile({ name, content }).catch(() => [unreadSource(name, 'not-text')])
}

export type ReadThing = typeof read

answering(read)
