// One list in two places of the same mail: as text and as a page, in the mail and in its attachment.
import { ok } from '../../../../core/result.ts'
import type { Battalion } from '../army/model.ts'
import type { UnreadLine } from '../army/text/reading.ts'
import type { Beside } from '../army/text/source.ts'
import { markOf, readsBetter } from './sameList.ts'
import { besideOf, type ReadList, type Submission } from './submission.ts'

/** Links and names of pictures stand in one face only. */
const noWords = /<[^>\s]{1,500}>|\[(?:cid|image|https?):[^\]\n]{0,500}\]|\bhttps?:\S+/gi
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(noWords, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The lines of one face that have words which the other does not have. */
function linesBeyond(text: string, other: string): readonly string[] {
  const known = new Set(wordsIn(other))
  return text.split('\n').filter((line) => wordsIn(line).some((word) => !known.has(word)))
}

/** With lines of the other face below its own. */
function withLines(submission: Submission, lines: readonly string[]): Submission {
  if (!submission.list.ok || lines.length === 0) return submission
  const { list, original } = submission
  const from = original.split('\n').length + 2
  const beside = lines.map((text, n): Beside => ({
    line: from + n,
    text: text.trim(),
    kind: 'part',
  }))
  const { because = [] } = list.value
  return {
    ...submission,
    original: [original, '', ...lines].join('\n'),
    list: ok({
      ...list.value,
      beside: [...besideOf(list.value), ...beside],
      because: because.includes('face') ? because : [...because, 'face'],
    }),
  }
}

/** Of two readings of one list the better one, with what only the other one says. */
function better(one: Submission, other: Submission): Submission {
  const [best, face] = readsBetter(other, one) ? [other, one] : [one, other]
  return withLines(best, linesBeyond(face.original, best.original))
}

/** A list that comes twice is one list; the same list of two players is two. */
export function onlyOnce(submissions: readonly Submission[]): readonly Submission[] {
  const kept: Submission[] = []
  for (const each of submissions) {
    const mark = markOf(each)
    const at = kept.findIndex(
      (one) => mark !== null && markOf(one) === mark && one.player === each.player,
    )
    const same = kept[at]
    if (same === undefined) kept.push(each)
    else kept[at] = better(same, each)
  }
  return kept
}

const essence = (battalion: Battalion): string => JSON.stringify({ ...battalion, id: 0, name: '' })

/** The lines of those battalions of a list that another one does not have, and the places of the others. */
function beyond(
  { army, battalionLines = [] }: ReadList,
  other: ReadList,
): { readonly lines: ReadonlySet<number>; readonly common: readonly number[] } {
  const left = other.army.battalions.map(essence)
  const lines = new Set<number>()
  const common: number[] = []
  for (const [place, battalion] of army.battalions.entries()) {
    const at = left.indexOf(essence(battalion))
    if (at < 0) lines.add(battalionLines[place] ?? 1)
    else {
      left.splice(at, 1)
      common.push(place)
    }
  }
  return { lines, common }
}

const toldOf = (lines: ReadonlySet<number>, { original }: Submission): readonly UnreadLine[] => {
  const all = original.split('\n')
  return [...lines].map((line) => ({ line, text: all[line - 1]?.trim() ?? '', reason: 'face' }))
}

/** Faces that differ: what both have is read, every other battalion told. */
function told(page: Submission, text: Submission): Submission {
  if (!page.list.ok || !text.list.ok) return page
  const { value } = page.list
  const { army, battalionLines = [], unread, because = [] } = value
  const { lines, common } = beyond(value, text.list.value)
  const below = page.original.split('\n').length + 2
  const others = toldOf(beyond(text.list.value, value).lines, text)
  const isTorn = army.nation !== text.list.value.army.nation
  const battalions = common.flatMap((place) => army.battalions[place] ?? [])
  return {
    ...page,
    original: [page.original, '', ...others.map((each) => each.text)].join('\n'),
    list: ok({
      ...value,
      ...(isTorn && { nationUnsaid: true }),
      army: { ...army, battalions: battalions.map((each, n) => ({ ...each, id: n + 1 })) },
      battalionLines: common.map((place) => battalionLines[place] ?? 1),
      unread: [
        ...unread,
        ...toldOf(lines, page),
        ...others.map((each, n) => ({ ...each, line: below + n })),
      ],
      because: [...because, 'face'],
    }),
  }
}

const isRead = ({ list }: Submission): boolean => list.ok
const hasStruck = ({ list }: Submission): boolean =>
  list.ok && besideOf(list.value).some(({ kind }) => kind === 'struck' || kind === 'hidden')

/** One mail as text and as a page. What a page strikes is seen there alone. */
export function oneFace(
  text: readonly Submission[],
  page: readonly Submission[],
): readonly Submission[] {
  if (!text.some(isRead) || !page.some(isRead)) {
    const [[first, ...more], face] = page.some(isRead) ? [page, text] : [text, page]
    const words = face.map(({ original }) => original).join('\n')
    return first === undefined
      ? face
      : [withLines(first, linesBeyond(words, first.original)), ...more]
  }
  if (text.length !== page.length) {
    const marks = page.map(markOf)
    return [...page, ...text.filter((each) => !marks.includes(markOf(each)))]
  }
  return page.map((each, n) => {
    const other = text[n] ?? each
    if (markOf(each) !== markOf(other)) return told(each, other)
    return hasStruck(each)
      ? withLines(each, linesBeyond(other.original, each.original))
      : better(other, each)
  })
}
