// Test whether a list that comes in is here already: the same troops, the same words, and read no better than before.
import { encodeArmy } from '../army/code/shareCode.ts'
import { fingerprint } from '../army/code/fingerprint.ts'
import { withDecisions } from '../army/text/decide.ts'
import { countsBeside } from '../army/text/source.ts'
import { besideOf, type Submission } from './submission.ts'

type Read = Pick<Submission, 'list'>
interface Version extends Pick<Submission, 'list' | 'original'> {
  readonly source: string
}

/** The same list of two players has the same mark, as it was read. */
export const markOf = (version: Read | null): string | null =>
  version?.list.ok === true ? fingerprint(version.list.value.army) : null

/** Without the lines of the mail itself: the same list may come in another one. */
function wordsOf({ list, original }: Pick<Submission, 'list' | 'original'>): string {
  const mails = new Set(
    list.ok
      ? besideOf(list.value).flatMap(({ line, kind }) => (countsBeside(kind) ? [] : [line]))
      : [],
  )
  const lines = original.split('\n').filter((_, n) => !mails.has(n + 1))
  return lines.join('').replace(/\s+/g, '')
}

/** The same troops; what is no list is known by its words. */
export const isSameList = (one: Version, other: Version): boolean => {
  const mark = markOf(one)
  return mark === null ? !other.list.ok && wordsOf(one) === wordsOf(other) : mark === markOf(other)
}

/** At once, to be looked at, lines that leave open what they are; of what is no list, all are. */
const openLines = ({ list }: Read): number => {
  if (!list.ok) return Infinity
  const { because = [], nationUnsaid } = list.value
  const told = withDecisions(list.value).unread.length + (nationUnsaid === true ? 1 : 0)
  return told > 0 ? told : because.length > 0 ? 0.5 : 0
}

/** The same troops may have been read with less left open: a better list, as good as another one. */
export const readsBetter = (one: Read, than: Read): boolean => openLines(one) < openLines(than)

/** Codes and files of the app have no words: what they say is the army. */
const saysSame = (one: Version, other: Version): boolean =>
  one.list.ok && other.list.ok
    ? encodeArmy(one.list.value.army) === encodeArmy(other.list.value.army)
    : one.source === other.source

/** The same again: nothing but blanks is different, and it is read no better. */
export function isHereAs(kept: Version, list: Version): boolean {
  if (!isSameList(kept, list) || readsBetter(list, kept)) return false
  const [before, now] = [wordsOf(kept), wordsOf(list)]
  if (before !== '' && now !== '') return before === now
  return before === now ? saysSame(kept, list) : openLines(kept) === openLines(list)
}
