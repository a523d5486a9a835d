// The words of an HTML page or mail, a line for each line that one sees, cells parted by tabs.
import { own } from '../../../../../core/own.ts'

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  frac12: '½',
  times: '×',
  bull: '•',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  hellip: '…',
}

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]\w{1,7}));/gi, (whole, hex, code, name) => {
    if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16))
    if (typeof code === 'string') return String.fromCodePoint(Number(code)) // six digits are never too many
    return own(entities, String(name)) ?? whole
  })

const blocks = /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table|blockquote|hr|section|article)$/
const unseen = /^(?:style|script|head|title)$/
const empty = /^(?:br|hr|img|input|meta|link|col)$/
const outStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?![.\d])|line-through/i
/** Written in the colour of the page: seen by some. */
const faintStyle = /color\s*[:=]\s*["']?(?:white|transparent|#fff(?:fff)?)\b/i

interface Page {
  readonly parts: string[]
  /** The tag that struck or hid what follows, and how often it is open since. */
  out: { readonly name: string; depth: number } | null
  unseen: string
  /** Nothing has a colour behind it. */
  readonly isPlain: boolean
}

const isOut = (name: string, rest: string): boolean =>
  /^(?:s|del|strike)$/.test(name) || outStyle.test(rest) || /\shidden(?:[\s=/]|$)/i.test(rest)

/** Only blanks since the last line end. */
function isAtLineBegin({ parts }: Page): boolean {
  for (let n = parts.length - 1; n >= 0; n -= 1) {
    const part = parts[n] ?? ''
    if (part.endsWith('\n')) return true
    if (/[^ \t]/.test(part)) return false
  }
  return true
}

function openTag(page: Page, name: string, rest: string): void {
  const { parts } = page
  if (page.out !== null) {
    if (name === page.out.name) page.out.depth += 1
    if (blocks.test(name)) parts.push(' ')
    return
  }
  if (name === 'br' || (blocks.test(name) && !isAtLineBegin(page))) parts.push('\n')
  if (name === 'td' || name === 'th') parts.push('\t')
  if (name === 'input' && /checkbox/i.test(rest))
    parts.push(/\bchecked\b/i.test(rest) ? '☑ ' : '☐ ')
  // A doubt at its beginning, so that whatever is in it is told.
  if (page.isPlain && faintStyle.test(rest)) parts.push('? ')
  if (!isOut(name, rest) || empty.test(name) || rest.endsWith('/')) return
  page.out = { name, depth: 1 }
  parts.push('~~')
}

function closeTag(page: Page, name: string): void {
  const { parts, out } = page
  if (out?.name === name) {
    out.depth -= 1
    if (out.depth > 0) return
    page.out = null
    parts.push('~~')
  }
  if (blocks.test(name) && name !== 'br' && page.out === null && !isAtLineBegin(page))
    parts.push('\n')
}

const tag = /^(\/?)([a-z][a-z0-9]*)\b([^>]*)>/i

/** What is struck or hidden stands between ~~ and ~~. */
export function pageText(html: string): string {
  const isPlain = !/background|bgcolor/i.test(html)
  const page: Page = { parts: [], out: null, unseen: '', isPlain }
  for (const [n, piece] of html.split('<').entries()) {
    const found = n === 0 ? null : tag.exec(piece)
    if (found !== null) {
      const [, slash, given = '', rest = ''] = found
      const name = given.toLowerCase()
      if (slash === '/' && name === page.unseen) page.unseen = ''
      else if (page.unseen === '' && slash === '/') closeTag(page, name)
      else if (page.unseen === '' && unseen.test(name)) page.unseen = name
      else if (page.unseen === '') openTag(page, name, rest)
    }
    if (page.unseen !== '') continue
    const at = n === 0 ? 0 : piece.indexOf('>') + 1
    if (n > 0 && at === 0) continue
    const words = piece.slice(at).replace(/[\r\n]+/g, ' ')
    page.parts.push(page.out === null ? words : words.replaceAll('~', '-'))
  }
  if (page.out !== null) page.parts.push('~~')
  return withoutEntities(page.parts.join('')).replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n\n')
}
