// The end of reading an army: greetings are set aside, troops in them are told, and the parts of the text are counted.
import { doubtsList, saysAnew } from './aboutList.ts'
import type { ArmyInProgress, Piece } from './armyInProgress.ts'
import { tellBetween } from './betweenArmies.ts'
import { joinNations } from './bareNations.ts'
import { coreOf, isCorePiece, type Core } from './coreLines.ts'
import { isDitto } from './ditto.ts'
import { takeEmptySlots } from './emptySlots.ts'
import { isNote } from './headingName.ts'
import { isNextItem } from './items.ts'
import { isSurelyElse, mayBeOfList } from './listTalk.ts'
import { columnOf } from './lexicon/columns.ts'
import { beginsAmong, isAmong, isElse, isOfChange } from './lexicon/lexicon.ts'
import type { Line } from './lines.ts'
import { lineBreak } from './mask.ts'
import { leavesOpen } from './parser.ts'
import { withoutOtherMatters } from './otherMatters.ts'
import { mayBeTroops } from './prose.ts'
import { tellBattalions, tellMarked } from './rowMarks.ts'
import { saysMuch } from './shortTalk.ts'
import { namesPart } from './sectionTitle.ts'
import { asksNation } from './titleLine.ts'
import { tellNation } from './toldNation.ts'
import { tokensOf, written, type Token } from './tokens.ts'

type Unread = Piece & { readonly kind: 'unread' }

/** For each line the nearest blank one before it: whether a blank lies between two lines is one comparison. */
function blanksBefore(text: string): (line: number) => number {
  const before: number[] = [0]
  let blank = 0
  for (const [n, line] of text.split('\n').entries()) {
    if (!/[^\s>|*]/.test(line.replaceAll(lineBreak, ' '))) blank = n + 1
    before.push(blank)
  }
  return (line) => before[line] ?? blank
}

const ofList: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['limit', 'total', 'subtotal'])

const hasFigure = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => kind === 'number' || kind === 'ordinal')

/** "Nation: ?" */
const leavesTitleOpen = ([first, ...more]: readonly Token[]): boolean =>
  first?.kind === 'army' && more.some(({ kind }) => kind === 'doubt')

/** "Command: full", "Stab: komplett": a field that tables have for characters. */
const isFieldOfTroops = ([title, sign]: readonly Token[], text: string): boolean =>
  title !== undefined && sign?.kind === 'colon' && columnOf(written(text, title)) === 'characters'

/** "at dawn", right behind the list: the rest of a line that was broken off. */
const goesOn = ({ line, tokens }: Unread, text: string): boolean =>
  tokens[0]?.kind === 'filler' && /\p{Ll}/u.test(text.charAt(line.begin))

const ofLast: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'next',
  'doubt',
  'none',
  'times',
  'each',
])

const corrects = (word: string): boolean => beginsAmong('correcting', word)

const ofOthers: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'number',
  'numeral',
  'ordinal',
  'ordinalWord',
  'apart',
  'struck',
  'all',
  'same',
])

/** "Just ask", "no worries", "noch Fragen?": said to somebody, about nothing that could be changed. */
const isSocial = (said: readonly Token[], words: readonly string[]): boolean =>
  words.some((word) => isAmong('social', word)) &&
  !said.some(({ kind }) => ofOthers.has(kind)) &&
  !words.some((word) => corrects(word) || isOfChange(word))

/** "Player: …", but not "Note: …" */
const isTitledRemark = ([title, sign]: readonly Token[], text: string): boolean =>
  title?.kind === 'remark' && sign?.kind === 'colon' && !isNote(written(text, title))

/** "in reserve", "Landwehr": a longer line says something else. */
const mostOfTroops = 2

/** "another one like that", "see above", "twice, please", "drop the last", "oops, numbers swapped", right behind the list. */
const changesLast = ({ tokens }: Unread, text: string): boolean => {
  const said = tokens.filter(({ kind }) => kind !== 'sep' && kind !== 'mark' && kind !== 'stop')
  const kind = said[0]?.kind
  const most = kind === 'none' ? 3 : 5
  if (kind === undefined || said.length > 5 || isTitledRemark(said, text)) return false
  const words = said.map((token) => written(text, token))
  if (isSocial(said, words)) return false
  if (ofLast.has(kind) && tokens.length <= most) return true
  if (words.some((word) => isAmong('repeating', word))) return true
  if (said.length <= mostOfTroops && words.some((word) => isAmong('unpriced', word))) return true
  // "and again", "plus the usual suspects"; "and see you there" is said to people
  if (kind === 'and' && !words.some(isElse)) return true
  const isOfLast = words.some((word) => isAmong('last', word)) && leavesOpen(said)
  const isCounted = said.some(({ kind: each }) => each === 'numeral' || each === 'number')
  // "make it three"
  if (isCounted && saysAnew(said, text)) return true
  const says = said.some(({ kind: each }) => each === 'numeral') || words.some(isOfChange)
  return (
    isOfLast ||
    said.some((token, n) => token.kind === 'doubt' && (says || corrects(words[n] ?? '')))
  )
}

interface Around extends Core {
  /** Its first one: words between the nation and it are around the list as well. */
  readonly battalion: Line
}

const aroundOf = ({ lines, pieces }: ArmyInProgress, core: Core): Around => ({
  ...core,
  battalion:
    pieces.find((piece) => isCorePiece(piece) && piece.line.number === lines[0])?.line ??
    core.first,
})

const mayBeOfArmy = (tokens: readonly Token[], text: string): boolean =>
  mayBeTroops(tokens, text) ||
  tokens.some(({ kind }) => ofList.has(kind)) ||
  isFieldOfTroops(tokens, text) ||
  doubtsList(tokens, text) ||
  leavesTitleOpen(tokens) ||
  mayBeOfList(tokens, text) ||
  (asksNation(tokens, text) && tokens[1]?.kind === 'colon')

/** Below the list: a wing of it, or a change of its last battalion. */
function isOfLast(piece: Unread, text: string, last: Line): boolean {
  const { line, tokens } = piece
  if (line.from <= last.from) return false
  if (namesPart(tokens, text)) return true
  return line.number <= last.number + 1 && (goesOn(piece, text) || changesLast(piece, text))
}

/** Line by line, whether a piece that makes no sense is only something around the list. */
function isGreeting(
  piece: Unread,
  text: string,
  { first, last, battalion }: Around,
  blankBefore: (line: number) => number,
): boolean {
  const { line, reason } = piece
  if (line.from >= battalion.from && line.from <= last.from) return false
  if (reason === 'too-many-battalions' || reason === 'too-many-figures' || reason === 'nation')
    return false
  const tokens = withoutOtherMatters(piece.tokens, text)
  if (tokens.length === 0) return true
  if (saysMuch(tokens, text) || isDitto(text.slice(line.from, line.to))) return false
  const isWithin = line.from >= first.from && line.from < battalion.from
  if (isWithin && !isSurelyElse(tokens, text)) return false
  const [above, below] = line.from < battalion.from ? [line, battalion] : [last, line]
  if (hasFigure(tokens) && blankBefore(below.number) <= above.number) return false
  return !mayBeOfArmy(tokens, text) && !isOfLast({ ...piece, tokens }, text, last)
}

/** "Drilled", "24 men", and at once "28 men": another battalion, or another size of the same. */
function tellSizes(army: ArmyInProgress): void {
  for (let n = army.battalions.length - 1; n > 0; n -= 1) {
    const [above, battalion] = [army.battalions[n - 1], army.battalions[n]]
    if (
      above === undefined ||
      above.quality === null ||
      battalion?.quality !== null ||
      battalion.name !== ''
    )
      continue
    const number = army.lines[n]
    if (number === undefined || army.claims[n] !== 0 || army.lines[n - 1] === number) continue
    tellBattalions(army, number, 'several')
  }
}

/** "Unused", "Spare 36:", "Rest:"; "Left: 104", "104 left" and "left wing" are none. */
function isUnusedTitle(tokens: readonly Token[], text: string): boolean {
  const words = tokens.filter(({ kind }) => kind === 'left' || kind === 'word')
  const isOfRest = ({ kind }: Token, word: string): boolean =>
    kind === 'left' || /^rest$/i.test(word)
  const end = tokens.at(-1)?.kind
  return (
    words.length > 0 &&
    words.every((token) => isOfRest(token, written(text, token))) &&
    (end === 'colon' || end === 'sep' || !hasFigure(tokens))
  )
}

/** Battalions below such a title are not played. */
function tellUnused(army: ArmyInProgress, text: string): void {
  const last = army.lines.at(-1) ?? 0
  for (const [n, piece] of army.pieces.entries()) {
    if (piece.kind !== 'setAside' || piece.as !== 'remark' || piece.line.number >= last) continue
    const { line, from, to } = piece
    const tokens = tokensOf(text, from, to)
    if (isUnusedTitle(tokens, text))
      army.pieces[n] = { line, from, to, kind: 'unread', reason: 'doubt', tokens }
  }
}

/** "French, 5 battalions", and four were read: the line is told. */
function tellCount(army: ArmyInProgress): void {
  const { claimed, battalions, pieces } = army
  if (claimed === null || claimed.count === battalions.length) return
  if (pieces.some(({ kind }) => kind === 'unread')) return
  const at = pieces.findIndex(({ line }) => line === claimed.line)
  const piece = pieces[at]
  if (piece === undefined) return
  const { line, from, to } = piece
  pieces[at] = { line, from, to, kind: 'unread', reason: 'count', tokens: [] }
}

/** Battalions, then at once a nation and more battalions: whether the first are of that nation is not said. */
function tellHeadings(
  armies: readonly ArmyInProgress[],
  blankBefore: (line: number) => number,
): void {
  for (const [n, { nation, pieces }] of armies.entries()) {
    const before = armies[n - 1]
    if (before === undefined || before.nation !== null || nation === null || before.closed) continue
    const at = pieces.findIndex((piece) => piece.kind === 'understood' && piece.isCore)
    const heading = pieces[at]
    if (heading === undefined || blankBefore(heading.line.number) === heading.line.number - 1)
      continue
    const { line, from, to } = heading
    pieces[at] = { line, from, to, kind: 'unread', reason: 'nation', tokens: [] }
  }
}

/** Thanks behind the same dash as the battalions: nobody counts them as one. */
function isThanks({ tokens }: Unread, text: string): boolean {
  return isSocial(
    tokens,
    tokens.map((token) => written(text, token)),
  )
}

/** A wing below the last battalion has none of its own. */
function tellLastPart({ pieces }: ArmyInProgress, n: number, { last }: Core, text: string): void {
  const piece = pieces[n]
  if (piece?.kind !== 'setAside' || piece.as !== 'remark' || piece.from < last.to) return
  const { line, from, to } = piece
  const tokens = tokensOf(text, from, to)
  if (namesPart(tokens, text))
    pieces[n] = { line, from, to, kind: 'unread', reason: 'not-understood', tokens }
}

/** Greetings are set aside; a line that goes on with the enumeration of the battalions is none. */
function setGreetingsAside(
  army: ArmyInProgress,
  text: string,
  blankBefore: (line: number) => number,
): void {
  const core = coreOf(army.pieces)
  if (core === null) return
  const around = aroundOf(army, core)
  let item = army.pieces.findLast(({ line }) => line.number === core.last.number)?.line
  for (const [n, piece] of army.pieces.entries()) {
    tellLastPart(army, n, core, text)
    if (piece.kind !== 'unread') continue
    const { line, from, to } = piece
    if (item !== undefined && isNextItem(text, item, line) && !isThanks(piece, text)) item = line
    else if (isGreeting(piece, text, around, blankBefore))
      army.pieces[n] = { line, from, to, kind: 'setAside', as: 'greeting' }
  }
}

/** Parts what is around an army from what is in it. */
export function settleArmies(armies: ArmyInProgress[], text: string): void {
  joinNations(armies, text)
  const blankBefore = blanksBefore(text)
  for (const army of armies) {
    takeEmptySlots(army, text)
    setGreetingsAside(army, text, blankBefore)
  }
  tellBetween(armies, text)
  for (const army of armies) {
    tellNation(army, text)
    tellSizes(army)
    tellUnused(army, text)
    tellMarked(army, text)
    tellCount(army)
  }
  tellHeadings(armies, blankBefore)
}
