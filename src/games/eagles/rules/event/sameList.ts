// Whether a list that comes in is here already: the same troops, the same words, and read no better than before.
import { encodeArmy } from '../army/code/shareCode.ts'
import { fingerprint } from '../army/code/fingerprint.ts'
import { withDecisions } from '../army/text/decide.ts'
import type { Submission } from './submission.ts'

interface Version extends Pick<Submission, 'list' | 'original'> {
  readonly source: string
}

/** The same list of two players has the same mark, as it was read. */
export const markOf = (version: Pick<Version, 'list'> | null): string | null =>
  version?.list.ok === true ? fingerprint(version.list.value.army) : null

const wordsOf = ({ original }: Version): string => original.replace(/\s+/g, '')

/** The same troops; what is no list is known by its words. */
export const isSameList = (one: Version, other: Version): boolean => {
  const mark = markOf(one)
  return mark === null ? !other.list.ok && wordsOf(one) === wordsOf(other) : mark === markOf(other)
}

/** Lines that leave open what they are; of what is no list, all are. */
const openLines = ({ list }: Version): number =>
  list.ok ? withDecisions(list.value).unread.length : Infinity

/** The same troops may have been read with fewer lines left open: a better list, as good as another one. */
export const readsBetter = (one: Version, than: Version): boolean =>
  openLines(one) < openLines(than)

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
