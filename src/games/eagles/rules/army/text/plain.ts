// Text in the letters, digits and signs that lists are written in, whatever a keyboard or a program made of them.
import { cleanText } from './clean.ts'
import { quotedParts } from './quotes.ts'

/** Keys around digits, soft hyphens, lines of boxes, ligatures, full-width forms, letters of formulas, two names of signs in pages. */
const foreign =
  /\uFE0F?\u20E3|[\u00AD\u2500-\u257F\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]|&(?:nbsp|amp);/gu

/** Never more than these: a superscript two or a circled one means something else than the digit. */
function plainOf(sign: string): string {
  if (sign === '\u00AD' || sign.endsWith('\u20E3')) return ''
  if (sign === '&nbsp;') return ' '
  if (sign === '&amp;') return '&'
  if (/[\u2502\u2503\u2551]/.test(sign)) return '|'
  return /[\u2500-\u257F]/.test(sign) ? '-' : sign.normalize('NFKC')
}

/** What a list is read from: {@link cleanText}, and outside quoted names every letter, digit and sign as lists have it. */
export const plainText = (text: string): string => {
  // Written from right to left by force: which number is meant, "63" or "36", is left open.
  const cleaned = cleanText(text.replace(/\u202E(?=\d)/g, '¬'))
  if (cleaned.search(foreign) < 0) return cleaned
  const isQuoted = quotedParts(cleaned)
  return cleaned.replace(foreign, (sign: string, at: number) =>
    isQuoted(at) ? sign : plainOf(sign),
  )
}
