// A text as its lines, in the letters, digits and signs that lists are written in.
import { cleanText, lineEnds } from './clean.ts'
import { lineFacts } from './facts.ts'
import type { TextBounds } from './reading.ts'
import type { LineMark, SourceLine } from './source.ts'
import { tokensOf, type Range, type Token } from './tokens.ts'

/** Keys around digits, soft hyphens, lines of boxes, ligatures, full-width forms, letters of formulas. */
const foreign =
  /\uFE0F?\u20E3|[\u00AD\u2500-\u257F\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]|"(?:[^"\n]|""){1,200}"/gu

/** Never more than these: a superscript two or a circled one means something else than the digit. */
function plainOf(sign: string): string {
  // A name in quotation marks stays as it is.
  if (sign.startsWith('"')) return sign
  if (sign === '\u00AD' || sign.endsWith('\u20E3')) return ''
  if (/[\u2502\u2503\u2551]/.test(sign)) return '|'
  return /[\u2500-\u257F]/.test(sign) ? '-' : sign.normalize('NFKC')
}

/** What a list is read from: {@link cleanText}, and outside quoted names every letter, digit and sign as lists have it. */
function plainText(text: string): string {
  // Written from right to left by force: which number is meant, "63" or "36", is left open.
  const cleaned = cleanText(text.replace(/\u202E(?=\d)/g, '¬'))
  return cleaned.search(foreign) < 0 ? cleaned : cleaned.replace(foreign, plainOf)
}

export interface Line {
  /** From 1. */
  readonly number: number
  /** The whole text. */
  readonly text: string
  readonly begin: number
  /** Without blanks at its ends and without what stands in front of it. */
  readonly from: number
  readonly to: number
  readonly mark: LineMark | null
  /** What stands in front of it: "-", ">", "[x]". */
  readonly lead: string
  /** Parts of it that are crossed out. */
  readonly struck: readonly Range[]
  /** The beginning of a line of a chat: when, and who. */
  readonly header: Range | null
  /** What is more than a line may hold. */
  readonly cut: Range | null
  readonly tokens: readonly Token[]
}

export interface Lines {
  readonly text: string
  readonly lines: readonly Line[]
}

const chat =
  /^\s*(?:\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)?,? |\[|(?=[\d:]+ [-–]))\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: ?[-–])? ([^:\n]{1,40}): /iu

/** Who writes the line that begins so; empty: it is no stamp of a chat. */
export const writerOf = (header: string): string => chat.exec(`${header} `)?.[1] ?? ''

/** Signs of rows, quotations and comments, boxes; never the sign of a number. */
const leads =
  /(?:[^\S\n]|[>*•·‣►✓✔☑☐|_]|[-–—](?!\d)|\+(?!\d{2})|#(?!\d)|\/\/|\[[ xX*]?\](?=\s)|(?![❌✘☐👎✂☑✔])\p{Extended_Pictographic}\uFE0F?)+/uy

const strikes =
  /~{1,2}(?=[^\s~])[^~\n]{0,400}[^\s~]~{1,2}|\[(s|del|strike)\][^\n[]{1,400}\[\/\1\]/giu

function struckIn(text: string, from: number, to: number): readonly Range[] {
  const line = text.slice(from, to)
  if (!line.includes('~')) return []
  // A name in quotation marks stays as it is.
  const quoted = [...line.matchAll(/"(?:[^"]|"")*"/g)]
  return [...line.matchAll(strikes)]
    .filter(
      ({ index }) =>
        !quoted.some((name) => index > name.index && index < name.index + name[0].length),
    )
    .map(({ index, 0: part }) => [from + index, from + index + part.length] as const)
}

const isDecoration = ({ kind, word }: Token): boolean =>
  kind === 'sign' && (word === '*' || word === '_' || word === '`' || word === '\uFE0F')

function lineOf(
  text: string,
  number: number,
  begin: number,
  end: number,
  mark: LineMark | null,
  most: number,
): Line {
  const isLong = end - begin > most
  const last = isLong ? begin + most : end
  const said = /^.*\S/su.exec(text.slice(begin, last))?.[0].length ?? 0
  const to = begin + said
  const stamp = mark === null ? (chat.exec(text.slice(begin, to))?.[0] ?? '') : ''
  const header = stamp !== '' && lineFacts(stamp).troops ? 0 : stamp.length
  leads.lastIndex = begin + header
  const lead = leads.exec(text)?.[0].slice(0, Math.max(0, to - begin - header)) ?? ''
  // A line of nothing but such signs says something by them.
  const isBare = begin + header + lead.length >= to
  const from = Math.min(
    to,
    begin + header + (isBare ? (/^\s*/.exec(lead)?.[0].length ?? 0) : lead.length),
  )
  const struck = struckIn(text, from, to)
  return {
    number,
    text,
    begin: begin + header,
    from,
    to,
    mark,
    lead: isBare ? '' : lead.trim(),
    struck,
    header: header > 0 ? [begin, begin + header] : null,
    cut: isLong ? [last, end] : null,
    tokens: tokensOf(text, from, to, struck).filter((token) => !isDecoration(token)),
  }
}

/** A line of its own for each; line ends within one are blanks. */
function sourceOf(given: string | readonly SourceLine[]): {
  text: string
  marks: readonly (LineMark | null)[]
} {
  if (typeof given === 'string')
    return { text: plainText(given.replace(lineEnds, '\n')), marks: [] }
  return {
    text: given.map(({ text }) => plainText(text.replace(lineEnds, ' '))).join('\n'),
    marks: given.map(({ mark }) => mark ?? null),
  }
}

/** The lines of a text; null: more than are read at once. Below "-- " is the signature. */
export function linesOf(given: string | readonly SourceLine[], most: TextBounds): Lines | null {
  const { text, marks } = sourceOf(given)
  const lines: Line[] = []
  let begin = 0
  let isSigned = false
  for (let number = 1; begin <= text.length; number += 1) {
    if (number > most.lines) return null
    const next = text.indexOf('\n', begin)
    const end = next < 0 ? text.length : next
    const own = marks[number - 1] ?? null
    isSigned ||= own === null && end - begin === 3 && text.slice(begin, end) === '-- '
    const mark = own ?? (isSigned ? 'signature' : null)
    lines.push(lineOf(text, number, begin, end, mark, most.lineLength))
    begin = end + 1
  }
  return { text, lines }
}
