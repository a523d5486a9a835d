// Backups as files: plain text, or gzip when they are large; unpacked slice by slice, so that a bomb bursts early.
import { ok, refused, type Result } from '@/core/result.ts'
import { backupLimits } from './format.ts'

/** Bytes of text from which packing is worth a file that people cannot read. */
const packFrom = 1_000_000

/** The file's content; packed if it is large and the browser can. */
export async function packed(text: string): Promise<{ blob: Blob; isPacked: boolean }> {
  const blob = new Blob([text], { type: 'application/json' })
  if (blob.size < packFrom || typeof CompressionStream === 'undefined')
    return { blob, isPacked: false }
  const stream = blob.stream().pipeThrough(new CompressionStream('gzip'))
  const zipped = await new Response(stream).blob()
  return { blob: zipped.slice(0, zipped.size, 'application/gzip'), isPacked: true }
}

/** Bytes handed to the unpacker at once: it cannot be stopped inside a slice. */
const slice = 16_384

function inSlices(blob: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= blob.size) {
        controller.close()
        return
      }
      controller.enqueue(new Uint8Array(await blob.slice(at, at + slice).arrayBuffer()))
      at += slice
    },
  })
}

async function isGzip(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

type Unpacked = Result<string, 'too-big' | 'not-backup'>

/** As much text as there is whole: the end of a cut-off file is simply missing. */
async function textOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Unpacked> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parts: string[] = []
  let size = 0
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size > backupLimits.unpacked) return refused('too-big')
      parts.push(decoder.decode(value, { stream: true }))
    }
  } catch {
    // What came before the damage may still be salvaged; alone it never passes as whole.
    if (parts.length === 0) return refused('not-backup')
  } finally {
    reader.cancel().catch(() => undefined)
  }
  return ok(parts.join(''))
}

export async function unpacked(blob: Blob): Promise<Unpacked> {
  if (blob.size > backupLimits.packed) return refused('too-big')
  const stream = inSlices(blob)
  if (!(await isGzip(blob))) return textOf(stream)
  if (typeof DecompressionStream === 'undefined') return refused('not-backup')
  return textOf(stream.pipeThrough(new DecompressionStream('gzip')))
}
