// Letters, digits and blanks of a text: where a word or a number ends.

export const isDigit = (code: number): boolean => code >= 48 && code <= 57
export const isBlankCode = (code: number): boolean =>
  code === 32 || code === 9 || code === 10 || code === 0xa0 || code === 0x202f || code === 0x2009

/** Common letters by their code, all others by their class. */
export function isLetter(code: number, text: string, at: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 39
  if (code < 0xc0) return code === 0xaa || code === 0xb5
  if (code < 0x250) return code !== 0xd7 && code !== 0xf7
  if (code === 0x2019 || (code >= 0x300 && code < 0x370)) return true
  return /[\p{L}\p{M}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

export function wordEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isLetter(text.charCodeAt(at), text, at))
    at += text.charCodeAt(at) >= 0xd800 && text.charCodeAt(at) < 0xdc00 ? 2 : 1
  return Math.min(at, end)
}

export function digitsEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isDigit(text.charCodeAt(at))) at += 1
  return at
}

/** Crossed out letter by letter. */
const overlaid = /[\u0335-\u0338]/
/** Letters that look alike from two alphabets: nobody can see which word it is. */
const isMixed = (word: string): boolean =>
  /[\u0370-\u03FF\u0400-\u052F]/.test(word) && /[a-z\u00C0-\u024F]/i.test(word)

export function spoiledWord(word: string): 'strike' | 'doubt' | null {
  if (overlaid.test(word)) return 'strike'
  if (/^['’]{2,}$/.test(word)) return 'doubt'
  return isMixed(word) ? 'doubt' : null
}

export const ordinalEnding = /^(?:st|nd|rd|th|[°ºª])(?![\p{L}\d])/iu
/** "1stthrough 3rd": a blank is missing, and who knows where. */
export const brokenOrdinal = /^(?:st|nd|rd|th)\p{L}/iu

/** "-36" after a blank; at the beginning of a line it is a bullet. */
export const isNegative = (text: string, begin: number, at: number): boolean =>
  /[-−]/.test(text[at - 1] ?? '') && at - 1 > begin && isBlankCode(text.charCodeAt(at - 2))

export const largest = 999_999

interface ReadNumber {
  readonly value: number
  readonly to: number
}

/** Behind the digits: a group of thousands, a half. */
export function fraction(text: string, value: number, at: number, end: number): ReadNumber {
  const sign = text[at]
  if (at >= end) return { value, to: at }
  if (sign === '½') return { value: value + 0.5, to: at + 1 }
  if (sign !== '.' && sign !== ',') return { value, to: at }
  const to = digitsEnd(text, at + 1, end)
  const digits = text.slice(at + 1, to)
  if (digits === '') return { value, to: at }
  if (digits.length === 3) return { value: value * 1000 + Number(digits), to }
  if (digits === '5') return { value: value + 0.5, to }
  if (Number(digits) === 0) return { value, to }
  return sign === ',' ? { value, to: at } : { value: Number.NaN, to }
}
