// Words that come when they are first needed, in the language that is spoken now.
import { shallowRef, type Ref } from 'vue'

export type Language = 'en' | 'de'

export type WordLoader<W> = Readonly<Record<Language, () => Promise<W>>>

/** `words` may be used once `speak` has been waited for. */
export interface SpokenWords<W> {
  readonly words: Readonly<Ref<W>>
  readonly speak: (language: Language) => Promise<void>
}

export function spokenWords<W>(load: WordLoader<W>): SpokenWords<W> {
  const current = shallowRef<W>()
  let turn = 0
  /** Only the language asked for last is spoken, whichever comes first. */
  const speak = async (language: Language): Promise<void> => {
    const mine = ++turn
    const loaded = await load[language]()
    if (mine === turn) current.value = loaded
  }
  return { words: current as Readonly<Ref<W>>, speak } // filled before anything is shown
}
