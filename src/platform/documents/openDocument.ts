// From the bytes of a file to what can be read in it: text, a page, a table, mails; or what it is instead.
import { isMail, mailsIn } from '../mailbox.ts'
import { textOf } from '../textOf.ts'
import { fileKind } from './fileKind.ts'
import type { DocumentTrouble, Opened } from './opened.ts'
import { openMail } from './openMail.ts'
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
