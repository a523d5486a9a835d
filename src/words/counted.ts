// Counting in words: the singular as a whole phrase, every other number in the language's own digits.

import { numbersIn } from './numbers.ts'
import type { Language } from './spoken.ts'

/** Singular or plural by the rules of a language; the plural gets the number as the language writes it. */
export function counted(language: Language) {
  const rules = new Intl.PluralRules(language)
  const written = numbersIn(language)
  return (n: number, one: string, other: (shown: string) => string): string =>
    rules.select(n) === 'one' ? one : other(written(n))
}
