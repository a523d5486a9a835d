// Words on what became of files that came in: how many lists, and which files brought nothing or could not be opened.
import { eventsWords } from '@/desk/words/events.ts'
import type { TakenInCount } from '@/desk/store/takeIn.ts'

/** Of many the first will do. */
const mostNamed = 5

function named(files: readonly string[]): string {
  const shown = files.slice(0, mostNamed)
  const more = files.length - shown.length
  return [...shown, ...(more > 0 ? [eventsWords.value.adding.more(more)] : [])].join(', ')
}

export function takenWords({ taken, newer, known, nothingNew }: TakenInCount): string {
  const words = eventsWords.value.adding
  return [
    words.taken(taken, known),
    ...(newer > 0 ? [words.newer(newer, taken + known)] : []),
    ...(nothingNew.length > 0 ? [words.nothingNew(named(nothingNew))] : []),
  ].join(' ')
}

export const unopenedWords = (files: readonly string[]): string =>
  eventsWords.value.adding.unopened(named(files))
