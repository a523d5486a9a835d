// A mail as a program saves it (.eml): who sent it and when, its text, and the attachments that are text.
import { readMoment } from '../moment.ts'
import { fromBase64, fromHtml, fromQuotedPrintable, readHeaderText } from './transferText.ts'

interface MailPart {
  /** The attachment's file name; empty for the mail's own text. */
  readonly name: string
  readonly text: string
}

export interface MailFile {
  /** As the header has it: `Tom Baker <tom@example.org>`. */
  readonly from: string
  readonly sentAt: number | null
  readonly parts: readonly MailPart[]
}

type Headers = ReadonlyMap<string, string>

/** Far more than any mail has. */
const mostParts = 100
const deepest = 6
const mostHeaderText = 40_000

interface Opened {
  readonly headers: Headers
  readonly body: string
}

function opened(text: string): Opened | null {
  const gap = /\r?\n\r?\n/.exec(text.slice(0, mostHeaderText))
  const end = gap?.index ?? Math.min(text.length, mostHeaderText)
  const headers = new Map<string, string>()
  for (const line of text
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon <= 0 || /\s/.test(line.slice(0, colon))) return null
    const name = line.slice(0, colon).toLowerCase()
    if (!headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body: text.slice(end + (gap?.[0].length ?? 0)) }
}

const parameter = (header: string, name: string): string => {
  const found = new RegExp(`;\\s*${name}\\*?=(?:"([^"]{0,200})"|([^;\\s]{0,200}))`, 'i').exec(
    header,
  )
  return readHeaderText(found?.[1] ?? found?.[2] ?? '')
}

function decoded({ headers, body }: Opened): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding === 'base64') return fromBase64(body)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body
}

/** The pieces between the boundaries of a mail of several parts. */
const piecesOf = (body: string, boundary: string): readonly string[] =>
  body
    .split(`--${boundary}`)
    .slice(1, mostParts)
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => piece.replace(/^[ \t]*\r?\n/, ''))

interface Piece extends MailPart {
  readonly isHtml: boolean
}

const textTypes = /^(?:text\/|application\/(?:json|csv|octet-stream))/

function pieces(part: Opened, depth: number): readonly Piece[] {
  const type = part.headers.get('content-type') ?? 'text/plain'
  const disposition = part.headers.get('content-disposition') ?? ''
  const name = parameter(disposition, 'filename') || parameter(type, 'name')
  const kind = type.toLowerCase()
  if (kind.startsWith('multipart/') && depth < deepest) {
    const parts = piecesOf(part.body, parameter(type, 'boundary')).map(opened)
    const found = parts.flatMap((each) => (each === null ? [] : pieces(each, depth + 1)))
    const hasPlain = found.some((piece) => !piece.isHtml && piece.name === '')
    return hasPlain ? found.filter((piece) => !piece.isHtml || piece.name !== '') : found
  }
  if (kind.startsWith('message/') && depth < deepest) {
    const inner = opened(part.body)
    return inner === null ? [] : pieces(inner, depth + 1)
  }
  if (!textTypes.test(kind)) return []
  const isHtml = kind.startsWith('text/html')
  const text = decoded(part)
  return text.includes('\0') ? [] : [{ name, isHtml, text: isHtml ? fromHtml(text) : text }]
}

const mailMarks = [
  'from',
  'date',
  'mime-version',
  'received',
  'message-id',
  'content-type',
] as const

/** The mail in a text that begins with the headers of one; null if it does not. */
export function readMailFile(text: string): MailFile | null {
  // A mailbox begins each mail with a line "From …" that is no header.
  const bare = text.replace(/^From .*\r?\n/, '')
  const mail = /^[\w-]{2,40}:/.test(bare) ? opened(bare) : null
  if (mail === null || mailMarks.filter((mark) => mail.headers.has(mark)).length < 3) return null
  return {
    from: readHeaderText(mail.headers.get('from') ?? ''),
    sentAt: readMoment(mail.headers.get('date') ?? ''),
    parts: pieces(mail, 0).map(({ name, text: words }) => ({ name, text: words })),
  }
}
