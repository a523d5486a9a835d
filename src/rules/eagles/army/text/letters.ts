// What a character is to the reader: a letter (whatever its accent), a digit, a sign or nothing.

/** Letters a to z are 1 to 26, every other letter is 27: it is in no word of the lexicon. */
export const otherLetter = 27

/** The classes after the letters; the signs come last. */
export const classes = {
  blank: 28,
  digit: 29,
  quote: 30,
  comment: 31,
  separator: 32,
  colon: 33,
  equals: 34,
  open: 35,
  close: 36,
  times: 37,
  half: 38,
} as const

const signs = [
  ['0123456789', classes.digit],
  ['"“”„«»', classes.quote],
  ['#', classes.comment],
  [',+;&|/-–—', classes.separator],
  [':', classes.colon],
  ['=', classes.equals],
  ['([', classes.open],
  [')]', classes.close],
  ['×', classes.times],
  ['½', classes.half],
  ["'’", otherLetter],
] as const

const foreignLetters = { ß: 's', æ: 'a', ø: 'o', ł: 'l', đ: 'd', œ: 'o' } as const

const firstLetter = 'a'.charCodeAt(0)

function classOf(character: string): number {
  const sign = signs.find(([members]) => members.includes(character))
  if (sign !== undefined) return sign[1]
  const lower = character.toLowerCase()
  const plain = Object.entries(foreignLetters).find(([foreign]) => foreign === lower)?.[1]
  const letter = (plain ?? lower.normalize('NFD')).charCodeAt(0) - firstLetter
  if (letter >= 0 && letter < 26) return letter + 1
  return /[\p{L}\p{N}\p{M}]/u.test(character) ? otherLetter : classes.blank
}

/** Beyond: more Latin, dashes and quotes are known, spaces are blank, all else can only be part of a name. */
function farClass(code: number): number {
  const character = String.fromCharCode(code)
  if (code >= 0x1e00 && code < 0x2070) return classOf(character)
  return /\s/.test(character) ? classes.blank : otherLetter
}

const latin = 0x250

/** The class of every Latin character, looked up by its code. */
export const letterTable = (): Uint8Array =>
  Uint8Array.from({ length: latin }, (_, code) => classOf(String.fromCharCode(code)))

export const classIn = (table: Uint8Array, code: number): number => table[code] ?? farClass(code)
