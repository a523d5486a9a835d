// From the bytes of a file to what can be read in it: text, a table, a mail; or what it is instead.
import { textOf } from '../textOf.ts'
import { foreignKind, isZip } from './fileKind.ts'
import { officeText } from './office.ts'
import type { DocumentTrouble, Opened } from './opened.ts'
import { isMail, openMail } from './openMail.ts'

const trouble = (what: DocumentTrouble): Opened => ({ kind: 'trouble', trouble: what })

function openZip(bytes: Uint8Array): Opened {
  try {
    const office = officeText(bytes)
    if (office === null) return trouble('zip')
    return { kind: office.kind === 'sheet' ? 'sheet' : 'text', text: office.text }
  } catch {
    return trouble('zip')
  }
}

/** Text that was pasted or opened: a mail if it begins with the headers of one. */
export async function openText(text: string): Promise<Opened> {
  if (!isMail(text)) return { kind: 'text', text }
  const mail = await openMail(text, 0, openBytes)
  return mail === null ? { kind: 'text', text } : { kind: 'mail', mail }
}

/** Never throws. */
export async function openBytes(bytes: Uint8Array, depth = 0): Promise<Opened> {
  const foreign = foreignKind(bytes)
  if (foreign !== null) return trouble(foreign)
  if (isZip(bytes)) return openZip(bytes)
  const text = textOf(bytes)
  if (text === null) return trouble('not-text')
  if (!isMail(text)) return { kind: 'text', text }
  const mail = await openMail(bytes, depth, openBytes)
  return mail === null ? { kind: 'text', text } : { kind: 'mail', mail }
}
