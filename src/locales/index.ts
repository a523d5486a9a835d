// The words of the language that is spoken now. English is always there; German comes when asked for.
import { readonly, shallowRef, type Ref } from 'vue'
import { en, type Words } from './en.ts'

export type { Words } from './en.ts'

const load = {
  en: () => Promise.resolve(en),
  de: () => import('./de.ts').then((module) => module.de),
} as const

export type Language = keyof typeof load

const current = shallowRef<Words>(en)
const spoken = shallowRef<Language>('en')

/** The words, for templates: `words.armies.title`. */
export const words: Readonly<Ref<Words>> = current

export const language: Readonly<Ref<Language>> = readonly(spoken)

/** Switches the language, and says so to screen readers and hyphenation. */
export async function speak(next: Language): Promise<void> {
  const loaded = await load[next]()
  current.value = loaded
  spoken.value = next
  document.documentElement.lang = next
}
