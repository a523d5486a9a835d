// From the bytes of a file to what can be read in it: text, a page, a table, mails; or what it is instead.
import PostalMime from 'postal-mime'
import { isMail, mailsIn } from '../mailbox.ts'
import { charsetOf, textOf, withWindowsSigns } from '../textOf.ts'
import { fileKind } from './fileKind.ts'
import type { DocumentTrouble, Opened, OpenedMail } from './opened.ts'
import { documentLines } from './paragraphs.ts'
import { excelSheets, openSheets } from './sheets.ts'
import { allIn, partsOf } from './xml.ts'

const trouble = (what: DocumentTrouble): Opened => ({ kind: 'trouble', trouble: what })

function openZip(bytes: Uint8Array): Opened {
  try {
    const parts = partsOf(bytes)
    const isOpen = allIn(parts.get('content.xml'), 'spreadsheet').length > 0
    const sheets = isOpen ? openSheets(parts) : excelSheets(parts)
    if (sheets.length > 0) return { kind: 'sheets', sheets }
    const isText = [...parts.keys()].some((path) => /^(?:word\/|content)/.test(path))
    return isText ? { kind: 'document', lines: documentLines(parts) } : trouble('zip')
  } catch {
    return trouble('zip')
  }
}

const isPage = (text: string): boolean => /^\uFEFF?\s{0,100}<(?:!doctype html|html)\b/i.test(text)

// A mail as a program saves it (.eml): who sent it, its two faces and its attachments.

interface MimeNode {
  readonly content: ArrayBuffer | null
  readonly contentType: { readonly parsed: { readonly params: { charset?: string } } }
}

/** postal-mime decodes as declared, and what declares nothing as UTF-8, whether it is or not: it is told better. */
class Reader extends PostalMime {
  isInlineTextNode(node: MimeNode): boolean {
    const { params } = node.contentType.parsed
    if (node.content !== null)
      params.charset = charsetOf(new Uint8Array(node.content), params.charset)
    const inherited = PostalMime.prototype as PostalMime & Pick<Reader, 'isInlineTextNode'>
    return inherited.isInlineTextNode.call(this, node)
  }
}

const written = ({ name, address }: { name: string; address?: string | undefined }): string =>
  address === undefined ? name : `${name} <${address}>`

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** Far more attachments than any mail has. */
const most = 100

/** Opens a mail; null if it is none that can be read. */
async function openMail(
  raw: Uint8Array,
  openPart: (bytes: Uint8Array) => Promise<Opened>,
): Promise<OpenedMail | null> {
  const reader = new Reader({ forceRfc822Attachments: true, maxNestingDepth: 20 })
  const email = await reader.parse(raw).catch(() => null)
  if (email === null) return null
  const parts = email.attachments.slice(0, most).map(async (part) => {
    const isShown = part.related === true && part.mimeType.startsWith('image/')
    const content = await openPart(bytesOf(part.content))
    return { name: part.filename ?? '', content, ...(isShown && ({ isShown } as const)) }
  })
  return {
    from: email.from === undefined ? '' : written(email.from),
    replyTo: (email.replyTo ?? []).map(written),
    date: email.headers.find(({ key }) => key === 'date')?.value ?? '',
    subject: email.subject ?? '',
    text: withWindowsSigns(email.text ?? ''),
    html: withWindowsSigns(email.html ?? ''),
    parts: await Promise.all(parts),
  }
}

async function open(text: string, bytes: Uint8Array, depth: number): Promise<Opened> {
  // Mails within mails are opened so far.
  if (depth > 4 || !isMail(text)) return { kind: isPage(text) ? 'html' : 'text', text }
  const inner = async (part: Uint8Array): Promise<Opened> => openBytes(part, depth + 1)
  const opened = await Promise.all(mailsIn(bytes).map(async (mail) => openMail(mail, inner)))
  const mails = opened.filter((mail) => mail !== null)
  return mails.length === 0 ? { kind: 'text', text } : { kind: 'mails', mails }
}

/** Text that was pasted: a mail if it begins with the headers of one. */
export const openText = async (text: string): Promise<Opened> =>
  open(text, new TextEncoder().encode(text), 0)

/** Never throws. */
export async function openBytes(bytes: Uint8Array, depth = 0): Promise<Opened> {
  const kind = fileKind(bytes)
  if (kind !== null) return kind === 'zip' ? openZip(bytes) : trouble(kind)
  const text = textOf(bytes)
  return text === null ? trouble('not-text') : open(text, bytes, depth)
}
