// The lines that mails and chats add around what people write: headers, replies, signatures.
import { lineFacts, mustBeRead } from '../../army/text/facts.ts'
import { ofTeam, type OfTeam } from '../submission.ts'

/** Whether a line may be of a list: a word of troops, a nation or a size number. */
export const speaksOfTroops = (text: string): boolean => mustBeRead(lineFacts(text))

export const fromLine = /^\*{0,2}(?:from|von|de|da|van)\*{0,2}[ \u00A0]?:\*{0,2}\s*(\S.*)$/i
const headerLine =
  /^\*{0,2}(?:(?<date>date|datum|sent|gesendet|envoyé|enviado|inviato|verzonden|fecha|data)|(?<subject>subject|betreff|objet|asunto|oggetto|onderwerp)|(?<to>to|an|à|para|aan)|a|cc|kopie|type|reply-to|importance|wichtigkeit|attachments?|anlagen?)\*{0,2}[ \u00A0]?:(?<value>.*)$/i

export interface Header {
  readonly kind: 'date' | 'subject' | 'to' | 'other'
  readonly value: string
}

/** A header line of a mail program; null: it is none. */
export function headerIn(line: string): Header | null {
  const found = headerLine.exec(line)?.groups
  if (found === undefined) return null
  const kind = (['date', 'subject', 'to'] as const).find((name) => found[name] !== undefined)
  return { kind: kind ?? 'other', value: (found['value'] ?? '').replaceAll('*', '').trim() }
}

const playerLine =
  /^\*{0,2}(?:player(?:['’]s)?(?: name)?|spieler(?:in|name)?|my name|mein name|(?:full|your|first and last) name|name des spielers|vor(?:-|name)(?: und|,)? nachname)(?:\*{0,2}\s*[:=]|\t)\*{0,2}\s*(\S.*)$/i
const nameLine = /^name(?:\s*[:=]|\t)\s*(\S.*)$/i

/** Whose the list is, if a line says so. "Name:" may be a battalion's, if the player is known. */
export const playerIn = (line: string, isKnown: boolean): string =>
  playerLine.exec(line)?.[1] ?? (isKnown ? '' : (nameLine.exec(line)?.[1] ?? ''))

const teamLine = /^(team|mannschaft|board|brett)(?: ?name)?(?:\s*[:=]|\t)\s*(\S.{0,60})$/i

/** "Team: Lions", "Brett: 2"; null: neither. */
export function teamIn(line: string): OfTeam | null {
  const [, of = '', value = ''] = teamLine.exec(line) ?? []
  if (of === '') return null
  return ofTeam(/^[tm]/i.test(of) ? value : '', /^b/i.test(of) ? value : '')
}

const ofMail = /forward|mail|message|nachricht|weiterge|messag|mensa|bericht|doorge/i

/** "---- Forwarded message ----", "Begin forwarded message:" */
export const isForwardLine = (line: string): boolean =>
  (line.length <= 80 && line.startsWith('---') && line.endsWith('---') && ofMail.test(line)) ||
  /^(?:begin forwarded message|anfang der weitergeleiteten nachricht):?$/i.test(line)

/** Below it is the mail that is answered: Outlook's two kinds of line, the second of underscores before a sender. */
export const isOriginalLine = (line: string, next: string): boolean =>
  /^-{2,}\s?(?:original message|original appointment|ursprüngliche nachricht|originalnachricht|original-nachricht)\s?-{2,}$/i.test(
    line,
  ) ||
  (/^_{20,}$/.test(line) && fromLine.test(next))

const wrote = /^(?:on|am|le)\b.{4,160}\b(?:wrote|schrieb|a écrit)\b.{0,120}:$/i

/** "On Monday Tom wrote:", which may be broken in two; how many lines it takes, 0: it is none. */
export function wroteLines(line: string, next: string): number {
  if (wrote.test(line)) return 1
  if (line.length > 160 || next.length > 160 || !/^(?:on|am)\b/i.test(line) || !next.endsWith(':'))
    return 0
  return wrote.test(`${line} ${next}`) ? 2 : 0
}

/** What telephones add below. */
export const isDeviceLine = (line: string): boolean =>
  line.length <= 90 &&
  /^(?:sent from|sent with|sent via|get outlook|von meinem|gesendet (?:von|mit)|diese nachricht wurde von|holen sie sich)\b/i.test(
    line,
  )

const chatWith =
  /^[ \t\u200e]*(?:\[(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ T])?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:, \d{1,4}[./-]\d{1,2}[./-]\d{2,4})?\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)? [-–])\s?([^:\n]{1,60}):/i
const chatAbove =
  /^([^\n,[\]]{1,60}), \[\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]:?\s*$/

/** Who wrote a line of a chat, what stands before the words, and these; null: it is none. */
export function chatIn(
  line: string,
): { readonly writer: string; readonly ahead: string; readonly words: string } | null {
  const found = /\d:\d\d/.test(line) ? (chatWith.exec(line) ?? chatAbove.exec(line)) : null
  if (found === null) return null
  const [ahead, writer = ''] = found
  return { writer: writer.trim(), ahead, words: line.slice(ahead.length).trim() }
}
