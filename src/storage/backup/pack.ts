// Backups as files: plain text, or gzip when they are large; made and unpacked piece by piece, so that no size fills the memory.
import { backupLimits, type BackupLimits } from './format.ts'
import { pile, type Bytes } from './pile.ts'

/** Bytes of text from which packing is worth a file that people cannot read. */
const packFrom = 1_000_000

interface Packing {
  readonly add: (bytes: Bytes) => Promise<void>
  readonly end: () => Promise<Blob>
}

/** Null where so much text is not worth it, or the browser cannot. */
export function packing(size: number): Packing | null {
  if (size < packFrom || typeof CompressionStream === 'undefined') return null
  const { readable, writable } = new CompressionStream('gzip')
  const into = writable.getWriter()
  const packed = pile()
  const reading = eachOf(readable, packed.add)
  reading.catch(() => undefined) // told at the end
  return {
    add: (bytes) => into.write(bytes),
    end: async () => {
      await into.close()
      await reading
      return new Blob([...packed.pieces()], { type: 'application/gzip' })
    },
  }
}

async function eachOf(stream: ReadableStream<Bytes>, see: (bytes: Bytes) => void): Promise<void> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) see(next.value)
}

/** Bytes handed to the unpacker at once: it cannot be stopped inside a slice. */
const slice = 16_384

/** `share` is told how much of the file has been read, 0 to 1. */
function inSlices(file: Blob, share: (share: number) => void): ReadableStream<Bytes> {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= file.size) {
        controller.close()
        return
      }
      controller.enqueue(new Uint8Array(await file.slice(at, at + slice).arrayBuffer()))
      at += slice
      share(Math.min(1, at / file.size))
    },
  })
}

async function isGzip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

async function unpacked(
  file: Blob,
  share: (share: number) => void,
): Promise<ReadableStream<Bytes> | null> {
  const stream = inSlices(file, share)
  if (!(await isGzip(file))) return stream
  return typeof DecompressionStream === 'undefined'
    ? null
    : stream.pipeThrough(new DecompressionStream('gzip'))
}

/** What stands behind the last line end; or why the file was not read on. */
export type TextEnd = { readonly rest: string } | { readonly problem: 'too-big' | 'not-text' }

/** Mail programs change the line ends; a byte order mark the decoder leaves out. */
const unixEnds = (lines: string): string => lines.replaceAll('\r\n', '\n')

/**
 * The text of a file: whole lines, some at a time, and in the end what stands behind the last line end. Of a file that was
 * cut off there is as much text as there is whole.
 */
export async function* linesOf(
  file: Blob,
  share: (share: number) => void = () => undefined,
  limits: BackupLimits = backupLimits,
): AsyncGenerator<string, TextEnd> {
  const stream = await unpacked(file, share)
  if (stream === null) return { problem: 'not-text' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let rest = ''
  let size = 0
  try {
    for (;;) {
      const next = await reader.read().catch(() => null)
      const text = next === null ? null : decoded(decoder, next.value)
      if (text === null) return size === 0 ? { problem: 'not-text' } : { rest }
      size += text.length
      if (size > Math.max(limits.held, limits.growth * file.size)) return { problem: 'too-big' }
      const end = text.lastIndexOf('\n') + 1
      if (end > 0) yield unixEnds(rest + text.slice(0, end))
      rest = end > 0 ? text.slice(end) : rest + text
      if (rest.length > limits.line) return { problem: 'too-big' }
      if (next?.done === true) return { rest }
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** Null for what is no text; without bytes, the end of it. */
function decoded(decoder: TextDecoder, bytes: Bytes | undefined): string | null {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    return null
  }
}
