// Transfer out of the codes that a camera reads: how far it is, what was told, and the file in the end.
import { ref, shallowRef } from 'vue'
import { readContent } from '@/core/light/content.ts'
import type { LightKind } from '@/core/light/frame.ts'
import { reception, type Progress } from '@/core/light/reception.ts'
import * as packing from '@/platform/light/packing.ts'

/** What is told once while the scan goes on. */
type LightNote = 'other' | 'newer' | 'damaged' | 'broken' | 'tooBig'

const typeOf = (name: string): string =>
  name.endsWith('.gz') ? 'application/gzip' : 'application/json'

export function useReceiving(done: (file: File, kind: LightKind) => void) {
  const incoming = reception()
  const progress = shallowRef<Progress | null>(null)
  const note = ref<LightNote | null>(null)
  const secondsLeft = ref<number | null>(null)
  let began = 0
  let before = 0

  /** From the pace so far; nothing is said of the first few. */
  function count({ known, blocks }: Progress): void {
    if (known < before || before === 0) began = Date.now()
    before = known
    const perCode = (Date.now() - began) / Math.max(1, known - 1)
    secondsLeft.value = known < 4 ? null : ((blocks - known) * perCode) / 1_000
  }

  function finish(content: Uint8Array, kind: LightKind): void {
    const read = readContent(content, packing)
    incoming.restart()
    progress.value = null
    before = 0
    if (read.ok) {
      const { name, bytes } = read.value
      done(new File([new Uint8Array(bytes)], name, { type: typeOf(name) }), kind)
    } else note.value = read.problem === 'too-big' ? 'tooBig' : 'broken'
  }

  /** Whether the code was one of ours; whatever it says, the scan goes on. */
  function take(text: string): boolean {
    const seen = incoming.take(text)
    if (seen.is === 'foreign') return false
    if (seen.is === 'part' || seen.is === 'whole') {
      progress.value = seen.progress
      count(seen.progress)
      // A code that was here already does not say that the right phone is in the picture again.
      if (note.value !== 'other' || seen.is === 'whole' || seen.isNew) note.value = null
    } else note.value = seen.is
    if (seen.is === 'whole') finish(seen.content, seen.progress.kind)
    return true
  }

  return { progress, note, secondsLeft, take }
}

export type Receiving = ReturnType<typeof useReceiving>
