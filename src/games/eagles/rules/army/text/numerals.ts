// Numbers in words, English and German, up to 60.

const ones = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
].map((words) => words.split(' '))

function numerals(): ReadonlyMap<string, number> {
  const all = new Map([
    ['sixty', 60],
    ['sechzig', 60],
    ['zwo', 2],
  ])
  for (const form of 'eine einen einem einer eins'.split(' ')) all.set(form, 1)
  const [english = [], german = []] = ones
  for (const [n, word] of [...english.entries(), ...german.entries()]) all.set(word, n + 1)
  for (const [n, tens] of 'twenty thirty forty fifty'.split(' ').entries())
    for (const [one, word] of ['', ...english.slice(0, 9)].entries())
      all.set(word === '' ? tens : `${tens}-${word}`, 20 + 10 * n + one)
  for (const [n, tens] of 'zwanzig dreissig vierzig funfzig'.split(' ').entries())
    for (const [one, word] of ['', ...german.slice(0, 9)].entries())
      all.set(word === '' ? tens : `${word}und${tens}`, 20 + 10 * n + one)
  for (const [word, value] of [...all])
    all.set(word.replaceAll('funf', 'fuenf').replaceAll('zwolf', 'zwoelf'), value)
  return all
}

let made: ReadonlyMap<string, number> | null = null
const known = (): ReadonlyMap<string, number> => (made ??= numerals())

/** What a word counts, folded; undefined: it is no number. */
export const numeral = (word: string): number | undefined => known().get(word)

/** "thirty-six" */
export const numeralPhrases = (): readonly string[] =>
  [...known().keys()].filter((word) => word.includes('-'))
