// One line of a text: battalions, a heading, a row, a comment, or something that is told as unread.
import type { Battalion } from '../model.ts'
import { beginsArmy, hasRoomFor, takeHeading } from './armyInProgress.ts'
import { isDitto } from './ditto.ts'
import { readHeading, type Heading } from './heading.ts'
import { continues, isUnfinished, joinLines, mayTakeAway } from './joinLines.ts'
import type { Line } from './lines.ts'
import { isSetApart, leavesOpen } from './parser.ts'
import { withoutNation } from './nationInEachLine.ts'
import { takeNationAndTroops } from './nationAndTroops.ts'
import { partsOf } from './parts.ts'
import { takePricedPart } from './pricedParts.ts'
import { mayBeTroops, nationNamed } from './prose.ts'
import {
  addBattalions,
  contextOf,
  currentArmy,
  openArmy,
  release,
  setAside,
  takeTroops,
  tellUnread,
  understood,
  type Reader,
} from './reader.ts'
import { rightSum } from './rightSums.ts'
import { sameAs } from './sameAs.ts'
import { saysMuch } from './shortTalk.ts'
import { isListTitle, isSectionTitle, namesGeneral } from './sectionTitle.ts'
import { unframed } from './titleLine.ts'
import { readRow, readTableHead, type Table } from './table.ts'
import { saysSomething, tokensOf, type Token } from './tokens.ts'
import { parseTroops } from './troops.ts'

function takeHeadingLine(reader: Reader, line: Line, heading: Heading): boolean {
  const current = currentArmy(reader)
  const army = beginsArmy(heading, current) ? openArmy(reader, line) : current
  if (heading.kind === 'remark') {
    setAside(reader, line, line.from, line.to, heading.as)
    return true
  }
  if (heading.kind === 'title') {
    understood(reader, line, false)
    return true
  }
  if (army === null || !takeHeading(army, heading, line)) return false
  understood(reader, line, true)
  return true
}

/** "2nd: same as above"; false if it is no such line. */
function takeSame(reader: Reader, line: Line, tokens: readonly Token[]): boolean {
  const army = currentArmy(reader)
  if (army === null || army.closed || !hasRoomFor(army, 1)) return false
  const place = sameAs(tokens, army.battalions.length)
  const copied: Battalion | undefined = army.battalions[place - 1]
  if (copied === undefined) return false
  army.battalions.push({ ...copied, id: army.battalions.length + 1, name: '' })
  army.claims.push(0)
  army.lines.push(line.number)
  understood(reader, line, true)
  return true
}

const tabsBefore = (text: string, { from, begin }: Line): number =>
  text.slice(from, begin).split('\t').length - 1

/** Of a merged cell nothing is left but its tab; the tabs before the first heading part nothing. */
function rowBegin({ separator, lead }: Table, text: string, line: Line): number {
  const { from, begin } = line
  const isMerged = separator.source === '\\t' && tabsBefore(text, line) > lead
  if (!isMerged || !/^[ \t]*$/.test(text.slice(from, begin))) return begin
  let at = from
  for (let n = 0; n < lead; n += 1) at = text.indexOf('\t', at) + 1
  return at
}

/** Takes a row of the table that is being read; false if the line is none. */
function takeRow(reader: Reader, line: Line): boolean {
  if (reader.table === null) return false
  const row = readRow(
    reader.table,
    reader.text,
    rowBegin(reader.table, reader.text, line),
    line.end,
  )
  if (row.kind === 'none') return false
  if (row.kind === 'battalion') {
    const { nation } = row
    const { table } = reader
    const isOthers = row.player !== '' && table.player !== '' && row.player !== table.player
    table.player = row.player || table.player
    // The rows of another player, without a nation that would begin another list.
    if (isOthers && (nation === null || nation === currentArmy(reader)?.nation)) {
      const tokens = tokensOf(reader.text, line.begin, line.end)
      tellUnread(reader, line, tokens, 'not-understood')
      return true
    }
    const heading: Heading = { kind: 'army', nation, name: '', points: null, battalions: null }
    const current = currentArmy(reader)
    if (nation !== null && current?.nation !== nation) {
      const army = beginsArmy(heading, current) ? openArmy(reader, line) : current
      if (army !== null) takeHeading(army, heading, line)
    }
    if (addBattalions(reader, line, [row.draft], []) > 0)
      for (const { from, to } of row.asides) setAside(reader, line, from, to, 'remark')
    return true
  }
  if (row.kind === 'unread')
    tellUnread(reader, line, tokensOf(reader.text, line.begin, line.end), 'not-understood')
  else {
    const army = currentArmy(reader)
    if (row.kind === 'total' && row.points !== null && army !== null) army.statedTotal = row.points
    understood(reader, line, true)
  }
  return true
}

/** "Drilled 24 #": what the mark stands for is said somewhere else. */
const isNoteMark = ({ text }: Reader, { begin, end }: Line, behind: readonly Token[]): boolean =>
  begin < end &&
  behind.every(({ kind }) => kind === 'mark' || kind === 'sep') &&
  mayBeTroops(tokensOf(text, begin, end), text)

/** What a comment holds: words are set aside, anything that may be of the list is told. */
function takeComment(reader: Reader, line: Line): boolean {
  const tokens = tokensOf(reader.text, line.end, line.to)
  const isOfList =
    isNoteMark(reader, line, tokens) ||
    (line.begin < line.end && saysMuch(tokens, reader.text)) ||
    mayBeTroops(tokens, reader.text) ||
    tokens.some(({ kind }) => kind === 'limit' || kind === 'total') ||
    (line.begin === line.end
      ? nationNamed(tokens, reader.text) !== null
      : leavesOpen(tokens) || isSetApart(tokens, reader.text))
  if (isOfList) {
    release(reader)
    tellUnread(reader, line, [...tokensOf(reader.text, line.begin, line.end), ...tokens], 'comment')
    return false
  }
  if (tokens.length > 0 && saysSomething(tokens, reader.text))
    setAside(reader, line, line.end, line.to, 'comment')
  return true
}

/** A quoted line beside lines that are not: its troops belong to nobody knows which list. */
function takeQuoted(reader: Reader, line: Line, tokens: readonly Token[]): void {
  release(reader)
  if (mayBeTroops(tokens, reader.text)) tellUnread(reader, line, tokens, 'quoted')
  else setAside(reader, line, line.from, line.to, 'quoted')
}

const ofWords: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['word', 'mark', 'stop'])

/** Words without a meaning, and no battalion above that may go on: nothing can come of them, and long mails are full of them. */
const isOnlyWords = ({ held }: Reader, tokens: readonly Token[]): boolean =>
  held?.added !== 0 && tokens.every(({ kind }) => ofWords.has(kind))

/** Takes the parts of a line that makes no sense as a whole; false: it has none. */
function takeParts(reader: Reader, line: Line, tokens: readonly Token[]): boolean {
  const parts = partsOf(reader, line, tokens)
  for (const each of parts) takeAlone(reader, each.line, each.tokens)
  return parts.length > 0
}

function takeAlone(reader: Reader, line: Line, tokens: readonly Token[]): void {
  if (isOnlyWords(reader, tokens)) {
    release(reader)
    if (isListTitle(tokens, reader.text)) understood(reader, line, false)
    else if (isSectionTitle(tokens, reader.text))
      setAside(reader, line, line.from, line.to, 'remark')
    else tellUnread(reader, line, tokens, 'not-understood')
    return
  }
  const parsed = parseTroops(reader.text, tokens, contextOf(reader))
  const { held } = reader
  if (held !== null && takePricedPart(reader, held, line, parsed)) return
  if (held !== null && continues(held, parsed, tokens)) {
    if (mayTakeAway(reader.text, held, line)) {
      release(reader)
      tellUnread(reader, line, tokens, 'doubt')
      return
    }
    if (joinLines(reader, held, line, tokens)) return
  }
  const isArrow = tokens[0]?.kind === 'arrow'
  release(reader)
  // "Drilled 24", and "=> Guards 24" below it
  if (isArrow && held !== null && held.added > 0 && held.tokens[0]?.kind !== 'arrow') {
    tellUnread(reader, line, tokens, 'doubt')
    return
  }
  // Another place or nation, now that the line before is told.
  if (takeTroops(reader, line, tokens, parsed)) return
  const heading = readHeading(reader.text, tokens, reader.isOwner)
  if (heading !== null && takeHeadingLine(reader, line, heading)) return
  if (takeNationAndTroops(reader, line, tokens) || takeSame(reader, line, tokens)) return
  const sum = rightSum(tokens, currentArmy(reader), reader.text)
  if (sum !== null && takeHeadingLine(reader, line, sum)) return
  if (takeParts(reader, line, tokens)) return
  if (namesGeneral(tokens, reader.text)) {
    setAside(reader, line, line.from, line.to, 'remark')
    return
  }
  const said = parsed.failure ?? 'not-understood'
  const reason = mayBeTroops(tokens, reader.text) ? said : 'not-understood'
  if (!line.hasComment && isUnfinished(parsed, tokens))
    reader.held = { line, tokens, parsed, added: 0, pieces: 0, reason }
  else tellUnread(reader, line, tokens, reason)
}

/** What is beyond the length of a line: blanks and words are remarked, troops are told. */
function takeCut(reader: Reader, line: Line): void {
  release(reader)
  const { to, cut, number } = line
  const tokens = tokensOf(reader.text, to, cut)
  const beyond = { ...line, from: to, begin: to, end: cut, to: cut }
  if (mayBeTroops(tokens, reader.text)) tellUnread(reader, beyond, tokens, 'not-understood')
  else setAside(reader, beyond, to, cut, 'remark')
  currentArmy(reader)?.remarks.push({ kind: 'line-cut', line: number })
}

/** "-----" below "1st Battalion": its figures are still to come. */
const isUnderline = ({ held }: Reader, tokens: readonly Token[]): boolean =>
  held?.added === 0 &&
  held.parsed.failure === null &&
  tokens.every(({ kind }) => kind === 'sep' || kind === 'equals')

/** "->" between two battalions: the second may stand for the first. */
const isInstead = (reader: Reader, tokens: readonly Token[]): boolean =>
  (currentArmy(reader)?.battalions.length ?? 0) > 0 && tokens.every(({ kind }) => kind === 'arrow')

/** "-- Guards 16", "; Guards 16", "*Guards 16" among battalions that are not marked so. */
const isRemarked = ({ mixed, text }: Reader, { mark }: Line, tokens: readonly Token[]): boolean =>
  mark !== '' && mark !== '>' && mixed.has(mark) && mayBeTroops(tokens, text)

/** "1st Battalion GREEN:", a blank line, and its figures. */
function isAnnounced({ held }: Reader): boolean {
  const [only, ...more] = held?.parsed.drafts ?? []
  const isOpen = only !== undefined && more.length === 0 && only.rankers === null
  return isOpen && held?.parsed.failure === null && held.tokens.at(-1)?.kind === 'colon'
}

function takeWithin(reader: Reader, line: Line): void {
  const { text } = reader
  if (line.hasComment && !takeComment(reader, line)) return
  const said = unframed(tokensOf(text, line.begin, line.end))
  const tokens = reader.eachNation === null ? said : withoutNation(said)
  if (tokens.length === 0) {
    if (!isAnnounced(reader)) release(reader)
    if (line.from === line.to || !line.hasComment) reader.table = null
    return
  }
  if (line.mark === '>' && reader.mixed.has('>')) {
    takeQuoted(reader, line, tokens)
    return
  }
  const head = readTableHead(text, line.begin, line.end, line.from)
  if (head === null && takeRow(reader, line)) return
  reader.table = head === null ? null : { ...head, lead: tabsBefore(text, line) }
  if (head !== null) {
    release(reader)
    understood(reader, line, true)
  } else if (isRemarked(reader, line, tokens)) {
    release(reader)
    tellUnread(reader, line, tokens, 'comment')
  } else if (saysSomething(tokens, text)) takeAlone(reader, line, tokens)
  else if (isUnderline(reader, tokens)) understood(reader, line, false)
  else if (isInstead(reader, tokens)) tellUnread(reader, line, tokens, 'doubt')
  else {
    release(reader)
    const isBelow = (currentArmy(reader)?.battalions.length ?? 0) > 0
    if (tokens.some(({ kind }) => kind === 'doubt')) tellUnread(reader, line, tokens, 'doubt')
    else if (isBelow && isDitto(text.slice(line.from, line.end)))
      tellUnread(reader, line, tokens, 'about-several')
    else understood(reader, line, false)
  }
}

export function takeLine(reader: Reader, line: Line): void {
  takeWithin(reader, line)
  if (line.cut >= 0) takeCut(reader, line)
}
