// Anything that comes in for an event, to the lists in it. One broken thing never stops the others; nothing is thrown.
import { ok, refused } from '../../../../core/result.ts'
import { decodeFile } from '../army/file/armyFile.ts'
import { isJsonText, isRichText } from '../army/file/jsonText.ts'
import type { Army } from '../army/model.ts'
import { lineEnds } from '../army/text/clean.ts'
import { nationNamed } from '../army/text/facts.ts'
import { pastedText, type TextBounds } from '../army/text/reading.ts'
import type { SourceLine } from '../army/text/source.ts'
import { readCsv } from './csv.ts'
import { onlyOnce, oneFace } from './mail/faces.ts'
import { readLetters, type Letter } from './mail/letters.ts'
import { pageLines } from './mail/pageLines.ts'
import { nameInFile, nobodyKnown, readSender, senderOf, type Sender } from './mail/playerName.ts'
import { readMoment } from './moment.ts'
import type { MailFile, Opened, OpenedSheet, SheetRow } from './opened.ts'
import { isBackup, readBackupLists } from './readBackupLists.ts'
import { speaksOfTroops } from './mail/letterLines.ts'
import { readLetter, textOf, withWords } from './readLetter.ts'
import { isPastedTable, linesOfRows, readTable } from './readTable.ts'
import {
  teamIn,
  wholeList,
  type Source,
  type Submission,
  type SubmissionTrouble,
} from './submission.ts'

/** How much is read at once. */
export interface SourceBounds {
  readonly text: TextBounds
  readonly rows: number
}

/** A club's forty mails may be one text; a thousand rows one table. */
export const sourceBounds: SourceBounds = {
  text: { ...pastedText, characters: 2_000_000, lines: 60_000 },
  rows: 2_000,
}

interface Known {
  readonly from: Sender
  readonly sentAt: number | null
  /** The mail's own words beside what it brings. */
  readonly above: readonly SourceLine[]
  readonly most: SourceBounds
}

const unread = (known: Known, trouble: SubmissionTrouble, original: string): Submission => ({
  ...known.from,
  sentAt: known.sentAt,
  original: original === '' ? textOf(known.above) : original,
  list: refused(trouble),
})

/** What cannot be read at all is kept as far as this. */
const mostKept = 20_000

const hasList = ({ list }: Submission): boolean => list.ok

function fromJson(text: string, known: Known): readonly Submission[] {
  const ofArmy = (army: Army): Submission => ({
    ...known.from,
    sentAt: known.sentAt,
    original: '',
    list: ok(wholeList(army)),
  })
  if (isBackup(text)) {
    const armies = readBackupLists(text)
    return armies.length === 0 ? [unread(known, 'no-army', '')] : armies.map(ofArmy)
  }
  const decoded = decodeFile(text)
  if (!decoded.ok) return [unread(known, decoded.problem, text.slice(0, mostKept))]
  return decoded.value.map((army, n) => withWords(ofArmy(army), n === 0 ? known.above : []))
}

interface ReadLetter {
  readonly letter: Letter
  readonly submissions: readonly Submission[]
}

const isSame = ({ from }: Letter, { from: other }: Letter): boolean =>
  (from.player !== '' && from.player === other.player) ||
  (from.address !== '' && from.address === other.address)

const speaks = ({ lines }: Letter): boolean =>
  lines.some(({ text, mark }) => mark === undefined && speaksOfTroops(text))

/** Letters without a list: of who has sent one they are lines of it, else told if they may be of a list, or older mails beside it. */
function withNotes(read: readonly ReadLetter[], most: TextBounds): readonly Submission[] {
  const lists = read.filter(({ submissions }) => submissions.some(hasList))
  if (lists.length === 0) {
    const told = read.filter(({ letter }) => speaks(letter))
    return (told.length > 0 ? told : read.slice(0, 1)).flatMap(({ submissions }) => submissions)
  }
  const more = new Map<ReadLetter, SourceLine[]>()
  const told = new Set<ReadLetter>()
  for (const [n, note] of read.entries()) {
    if (lists.includes(note)) continue
    const { letter } = note
    const own = lists.find((each) => isSame(each.letter, letter))
    const near = read.slice(0, n).findLast((each) => lists.includes(each)) ?? lists[0]
    const to = own ?? (speaks(letter) ? undefined : near)
    const lines = letter.lines.map((line): SourceLine =>
      own !== undefined || line.mark !== undefined ? line : { ...line, mark: 'quoted' },
    )
    if (to === undefined) told.add(note)
    else more.set(to, [...(more.get(to) ?? []), { text: '' }, ...lines])
  }
  return read.flatMap((each) => {
    const { letter, submissions } = each
    const lines = more.get(each)
    if (lines !== undefined)
      return readLetter({ ...letter, lines: [...letter.lines, ...lines] }, most)
    return lists.includes(each) || told.has(each) ? submissions : []
  })
}

function fromLines(lines: readonly SourceLine[], known: Known): readonly Submission[] {
  const { from, sentAt, above, most } = known
  const all = above.length === 0 ? lines : [...above, { text: '' }, ...lines]
  const letters = readLetters(all, { from, sentAt })
  const read = letters.map((letter) => ({ letter, submissions: readLetter(letter, most.text) }))
  return withNotes(read, most.text)
}

/** Excel's own first line names the separator. */
const withoutSeparator = (text: string): string => text.replace(/^\uFEFF?sep=.\r?\n/i, '')

const rowsOf = (text: string): readonly SheetRow[] =>
  readCsv(withoutSeparator(text)).map((cells) => ({ cells }))

/** Null: it is no table of players. */
function fromRows(
  rows: readonly SheetRow[],
  known: Known,
  isForm: boolean,
): readonly Submission[] | null {
  const table = readTable(rows, isForm)
  if (table === null) return null
  if (table.length > known.most.rows) return [unread(known, 'too-many-lines', '')]
  return table.flatMap((row, n) => {
    const own: Known = {
      ...known,
      from: row.from.player === '' && row.from.address === '' ? known.from : row.from,
      sentAt: row.sentAt ?? known.sentAt,
      above: n === 0 ? known.above : [],
    }
    return fromLines(row.lines, own).map((each) => ({ ...each, ...teamIn({ ...each, ...row }) }))
  })
}

/** A hidden sheet lies beside the first one that is seen; a sheet's own name may be a title. */
function fromSheets(sheets: readonly OpenedSheet[], known: Known): readonly Submission[] {
  const hasWords = ({ rows }: OpenedSheet): boolean =>
    rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const full = sheets.filter(hasWords)
  const shown = full.filter(({ isHidden }) => !isHidden)
  const hidden = full
    .filter(({ isHidden }) => isHidden)
    .flatMap(({ rows }) => rows.map(({ cells }): SheetRow => ({ cells, mark: 'sheet' })))
  const read = (shown.length > 0 ? shown : [{ name: '', rows: [] }]).map(({ name, rows }, n) => {
    const title: SourceLine =
      nationNamed(name) !== null ? { text: name } : { text: name, mark: 'header' }
    const above = [...(n === 0 ? known.above : []), ...(name === '' ? [] : [title])]
    const own: Known = { ...known, above }
    const all = n === 0 ? [...rows, ...hidden] : rows
    return fromRows(all, own, false) ?? fromLines(linesOfRows(all), own)
  })
  const lists = read.filter((each) => each.some(hasList))
  return lists.length > 0 ? lists.flat() : (read[0] ?? [])
}

/** Attachments that programs add by themselves and that never hold a list. */
const isNoise = (name: string): boolean => /\.(?:ics|vcf|asc|sig|p7s|css)$/i.test(name)

const linesOf = (text: string): readonly SourceLine[] =>
  text.split(lineEnds).map((line) => ({ text: line }))

/** The mail's own words as text and as a page, its subject above them. */
function ownWords({ subject, text, html }: MailFile): readonly (readonly SourceLine[])[] {
  const isTitle = speaksOfTroops(subject)
  const title: SourceLine = isTitle ? { text: subject } : { text: subject, mark: 'header' }
  const above = subject.trim() === '' ? [] : [title, { text: '' }]
  const faces = [
    text.trim() === '' ? [] : linesOf(text.trimEnd()),
    html.trim() === '' ? [] : pageLines(html),
  ]
  return faces.map((lines) => (lines.length === 0 ? [] : [...above, ...lines]))
}

/** The attachments of a mail; its own words are lines of the first that has a list. */
function fromParts(
  { parts }: MailFile,
  known: Known,
  words: readonly SourceLine[],
): readonly Submission[] {
  let above = words
  return parts.flatMap(({ name, content, isShown }) => {
    const bare = fromOpened(name, content, { ...known, above: [] })
    if (!bare.some(hasList)) return isNoise(name) || isShown === true ? [] : bare.slice(0, 1)
    const read = above.length === 0 ? bare : fromOpened(name, content, { ...known, above })
    above = []
    return read
  })
}

function fromMail(mail: MailFile, given: Known, isShared: boolean): readonly Submission[] {
  const from = mail.from === '' ? given.from : senderOf(mail.from, mail.replyTo, isShared)
  const known: Known = { ...given, from, sentAt: readMoment(mail.date) }
  const [text = [], page = []] = ownWords(mail)
  const [plain, seen] = [text, page].map((lines) =>
    lines.length === 0 ? [] : fromLines(lines, known),
  )
  const own = oneFace(plain ?? [], seen ?? [])
  const isRead = own.some(hasList)
  const words = page.length > 0 && text.length === 0 ? page : text
  const brought = fromParts(mail, known, isRead ? [] : [...given.above, ...words])
  const all = [...(isRead ? own : []), ...brought]
  if (all.some(hasList)) return onlyOnce(all)
  const pictures = mail.parts.some(({ isShown }) => isShown === true)
  const told = [...brought, ...own.filter(({ original }) => speaksOfTroops(original))]
  const named = told.map((each) =>
    each.original === '' ? { ...each, original: textOf(words) } : each,
  )
  if (named.length > 0) return named
  const trouble = pictures ? 'picture' : 'no-army'
  return [unread({ ...known, above: words }, trouble, '')]
}

/** Several who are to be answered: its sender sends for all of them. */
function fromMails(mails: readonly MailFile[], known: Known): readonly Submission[] {
  const answers = new Map<string, Set<string>>()
  for (const { from, replyTo } of mails) {
    const { address } = readSender(from)
    const own = answers.get(address) ?? new Set()
    for (const each of replyTo) own.add(readSender(each).address)
    answers.set(address, own)
  }
  return mails.flatMap((mail) => {
    const { address } = readSender(mail.from)
    return fromMail(mail, known, (answers.get(address)?.size ?? 0) > 1)
  })
}

/** A text may begin with a bracket, too: of a chat, of a forum, of a warning. */
const isJson = (name: string, text: string): boolean =>
  isJsonText(text) || (/\.json$/i.test(name) && /^\uFEFF?\s{0,100}[[{]/.test(text))

function fromPlain(name: string, text: string, known: Known): readonly Submission[] {
  if (text.length > known.most.text.characters && !isBackup(text))
    return [unread(known, 'too-long', '')]
  if (text.trim() === '') return [unread(known, 'empty', '')]
  if (isRichText(text)) return [unread(known, 'rtf', '')]
  if (isJson(name, text)) return fromJson(text, known)
  const isForm = /\.(?:csv|tsv)$/i.test(name)
  const rows = isForm || /[\t;,]/.test(text.slice(0, 200)) ? rowsOf(text.trimEnd()) : []
  const table = isForm || isPastedTable(rows) ? fromRows(rows, known, isForm) : null
  return table ?? fromLines(linesOf(text), known)
}

function fromOpened(name: string, opened: Opened, known: Known): readonly Submission[] {
  switch (opened.kind) {
    case 'text':
      return /\.x?html?$/i.test(name)
        ? fromLines(pageLines(opened.text), known)
        : fromPlain(name, opened.text, known)
    case 'html':
      return fromLines(pageLines(opened.text), known)
    case 'document':
      return fromLines(opened.lines, known)
    case 'sheets':
      return fromSheets(opened.sheets, known)
    case 'mails':
      return fromMails(opened.mails, known)
    case 'trouble':
      return [unread(known, opened.trouble, '')]
  }
}

/** Who sent nothing of their name is called by the file. */
function named(submission: Submission, file: string): Submission {
  if (submission.player !== '' || file === '') return submission
  return { ...submission, player: nameInFile(file) }
}

const knownOf = (player: string, most: SourceBounds): Known => ({
  from: { ...nobodyKnown, player },
  sentAt: null,
  above: [],
  most,
})

/** Every list of a source, each with its player as far as anything says who it is. Never throws. */
export const readSource = (source: Source, most = sourceBounds): readonly Submission[] =>
  fromOpened(
    source.name,
    'opened' in source ? source.opened : { kind: 'text', text: source.text },
    knownOf('', most),
  ).map((submission) => named(submission, source.name))

/** A file that cannot be opened at all, as a submission that says so. */
export const unreadSource = (name: string, trouble: SubmissionTrouble): Submission =>
  unread(knownOf(nameInFile(name), sourceBounds), trouble, '')
