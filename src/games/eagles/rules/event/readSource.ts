// Anything that comes in for an event, to the lists in it. One broken thing never stops the others; nothing is thrown.
import { ok, refused } from '../../../../core/result.ts'
import { decodeFile } from '../army/file/armyFile.ts'
import type { Army } from '../army/model.ts'
import { pastedText, type TextBounds } from '../army/text/reading.ts'
import { readLetters, type Letter } from './mail/letter.ts'
import { lineEnds } from '../army/text/clean.ts'
import { pageText } from './mail/pageText.ts'
import { nameInFile, nobodyKnown, readSender, type Sender } from './mail/playerName.ts'
import { isJsonText, isRichText } from '../army/file/jsonText.ts'
import { soundsLikeList } from '../army/text/prose.ts'
import { withNotes, withSubject, withWords } from './besideList.ts'
import { readMoment } from './moment.ts'
import type { MailFile, Opened } from './opened.ts'
import { isBackup, readBackupLists } from './readBackupLists.ts'
import { readLetter } from './readLetter.ts'
import { isListTable, isPastedTable, readTable } from './readTable.ts'
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
}

const unread = (
  { from, sentAt }: Known,
  trouble: SubmissionTrouble,
  original: string,
): Submission => ({ ...from, sentAt, original, list: refused(trouble) })

/** What cannot be read at all is kept as far as this. */
const mostKept = 20_000

const ofArmy =
  ({ from, sentAt }: Known) =>
  (army: Army): Submission => ({ ...from, sentAt, original: '', list: ok(wholeList(army)) })

function fromJson(text: string, known: Known): readonly Submission[] {
  if (isBackup(text)) {
    const armies = readBackupLists(text)
    return armies.length === 0 ? [unread(known, 'no-army', '')] : armies.map(ofArmy(known))
  }
  const decoded = decodeFile(text)
  return decoded.ok
    ? decoded.value.map(ofArmy(known))
    : [unread(known, decoded.problem, text.slice(0, mostKept))]
}

const hasArmy = ({ list }: Submission): boolean => list.ok

/** A letter without a list is told, unless it is only a note around those that have one. */
const isWorthTelling = (letter: Letter, submissions: readonly Submission[]): boolean =>
  submissions.some(hasArmy) || letter.lines.some((line) => soundsLikeList(line))

function fromText(text: string, known: Known, most: SourceBounds): readonly Submission[] {
  const letters = readLetters(text, known.from, known.sentAt)
  const read = letters.map((letter) => ({ letter, submissions: readLetter(letter, most.text) }))
  const told = read.filter(({ letter, submissions }) => isWorthTelling(letter, submissions))
  const shown = told.length > 0 ? told : read.slice(0, 1)
  const notes = read.filter((each) => !told.includes(each)).map(({ letter }) => letter)
  return withNotes(
    shown.flatMap(({ submissions }) => submissions),
    notes,
  )
}

function fromTable(text: string, known: Known, most: SourceBounds): readonly Submission[] {
  const rows = readTable(text)
  if (rows.length === 0) return [unread(known, 'empty', '')]
  if (rows.length > most.rows) return [unread(known, 'too-many-lines', '')]
  return rows.flatMap((one) => {
    const { from, sentAt, text: list } = one
    const row: Known = {
      from: from.player === '' && from.address === '' ? known.from : from,
      sentAt: sentAt ?? known.sentAt,
    }
    return fromText(list, row, most).map((each) => ({ ...each, ...teamIn(one) }))
  })
}

/** Attachments that programs add by themselves and that never hold a list. */
const isNoise = (name: string): boolean => /\.(?:ics|vcf|asc|sig|p7s|css)$/i.test(name)

/** The lines of a mail beside its attachments, if they are no list themselves. */
const ownWords = (
  parts: MailFile['parts'],
  read: readonly { readonly submissions: readonly Submission[] }[],
): readonly string[] =>
  parts.flatMap(({ name, content }, n) => {
    const isOwn = name === '' && (content.kind === 'text' || content.kind === 'html')
    if (!isOwn || read[n]?.submissions.some(hasArmy) === true) return []
    const text = content.kind === 'html' ? pageText(content.text) : content.text
    return text.trim().split(lineEnds)
  })

/** The mail's own words count only where no attachment has a list; an attachment that cannot be read is always told. */
function fromMail(
  { from, date, subject, parts }: MailFile,
  known: Known,
  most: SourceBounds,
): readonly Submission[] {
  const sender = from === '' ? known.from : readSender(from)
  const sentAt = readMoment(date)
  const read = parts.map(({ name, content }) => ({
    name,
    submissions: fromOpened(name, content, { from: sender, sentAt }, most),
  }))
  const all = read.flatMap(({ submissions }) => submissions)
  if (all.some(hasArmy)) {
    const kept = read.flatMap(({ name, submissions }) =>
      // What somebody wrote above the list that he sends on may be about it, or be his own.
      submissions.some(hasArmy)
        ? submissions
        : submissions.filter(() => name !== '' && !isNoise(name)),
    )
    return withSubject(withWords(kept, ownWords(parts, read)), subject)
  }
  return all.length > 0 ? all.slice(0, 1) : [unread({ from: sender, sentAt }, 'no-army', '')]
}

const isTable = (name: string): boolean => /\.(?:csv|tsv)$/i.test(name)

/** A text may begin with a bracket, too: of a chat, of a forum, of a warning. */
const isJson = (name: string, text: string): boolean =>
  isJsonText(text) || (/\.json$/i.test(name) && /^\uFEFF?\s{0,100}[[{]/.test(text))

function fromPlain(
  name: string,
  text: string,
  known: Known,
  most: SourceBounds,
): readonly Submission[] {
  if (text.length > most.text.characters && !isBackup(text)) return [unread(known, 'too-long', '')]
  if (text.trim() === '') return [unread(known, 'empty', '')]
  if (isRichText(text)) return [unread(known, 'rtf', '')]
  if (isJson(name, text)) return fromJson(text, known)
  return isTable(name) || isPastedTable(text)
    ? fromTable(text, known, most)
    : fromText(text, known, most)
}

function fromOpened(
  name: string,
  opened: Opened,
  known: Known,
  most: SourceBounds,
): readonly Submission[] {
  switch (opened.kind) {
    case 'text':
      return fromPlain(name, opened.text, known, most)
    case 'html':
      return fromPlain(name, pageText(opened.text), known, most)
    case 'sheet':
      return isListTable(opened.text)
        ? fromTable(opened.text, known, most)
        : fromPlain('', opened.text, known, most)
    case 'mail':
      return fromMail(opened.mail, known, most)
    case 'trouble':
      return [unread(known, opened.trouble, '')]
  }
}

/** Who sent nothing of their name is called by the file. */
function named(submission: Submission, file: string): Submission {
  if (submission.player !== '' || file === '') return submission
  return { ...submission, player: nameInFile(file) }
}

/** Every list of a source, each with its player as far as anything says who it is. Never throws. */
export const readSource = (source: Source, most = sourceBounds): readonly Submission[] =>
  fromOpened(
    source.name,
    'opened' in source ? source.opened : { kind: 'text', text: source.text },
    { from: nobodyKnown, sentAt: null },
    most,
  ).map((submission) => named(submission, source.name))

/** A file that cannot be opened at all, as a submission that says so. */
export const unreadSource = (name: string, trouble: SubmissionTrouble): Submission =>
  unread({ from: { player: nameInFile(name), address: '' }, sentAt: null }, trouble, '')
