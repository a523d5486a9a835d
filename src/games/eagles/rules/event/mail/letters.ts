// One text to the letters in it: who wrote what, and which of its lines are the mail's and no list's.
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
import { cleanPlayer, readSender, type Sender } from './playerName.ts'

/** What one player wrote. */
export interface Letter extends OfTeam {
  readonly from: Sender
  readonly sentAt: number | null
  readonly lines: readonly SourceLine[]
}

type Known = Omit<Letter, 'lines'>

interface InProgress {
  from: Sender
  sentAt: number | null
  team?: string
  board?: number
  /** The team that was named last: of the next player of this mail, if it stands above that name. */
  nextTeam?: string
  readonly lines: SourceLine[]
  /** "Player: …" has been said. */
  isNamed: boolean
  /** It began with "From:" in the text itself. */
  hasHeader: boolean
  /** Behind "From:", up to the first line that is no header. */
  inHeaders: boolean
  inSignature: boolean
  /** Below the list is an older mail. */
  isOlder: boolean
  /** "On Monday Tom wrote:" has been said: lines behind `>` are an older mail. */
  isAnswer: boolean
  /** Lines of a broken "On Monday Tom wrote:" that are still to come. */
  wrote: number
  hasTroops: boolean
  /** Who wrote the chat; empty: it is none. */
  chat: string
}

const newLetter = (known: Known, more: Partial<InProgress> = {}): InProgress => ({
  ...known,
  lines: [],
  isNamed: false,
  hasHeader: false,
  inHeaders: false,
  inSignature: false,
  isOlder: false,
  isAnswer: false,
  wrote: 0,
  hasTroops: false,
  chat: '',
  ...more,
})

interface Reader {
  readonly letters: InProgress[]
  readonly all: readonly SourceLine[]
  readonly ofWriter: Map<string, InProgress>
  letter: InProgress
}

const quoteMark = /^[\s|]*>[\s>|]*/
const bareOf = (line: SourceLine | undefined): string =>
  (line?.text ?? '').replace(quoteMark, '').trim()
const isQuoted = (line: SourceLine | undefined): boolean => quoteMark.test(line?.text ?? '')

/** The next line with words, of the next three. */
const nextOf = ({ all }: Reader, at: number): SourceLine | undefined =>
  all.slice(at + 1, at + 4).find((line) => bareOf(line) !== '')

/** Below a list, "From:" with a date and to who wrote the list is the mail that is answered. */
function isAnswered({ letter, all }: Reader, at: number): boolean {
  if (!letter.hasTroops) return false
  const headers = all.slice(at + 1, at + 9).map((line) => headerIn(bareOf(line)))
  const end = headers.indexOf(null)
  const own = end < 0 ? headers : headers.slice(0, end)
  const to = own.find((header) => header?.kind === 'to')?.value.toLowerCase() ?? ''
  if (to === '' || !own.some((header) => header?.kind === 'date')) return false
  const { player, address } = letter.from
  const names = [player.toLowerCase(), address].filter((name) => name !== '')
  return !letter.hasHeader || names.some((name) => to.includes(name))
}

function begin(reader: Reader, letter: InProgress): void {
  reader.letters.push(letter)
  reader.letter = letter
}

/** Takes "From: …" in the text; true if it was one. */
function takeFrom(reader: Reader, at: number, line: string): boolean {
  const from = line.length < 300 ? fromLine.exec(line)?.[1] : undefined
  if (from === undefined || isQuoted(reader.all[at])) return false
  const { letter } = reader
  const isBelow = letter.isOlder && isOriginalLine(lastWords(letter), line)
  if (isBelow || isAnswered(reader, at)) letter.isOlder = true
  else {
    const known = { from: readSender(from), sentAt: null }
    begin(reader, newLetter(known, { hasHeader: true, inHeaders: true }))
  }
  return true
}

const lastWords = ({ lines }: InProgress): string =>
  bareOf(lines.findLast((line) => line.text.trim() !== ''))

/** Takes "Player: …", which may begin another one's list; true if it was one. */
function takePlayer(reader: Reader, line: string): boolean {
  const player = cleanPlayer(playerIn(line, reader.letter.isNamed))
  if (player === '') return false
  const { isNamed, from, sentAt, nextTeam } = reader.letter
  if (isNamed)
    begin(reader, newLetter({ from, sentAt, ...(nextTeam !== undefined && { team: nextTeam }) }))
  const { letter } = reader
  letter.from = { ...letter.from, player }
  letter.isNamed = true
  letter.inHeaders = false
  return true
}

/** Takes a line "Team: …"; true if it was one. Below a list it is of the player who follows. */
function takeTeam({ letter }: Reader, line: string): boolean {
  // "Mannschaft: 36 Mann" is of the list.
  const isOfList = /\d\d/.test(line) && speaksOfTroops(line)
  const { team, board } = (isOfList ? null : teamIn(line)) ?? {}
  if (team !== undefined) letter.nextTeam = team
  if (team !== undefined && (letter.team === undefined || !letter.hasTroops)) letter.team = team
  if (board !== undefined) letter.board ??= board
  return team !== undefined || board !== undefined
}

/** A subject that names a nation or troops is a title of the list. */
const subjectMark = (text: string): LineMark | undefined =>
  speaksOfTroops(text) ? undefined : 'header'

/** Below "--" alone a list may go on. */
const isSignature = ({ all }: Reader, at: number): boolean =>
  all[at]?.text === '-- ' ||
  (all[at]?.text.trim() === '--' &&
    !all.slice(at + 1, at + 30).some(({ text }) => speaksOfTroops(text)))

/** "> Do you want the officer?", and an answer right below: it is about the list. */
const isAsked = (reader: Reader, at: number): boolean => {
  const { all } = reader
  const next = nextOf(reader, at)
  return next !== undefined && !isQuoted(next) && speaksOfTroops(bareOf(all[at]))
}

/** What a line of the text is, if it is no list's. */
function markOf(reader: Reader, at: number, line: string): LineMark | undefined {
  const { letter } = reader
  const quoted = isQuoted(reader.all[at])
  const next = nextOf(reader, at)
  const header = letter.inHeaders ? headerIn(line) : null
  if (header?.kind === 'date') letter.sentAt = readMoment(header.value)
  if (header !== null) return header.kind === 'subject' ? subjectMark(header.value) : 'header'
  letter.inHeaders = false
  if (letter.wrote > 0 || isForwardLine(line)) return 'header'
  letter.wrote = wroteLines(line, bareOf(next))
  const isOriginal = isOriginalLine(line, bareOf(next))
  if (letter.wrote > 0 || isOriginal) {
    letter.isAnswer = true
    letter.isOlder ||= letter.hasTroops && !quoted && (isOriginal || !isQuoted(next))
    return 'header'
  }
  if (letter.isOlder || (quoted && letter.isAnswer && !isAsked(reader, at))) return 'quoted'
  letter.inSignature ||= isSignature(reader, at)
  if (letter.inSignature || isDeviceLine(line)) return 'signature'
  return takePlayer(reader, line) || takeTeam(reader, line) ? 'header' : undefined
}

/** Lines of a chat go to the letter of their writer, whoever spoke in between. */
function takeChat(reader: Reader, line: string): string {
  const said = reader.letter.hasHeader ? null : chatIn(line)
  if (said === null) return line
  const { writer, ahead, words } = said
  const known = reader.ofWriter.get(writer)
  const { letter } = reader
  const isFirst = letter.chat === '' && !letter.hasTroops
  if (known !== undefined) reader.letter = known
  else if (!isFirst) begin(reader, newLetter({ from: { player: '', address: '' }, sentAt: null }))
  const now = reader.letter
  reader.ofWriter.set(writer, now)
  now.chat = writer
  if (now.from.player === '') now.from = { ...now.from, player: cleanPlayer(writer) }
  now.lines.push({ text: ahead, mark: 'header' })
  return words
}

function takeLine(reader: Reader, at: number): void {
  const { text: whole = '', mark: given } = reader.all[at] ?? {}
  const isFrom = given === undefined && takeFrom(reader, at, whole.trim())
  const text = given === undefined && !isFrom ? takeChat(reader, whole) : whole
  if (text === '' && whole !== '') return
  const mark = given ?? (isFrom ? 'header' : markOf(reader, at, bareOf({ text })))
  const { letter } = reader
  letter.wrote = Math.max(0, letter.wrote - 1)
  letter.hasTroops ||= mark === undefined && speaksOfTroops(text)
  letter.lines.push(mark === undefined ? { text } : { text, mark })
}

/** Each "From:" and each "Player:" begins another letter. */
export function readLetters(lines: readonly SourceLine[], known: Known): readonly Letter[] {
  const letter = newLetter(known)
  const reader: Reader = { letters: [letter], all: lines, ofWriter: new Map(), letter }
  for (const at of lines.keys()) takeLine(reader, at)
  const found = reader.letters.filter((each) => each.lines.some(({ text }) => text.trim() !== ''))
  return found.length > 0 ? found : reader.letters.slice(0, 1)
}
