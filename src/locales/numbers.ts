// Numbers as English and German write them. A browser takes 25 to 45 ms for its first Intl.NumberFormat, a slow phone
// 150: small numbers are written without one, as it would write them, and one is made when a number needs it.
import type { Language } from './spoken.ts'

const point: Readonly<Record<Language, string>> = { en: '.', de: ',' }

/** What is more may be rounded up to where thousands are grouped. */
const plain = 999

/** For n from 0, with at most three decimals. Halves go up by the number's decimal digits, not by its binary value. */
const rounded = (n: number, decimals: number): number =>
  n < 0.0001 ? 0 : Math.round(Number(`${n}e${decimals}`)) / 10 ** decimals

/** "7", "2.5", "1,200": with at most so many decimals, and at most three. */
export function numbersIn(language: Language, decimals = 3) {
  let format: Intl.NumberFormat | null = null
  return (n: number): string => {
    if (n >= 0 && n <= plain) return String(rounded(n, decimals)).replace('.', point[language])
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: decimals })
    return format.format(n)
  }
}

/** Whole percent of a share from 0 to 1: "63%", "63 %". */
export const percentIn = (language: Language, share: number): string =>
  `${Math.round(100 * rounded(share, 2))}${language === 'de' ? '\u00A0' : ''}%`
