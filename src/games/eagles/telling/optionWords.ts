// Options of a battle in words: one reading of their codes for every language.
import type { Side } from '@/core/conversation.ts'
import { meaningOf, type ActivationKind, type OptionWord } from '@/games/eagles/rules/index.ts'
import type { Names } from './names.ts'

export interface OptionWords {
  readonly kinds: Readonly<Record<ActivationKind, { readonly name: string }>>
  readonly plain: Readonly<Record<Exclude<OptionWord, ActivationKind | Side>, string>>
  readonly die: string
  /** Whose skirmishers: "of the British 1st". */
  readonly screen: (whose: string) => string
  readonly past: (battalion: string) => string
  readonly commander: (ofSide: string) => string
  /** A range by its end: "to 6 in". */
  readonly upTo: (distance: string) => string
}

/** The words of an option by its code; empty for a code that no battle knows. */
export function optionIn(words: OptionWords): (code: string, names: Names) => string {
  const isKind = (word: OptionWord): word is ActivationKind => Object.hasOwn(words.kinds, word)

  function plain(word: OptionWord, names: Names): string {
    if (word === 'a' || word === 'b') return names.people(word)
    return isKind(word) ? words.kinds[word].name : words.plain[word]
  }

  return (code, names) => {
    const meaning = meaningOf(code)
    switch (meaning?.what) {
      case 'battalion':
        return names.short(meaning.battalion)
      case 'screen':
        return words.screen(names.of(meaning.battalion))
      case 'past':
        return words.past(names.short(meaning.battalion))
      case 'die':
        return words.die
      case 'commander':
        return words.commander(names.ofSide(meaning.side))
      case 'upTo':
        return words.upTo(names.far(meaning.inches))
      case 'word':
        return plain(meaning.word, names)
      case undefined:
        return ''
    }
  }
}
