// A word about what was put right from second copies. Two versions of a battle are told until the message is closed.
import { storageWords } from '@/words/storageRoom.ts'
import { showToast } from '@/ui/toast/toasts.ts'

interface PutRight {
  /** By the names of their kinds. */
  readonly kinds: Readonly<Record<string, number>>
  /** That were not there at all. */
  readonly battles?: number
  /** Entries of battles. */
  readonly entries: number
  readonly copies: number
}

export function tellMended({ kinds, battles = 0, entries, copies }: PutRight): void {
  const words = storageWords.value
  const things = { ...kinds, battles }
  const text = [
    Object.values(things).some((n) => n > 0) ? words.mendedThings(things) : '',
    entries > 0 ? words.mended(entries) : '',
    copies > 0 ? words.parted(copies) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
  if (text !== '') showToast({ text, kind: copies > 0 ? 'problem' : 'info' })
}
