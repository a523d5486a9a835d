// The lines that mails and chats add around what people write: headers, replies, farewells, signatures.
import { isAmong } from '../../army/text/lexicon/lexicon.ts'
import { soundsLikeList } from '../../army/text/prose.ts'
import { tokensOf, written } from '../../army/text/tokens.ts'
import { ofTeam, type OfTeam } from '../submission.ts'

export const fromLine = /^\*{0,2}(?:from|von|de|da|van)\*{0,2}[ \u00A0]?:\*{0,2}\s*(\S.*)$/i
export const headerLine =
  /^\*{0,2}(date|datum|sent|gesendet|envoyé|enviado|inviato|verzonden|fecha|data|subject|betreff|objet|asunto|oggetto|onderwerp|to|an|à|para|aan|cc|kopie|type|reply-to|importance|wichtigkeit|attachments?|anlagen?)\*{0,2}[ \u00A0]?:(.*)$/i
export const playerLine =
  /^(?:player(?:['’]s)?(?: name)?|spieler(?:in|name)?|my name|mein name|(?:full|your|first and last) name|name des spielers|vor(?:-|name)(?: und|,)? nachname)\s*[:=]\s*(\S.*)$/i

const teamLine = /^(team|mannschaft|board|brett)(?: ?name)?\s*[:=]\s*(\S.{0,60})$/i

/** "Team: Lions", "Brett: 2"; null: neither. */
export function teamLineIn(line: string): OfTeam | null {
  const [, of = '', value = ''] = teamLine.exec(line) ?? []
  if (of === '' || soundsLikeList(line)) return null
  return ofTeam(/^[tm]/i.test(of) ? value : '', /^b/i.test(of) ? value : '')
}

const ofMail = /forward|mail|message|nachricht|weiterge|original|mensa|messag|bericht|doorge/i

/** "--- not used ---", "--- bench ---": what it says may be of the list. */
function isOfMail(line: string): boolean {
  const [only, ...more] = tokensOf(line).filter((token) => /\p{L}/u.test(written(line, token)))
  const isWord = only?.kind === 'word' && more.length === 0
  return ofMail.test(line) || (isWord && !isAmong('otherUse', line.replaceAll('-', '').trim()))
}

/** "---- Forwarded message ----", "Begin forwarded message:" */
export const isForwardLine = (line: string): boolean =>
  (line.length <= 80 && line.startsWith('---') && line.endsWith('---') && isOfMail(line)) ||
  /^(?:begin forwarded message|anfang der weitergeleiteten nachricht):?$/i.test(line)

/** Below it is the mail that is answered: Outlook's two kinds of line. */
export const isOriginalLine = (line: string): boolean =>
  /^-{2,}\s?(?:original message|original appointment|ursprüngliche nachricht|originalnachricht|original-nachricht)\s?-{2,}$/i.test(
    line,
  ) || /^_{20,}$/.test(line)

const wrote = /^(?:on|am|le)\b.{4,160}\b(?:wrote|schrieb|a écrit)\b.{0,120}:$/i

/** "On Monday Tom wrote:", which may be broken in two; how many lines it takes, 0: it is none. */
export function wroteLines(line: string, next: string): number {
  if (wrote.test(line)) return 1
  if (line.length > 160 || next.length > 160 || !/^(?:on|am)\b/i.test(line) || !next.endsWith(':'))
    return 0
  return wrote.test(`${line} ${next}`) ? 2 : 0
}

export const closingLine =
  /^(?:cheers|(?:kind|best|warm)?\s?regards|rgds|best(?: wishes)?|many thanks|thanks(?: a lot)?|thank you|thx|yours(?: truly)?|sincerely|see you|see ya|bye|ciao|cheerio|(?:viele|liebe|beste|schöne|mit freundlichen)?\s?gr(?:uß|üße|üßen|uss|üsse|uesse)n?|mfg|vg|lg|danke(?:schön)?|merci|gracias|servus|tschüss|tschüß|tschau|bis (?:dann|bald|später|morgen|samstag|sonntag|freitag|zum))(?!\p{L})(.{0,40})$/iu

/** Nobody is thanked with these: who follows without a comma signs. */
export const signing =
  /^(?:rgds|mfg|vg|lg|(?:viele |liebe |beste |schöne )?gr(?:uß|üße|uss|üsse|uesse))\b/iu

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

/** Who wrote a line of a chat; null: it is none. */
export const chatWriter = (line: string): string | null =>
  /\d:\d\d/.test(line) ? (chatWith.exec(line)?.[1] ?? chatAbove.exec(line)?.[1] ?? null) : null
