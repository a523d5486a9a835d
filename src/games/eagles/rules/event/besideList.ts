// Words of a mail beside the list in its attachment: what is about troops is told with the list, the rest shown.
import { ok } from '../../../../core/result.ts'
import { soundsLikeList } from '../army/text/prose.ts'
import type { SetAside, UnreadLine } from '../army/text/reading.ts'
import { movedBy, type Submission } from './submission.ts'

/** Adds the lines of the mail above the first list, if any of them may be about its troops: "please add an officer". */
export function withWords(
  submissions: readonly Submission[],
  words: readonly string[],
): readonly Submission[] {
  const unread: UnreadLine[] = []
  const mailLines: SetAside[] = []
  for (const [n, raw] of words.entries()) {
    const text = raw.trim()
    const line = n + 1
    if (text === '') continue
    if (!text.startsWith('>') && soundsLikeList(text)) unread.push({ line, text, reason: 'remark' })
    else mailLines.push({ line, text, kind: 'greeting' })
  }
  const at = submissions.findIndex(({ list }) => list.ok)
  const first = submissions[at]
  if (unread.length === 0 || first?.list.ok !== true) return submissions
  const list = movedBy(first.list.value, words.length + 1)
  const told: Submission = {
    ...first,
    original: [...words, '', first.original].join('\n'),
    list: ok({
      ...list,
      unread: [...unread, ...list.unread],
      mailLines: [...mailLines, ...(list.mailLines ?? [])],
    }),
  }
  return submissions.map((each, n) => (n === at ? told : each))
}
