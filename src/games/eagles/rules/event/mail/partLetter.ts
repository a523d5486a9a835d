// One mail with the lists of several: "Nina North – French" begins hers, and so does numbering that begins again.
import { soundsLikeList } from '../../army/text/prose.ts'
import { tokensOf, type Kind } from '../../army/text/tokens.ts'
import type { Letter } from './letter.ts'
import { cleanPlayer, isLoneName } from './playerName.ts'

interface Head {
  /** Empty: only the numbering says that another list begins. */
  readonly player: string
  /** What the reader of lists is to see instead of the line. */
  readonly nation: string
  readonly isNationFirst: boolean
}

interface Start extends Head {
  readonly at: number
}

const bare = (line: string): string => line.replace(/^[\s>|*]+/, '').trim()

const kindsIn = (text: string): readonly Kind[] => tokensOf(text).map(({ kind }) => kind)

const isNation = (text: string): boolean => {
  const [kind, ...more] = kindsIn(text)
  return kind === 'nation' && more.length === 0
}

/** First name and surname, of which no word is one of lists: "Old Guard" is no player. */
const isPlayer = (text: string): boolean =>
  isLoneName(text) && text.includes(' ') && kindsIn(text).every((kind) => kind === 'word')

const parted = /^([^\d–—-]{2,40}) ?(?:[–—]|(?<= )-(?= )) ?([^\d–—:-]{2,40}):?$/u

/** "Name – Nation" or "Nation – Name"; null: neither. */
function headIn(line: string): Head | null {
  const [, left = '', right = ''] = line.length <= 90 ? (parted.exec(line) ?? []) : []
  const [one, other] = [left.trim(), right.trim()]
  if (isPlayer(one) && isNation(other))
    return { player: cleanPlayer(one), nation: other, isNationFirst: false }
  if (isNation(one) && isPlayer(other))
    return { player: cleanPlayer(other), nation: one, isNationFirst: true }
  return null
}

const numbered = /^(\d{1,2})(?:st|nd|rd|th|[.):])/i

/** The number of a battalion; 0 if the line is none that begins with one. */
function placeIn(line: string): number {
  const place = Number(numbered.exec(line)?.[1] ?? 0)
  return place > 0 && soundsLikeList(line) ? place : 0
}

/** Where lists begin that say so by a name or by their numbers; each after an empty line. */
function startsIn(lines: readonly string[]): readonly Start[] {
  const starts: Start[] = []
  let isAfterBlank = true
  let place = 0
  let head: Start | null = null
  for (const [at, raw] of lines.entries()) {
    const line = bare(raw)
    if (line === '') {
      isAfterBlank = true
      continue
    }
    const now = placeIn(line)
    if (head !== null && soundsLikeList(line)) starts.push(head)
    else if (isAfterBlank && now === 1 && place > 1)
      starts.push({ at, player: '', nation: '', isNationFirst: false })
    const found = isAfterBlank ? headIn(line) : null
    head = found === null ? null : { ...found, at }
    place = now
    isAfterBlank = false
  }
  return starts
}

/** One name alone may be an army's, if somebody else is known to have sent it; so may "French – …", which is how armies are called. */
function namesPlayers(starts: readonly Start[], { from, signed }: Letter): boolean {
  const named = starts.filter(({ player }) => player !== '')
  const isKnown = from.player !== '' || signed !== ''
  if (named.every(({ isNationFirst }) => isNationFirst)) return named.length > 1 && !isKnown
  return named.length > 1 || !isKnown
}

const isWithin =
  (linesBefore: number, from: number, to: number) =>
  ({ line }: { readonly line: number }): boolean =>
    line > linesBefore + from && line <= linesBefore + to

/** The parts of a letter, each with one player's list; the letter itself if nothing in it says that there are several. */
export function partLetter(letter: Letter, lines: readonly string[]): readonly Letter[] {
  const found = startsIn(lines)
  const starts = namesPlayers(found, letter) ? found : found.filter(({ player }) => player === '')
  if (starts.length === 0) return [{ ...letter, lines }]
  // What stands before the first name is a greeting, unless it is a list.
  const [first] = starts
  const hasListBefore = lines.slice(0, first?.at).some((line) => soundsLikeList(line))
  const froms = starts.map(({ at }, n) => (n === 0 && !hasListBefore ? 0 : at))
  const all = hasListBefore ? [0, ...froms] : froms
  return all.map((from, n) => {
    const to = all[n + 1] ?? lines.length
    const start = starts[hasListBefore ? n - 1 : n]
    const own = lines.slice(from, to)
    const isNamed = start !== undefined && start.player !== ''
    if (isNamed) own[start.at - from] = start.nation
    return {
      ...letter,
      from: isNamed ? { ...letter.from, player: start.player } : letter.from,
      isNamed: isNamed || letter.isNamed,
      linesBefore: letter.linesBefore + from,
      lines: own,
      isQuoted: letter.isQuoted.slice(from, to),
      originalAt: letter.originalAt < 0 ? -1 : Math.max(0, letter.originalAt - from),
      asides: letter.asides.filter(isWithin(letter.linesBefore, from, to)),
      told: letter.told.filter(isWithin(letter.linesBefore, from, to)),
    }
  })
}
