// Anything that comes in for an event, to the lists in it. One broken thing never stops the others; nothing is thrown.
import { ok, refused } from '../../../../core/result.ts'
import { decodeFile } from '../army/file/armyFile.ts'
import { isJsonText, isRichText } from '../army/file/jsonText.ts'
import { lineEnds } from '../army/text/clean.ts'
import { nationNamed } from '../army/text/facts.ts'
import { pastedText, type TextBounds } from '../army/text/reading.ts'
import type { SourceLine } from '../army/text/source.ts'
import { readCsv } from './csv.ts'
import { onlyOnce, oneFace } from './faces.ts'
import { readLetters, type Known as Sent, type Letter } from './mail/letters.ts'
import { pageLines } from './mail/pageLines.ts'
import { nameInFile, nobodyKnown, senderOf } from './mail/playerName.ts'
import { readMoment } from './moment.ts'
import type { MailFile, Opened, OpenedSheet, SheetRow } from './opened.ts'
import { isBackup, readBackupLists } from './readBackupLists.ts'
import { speaksOfTroops } from './mail/letterLines.ts'
import { readLetter, textOf, withWords } from './readLetter.ts'
import { isTable, lineOf, readTable } from './readTable.ts'
import {
  teamIn,
  wholeList,
  type Source,
  type Submission,
  type SubmissionTrouble,
} from './submission.ts'

export interface SourceBounds {
  readonly text: TextBounds
  readonly rows: number
}

/** A club's forty mails may be one text; a thousand rows one table. */
export const sourceBounds: SourceBounds = {
  text: { ...pastedText, characters: 2_000_000, lines: 60_000 },
  rows: 2_000,
}

interface Known extends Sent {
  /** The mail's own words beside what it brings. */
  readonly above: readonly SourceLine[]
  readonly most: SourceBounds
}

type Lists = readonly Submission[]

const submitted = (
  { from, sentAt }: Known,
  list: Submission['list'],
  original: string,
): Submission => ({ ...from, sentAt, original, list })

/** Kept with the mail's words, so that they are in sight. */
const unread = (known: Known, trouble: SubmissionTrouble, original = ''): Lists => [
  submitted(known, refused(trouble), original === '' ? textOf(known.above) : original),
]

const hasList = ({ list }: Submission): boolean => list.ok

function fromJson(text: string, known: Known): Lists {
  const decoded = isBackup(text) ? ok(readBackupLists(text)) : decodeFile(text)
  if (!decoded.ok) return unread(known, decoded.problem, text.slice(0, 20_000))
  if (decoded.value.length === 0) return unread(known, 'no-army')
  const lists = decoded.value.map((army) => submitted(known, ok(wholeList(army)), ''))
  return lists.map((each, n) => withWords(each, n === 0 ? known.above : []))
}

interface Read {
  readonly letter: Letter
  readonly submissions: Lists
}

const isSame = ({ from }: Letter, { from: other }: Letter): boolean =>
  (from.player !== '' && from.player === other.player) ||
  (from.address !== '' && from.address === other.address)

const speaks = ({ letter: { lines } }: Read): boolean =>
  lines.some(({ text, mark }) => mark === undefined && speaksOfTroops(text))

/** A letter without a list: of who has sent one it is a part of it, else told if it may be of a list, or an older mail beside one. */
function withNotes(read: readonly Read[], most: TextBounds): Lists {
  const isList = ({ submissions }: Read): boolean => submissions.some(hasList)
  const lists = read.filter(isList)
  const more = new Map<Read, SourceLine[]>()
  let near = lists[0]
  const kept = read.filter((each) => {
    if (isList(each)) near = each
    const own = lists.find(({ letter }) => isSame(letter, each.letter))
    const to = own ?? near
    if (isList(each) || to === undefined || (own === undefined && speaks(each))) return true
    const lines = more.get(to) ?? [...to.letter.lines]
    more.set(to, lines)
    lines.push({ text: '' })
    for (const line of each.letter.lines)
      lines.push(own === undefined && line.mark === undefined ? { ...line, mark: 'quoted' } : line)
    return false
  })
  const told = lists.length > 0 ? kept : read.filter(speaks)
  return (told.length > 0 ? told : read.slice(0, 1)).flatMap((each) => {
    const lines = more.get(each)
    return lines === undefined ? each.submissions : readLetter({ ...each.letter, lines }, most)
  })
}

function fromLines(lines: readonly SourceLine[], known: Known): Lists {
  const { from, sentAt, above, most } = known
  const all = above.length === 0 ? lines : [...above, { text: '' }, ...lines]
  const read = readLetters(all, { from, sentAt }).map((letter) => ({
    letter,
    submissions: readLetter(letter, most.text),
  }))
  return withNotes(read, most.text)
}

/** Excel's own first line names the separator. */
const rowsOf = (text: string): readonly SheetRow[] =>
  readCsv(text.replace(/^\uFEFF?sep=.\r?\n/i, '')).map((cells) => ({ cells }))

/** Null: it is no table of players. */
function fromRows(rows: readonly SheetRow[], known: Known, isForm = false): Lists | null {
  const table = readTable(rows, isForm)
  if (table === null || table.length > known.most.rows)
    return table && unread(known, 'too-many-lines')
  return table.flatMap((row, n) => {
    const from = row.from.player === '' && row.from.address === '' ? known.from : row.from
    const [above, sentAt] = [n === 0 ? known.above : [], row.sentAt ?? known.sentAt]
    const read = fromLines(row.lines, { ...known, from, sentAt, above })
    return read.map((each) => ({ ...each, ...teamIn({ ...each, ...row }) }))
  })
}

/** A document or a page, whose lines may be the rows of a table of players. */
function fromDocument(lines: readonly SourceLine[], known: Known): Lists {
  const rows = lines.map(({ text, ...mark }): SheetRow => ({ cells: text.split('\t'), ...mark }))
  return (isTable(rows) ? fromRows(rows, known) : null) ?? fromLines(lines, known)
}

/** A hidden sheet lies beside the first one that is seen; a sheet's own name may be a title. */
function fromSheets(sheets: readonly OpenedSheet[], known: Known): Lists {
  const full = sheets.filter(({ rows }) =>
    rows.some(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  )
  const shown = full.filter(({ isHidden }) => !isHidden)
  const hidden = full.filter(({ isHidden }) => isHidden)
  const unseen = hidden.flatMap(({ name, rows }) => [{ cells: [name] }, ...rows])
  const beside = unseen.map(({ cells }): SheetRow => ({ cells, mark: 'sheet' }))
  const read = (shown.length > 0 ? shown : [{ name: '', rows: [] }]).map(({ name, rows }, n) => {
    const title = titled(name, nationNamed(name) !== null)
    const own: Known = { ...known, above: [...(n === 0 ? known.above : []), ...title] }
    const all = n === 0 ? [...rows, ...beside] : rows
    return fromRows(all, own) ?? fromLines(all.map(lineOf), own)
  })
  const lists = read.filter((each) => each.some(hasList))
  return lists.length > 0 ? lists.flat() : (read[0] ?? [])
}

/** A title of the list, or of the mail only. */
const titled = (text: string, isOfList: boolean): readonly SourceLine[] =>
  text.trim() === '' ? [] : [isOfList ? { text } : { text, mark: 'header' }, { text: '' }]

/** Attachments of programs, never lists. */
const isNoise = (name: string): boolean => /\.(?:ics|vcf|asc|sig|p7s|css)$/i.test(name)

const linesOf = (text: string): readonly SourceLine[] =>
  text.split(lineEnds).map((line) => ({ text: line }))

/** The attachments of a mail; its own words are lines of the first that has a list. */
function fromParts({ parts }: MailFile, known: Known, words: readonly SourceLine[]): Lists {
  let above = words
  return parts.flatMap(({ name, content, isShown }) => {
    const read = fromOpened(name, content, { ...known, above })
    if (!read.some(hasList)) return isNoise(name) || isShown === true ? [] : read.slice(0, 1)
    above = []
    return read
  })
}

function fromMail(mail: MailFile, given: Known, isShared: boolean): Lists {
  const from = mail.from === '' ? given.from : senderOf(mail.from, mail.replyTo, isShared)
  const known: Known = { ...given, from, sentAt: readMoment(mail.date) }
  const title = titled(mail.subject, speaksOfTroops(mail.subject))
  const [text, page] = [linesOf(mail.text.trimEnd()), pageLines(mail.html)].map((lines) =>
    lines.some((line) => line.text.trim() !== '') ? [...title, ...lines] : [],
  )
  const [plain, seen] = [text, page].map((lines = []) =>
    lines.length === 0 ? [] : fromDocument(lines, known),
  )
  const own = oneFace(plain ?? [], seen ?? [])
  const isRead = own.some(hasList)
  const words = [...given.above, ...(text?.length === 0 ? (page ?? []) : (text ?? []))]
  const brought = fromParts(mail, known, isRead ? [] : words)
  if (isRead || brought.some(hasList)) return onlyOnce([...(isRead ? own : []), ...brought])
  const told = [...brought, ...own.filter(({ original }) => speaksOfTroops(original))]
  const isPicture = mail.parts.some(({ isShown }) => isShown === true)
  return told.length > 0
    ? told
    : unread({ ...known, above: words }, isPicture ? 'picture' : 'no-army')
}

/** If several are to be answered, a sender sends for all of them. */
function fromMails(mails: readonly MailFile[], known: Known): Lists {
  const answers = new Map<string, Set<string>>()
  for (const { from, replyTo } of mails) {
    const own = answers.get(from) ?? new Set()
    answers.set(from, own)
    for (const each of replyTo) own.add(each)
  }
  return mails.flatMap((mail, n) => {
    const own = n === 0 ? known : { ...known, above: [] }
    return fromMail(mail, own, (answers.get(mail.from)?.size ?? 0) > 1)
  })
}

/** A text may begin with a bracket, too: of a chat, of a forum, of a warning. */
const isJson = (name: string, text: string): boolean =>
  isJsonText(text) || (/\.json$/i.test(name) && /^\uFEFF?\s{0,100}[[{]/.test(text))

function fromPlain(name: string, text: string, known: Known): Lists {
  if (text.length > known.most.text.characters && !isBackup(text)) return unread(known, 'too-long')
  if (text.trim() === '') return unread(known, 'empty')
  if (isRichText(text)) return unread(known, 'rtf')
  if (isJson(name, text)) return fromJson(text, known)
  if (/\.x?html?$/i.test(name)) return fromDocument(pageLines(text), known)
  const isForm = /\.(?:csv|tsv)$/i.test(name)
  const rows = isForm || /[\t;,]/.test(text.slice(0, 200)) ? rowsOf(text.trimEnd()) : []
  const table = isForm || isTable(rows) ? fromRows(rows, known, isForm) : null
  return table ?? fromDocument(linesOf(text), known)
}

function fromOpened(name: string, opened: Opened, known: Known): Lists {
  switch (opened.kind) {
    case 'text':
      return fromPlain(name, opened.text, known)
    case 'html':
      return fromDocument(pageLines(opened.text), known)
    case 'document':
      return fromDocument(opened.lines, known)
    case 'sheets':
      return fromSheets(opened.sheets, known)
    case 'mails':
      return fromMails(opened.mails, known)
    case 'trouble':
      return unread(known, opened.trouble)
  }
}

const knownOf = (player: string, most: SourceBounds): Known => ({
  from: { ...nobodyKnown, player },
  sentAt: null,
  above: [],
  most,
})

/** Every list of a source, each with its player as far as anything says who it is, else called by the file. Never throws. */
export function readSource(source: Source, most = sourceBounds): readonly Submission[] {
  const opened = 'opened' in source ? source.opened : ({ kind: 'text', text: source.text } as const)
  const player = nameInFile(source.name)
  return fromOpened(source.name, opened, knownOf('', most)).map((each) =>
    each.player === '' ? { ...each, player } : each,
  )
}

/** A file that cannot be opened at all, as a submission that says so. */
export const unreadSource = (name: string, trouble: SubmissionTrouble): Submission =>
  submitted(knownOf(nameInFile(name), sourceBounds), refused(trouble), '')
