// Foreign text or the bytes of a file to armies: mails, Word and Excel files are opened first.
import { openBytes, openText } from '@/platform/documents/openDocument.ts'
import { ok, refused } from '@/core/result.ts'
import { besideOf, checkReading, readSource, type Opened } from '@/games/eagles/rules/index.ts'
import { readOutside, type Reading } from './readOutside.ts'

/** Every list of a mail or a document, as the desk reads it; else why its first part has none. */
function readContainer(opened: Opened): Reading {
  const read = readSource({ name: '', opened })
  const armies = read.flatMap(({ list, original }) => {
    if (!list.ok) return []
    const { army, unread, remarks, because = [], battalionLines = [] } = list.value
    const problems = checkReading(list.value)
    const beside = besideOf(list.value)
    return [{ army, original, problems, remarks, unread, beside, because, battalionLines }]
  })
  const [first] = read
  const trouble = first?.list.ok === false ? first.list.problem : 'no-army'
  return armies.length > 0 ? ok(armies) : refused(trouble === 'no-list' ? 'no-army' : trouble)
}

/** Never throws. Nothing is stored. */
export async function readAnything(given: string | Uint8Array): Promise<Reading> {
  const opened = await (typeof given === 'string' ? openText(given) : openBytes(given))
  if (opened.kind === 'trouble') return refused(opened.trouble)
  return opened.kind === 'text' ? readOutside(opened.text) : readContainer(opened)
}
