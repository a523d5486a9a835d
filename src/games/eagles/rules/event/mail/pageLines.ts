// The lines of an HTML page or mail as one sees them, in one pass: cells parted by tabs, what is struck or hidden marked.
import type { LineMark, SourceLine } from '../../army/text/source.ts'

/** Names of signs, and of what is drawn above or below a letter, each with its sign. */
const named = new Map(
  'amp& lt< gt> quot" apos\' nbsp\u00A0 szligß frac12½ times× bull• middot· ndash– mdash— minus− hellip… rsquo’ lsquo‘ ldquo“ rdquo” bdquo„ uml\u0308 acute\u0301 grave\u0300 circ\u0302 cedil\u0327 tilde\u0303'
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)] as const),
)

function signOf(name: string): string | undefined {
  const code = Number(name.replace(/^#(x?)/i, (_, x: string) => (x === '' ? '' : '0x')))
  if (name.startsWith('#')) return String.fromCodePoint(code) // five or six digits are never too many
  const drawn = named.get(name.slice(1))
  return named.get(name) ?? (drawn && (name.charAt(0) + drawn).normalize('NFC'))
}

const withoutEntities = (text: string): string =>
  text.replace(
    /&(#x[\da-f]{1,5}|#\d{1,6}|[a-z]\w{1,7});/gi,
    (whole, name: string) => signOf(name) ?? whole,
  )

const blocks =
  /^(?:p|div|li|tr|h[1-6]|ul|ol|dl|dt|dd|table|blockquote|hr|section|article|header|footer|pre|form|title|body)$/
const unseen = /^(?:style|script|title)$/
const empty = /^(?:br|hr|img|input|meta|link|col|area|base|wbr)$/
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?![.\d])/i
/** Written in the colour of the page: seen by some. */
const faintStyle = /color\s*[:=]\s*["']?(?:white|transparent|#fff(?:fff)?)\b/i

type Mark = Extract<LineMark, 'struck' | 'hidden'> | undefined
type Piece = Pick<SourceLine, 'text'> & { readonly mark: Mark }

/** An element that marks all that follows, and how often its name is open since. */
interface Span {
  readonly name: string
  readonly mark: Mark
  depth: number
}

interface Page {
  readonly lines: SourceLine[]
  pieces: Piece[]
  hasWords: boolean
  /** The next words stand on a new line. */
  isBroken: boolean
  /** Cells of the row so far; −1: not in a row. */
  cells: number
  isNewCell: boolean
  quotes: number
  /** What struck or hid, and where line ends are meant. */
  out: Span | null
  pre: Span | null
  unseen: string
  readonly isPlain: boolean
}

function markOf(page: Page, name: string, rest: string): Mark {
  if (/^(?:s|del|strike)$/.test(name) || /line-through/i.test(rest)) return 'struck'
  const isFaint = page.isPlain && faintStyle.test(rest)
  const isHidden = isFaint || hiddenStyle.test(rest) || /\shidden(?:[\s=/]|$)/i.test(rest)
  return isHidden ? 'hidden' : undefined
}

/** A line has the mark that all its words have; else those that are marked stand between marks. */
function endLine(page: Page): void {
  const { pieces, quotes } = page
  const [first, ...more] = pieces.filter(({ text }) => text.trim() !== '')
  const quote = quotes > 0 && first !== undefined ? '> ' : ''
  const isWhole = more.every(({ mark }) => mark === first?.mark)
  const parts = pieces.map(({ text, mark }) =>
    mark === undefined || isWhole ? text : `~~${text}~~`,
  )
  const text = quote + withoutEntities(parts.join('').replaceAll('~~~~', '')).trimEnd()
  const mark = isWhole ? first?.mark : undefined
  page.lines.push(mark === undefined ? { text } : { text, mark })
  page.pieces = []
  page.isBroken = false
  page.hasWords = false
}

function writeLine(page: Page, text: string): void {
  const isBlank = text.trim() === ''
  if (text === '' || (isBlank && (page.isBroken || page.isNewCell || page.pieces.length === 0)))
    return
  if (page.isBroken && page.pieces.length > 0) endLine(page)
  page.isBroken = false
  page.isNewCell = false
  page.hasWords ||= !isBlank
  const isFirst = page.pieces.length === 0
  page.pieces.push({ text: isFirst ? text.replace(/^[ \t]+/, '') : text, mark: page.out?.mark })
}

function write(page: Page, words: string): void {
  const text = page.pre === null ? words.replace(/[ \t\r\n]+/g, ' ') : words.replaceAll('\r', '')
  for (const [n, line] of text.split('\n').entries()) {
    if (n > 0) endLine(page)
    writeLine(page, line)
  }
}

const open = (span: Span | null, name: string, begins: boolean, mark?: Mark): Span | null => {
  if (span?.name === name) span.depth += 1
  return span ?? (begins && !empty.test(name) ? { name, mark, depth: 1 } : null)
}

function close(span: Span | null, name: string): Span | null {
  if (span?.name === name) span.depth -= 1
  return span?.depth === 0 ? null : span
}

function openCell(page: Page): void {
  if (page.cells === 0 && page.isBroken && page.pieces.length > 0) endLine(page)
  if (page.cells > 0) page.pieces.push({ text: '\t', mark: undefined })
  page.isBroken = false
  page.isNewCell = true
  page.cells += 1
}

function openTag(page: Page, name: string, rest: string): void {
  const mark = markOf(page, name, rest)
  if (blocks.test(name)) page.isBroken ||= page.hasWords && !page.isNewCell
  if (name === 'br') endLine(page)
  if (name === 'tr') page.cells = 0
  if (/^t[dh]$/.test(name) && page.cells >= 0) openCell(page)
  if (name === 'input' && /checkbox/i.test(rest))
    write(page, /\bchecked\b/i.test(rest) ? '☑ ' : '☐ ')
  const link = name === 'a' ? /#\/add\/[\w-]+/.exec(rest) : null
  if (link !== null) write(page, ` ${link[0]} `)
  if (rest.endsWith('/')) return
  page.out = open(page.out, name, mark !== undefined, mark)
  page.pre = open(page.pre, name, name === 'pre' || /white-space\s*:\s*pre/i.test(rest))
  if (name !== 'blockquote') return
  if (page.hasWords) endLine(page)
  page.quotes += 1
}

function closeTag(page: Page, name: string): void {
  page.out = close(page.out, name)
  page.pre = close(page.pre, name)
  if (name === 'tr' || name === 'table') {
    page.cells = -1
    page.isNewCell = false
  }
  if (blocks.test(name)) page.isBroken ||= page.pieces.length > 0 && !page.isNewCell
  if (name !== 'blockquote') return
  if (page.hasWords) endLine(page)
  page.quotes = Math.max(0, page.quotes - 1)
}

const tag = /^(\/?)([a-z][a-z0-9]*)\b([^>]*)>/i

/** Words between tags, comments and what is no text left out. */
function take(page: Page, piece: string): void {
  if (page.unseen === '--' || piece.startsWith('!--')) {
    page.unseen = piece.includes('-->') ? '' : '--'
    if (page.unseen === '') write(page, piece.slice(piece.indexOf('-->') + 3))
    return
  }
  // "fewer < 24" is no tag, and what never ends is none.
  const at = piece.indexOf('>') + 1
  if (page.unseen === '' && (at === 0 || !/^[a-z/!?]/i.test(piece))) {
    write(page, `<${piece}`)
    return
  }
  const [, slash, given = '', rest = ''] = tag.exec(piece) ?? []
  const name = given.toLowerCase()
  if (page.unseen !== '') {
    if (slash !== '/' || name !== page.unseen) return
    page.unseen = ''
  } else if (slash === '/') closeTag(page, name)
  else if (unseen.test(name)) page.unseen = name
  else if (name !== '') openTag(page, name, rest)
  if (page.unseen === '') write(page, piece.slice(at))
}

export function pageLines(html: string): readonly SourceLine[] {
  const page: Page = {
    lines: [],
    pieces: [],
    hasWords: false,
    isBroken: false,
    cells: -1,
    isNewCell: false,
    quotes: 0,
    out: null,
    pre: null,
    unseen: '',
    isPlain: !/background|bgcolor/i.test(html),
  }
  const [before = '', ...pieces] = html.split('<')
  write(page, before)
  for (const piece of pieces) take(page, piece)
  if (page.hasWords) endLine(page)
  return page.lines
}
