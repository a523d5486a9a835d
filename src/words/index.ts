// The words of the language that is spoken now: those of the first screens here, those of other rooms when entered.
import { readonly, shallowRef, type Ref } from 'vue'
import type { Words } from './en.ts'
import { spokenWords, type Language, type SpokenWords, type WordLoader } from './spoken.ts'

export type { Words } from './en.ts'
export type { Language } from './spoken.ts'

const first = spokenWords<Words>({
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
})

/** For templates: `words.armies.title`. */
export const { words } = first

const spoken = shallowRef<Language>('en')
export const language: Readonly<Ref<Language>> = readonly(spoken)

const entered = new Set<SpokenWords<unknown>>([first])

/** Switches the language everywhere, and says so to screen readers and hyphenation. */
export async function speak(next: Language): Promise<void> {
  spoken.value = next
  await Promise.all([...entered].map((room) => room.speak(next)))
  document.documentElement.lang = spoken.value
}

/** The words of a room; `enter` is waited for before the room is shown. */
export function roomWords<W>(load: WordLoader<W>) {
  const room = spokenWords(load)
  let entering: Promise<void> | null = null
  /** A caller that comes while the words are on their way waits for them too; after a failure they are fetched anew. */
  const enter = (): Promise<void> => {
    entered.add(room)
    entering ??= room.speak(spoken.value).catch((cause: unknown) => {
      entering = null
      entered.delete(room)
      throw cause
    })
    return entering
  }
  return { words: room.words, enter }
}
