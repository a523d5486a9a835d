// Numbers in words, English and German, up to 99.

const englishOnes =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const germanOnes =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const germanTens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'

const articles = 'a an one eine einen einem einer eines'

const wordsOf = (words: string): readonly string[] => words.split(' ')

/** "thirty-six" is one word, as German numbers are; "thirty six" is a phrase. */
function numerals(): readonly (readonly [word: string, value: number])[] {
  const all: (readonly [string, number])[] = []
  const ones = wordsOf(englishOnes)
  const einer = wordsOf(germanOnes)
  for (const [n, word] of ones.entries()) all.push([word, n + 1])
  for (const [n, word] of einer.entries()) all.push([word, n + 1])
  for (const [tens, word] of wordsOf(englishTens).entries()) {
    const value = 20 + 10 * tens
    all.push([word, value])
    for (const [n, one] of ones.slice(0, 9).entries())
      for (const sign of ['-', '_', '']) all.push([`${word}${sign}${one}`, value + n + 1])
  }
  for (const [tens, word] of wordsOf(germanTens).entries()) {
    const value = 20 + 10 * tens
    all.push([word, value])
    for (const [n, one] of einer.slice(0, 9).entries())
      all.push([`${one}und${word}`, value + n + 1])
  }
  // As many write it.
  for (const [word, value] of [...all])
    if (word.startsWith('forty')) all.push([word.replace('forty', 'fourty'), value])
  for (const word of wordsOf(articles)) all.push([word, 1])
  all.push(['zwo', 2])
  return all
}

export const numeralWords = numerals
