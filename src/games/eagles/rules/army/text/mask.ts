// Marks of pages, forums and chats: what they set aside becomes blanks of the same length, so that places stay true.

import { hasTroops } from './parser.ts'
import { hasLoneSlip, hasSlip } from './prose.ts'
import { quotedParts } from './quotes.ts'
import { tokensOf } from './tokens.ts'

/** Why a part of a text counts for nothing; it is shown all the same. */
export type MaskKind = 'struck' | 'hidden' | 'header' | 'markup'

export interface Masked {
  readonly from: number
  readonly to: number
  readonly kind: MaskKind
}

export interface MaskedText {
  /** As long as the text; parts that are set aside are blanks, and {@link lineBreak} parts lines within a line. */
  readonly text: string
  readonly masked: readonly Masked[]
  /** What forums quote: somebody else's words, or one's own of before. */
  readonly quotes: readonly { readonly from: number; readonly to: number }[]
}

/** No text has it: controls are taken out before. */
export const lineBreak = '\u0001'

const blockTag =
  /<\/?(?:br|p|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|blockquote|hr|html|body|head)\b[^<>\n]{0,300}>/gi
const anyTag =
  /<\/?([abipsu]|o:p|abbr|big|center|code|col|colgroup|del|em|font|img|input|ins|label|link|mark|meta|pre|small|span|strike|strong|style|sub|sup|td|th|title|tt|br|div|li|ul|ol|tr|table|tbody|thead|h[1-6]|blockquote|hr|html|body|head)\b([^<>\n]{0,300})>/gi
const struckTag = /^(?:s|del|strike)$/i
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?![.\d])/i
/** The attribute by itself; `aria-hidden` is only for who listens, and `overflow:hidden` hides nothing. */
const hiddenAttribute = /(?:^|\s)hidden(?=[\s=/]|$)/i
/** What a page's own style makes of it is not in the text. */
const hiddenClass =
  /class\s*=\s*["']?(?:[^"'>]{0,200}\s)?(?:hidden|invisible|d-none|sr-only)(?![-\w])/i
const attributeValue = /"[^"]*"|'[^']*'/g

/** Written in the colour of the page: seen by some. */
const faintStyle = /color\s*[:=]\s*["']?(?:white|transparent|#fff(?:fff)?)\b/i
const struckStyle = /line-through/i

/** Forums: [b], [size=3], [*] …; "[list=Drilled 24]" is none of theirs. */
const bbCode =
  /\[(?:\*|\/?(?:[bius]|del|strike|size|color|colour|center|left|right|list|table|tr|td|th|code|h[1-6])(?:= ?(?:[^\]\s]{0,80}|[^\]\n\d]{0,80}))?|\/?(?:font|quote|url|img)(?:=[^\]\n]{0,80})?)\]/gi

const chatLine =
  /^[ \t\u200e]*(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ T])?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:, \d{1,4}[./-]\d{1,2}[./-]\d{2,4})?\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)? [-–])\s?[^:\n]{1,60}:/gim
const chatHeading =
  /^[^\n,[\]]{1,60}, \[\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]:?[ \t]*$/gm

/** A name and a time on a line of their own, as chats are copied. */
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?| Uhr)?`
const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const day = String.raw`(?:today|yesterday|heute|gestern|${date})(?:,| at| um)?`
const copiedHeadings = [
  new RegExp(String.raw`^[^\n,[\]]{1,60} [–—-] ${day} ${time}[ \t]*$`, 'gim'),
  new RegExp(String.raw`^[^\n,[\]\d]{1,60} {2,}${time}[ \t]*$`, 'gim'),
  new RegExp(String.raw`^\[${date},? ${time}\] [\w.]{1,40}(?:#\d{4})?[ \t]*$`, 'gim'),
] as const

/** "Anna schrieb um 20:15:", above all that she wrote. */
const wroteAt =
  /^[^\n,[\]\d:]{1,60} (?:schrieb|wrote)(?: (?:heute|gestern|today|yesterday))?(?: (?:um|at))? \d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?| Uhr)?:?[ \t]*(?=\n)/i

/** What chats themselves put among the messages. */
const chatNote =
  /<(?:this message was edited|diese nachricht wurde bearbeitet|media omitted|medien ausgeschlossen)\.?>|(?<!\p{L})(?:this message was deleted|you deleted this message|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht)(?!\p{L})\.?|(?<!\p{L})(?:(?:image|video|audio|gif|sticker|document) omitted|(?:bild|video|audio|gif|sticker|dokument) weggelassen)(?!\p{L})/giu

/** Seen by nobody who looks at the page, and no more of it than a list is long. */
const pageComment = /<!--.{0,5000}?-->/gs

/** ~x~ and ~~x~~ within a line, as chats have it. */
const tildes = /~~[^~\n]{1,300}~~|(?<![~\w])~(?=\S)[^~\n]{1,300}~(?![~\w])/g

/** A tag or a code that opens something that is struck or hidden, and how it closes. */
interface Opening {
  readonly from: number
  readonly closing: string
  readonly kind: 'struck' | 'hidden'
}

interface Masker {
  readonly text: string
  readonly masked: Masked[]
  /** Where lines or cells are parted. */
  readonly breaks: Map<number, string>
  /** Within quotation marks a sign is a name's own. */
  readonly isQuoted: (at: number) => boolean
}

/** Finds what closes a part, in capitals or not; what is nowhere is looked for only once. */
function finder(text: string): (closing: string, from: number) => number {
  const lower = text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
  const missing = new Set<string>()
  return (closing, from) => {
    const found = missing.has(closing) ? -1 : lower.indexOf(closing, from)
    if (found < 0) missing.add(closing)
    return found
  }
}

function maskTildes({ text, masked, isQuoted }: Masker): void {
  if (!text.includes('~')) return
  for (const { index, 0: whole } of text.matchAll(tildes)) {
    if (isQuoted(index)) continue
    if (whole.startsWith('~~') || /\S~$/.test(whole))
      masked.push({ from: index, to: index + whole.length, kind: 'struck' })
  }
}

/** Whether the same tag opens again before a place. */
const opensWithin = (
  find: (piece: string, from: number) => number,
  name: string,
  from: number,
  end: number,
): boolean =>
  [`<${name}>`, `<${name} `].some((piece) => {
    const next = find(piece, from)
    return next >= 0 && next < end
  })

function openingIn(name: string, rest: string, from: number): Opening | null {
  const closing = `</${name.toLowerCase()}>`
  if (struckTag.test(name) || struckStyle.test(rest)) return { from, closing, kind: 'struck' }
  const isHidden = hiddenStyle.test(rest) || hiddenAttribute.test(rest.replace(attributeValue, ''))
  return isHidden ? { from, closing, kind: 'hidden' } : null
}

/** No code of a forum says more; tags of pages do. */
const mostOfCode = 30

/** What a tag or a code says of itself is seen by nobody, so it is shown beside the list: "[color=green]" is a colour. */
function markKind(said: string): MaskKind {
  const plain = said.replace(/["'“”]/g, ' ')
  const tokens = tokensOf(plain)
  const isOfList =
    hasTroops(tokens) ||
    tokens.some(({ kind }) => kind === 'nation') ||
    // "[color=gren]"
    (said.length <= mostOfCode ? hasLoneSlip(tokens, plain) : hasSlip(tokens, plain))
  return isOfList ? 'hidden' : 'markup'
}

/** Parts between tags that strike or hide; the tags of a page besides. */
function maskTags({ text, masked, breaks, isQuoted }: Masker): void {
  if (!text.includes('<')) return
  const isPage = Array.from(text.matchAll(blockTag)).some(({ index }) => !isQuoted(index))
  const isFaint = isPage && !/background|bgcolor/i.test(text)
  const find = finder(text)
  let skipTo = 0
  /** Up to here tags are open within each other: none is looked for again. */
  let doubtTo = 0
  for (const { index, 0: whole, 1: name = '', 2: rest = '' } of text.matchAll(anyTag)) {
    if (index < skipTo || isQuoted(index)) continue
    const opening = whole.startsWith('</') ? null : openingIn(name, rest, index)
    const end = opening === null || index < doubtTo ? -1 : find(opening.closing, index)
    const isUnsure = !whole.startsWith('</') && hiddenClass.test(rest)
    const isNested = end >= 0 && opensWithin(find, name.toLowerCase(), index + 1, end)
    if (opening !== null && end >= 0 && !isNested) {
      skipTo = end + opening.closing.length
      masked.push({ from: index, to: skipTo, kind: opening.kind })
    } else if (opening !== null || isUnsure) {
      if (isNested) doubtTo = end
      // How far it goes nobody can say: what follows is told.
      masked.push({ from: index, to: index + whole.length, kind: markKind(rest) })
      breaks.set(index, whole.search(blockTag) >= 0 ? `${lineBreak}?` : '?')
    } else if (isPage) {
      masked.push({ from: index, to: index + whole.length, kind: markKind(rest) })
      const isBlock = whole.search(blockTag) >= 0
      // A doubt at its beginning, so that whatever is in it is told.
      if (isFaint && faintStyle.test(rest)) breaks.set(index, isBlock ? `${lineBreak}?` : '?')
      else if (isBlock) breaks.set(index, lineBreak)
      else if (/^t[dh]$/i.test(name) && !whole.startsWith('</')) breaks.set(index, '\t')
    }
  }
}

function maskComments({ text, masked, isQuoted }: Masker): void {
  if (!text.includes('<!--') || !text.includes('-->')) return
  for (const { index, 0: whole } of text.matchAll(pageComment))
    if (!isQuoted(index)) masked.push({ from: index, to: index + whole.length, kind: 'hidden' })
}

function maskCodes({ text, masked, breaks, isQuoted }: Masker): void {
  if (!text.includes('[')) return
  const find = finder(text)
  let skipTo = 0
  for (const { index, 0: whole } of text.matchAll(bbCode)) {
    if (index < skipTo || isQuoted(index)) continue
    const name = /[a-z*]+\d?/i.exec(whole)?.[0].toLowerCase() ?? ''
    const isOpening = !whole.startsWith('[/') && struckTag.test(name)
    const end = isOpening ? find(`[/${name}]`, index) : -1
    if (end >= 0) {
      skipTo = end + name.length + 3
      masked.push({ from: index, to: skipTo, kind: 'struck' })
      continue
    }
    masked.push({ from: index, to: index + whole.length, kind: markKind(whole.slice(1, -1)) })
    if (isOpening) breaks.set(index, '?')
    if (name === 'td' || name === 'th') breaks.set(index, '\t')
    else if (name === '*' || name === 'list' || name === 'tr' || name === 'table')
      breaks.set(index, lineBreak)
  }
}

function maskChat({ text, masked }: Masker): void {
  for (const pattern of [chatLine, chatHeading, ...copiedHeadings])
    for (const { index, 0: whole } of text.matchAll(pattern))
      // Who is called like troops may be a battalion behind a date.
      if (!hasTroops(tokensOf(whole)))
        masked.push({ from: index, to: index + whole.length, kind: 'header' })
  if (!masked.some(({ kind }) => kind === 'header')) return
  for (const { index, 0: whole } of text.matchAll(chatNote))
    masked.push({ from: index, to: index + whole.length, kind: 'header' })
}

/** Only at the very beginning: further below it quotes somebody. */
function maskWriter({ text, masked }: Masker): void {
  const whole = wroteAt.exec(text)?.[0] ?? ''
  const tokens = tokensOf(whole)
  if (whole !== '' && !hasTroops(tokens) && !tokens.some(({ kind }) => kind === 'nation'))
    masked.push({ from: 0, to: whole.length, kind: 'header' })
}

/** From "[quote]" to "[/quote]", the outermost; one that does not close quotes the rest. */
function quotesIn(text: string): MaskedText['quotes'] {
  const quotes: { from: number; to: number }[] = []
  if (!/\[quote/i.test(text)) return quotes
  let depth = 0
  for (const { index, 0: whole } of text.matchAll(/\[\/?quote(?:=[^\]\n]{0,80})?\]/gi)) {
    if (!whole.startsWith('[/')) {
      if (depth === 0) quotes.push({ from: index, to: text.length })
      depth += 1
    } else if (depth > 0) {
      depth -= 1
      const last = quotes.at(-1)
      if (depth === 0 && last !== undefined) last.to = index + whole.length
    }
  }
  return quotes
}

/** "Army","Russian": a row of a sheet that quotes every cell; its marks and the commas within cells part nothing. */
const quotedRow = /^"[^"\n]*"(?:[,;\t]"[^"\n]*")*[ \t]*$/gm

const bareRow = (row: string): string =>
  row.replace(/"([^"]*)"/g, (_, cell: string) => `\u00A0${cell.replace(/[,;\t]/g, ' ')}\u00A0`)

const blankOf = (piece: string): string => piece.replace(/[^\n]/g, ' ')

/** Masks what is marked as struck, hidden, or made of codes. */
export function maskMarkup(given: string): MaskedText {
  const text =
    given.includes('","') || given.includes('";"') ? given.replace(quotedRow, bareRow) : given
  const quotes = quotesIn(text)
  const masker: Masker = { text, masked: [], breaks: new Map(), isQuoted: quotedParts(text) }
  maskComments(masker)
  maskTags(masker)
  maskCodes(masker)
  maskTildes(masker)
  if (/\d:\d\d/.test(text)) maskChat(masker)
  maskWriter(masker)
  if (masker.masked.length === 0) return { text, masked: [], quotes }
  masker.masked.sort((one, other) => one.from - other.from)
  const kept: Masked[] = []
  const pieces: string[] = []
  let at = 0
  for (const each of masker.masked) {
    if (each.from < at) continue
    const sign = masker.breaks.get(each.from) ?? ''
    pieces.push(
      text.slice(at, each.from),
      sign,
      blankOf(text.slice(each.from + sign.length, each.to)),
    )
    kept.push(each)
    at = each.to
  }
  return { text: pieces.join('') + text.slice(at), masked: kept, quotes }
}
