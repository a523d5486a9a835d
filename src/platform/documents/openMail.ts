// A mail as a program saves it (.eml): who sent it, its two faces and its attachments.
import PostalMime from 'postal-mime'
import { charsetOf, withWindowsSigns } from '../textOf.ts'
import type { Opened, OpenedMail } from './opened.ts'

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
    const inherited = PostalMime.prototype as unknown as Pick<Reader, 'isInlineTextNode'>
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
export async function openMail(
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
