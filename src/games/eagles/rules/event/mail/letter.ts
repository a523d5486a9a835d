// The plain text of one mail or of several: who wrote what, without headers, greetings' names and signatures.
import { doubtsList } from '../../army/text/aboutList.ts'
import { lineEnds } from '../../army/text/clean.ts'
import { speaksOfList } from '../../army/text/listTalk.ts'
import { nationNamed, soundsLikeList } from '../../army/text/prose.ts'
import type { AsideKind, SetAside, UnreadLine } from '../../army/text/reading.ts'
import { tokensOf } from '../../army/text/tokens.ts'
import { readMoment } from '../moment.ts'
import type { OfTeam } from '../submission.ts'
import { letterOfWriter, tellNations } from './chats.ts'
import { newLetter, type LetterInProgress } from './letterInProgress.ts'
import {
  chatWriter,
  closingLine,
  fromLine,
  headerLine,
  isDeviceLine,
  isForwardLine,
  isOriginalLine,
  playerLine,
  signing,
  teamLineIn,
  wroteLines,
} from './letterLines.ts'
import {
  cleanPlayer,
  isLoneName,
  isSignedName,
  nobodyKnown,
  readSender,
  trimmed,
  type Sender,
} from './playerName.ts'

/** A part of a text that one player wrote. What is no list's is blanked, so that its lines keep their numbers. */
export interface Letter extends OfTeam {
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
  /** From this line on it is an older mail that is answered; −1: nothing says so. */
  readonly originalAt: number
  /** The lines that were blanked, with their numbers in the whole text. */
  readonly asides: readonly SetAside[]
  /** Lines below the signature that may be troops. */
  readonly told: readonly UnreadLine[]
}

/** Takes a header line of the mail program; true if it was one. */
function takeHeader(letter: LetterInProgress, line: string): boolean {
  if (!letter.inHeaders) return false
  const found = headerLine.exec(line)
  if (found === null) return false
  const [, name = '', value = ''] = found
  if (/^(?:date|datum|sent|gesendet|envoyé|enviado|inviato|verzonden|fecha|data)$/i.test(name))
    letter.sentAt = readMoment(value.replaceAll('*', ''))
  return true
}

/** Takes a line "Team: …"; true if it was one. Below a list it is of the player who follows. */
function takeTeam(letter: LetterInProgress, line: string): boolean {
  const of = letter.originalAt < 0 ? teamLineIn(line) : null
  if (of === null) return false
  const { team, board } = of
  if (team !== undefined) letter.nextTeam = team
  if (team !== undefined && (letter.team === undefined || !letter.hasTroops)) letter.team = team
  if (board !== undefined && letter.board === undefined) letter.board = board
  return true
}

/** "Thanks" and a name, or a sentence that goes on: this one may be about the list. */
const fewestOfSentence = 3

/** "Thanks to my wife there are four more." closes nothing. */
function saysMore(line: string, behind: string): boolean {
  if (behind.trim().split(/\s+/).length < fewestOfSentence) return false
  const tokens = tokensOf(line)
  return doubtsList(tokens, line) || speaksOfList(tokens, line)
}

/** "Cheers, Tom", or "Cheers," and Tom on the next line. */
function takeClosing(letter: LetterInProgress, line: string): boolean {
  if (letter.afterClosing && line !== '') {
    letter.afterClosing = false
    if (!isSignedName(line) || soundsLikeList(line)) return false
    letter.signed ||= cleanPlayer(line)
    return true
  }
  const found = line.length <= 60 ? closingLine.exec(line) : null
  if (found === null || /\d/.test(line) || soundsLikeList(line)) return false
  const [, behind = ''] = found
  if (saysMore(line, behind)) return false
  const rest = trimmed(behind, ' ,!.–-')
  // Words before the comma belong to the closing: "See you on Friday,".
  const isSigned = /^\s*,/.test(behind) || (signing.test(line) && isLoneName(rest))
  if (isSigned && isSignedName(rest)) letter.signed ||= cleanPlayer(rest)
  letter.afterClosing = rest === '' || /[,!.–-]$/.test(line)
  letter.isClosed = letter.hasTroops
  return true
}

function takeSignature(letter: LetterInProgress, line: string): boolean {
  if (!letter.inSignature) return false
  if (letter.signed === '' && isSignedName(line) && !soundsLikeList(line))
    letter.signed = cleanPlayer(line)
  return true
}

/** What a line is that is the mail's, not the list's; null: it is the list's. */
function asideIn(letter: LetterInProgress, line: string): AsideKind | null {
  if (takeHeader(letter, line)) return 'header'
  letter.inHeaders = false
  if (takeSignature(letter, line)) return 'signature'
  if (line === '--' || line === '-- ') {
    letter.inSignature = true
    return 'signature'
  }
  if (takeTeam(letter, line)) return 'header'
  if ((isForwardLine(line) && !soundsLikeList(line)) || isOriginalLine(line)) return 'header'
  if (isDeviceLine(line)) return 'signature'
  return takeClosing(letter, line) ? 'signature' : null
}

const letterNames = /^(?:\p{L}|\*)/u

/** The name, if this line says whose the list is. */
const playerIn = (line: string): string => {
  const found = letterNames.test(line) ? playerLine.exec(line) : null
  return found === null ? '' : cleanPlayer(found[1] ?? '')
}

const hasList = ({ lines }: LetterInProgress): boolean => lines.some((line) => line !== '')

interface Raw {
  readonly all: readonly string[]
  readonly number: number
}

/** The headers that follow a line "From:", as far as they go. */
function headersBehind({ all, number }: Raw): readonly string[] {
  const found: string[] = []
  for (const raw of all.slice(number + 1, number + 9)) {
    const line = raw.replace(/^[\s>|]+/, '').trim()
    if (!headerLine.test(line)) break
    found.push(line)
  }
  return found
}

/** Below a list, "From:" with all its headers is the mail that is answered, not another player's. */
function isOriginal(letter: LetterInProgress, raw: Raw): boolean {
  if (!letter.hasTroops) return false
  if (letter.originalAt >= 0) return true
  const headers = headersBehind(raw)
  const isSent = headers.some((line) =>
    /^\*{0,2}(?:sent|gesendet|date|datum|envoyé|enviado|inviato|verzonden|fecha|data)(?!\p{L})/iu.test(
      line,
    ),
  )
  const to = headers.find((line) => /^\*{0,2}(?:to|an|à|para|aan|a)(?!\p{L})/iu.test(line)) ?? ''
  if (!isSent || to === '') return false
  const { player, address } = letter.from
  const isToSender =
    (player !== '' && to.toLowerCase().includes(player.toLowerCase())) ||
    (address !== '' && to.toLowerCase().includes(address))
  return !letter.hasHeader || isToSender
}

/** Begins the letter of another sender, if the line says so. */
function letterFor(
  letters: LetterInProgress[],
  letter: LetterInProgress,
  raw: Raw,
  said: { readonly from: string | null; readonly player: string; readonly chat: string },
): LetterInProgress {
  const { from, player, chat } = said
  const isNamedAnew = player !== '' && letter.isNamed
  if (from === null && !isNamedAnew) return letterOfWriter(letters, letter, chat, raw.number)
  const { from: same, sentAt } = letter
  const next =
    from === null
      ? newLetter(raw.number, same, sentAt)
      : newLetter(raw.number, readSender(from), null)
  if (from === null && letter.nextTeam !== undefined) next.team = letter.nextTeam
  next.inHeaders = from !== null
  next.hasHeader = from !== null
  letters.push(next)
  return next
}

/** Keeps a line, or blanks it and says why. */
function keep(letter: LetterInProgress, raw: string, line: string, as: AsideKind | null): void {
  const number = letter.linesBefore + letter.lines.length + 1
  const mayBeTroops = line !== '' && (as === null || as === 'signature') && soundsLikeList(line)
  const isBelow = letter.originalAt < 0 && (as === 'signature' || letter.isClosed)
  letter.hasTroops ||= mayBeTroops && as === null
  if (letter.chat !== '' && letter.nation === null && nationNamed(tokensOf(line), line) !== null)
    letter.nation = { line: number, text: line, reason: 'nation' }
  if (mayBeTroops && isBelow) {
    letter.told.push({ line: number, text: line, reason: 'remark' })
    letter.lines.push('')
  } else if (as === null) letter.lines.push(raw)
  else {
    if (line !== '') letter.asides.push({ line: number, text: line, kind: as })
    letter.lines.push('')
  }
}

function takeLine(letters: LetterInProgress[], raw: Raw): void {
  let letter = letters.at(-1) ?? newLetter(0, nobodyKnown, null)
  const whole = raw.all[raw.number] ?? ''
  const quoted = /^[\s>|]*>/.test(whole)
  const line = (quoted ? whole.replace(/^[\s>|]+/, '') : whole).trim()
  const found = line.length < 300 ? fromLine.exec(line) : null
  const isAnswered = found !== null && isOriginal(letter, raw)
  const wrote =
    letter.hasTroops || quoted
      ? wroteLines(line, raw.all[raw.number + 1]?.trim() ?? '')
      : wroteLines(line, '')
  if (
    (isAnswered || wrote > 0 || isOriginalLine(line)) &&
    letter.hasTroops &&
    letter.originalAt < 0
  )
    letter.originalAt = letter.lines.length
  const from = found === null || isAnswered ? null : (found[1] ?? '')
  const player = found === null ? playerIn(line) : ''
  const chat = chatWriter(whole)?.trim() ?? ''
  if (letter.originalAt < 0 || from !== null)
    letter = letterFor(letters, letter, raw, { from, player, chat })
  if (player !== '' && letter.originalAt < 0) {
    letter.from = { ...letter.from, player }
    letter.isNamed = true
    letter.inHeaders = false
  }
  if (chat !== '' && letter.from.player === '')
    letter.from = { ...letter.from, player: cleanPlayer(chat) }
  if (chat !== '') letter.chat = chat
  if (quoted !== letter.isQuoted.at(-1)) letter.inSignature = false
  const isHeader = from !== null || player !== '' || wrote > 0 || isAnswered
  const isOlder = letter.originalAt >= 0
  const as = isHeader ? 'header' : isOlder ? null : asideIn(letter, line)
  keep(letter, whole, line, as)
  letter.isQuoted.push(quoted || isOlder)
}

/** Splits a text at its senders: each "From:" and each "Player:" begins another letter. */
export function readLetters(
  text: string,
  sender = nobodyKnown,
  sentAt: number | null = null,
): Letter[] {
  const letters: LetterInProgress[] = [newLetter(0, sender, sentAt)]
  const all = text.split(lineEnds)
  for (const number of all.keys()) takeLine(letters, { all, number })
  tellNations(letters)
  // Who went on after others comes where he began.
  letters.sort((one, other) => one.linesBefore - other.linesBefore)
  return letters.filter((letter, n) => hasList(letter) || n === letters.length - 1)
}
