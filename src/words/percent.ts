// Whole percentages as English and German write them, without Intl.NumberFormat (docs/decisions/0004).
import { rounded } from './numbers.ts'
import type { Language } from './spoken.ts'

/** "63%", "63 %" of a share from 0 to 1. */
export const percentIn = (language: Language, share: number): string =>
  `${Math.round(100 * rounded(share, 2))}${language === 'de' ? '\u00A0' : ''}%`
