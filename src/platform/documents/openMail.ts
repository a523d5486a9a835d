// A mail as a program saves it (.eml): its senders, its text and its attachments, mails within mails included.
import PostalMime, { type Email } from 'postal-mime'
import type { Opened, OpenedMail, OpenedPart } from './opened.ts'

/** Opens an attachment; mails within mails count as deeper. */
type OpenPart = (bytes: Uint8Array, depth: number) => Promise<Opened>

/** Far more than any mail has. */
const mostParts = 100
const deepest = 4

const mailMarks = ['from', 'date', 'mime-version', 'received', 'message-id', 'content-type']

/** Whether a text begins with the headers of a mail. */
export function isMail(text: string): boolean {
  const bare = text.slice(0, 40_000).replace(/^From .*\r?\n/, '')
  if (!/^[\w-]{2,40}:/.test(bare)) return false
  const end = /\r?\n\r?\n/.exec(bare)?.index ?? bare.length
  const lines = bare
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  const names = new Set<string>()
  for (const line of lines) {
    const name = /^([^\s:]+):/.exec(line)?.[1]
    if (name === undefined) return false
    names.add(name.toLowerCase())
  }
  return mailMarks.filter((mark) => names.has(mark)).length >= 3
}

const header = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? ''

function senderOf({ from }: Email): string {
  if (from === undefined) return ''
  return from.address === undefined ? from.name : `${from.name} <${from.address}>`
}

const isPicture = (type: string): boolean => type.startsWith('image/')
const isMessage = (type: string): boolean => type.startsWith('message/')

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content)

/** What Windows-1252 has where Latin-1 has controls, 0x80 to 0x9F: some decoders take the one for the other. */
const windowsSigns = '€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ'

const withSigns = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign)

function ownText({ text, html }: Email): readonly OpenedPart[] {
  if (text !== undefined && text.trim() !== '')
    return [{ name: '', content: { kind: 'text', text: withSigns(text) } }]
  return html === undefined ? [] : [{ name: '', content: { kind: 'html', text: withSigns(html) } }]
}

/** Opens a mail; null if it is none that can be read. */
export async function openMail(
  raw: string | Uint8Array,
  depth: number,
  openPart: OpenPart,
): Promise<OpenedMail | null> {
  const bare = typeof raw === 'string' ? raw.replace(/^From .*\r?\n/, '') : raw
  const email = await PostalMime.parse(bare, {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
  }).catch(() => null)
  if (email === null) return null
  const parts: OpenedPart[] = [...ownText(email)]
  for (const { filename, mimeType, content } of email.attachments.slice(0, mostParts)) {
    if (isPicture(mimeType)) continue
    const bytes = bytesOf(content)
    const inner =
      isMessage(mimeType) && depth < deepest ? await openMail(bytes, depth + 1, openPart) : null
    const opened: Opened =
      inner === null ? await openPart(bytes, depth + 1) : { kind: 'mail', mail: inner }
    parts.push({ name: filename ?? '', content: opened })
  }
  return {
    from: senderOf(email),
    date: header(email, 'date'),
    subject: email.subject ?? '',
    parts,
  }
}
