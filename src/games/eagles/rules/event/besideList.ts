// Words of a mail beside the list in its attachment: what is about troops is told with the list, the rest shown.
import { ok } from '../../../../core/result.ts'
import { doubtsList } from '../army/text/aboutList.ts'
import { mayBeOfList } from '../army/text/listTalk.ts'
import { nationNamed, soundsLikeList } from '../army/text/prose.ts'
import type { SetAside, UnreadLine } from '../army/text/reading.ts'
import { tokensOf } from '../army/text/tokens.ts'
import type { Letter } from './mail/letter.ts'
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

/** Tells the subject of a mail with every list that names no nation, if it does: "Subject: French list". */
export function withSubject(
  submissions: readonly Submission[],
  subject: string,
): readonly Submission[] {
  const named = nationNamed(tokensOf(subject), subject)
  if (named === null || named === 'other') return submissions
  const told: UnreadLine = { line: 1, text: subject.trim(), reason: 'nation' }
  return submissions.map((each) => {
    if (!each.list.ok || each.list.value.army.nation !== 'other') return each
    const list = movedBy(each.list.value, 2)
    return {
      ...each,
      original: [told.text, '', each.original].join('\n'),
      list: ok({ ...list, unread: [told, ...list.unread] }),
    }
  })
}

const isOfSame = (one: Submission, { from: { player, address } }: Letter): boolean =>
  (player !== '' && one.player === player) || (address !== '' && one.address === address)

/** "From: Kev – Sorry, Russian of course": what somebody wrote besides, told with the one list that he has sent. */
export function withNotes(
  submissions: readonly Submission[],
  notes: readonly Letter[],
): readonly Submission[] {
  return submissions.map((each) => {
    if (!each.list.ok) return each
    const own = notes.filter((note) => isOfSame(each, note))
    const unread = own.flatMap(({ lines, linesBefore }) =>
      lines.flatMap((raw, n): readonly UnreadLine[] => {
        const text = raw.trim()
        const tokens = tokensOf(text)
        const isOfList =
          nationNamed(tokens, text) !== null ||
          doubtsList(tokens, text) ||
          mayBeOfList(tokens, text)
        return isOfList ? [{ line: linesBefore + n + 1, text, reason: 'remark' }] : []
      }),
    )
    const { value } = each.list
    return unread.length === 0
      ? each
      : { ...each, list: ok({ ...value, unread: [...value.unread, ...unread] }) }
  })
}
