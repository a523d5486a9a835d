// Foreign text or the bytes of a file to armies: mails, Word and Excel files are opened first.
import { openBytes, openText } from '@/platform/documents/openDocument.ts'
import { refused } from '@/core/result.ts'
import { pageText, type Opened } from '@/games/eagles/rules/index.ts'
import { readOutside, type Reading } from './readOutside.ts'

/** Of a mail the first part that has a list; else what its first part says. */
function readParts(parts: readonly { readonly content: Opened }[]): Reading {
  const readings = parts.map(({ content }) => readOpened(content))
  return readings.find(({ ok }) => ok) ?? readings[0] ?? refused('no-army')
}

function readOpened(opened: Opened): Reading {
  switch (opened.kind) {
    case 'text':
    case 'sheet':
      return readOutside(opened.text)
    case 'html':
      return readOutside(pageText(opened.text))
    case 'mail':
      return readParts(opened.mail.parts)
    case 'trouble':
      return refused(opened.trouble)
  }
}

/** Never throws. Nothing is stored. */
export const readAnything = async (given: string | Uint8Array): Promise<Reading> =>
  readOpened(await (typeof given === 'string' ? openText(given) : openBytes(given)))
