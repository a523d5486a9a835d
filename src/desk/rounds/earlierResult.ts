// A result on which a later round is built: what rests on it, and the way back once it has changed.
import type { Pairing } from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { words } from '@/words/index.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import type { Tables } from './useTables.ts'

/** `place` is that of its round, from 0; null: it is the last one, nothing rests on it. */
export function restsOn(place: number, { rounds }: Tables): string | null {
  const { length } = rounds.value
  return place >= length - 1 ? null : eventsWords.value.rounds.earlier.rests(place + 2, length)
}

/** Told as `text`, else as a change of its round; undoing gives the table the result that it had. */
export function tellUndoable(
  event: string,
  { place, pairing }: { readonly place: number; readonly pairing: Pairing },
  writes: Tables['writes'],
  text = eventsWords.value.rounds.earlier.changed(place + 1),
): void {
  const run = (): void => void writes.add({ event, place, pairing, entered: pairing.result })
  showToast({ text, action: { label: words.value.app.undo, run } })
}
