// Counting in words: the singular as a whole phrase, every other number in the language's own digits.

/** Singular or plural by the rules of a language; the plural gets the number as the language writes it. */
export function counted(language: string) {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (n: number, one: string, other: (shown: string) => string): string =>
    rules.select(n) === 'one' ? one : other(numbers.format(n))
}
