// Greetings around a list are no part of it: which unread lines may be set aside, and which may be a battalion.
import { kinds, type Kind } from '../army/text/lexicon.ts'
import { cursorOn, nextToken, startAt, type Cursor } from '../army/text/scan.ts'
import type { ReadArmy, UnreadLine } from '../army/text/reading.ts'

const ofLists: ReadonlySet<Kind> = new Set<Kind>([
  kinds.quality,
  kinds.character,
  kinds.rankers,
  kinds.light,
  kinds.rifles,
  kinds.battalion,
  kinds.points,
])

/** A figure and a word of lists: somebody may have meant a battalion. */
export function soundsLikeList(line: string, cursor: Cursor = cursorOn(line)): boolean {
  startAt(cursor, 0, line.length)
  let hasNumber = false
  let hasWord = false
  for (let token = nextToken(cursor); token.kind !== kinds.end; token = nextToken(cursor)) {
    if (token.kind === kinds.number) hasNumber = true
    else if (ofLists.has(token.kind)) hasWord = true
  }
  return hasNumber && hasWord
}

interface Parted {
  readonly unread: readonly UnreadLine[]
  readonly setAside: readonly UnreadLine[]
}

/** Quotation marks of mails alone say nothing. */
const isBlank = (line: string | undefined): boolean => line === undefined || !/[^\s>|*]/.test(line)

/** The first and the last line of a list that could be read, in the lines from `from` to before `to` (from 1). */
function coreOf(read: ReadArmy, lines: readonly string[], to: number): readonly [number, number] {
  const unread = new Set(read.unread.map(({ line }) => line))
  const isRead = (number: number): boolean => !isBlank(lines[number - 1]) && !unread.has(number)
  let first = read.firstLine
  while (first < to && !isRead(first)) first += 1
  let last = to - 1
  while (last > first && !isRead(last)) last -= 1
  return [first, last]
}

/**
 * The last blank line before the core of a list, and the first one behind it. They are looked for once, within the
 * list's own lines: a scan for each unread line would cost the square of a long tail.
 */
function blanksAround(
  lines: readonly string[],
  [from, first, last, to]: readonly [from: number, first: number, last: number, to: number],
): readonly [before: number, behind: number] {
  let before = first - 1
  while (before >= from && !isBlank(lines[before - 1])) before -= 1
  let behind = last + 1
  while (behind < to && !isBlank(lines[behind - 1])) behind += 1
  return [before, behind]
}

/**
 * TEXT-01: within the list every unread line stays what it is. Before and behind it a line is prose if it does not
 * sound like a list, and has no figures or stands apart from it.
 */
export function partProse(read: ReadArmy, lines: readonly string[], to: number): Parted {
  if (read.unread.length === 0) return { unread: [], setAside: [] }
  const [first, last] = coreOf(read, lines, to)
  const [before, behind] = blanksAround(lines, [read.firstLine, first, last, to])
  const isApart = (number: number): boolean =>
    number < first ? number <= before : number >= behind
  const isProse = ({ line, text, reason }: UnreadLine): boolean =>
    reason === 'not-understood' &&
    (line < first || line > last) &&
    !soundsLikeList(text) &&
    (!/\d/.test(text) || isApart(line))
  return {
    unread: read.unread.filter((line) => !isProse(line)),
    setAside: read.unread.filter(isProse),
  }
}
