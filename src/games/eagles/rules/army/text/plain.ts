// Text in the letters, digits and signs that lists are written in, whatever a keyboard or a program made of them.
import { cleanText } from './clean.ts'

/** Keys around digits, soft hyphens, lines of boxes, ligatures, full-width forms, letters of formulas, names of signs in pages. */
const foreign =
  /\uFE0F?\u20E3|[\u00AD\u2500-\u257F\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]|&(?:[a-z]{2,6}|#\d{2,6}|#x[\da-f]{2,5});|"(?:[^"\n]|""){1,200}"/giu

const umlauts: ReadonlyMap<string, string> = new Map([
  ['uml', '\u0308'],
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['cedil', '\u0327'],
  ['tilde', '\u0303'],
])
const names: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['szlig', 'ß'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['quot', '"'],
  ['apos', "'"],
  ['rsquo', '’'],
])

/** "&szlig;", "&uuml;", "&#8211;"; what would be a tag or nobody knows stays as it is. */
function namedSign(name: string): string | null {
  const [, letter = '', mark = ''] = /^([a-z])(uml|acute|grave|circ|cedil|tilde)$/i.exec(name) ?? []
  const drawn = umlauts.get(mark.toLowerCase())
  if (drawn !== undefined) return (letter + drawn).normalize('NFC')
  const [, digits = ''] = /^#(x[\da-f]+|\d+)$/i.exec(name) ?? []
  if (digits === '') return names.get(name.toLowerCase()) ?? null
  const code = Number(/^x/i.test(digits) ? `0${digits}` : digits)
  const isSign = code > 0x20 && code !== 0x3c && code !== 0x3e && code < 0x3000
  return code === 0xa0 ? ' ' : isSign ? cleanText(String.fromCodePoint(code)) : null
}

/** Never more than these: a superscript two or a circled one means something else than the digit. */
function plainOf(sign: string): string {
  // A name in quotation marks stays as it is.
  if (sign.startsWith('"')) return sign
  if (sign === '\u00AD' || sign.endsWith('\u20E3')) return ''
  if (sign.startsWith('&')) return namedSign(sign.slice(1, -1)) ?? sign
  if (/[\u2502\u2503\u2551]/.test(sign)) return '|'
  return /[\u2500-\u257F]/.test(sign) ? '-' : sign.normalize('NFKC')
}

/** What a list is read from: {@link cleanText}, and outside quoted names every letter, digit and sign as lists have it. */
export function plainText(text: string): string {
  // Written from right to left by force: which number is meant, "63" or "36", is left open.
  const cleaned = cleanText(text.replace(/\u202E(?=\d)/g, '¬'))
  return cleaned.search(foreign) < 0 ? cleaned : cleaned.replace(foreign, plainOf)
}
