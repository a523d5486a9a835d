// A mail as a program saves it (.eml), or a mailbox of them: who sent it, its two faces and its attachments.
import PostalMime, { type Email } from 'postal-mime'
import { charsetOf, withWindowsSigns } from '../textOf.ts'
import type { Opened, OpenedMail } from './opened.ts'

/** Opens an attachment; mails within mails count as deeper. */
type OpenPart = (bytes: Uint8Array, depth: number) => Promise<Opened>

/** Far more than any mail has. */
const mostParts = 100
const deepest = 4

const mailMarks = ['from', 'date', 'mime-version', 'received', 'message-id', 'content-type']

/** A mailbox parts its mails by lines that no mail has, and headers follow. */
const postmark = /^From [^\n]{1,200}\n(?=[\w-]{2,40}:)/gm

/** Whether a text begins with the headers of a mail. */
export function isMail(text: string): boolean {
  const bare = text
    .slice(0, 40_000)
    .replace(/\r\n/g, '\n')
    .replace(/^From .*\n/, '')
  const [head = ''] = bare.split('\n\n', 1)
  const names = head
    .replace(/\n[ \t]+/g, ' ')
    .trimEnd()
    .split('\n')
    .map((line) => /^([\w-]{2,40}):/.exec(line)?.[1]?.toLowerCase())
  return !names.includes(undefined) && mailMarks.filter((mark) => names.includes(mark)).length >= 3
}

/** The mails of a mailbox, or the only one; each may be in a charset of its own. */
export function mailsIn(bytes: Uint8Array): readonly Uint8Array[] {
  if (!/^From /.test(String.fromCharCode(...bytes.subarray(0, 5)))) return [bytes]
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return signs
    .replace(/\r\n/g, '\n')
    .split(postmark)
    .slice(1)
    .map((mail) =>
      Uint8Array.from(mail.replace(/^>(>*From )/gm, '$1'), (sign) => sign.charCodeAt(0)),
    )
}

interface MimeNode {
  readonly content: ArrayBuffer | null
  readonly contentType: { readonly parsed: { readonly params: { charset?: string } } }
}

/** postal-mime decodes as declared, and what declares nothing as UTF-8, letters or not: it is told better. */
class Reader extends PostalMime {
  isInlineTextNode(node: MimeNode): boolean {
    const { params } = node.contentType.parsed
    if (node.content !== null)
      params.charset = charsetOf(new Uint8Array(node.content), params.charset)
    const { isInlineTextNode } = PostalMime.prototype as unknown as Reader
    return isInlineTextNode.call(this, node)
  }
}

const header = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? ''

const written = ({ name, address }: { name: string; address?: string | undefined }): string =>
  address === undefined ? name : `${name} <${address}>`

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** Opens a mail; null if it is none that can be read. */
export async function openMail(
  raw: Uint8Array,
  depth: number,
  openPart: OpenPart,
): Promise<OpenedMail | null> {
  const reader = new Reader({ forceRfc822Attachments: true, maxNestingDepth: 20 })
  const email = await reader.parse(raw).catch(() => null)
  if (email === null) return null
  const parts: OpenedMail['parts'][number][] = []
  for (const { filename, mimeType, content, related } of email.attachments.slice(0, mostParts)) {
    const bytes = bytesOf(content)
    const isInner = mimeType.startsWith('message/') && depth < deepest
    const inner = isInner ? await openMail(bytes, depth + 1, openPart) : null
    const opened: Opened =
      inner === null ? await openPart(bytes, depth + 1) : { kind: 'mails', mails: [inner] }
    const isShown = related === true && mimeType.startsWith('image/')
    parts.push({ name: filename ?? '', content: opened, ...(isShown && { isShown }) })
  }
  return {
    from: email.from === undefined ? '' : written(email.from),
    replyTo: (email.replyTo ?? []).map(written),
    date: header(email, 'date'),
    subject: email.subject ?? '',
    text: withWindowsSigns(email.text ?? ''),
    html: withWindowsSigns(email.html ?? ''),
    parts,
  }
}
