// The plain text of one mail or of several: who wrote what, without headers, greetings' names and signatures.
import { readMoment } from '../moment.ts'
import {
  cleanPlayer,
  isSignedName,
  nobodyKnown,
  readSender,
  trimmed,
  type Sender,
} from './playerName.ts'

/** A part of a text that one player wrote. What is no list's is blanked, so that its lines keep their numbers. */
export interface Letter {
  readonly from: Sender
  /** Named in so many words: "Player: Tom". */
  readonly isNamed: boolean
  /** Signed with; empty if it is not. */
  readonly signed: string
  readonly sentAt: number | null
  /** How many lines of the whole text come before. */
  readonly linesBefore: number
  readonly lines: readonly string[]
  /** Which of them were quoted from an older mail. */
  readonly isQuoted: readonly boolean[]
}

interface LetterInProgress {
  from: Sender
  isNamed: boolean
  signed: string
  sentAt: number | null
  readonly linesBefore: number
  readonly lines: string[]
  readonly isQuoted: boolean[]
  /** After "-- ": nothing more of this mail counts. */
  inSignature: boolean
  /** After "Cheers,": the next short line is a name. */
  afterClosing: boolean
  /** Behind "From:", up to the first line that is no header, blank ones included. */
  inHeaders: boolean
}

const fromLine = /^\*{0,2}(?:from|von)\*{0,2}:\*{0,2}\s*(\S.*)$/i
const headerLine =
  /^\*{0,2}(date|datum|sent|gesendet|subject|betreff|to|an|cc|kopie|reply-to|attachments?|anlagen?)\*{0,2}:(.*)$/i
const playerLine =
  /^(?:player(?:['’]s)?(?: name)?|spieler(?:in|name)?|my name|mein name)\s*[:=]\s*(\S.*)$/i
const isForwardLine = (line: string): boolean =>
  line.length <= 80 && line.startsWith('---') && line.endsWith('---')
const wroteLine = /^(?:on|am)\b.{4,160}\b(?:wrote|schrieb)\b.{0,120}:$/i
const closingLine =
  /^(?:cheers|(?:kind|best|warm)?\s?regards|best(?: wishes)?|many thanks|thanks(?: a lot)?|thank you|yours(?: truly)?|sincerely|see you|bye|(?:viele|liebe|beste|schöne|mit freundlichen)?\s?gr(?:uß|üße|üßen|uss|üsse|uesse)n?|mfg|vg|lg|danke|bis (?:dann|bald))\b(.{0,40})$/i

const newLetter = (linesBefore: number, from: Sender, sentAt: number | null): LetterInProgress => ({
  from,
  isNamed: false,
  signed: '',
  sentAt,
  linesBefore,
  lines: [],
  isQuoted: [],
  inSignature: false,
  afterClosing: false,
  inHeaders: false,
})

/** Takes a header line of the mail program; true if it was one. */
function takeHeader(letter: LetterInProgress, line: string): boolean {
  if (!letter.inHeaders) return false
  const found = headerLine.exec(line)
  if (found === null) return false
  const [, name = '', value = ''] = found
  if (/^(?:date|datum|sent|gesendet)$/i.test(name))
    letter.sentAt = readMoment(value.replaceAll('*', ''))
  return true
}

/** "Cheers, Tom", or "Cheers," and Tom on the next line. */
function takeClosing(letter: LetterInProgress, line: string): boolean {
  if (letter.afterClosing && line !== '') {
    letter.afterClosing = false
    if (!isSignedName(line)) return false
    letter.signed ||= cleanPlayer(line)
    return true
  }
  const found = line.length <= 60 ? closingLine.exec(line) : null
  if (found === null || /\d/.test(line)) return false
  const [, behind = ''] = found
  const rest = trimmed(behind, ' ,!.–-')
  // Words before the comma belong to the closing: "See you on Friday,".
  if (/^\s*,/.test(behind) && isSignedName(rest)) letter.signed ||= cleanPlayer(rest)
  letter.afterClosing = rest === '' || /[,!.–-]$/.test(line)
  return true
}

function takeSignature(letter: LetterInProgress, line: string): boolean {
  if (!letter.inSignature) return false
  if (letter.signed === '' && isSignedName(line)) letter.signed = cleanPlayer(line)
  return true
}

/** Whether the line is the mail's, not the list's. */
function isOfMail(letter: LetterInProgress, line: string): boolean {
  if (takeHeader(letter, line)) return true
  letter.inHeaders = false
  if (takeSignature(letter, line)) return true
  if (line === '--') {
    letter.inSignature = true
    return true
  }
  if (isForwardLine(line) || wroteLine.test(line)) return true
  return takeClosing(letter, line)
}

const letterNames = /^(?:\p{L}|\*)/u

/** The name, if this line says whose the list is. */
const playerIn = (line: string): string => {
  const found = letterNames.test(line) ? playerLine.exec(line) : null
  return found === null ? '' : cleanPlayer(found[1] ?? '')
}

const hasList = ({ lines }: LetterInProgress): boolean => lines.some((line) => line !== '')

/** Splits a text at its senders: each "From:" and each "Player:" begins another letter. */
export function readLetters(
  text: string,
  sender = nobodyKnown,
  sentAt: number | null = null,
): Letter[] {
  const letters: LetterInProgress[] = [newLetter(0, sender, sentAt)]
  const all = text.split(/\r\n?|\n/)
  for (const [number, raw] of all.entries()) {
    let letter = letters.at(-1) ?? newLetter(0, sender, sentAt)
    const quoted = /^[\s>|]*>/.test(raw)
    const line = (quoted ? raw.replace(/^[\s>|]+/, '') : raw).trim()
    const from = line.length < 300 ? fromLine.exec(line) : null
    const player = from === null ? playerIn(line) : ''
    if (from !== null || (player !== '' && letter.isNamed)) {
      const { from: same, sentAt: when } = letter
      letter =
        from === null
          ? newLetter(number, same, when)
          : newLetter(number, readSender(from[1] ?? ''), null)
      letter.inHeaders = from !== null
      letters.push(letter)
    }
    if (player !== '') {
      letter.from = { ...letter.from, player }
      letter.isNamed = true
      letter.inHeaders = false
    }
    if (quoted !== letter.isQuoted.at(-1)) letter.inSignature = false
    const isMail = from !== null || player !== '' || isOfMail(letter, line)
    letter.lines.push(isMail ? '' : raw)
    letter.isQuoted.push(quoted)
  }
  return letters.filter((letter, n) => hasList(letter) || n === letters.length - 1)
}
