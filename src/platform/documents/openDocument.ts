// From the bytes of a file to what can be read in it: text, a page, a table, mails; or what it is instead.
import { textOf } from '../textOf.ts'
import { foreignKind, isZip } from './fileKind.ts'
import type { DocumentTrouble, Opened } from './opened.ts'
import { isMail, mailsIn, openMail } from './openMail.ts'
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

async function openMails(bytes: Uint8Array, depth: number, text: string): Promise<Opened> {
  const opened = await Promise.all(mailsIn(bytes).map((mail) => openMail(mail, depth, openBytes)))
  const mails = opened.filter((mail) => mail !== null)
  return mails.length === 0 ? { kind: 'text', text } : { kind: 'mails', mails }
}

const isPage = (text: string): boolean => /^\uFEFF?\s{0,100}<(?:!doctype html|html)\b/i.test(text)

const plain = (text: string): Opened => ({ kind: isPage(text) ? 'html' : 'text', text })

/** Text that was pasted or opened: a mail if it begins with the headers of one. */
export const openText = async (text: string): Promise<Opened> =>
  isMail(text) ? openMails(new TextEncoder().encode(text), 0, text) : plain(text)

/** Never throws. */
export async function openBytes(bytes: Uint8Array, depth = 0): Promise<Opened> {
  const foreign = foreignKind(bytes)
  if (foreign !== null) return trouble(foreign)
  if (isZip(bytes)) return openZip(bytes)
  const text = textOf(bytes)
  if (text === null) return trouble('not-text')
  return isMail(text) ? openMails(bytes, depth, text) : plain(text)
}
