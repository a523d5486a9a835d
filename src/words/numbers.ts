// Numbers as English and German write them. What an army or a battle counts is written without Intl.NumberFormat, whose
// first use is dear (docs/decisions/0004); one is made when a number needs it.
import type { Language } from './spoken.ts'

/** Before the decimals, and between thousands. */
const marks: Readonly<Record<Language, string>> = { en: '.,', de: ',.' }

/** Decimals beyond might be rounded up to where thousands are grouped. */
const isSmall = (n: number): boolean => n >= 0 && n <= (Number.isInteger(n) ? 999_999 : 999)

type Decimals = 0 | 1 | 2 | 3

/** For n from 0. Halves go up by the number's decimal digits, not by its binary value, as Intl has it. */
export const rounded = (n: number, decimals: Decimals): number =>
  n < 0.0001 ? 0 : Math.round(Number(`${n}e${decimals}`)) / 10 ** decimals

/** "7", "2.5", "1,200": with at most so many decimals. */
export function numbersIn(language: Language, decimals: Decimals = 3) {
  const [point = '', comma = ''] = marks[language]
  let format: Intl.NumberFormat | null = null
  return (n: number): string => {
    if (isSmall(n))
      return String(rounded(n, decimals))
        .replace('.', point)
        .replace(/\B(?=\d{3}$)/, comma)
    format ??= new Intl.NumberFormat(language, { maximumFractionDigits: decimals })
    return format.format(n)
  }
}
