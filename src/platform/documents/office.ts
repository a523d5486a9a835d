// The words of a Word or Excel file: both are a zip of XML. Packed parts are bounded, so a bomb never goes off.
import { unzipSync, strFromU8 } from 'fflate'

/** Bytes, unpacked; far more than any list has. */
const mostUnpacked = 16_000_000
const mostRows = 5_000

const wanted =
  /^(?:word\/(?:document|footnotes|endnotes|(?:header|footer)\d{1,2})\.xml|xl\/(?:sharedStrings|styles|worksheets\/sheet\d{1,3})\.xml)$/

export type OfficeText =
  | { readonly kind: 'document'; readonly text: string }
  /** Cells are parted by tabs. */
  | { readonly kind: 'sheet'; readonly text: string }

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi, (whole, ten, sixteen, name) => {
    if (typeof ten === 'string') return String.fromCodePoint(Math.min(Number(ten), 0x10ffff))
    if (typeof sixteen === 'string') return String.fromCodePoint(Number.parseInt(sixteen, 16))
    const entity = String(name).toLowerCase()
    return Object.hasOwn(entities, entity) ? (entities[entity] ?? whole) : whole
  })

/** What Word marks as crossed out, deleted or hidden, between marks of crossing out. */
function runText(run: string): string {
  const text = run
    .replace(/<w:(?:tab|ptab)\b[^>]*>/g, '\t')
    .replace(/<w:(?:br|cr)\b[^>]*>/g, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
  const isOut = /<w:(?:strike|dstrike|vanish)(?:\s*\/>|\s+w:val="(?:1|true|on)")/.test(run)
  return isOut && text.trim() !== '' ? `~~${text}~~` : text
}

/** Words between two paragraphs, as around a box of text: doubted, so that whatever they are is told. */
const strayText = (xml: string): string => {
  const text = decoded(
    Array.from(xml.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>/g), ({ 1: words }) => words ?? '').join(
      ' ',
    ),
  )
  return text.trim() === '' ? '' : `? ${text}`
}

/** A line for each paragraph, rows of tables with tabs between their cells. */
function wordText(xml: string): string {
  const lines: string[] = []
  let last = 0
  let cells: string[] | null = null
  let cell: string[] = []
  const pieces = xml.matchAll(/<w:tr\b|<\/w:tr>|<\/w:tc>|<w:p\b[^>]*\/>|<w:p\b[^>]*>(.*?)<\/w:p>/gs)
  for (const { 0: whole, 1: inner, index } of pieces) {
    const stray = strayText(xml.slice(last, index))
    if (stray !== '') lines.push(stray)
    last = index + whole.length
    if (whole === '<w:tr') cells = []
    else if (whole === '</w:tc>') {
      cells?.push(cell.join(' '))
      cell = []
    } else if (whole === '</w:tr>') {
      lines.push((cells ?? []).join('\t'))
      cells = null
    } else {
      const list = /<w:numPr>/.test(inner ?? '') ? '- ' : ''
      const deleted = (inner ?? '').replace(/<w:delText\b[^>]*>(.*?)<\/w:delText>/gs, '~~$1~~')
      const runs = deleted.split(/(?=<w:r[ >])/).map(runText)
      const text = decoded(list + runs.join(''))
      if (cells === null) lines.push(text)
      else cell.push(text)
    }
  }
  const stray = strayText(xml.slice(last))
  return [...lines, ...(stray === '' ? [] : [stray])].join('\n')
}

const textsIn = (xml: string): string =>
  decoded(Array.from(xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs), ({ 1: text }) => text ?? '').join(''))

const isStruckXml = (xml: string): boolean => /<strike(?:\s*\/>|\s+val="(?:1|true)")/.test(xml)
const struck = (text: string): string => (text.trim() === '' ? text : `~~${text}~~`)

/** A text of several runs, those that are crossed out between marks. */
const richText = (xml: string): string =>
  xml
    .split(/(?=<r>|<r )/)
    .map((run) => (isStruckXml(run) ? struck(textsIn(run)) : textsIn(run)))
    .join('')

const sharedIn = (xml: string): readonly string[] =>
  Array.from(xml.matchAll(/<si\b[^>]*?(?:\/>|>(.*?)<\/si>)/gs), ({ 1: inner }) =>
    richText(inner ?? ''),
  )

/** Which styles of cells are crossed out, by their number. */
function struckStyles(xml: string): ReadonlySet<string> {
  const fonts = /<fonts\b[^>]*>(.*?)<\/fonts>/s.exec(xml)?.[1] ?? ''
  const isStruck = Array.from(
    fonts.matchAll(/<font\b[^>]*?(?:\/>|>(.*?)<\/font>)/gs),
    ({ 1: font }) => isStruckXml(font ?? ''),
  )
  const styles = /<cellXfs\b[^>]*>(.*?)<\/cellXfs>/s.exec(xml)?.[1] ?? ''
  const found = Array.from(styles.matchAll(/<xf\b[^>]*/g), ({ 0: style }, n) => {
    const font = Number(/\bfontId="(\d+)"/.exec(style)?.[1] ?? 0)
    return isStruck[font] === true ? [String(n)] : []
  })
  return new Set(found.flat())
}

interface Book {
  readonly shared: readonly string[]
  readonly struckStyles: ReadonlySet<string>
}

/** "C7" is the third column, from 0. */
function columnIn(reference: string): number {
  let column = 0
  for (const sign of reference.replace(/\d/g, '').toUpperCase().slice(0, 3))
    column = column * 26 + sign.charCodeAt(0) - 64
  return column - 1
}

function plainCell(attributes: string, inner: string, { shared }: Book): string {
  const value = /<v\b[^>]*>(.*?)<\/v>/s.exec(inner)?.[1]
  // A formula that no program has worked out yet: nobody knows what it says.
  if (value === undefined && /<f\b/.test(inner)) return '?'
  if (/\bt="s"/.test(attributes)) return shared[Number(value)] ?? ''
  return /\bt="inlineStr"/.test(attributes) ? richText(inner) : decoded(value ?? '')
}

function cellText(attributes: string, inner: string, book: Book): string {
  const text = plainCell(attributes, inner, book)
  const style = /\bs="(\d+)"/.exec(attributes)?.[1] ?? ''
  return book.struckStyles.has(style) && !text.includes('~~') ? struck(text) : text
}

function rowText(inner: string, book: Book): string {
  const cells: string[] = []
  for (const { 1: attributes = '', 2: body = '' } of inner.matchAll(
    /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
  )) {
    const reference = /\br="([A-Z]{1,3})\d+"/i.exec(attributes)?.[1]
    const at = reference === undefined ? cells.length : columnIn(reference)
    if (at > 200) continue
    while (cells.length < at) cells.push('')
    const text = cellText(attributes, body, book)
    cells[at] = /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return cells.join('\t')
}

/** Rows that are hidden are seen by nobody who opens the sheet: crossed out, in sight. */
const sheetText = (xml: string, book: Book): string =>
  Array.from(xml.matchAll(/<row\b([^>]*?)(?:\/>|>(.*?)<\/row>)/gs))
    .slice(0, mostRows)
    .map(({ 1: attributes = '', 2: inner = '' }) => {
      const text = rowText(inner, book)
      return /\bhidden="(?:1|true)"/.test(attributes) ? struck(text.replaceAll('~~', '')) : text
    })
    .join('\n')

/** The text of a Word or Excel file; null if the zip is neither, or holds more than any list. */
export function officeText(bytes: Uint8Array): OfficeText | null {
  let left = mostUnpacked
  const parts = unzipSync(bytes, {
    // The sizes are what the zip says; fflate unpacks no more of a part than that.
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name) || originalSize > left) return false
      left -= originalSize
      return true
    },
  })
  const part = (name: string): string | null => {
    const found = Object.hasOwn(parts, name) ? parts[name] : undefined
    return found === undefined ? null : strFromU8(found)
  }
  const word = part('word/document.xml')
  if (word !== null) {
    const named = (name: string): string[] =>
      Object.keys(parts)
        .filter((path) => path.startsWith(`word/${name}`))
        .sort()
        .map((path) => wordText(part(path) ?? ''))
    const texts = [
      ...named('header'),
      wordText(word),
      ...named('footnotes'),
      ...named('endnotes'),
      ...named('footer'),
    ]
    return { kind: 'document', text: texts.filter((text) => text.trim() !== '').join('\n\n') }
  }
  const sheets = Object.keys(parts)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .sort()
  if (sheets.length === 0) return null
  const book = {
    shared: sharedIn(part('xl/sharedStrings.xml') ?? ''),
    struckStyles: struckStyles(part('xl/styles.xml') ?? ''),
  }
  const texts = sheets.map((name) => sheetText(part(name) ?? '', book))
  return { kind: 'sheet', text: texts.filter((text) => text.trim() !== '').join('\n\n') }
}
