// Numbers in words, English and German, up to 60.

const words: readonly (readonly [words: string, from: number])[] = [
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ],
  [
    'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    1,
  ],
]
const englishTens = 'twenty thirty forty fifty'.split(' ')
const germanTens = 'zwanzig dreissig vierzig funfzig'.split(' ')

/** Every spelling without accents; "thirty-six" is one word. */
function numerals(): ReadonlyMap<string, number> {
  const all = new Map<string, number>([
    ['sixty', 60],
    ['sechzig', 60],
    ['zwo', 2],
  ])
  for (const [list, from] of words)
    for (const [n, word] of list.split(' ').entries()) all.set(word, from + n)
  for (const form of ['eine', 'einen', 'einem', 'einer', 'eins']) all.set(form, 1)
  const ones = [...all].filter(([, value]) => value < 10)
  for (const [n, tens] of englishTens.entries()) {
    all.set(tens, 20 + 10 * n)
    for (const [one, value] of ones) all.set(`${tens}-${one}`, 20 + 10 * n + value)
  }
  for (const [n, tens] of germanTens.entries()) {
    all.set(tens, 20 + 10 * n)
    for (const [one, value] of ones) all.set(`${one}und${tens}`, 20 + 10 * n + value)
  }
  for (const [word, value] of [...all])
    if (/funf|zwolf/.test(word))
      all.set(word.replaceAll('funf', 'fuenf').replaceAll('zwolf', 'zwoelf'), value)
  return all
}

let made: ReadonlyMap<string, number> | null = null

/** What a word counts, folded; undefined: it is no number. */
export const numeral = (word: string): number | undefined => (made ??= numerals()).get(word)
