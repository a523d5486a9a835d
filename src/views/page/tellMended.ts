// A word about what was put right from second copies, and about what is gone. What is gone stays until it is closed.
import { storageWords } from '@/locales/storageRoom.ts'
import { showToast } from '@/ui/toast/toasts.ts'

interface PutRight {
  readonly armies: number
  /** Entries of battles. */
  readonly entries: number
  readonly cut: number
  readonly copies: number
}

export function tellMended({ armies, entries, cut, copies }: PutRight): void {
  const words = storageWords.value
  const text = [
    armies > 0 ? words.mendedArmies(armies) : '',
    entries > 0 ? words.mended(entries) : '',
    cut > 0 ? words.cut(cut) : '',
    copies > 0 ? words.parted(copies) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
  if (text !== '') showToast({ text, kind: cut + copies > 0 ? 'problem' : 'info' })
}
