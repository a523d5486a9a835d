// Split of one text into the letters in it: who wrote what, and which of its lines are the mail's and no list's.
import type { LineMark, SourceLine } from '../../army/text/source.ts'
import { readMoment } from '../moment.ts'
import type { OfTeam } from '../submission.ts'
import {
  chatIn,
  fromLine,
  headerIn,
  isDeviceLine,
  isForwardLine,
  isOriginalLine,
  playerIn,
  speaksOfTroops,
  teamIn,
  wroteLines,
} from './letterLines.ts'
import { cleanPlayer, nobodyKnown, readSender, type Sender } from './playerName.ts'

/** What one player wrote. */
export interface Letter extends OfTeam {
  readonly from: Sender
  readonly sentAt: number | null
  readonly lines: readonly SourceLine[]
}

export type Known = Omit<Letter, 'lines'>

/** While it is being read; what is missing has not been said. */
interface InProgress extends Known {
  from: Sender
  sentAt: number | null
  team?: string
  board?: number
  /** The team that was named last: of the next player of this mail, if it stands above that name. */
  nextTeam?: string
  lines: SourceLine[]
  /** "Player: …". */
  isNamed?: boolean
  /** It began with "From:" in the text itself, and its headers go on. */
  hasHeader?: boolean
  inHeaders?: boolean
  /** Below "-- ". */
  inSignature?: boolean
  /** Below the list is an older mail. */
  isOlder?: boolean
  /** Below "On Monday Tom wrote:" lines behind `>` are an older mail. */
  isAnswer?: boolean
  /** Lines of a broken "On Monday Tom wrote:" that are still to come. */
  wrote?: number
  hasTroops?: boolean
  chat?: string
}

interface Reader {
  readonly letters: InProgress[]
  readonly all: readonly SourceLine[]
  readonly ofWriter: Map<string, InProgress>
  letter: InProgress
}

/** In front of a quoted line. */
export const quoteMark = /^[\s|]*>[\s>|]*/
const bareOf = (line: SourceLine | undefined): string =>
  (line?.text ?? '').replace(quoteMark, '').trim()
const isQuoted = (line: SourceLine | undefined): boolean => quoteMark.test(line?.text ?? '')

/** The next line with words, of the next three. */
const nextOf = ({ all }: Reader, at: number): SourceLine | undefined =>
  all.slice(at + 1, at + 4).find((line) => bareOf(line) !== '')

/** Below a list, "From:" with a date and to who wrote the list is the mail that is answered. */
function isAnswered({ letter, all }: Reader, at: number): boolean {
  if (letter.hasTroops !== true) return false
  const headers = all.slice(at + 1, at + 9).map((line) => headerIn(bareOf(line)))
  const own = headers.slice(0, headers.concat(null).indexOf(null))
  const to = own.find((header) => header?.kind === 'to')?.value.toLowerCase() ?? ''
  if (to === '' || !own.some((header) => header?.kind === 'date')) return false
  const { player, address } = letter.from
  const names = [player.toLowerCase(), address].filter((name) => name !== '')
  return letter.hasHeader !== true || names.some((name) => to.includes(name))
}

function begin(reader: Reader, known: Known, more: Partial<InProgress> = {}): void {
  reader.letter = { ...known, lines: [], ...more }
  reader.letters.push(reader.letter)
}

/** Takes "From: …" in the text; true if it was one. */
function takeFrom(reader: Reader, at: number, line: string): boolean {
  const from = line.length < 300 ? fromLine.exec(line)?.[1] : undefined
  if (from === undefined) return false
  const { letter } = reader
  const above = bareOf(letter.lines.findLast((each) => each.text.trim() !== ''))
  const isBelow = letter.isOlder === true && isOriginalLine(above, line)
  if (isBelow || isAnswered(reader, at)) letter.isOlder = true
  else begin(reader, { from: readSender(from), sentAt: null }, { hasHeader: true, inHeaders: true })
  return true
}

/** Takes "Player: …", which may begin another one's list; true if it was one. */
function takePlayer(reader: Reader, line: string): boolean {
  const { isNamed = false, from, sentAt, nextTeam: team } = reader.letter
  const player = cleanPlayer(playerIn(line, isNamed))
  if (player === '') return false
  if (isNamed) begin(reader, { from, sentAt, ...(team !== undefined && { team }) })
  Object.assign(reader.letter, { from: { ...from, player }, isNamed: true, inHeaders: false })
  return true
}

/** Takes a line "Team: …"; true if it was one. Below a list it is of the player who follows. */
function takeTeam({ letter }: Reader, line: string): boolean {
  // "Mannschaft: 36 Mann" is of the list.
  const isOfList = /\d\d/.test(line) && speaksOfTroops(line.replace(/^\w+\W+/, ''))
  const { team, board } = (isOfList ? null : teamIn(line)) ?? {}
  if (team !== undefined) letter.nextTeam = team
  if (team !== undefined && (letter.team === undefined || letter.hasTroops !== true))
    letter.team = team
  if (board !== undefined) letter.board ??= board
  return team !== undefined || board !== undefined
}

/** What a line of the text is, if it is no list's. */
function markOf(reader: Reader, at: number, line: string): LineMark | undefined {
  const { letter } = reader
  const quoted = isQuoted(reader.all[at])
  const next = nextOf(reader, at)
  const header = letter.inHeaders === true ? headerIn(line) : null
  if (header?.kind === 'date') letter.sentAt = readMoment(header.value)
  // A subject that names a nation or troops is a title of the list.
  const isTitle = header?.kind === 'subject' && speaksOfTroops(header.value)
  if (header !== null) return isTitle ? undefined : 'header'
  letter.inHeaders = false
  const isOriginal = isOriginalLine(line, bareOf(next))
  if ((letter.wrote ?? 0) > 0 || (!isOriginal && isForwardLine(line))) return 'header'
  letter.wrote = wroteLines(line, bareOf(next))
  if (letter.wrote > 0 || isOriginal) {
    letter.isAnswer = true
    const isBelow = letter.hasTroops === true && !quoted
    letter.isOlder ||= isBelow && (isOriginal || !isQuoted(next))
    return 'header'
  }
  // "> Do you want the officer?", and an answer right below: it is about the list.
  const isAsked = (): boolean => next !== undefined && !isQuoted(next) && speaksOfTroops(line)
  if (letter.isOlder === true || (quoted && letter.isAnswer === true && !isAsked())) return 'quoted'
  letter.inSignature ||= reader.all[at]?.text === '-- '
  if (letter.inSignature || isDeviceLine(line)) return 'signature'
  return takePlayer(reader, line) || takeTeam(reader, line) ? 'header' : undefined
}

/** Lines of a chat go to the letter of their writer, no matter who spoke in between. */
function takeChat(reader: Reader, line: string): string {
  const said = reader.letter.hasHeader === true ? null : chatIn(line)
  if (said === null) return line
  const { writer, ahead, words } = said
  const isFirst = reader.letter.chat === undefined && reader.letter.hasTroops !== true
  const known = reader.ofWriter.get(writer)
  if (known !== undefined) reader.letter = known
  else if (!isFirst) begin(reader, { from: nobodyKnown, sentAt: null })
  const { letter } = reader
  reader.ofWriter.set(writer, letter)
  letter.chat = writer
  if (letter.from.player === '') letter.from = { ...letter.from, player: cleanPlayer(writer) }
  letter.lines.push({ text: ahead, mark: 'header' })
  return words
}

function takeLine(reader: Reader, at: number): void {
  const { text: whole = '', mark: given } = reader.all[at] ?? {}
  const isFrom = given === undefined && takeFrom(reader, at, whole.trim())
  const text = given === undefined && !isFrom ? takeChat(reader, whole) : whole
  if (text === '' && whole !== '') return
  const mark = given ?? (isFrom ? 'header' : markOf(reader, at, bareOf({ text })))
  const { letter } = reader
  letter.wrote = (letter.wrote ?? 0) - 1
  letter.hasTroops ||= mark === undefined && speaksOfTroops(text)
  letter.lines.push(mark === undefined ? { text } : { text, mark })
}

/** Each "From:" and each "Player:" begins another letter. */
export function readLetters(lines: readonly SourceLine[], known: Known): readonly Letter[] {
  const letter: InProgress = { ...known, lines: [] }
  const reader: Reader = { letters: [letter], all: lines, ofWriter: new Map(), letter }
  for (const at of lines.keys()) takeLine(reader, at)
  const found = reader.letters.filter((each) => each.lines.some(({ text }) => text.trim() !== ''))
  return found.length > 0 ? found : [letter]
}
