// A nation within a sentence that announces its list: "here is my French list:", "my army is British:".
import type { Nation } from '../model.ts'
import { doubtsList } from './aboutList.ts'
import { kindAt, isOneNation, nationIn, type Line } from './headingLine.ts'
import { figures, troops } from './headingName.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { written } from './tokens.ts'

/** A longer sentence may say anything. */
const mostWords = 4

const hasFewWords = (line: Line): boolean =>
  line.filter(({ kind }) => kind === 'word').length <= mostWords

/** "Hi Tom, here is my French list:": the nation right between "my" and "list", and the list follows. */
const isOfList = (line: Line, at: number): boolean =>
  kindAt(line, at - 1) === 'prose' &&
  kindAt(line, at + 1) === 'army' &&
  kindAt(line, -1) === 'colon' &&
  hasFewWords(line.slice(0, at - 1))

/** "Hi, my army is British:", "meine Armee sind die Preußen": nothing follows the nation. */
function isSaidOfArmy(line: Line, at: number, text: string): boolean {
  const army = line.findIndex(({ kind }) => kind === 'army')
  const [is, ...more] = line.slice(army + 1, at)
  const isSaid = is !== undefined && /^(?:is|are|ist|sind)$/i.test(written(text, is))
  const behind = line.slice(at + 1)
  return (
    army > 0 &&
    isSaid &&
    kindAt(line, army - 1) === 'prose' &&
    more.every(({ kind }) => kind === 'filler') &&
    behind.every(({ kind }) => kind === 'colon' || kind === 'stop') &&
    behind.length < 2 &&
    hasFewWords(line.slice(0, army))
  )
}

/** "hier Preußen:", "I will play Russians:", "folgende französische Armee:": the list follows the colon. */
function isPlayed(line: Line, at: number, text: string): boolean {
  const behind = line.slice(at + 1)
  const before = line[at - 1]
  const isLed =
    before?.kind === 'prose' ||
    (before !== undefined && /^(?:folgende[rsn]?|following)$/i.test(written(text, before))) ||
    (before !== undefined && isAmong('playing', written(text, before)))
  const isEnd =
    kindAt(behind, -1) === 'colon' &&
    behind.slice(0, -1).every(({ kind }) => kind === 'army') &&
    behind.length < 3
  const begin = line.findLastIndex(({ kind }, n) => n < at && (kind === 'stop' || kind === 'sep'))
  return isLed && isEnd && hasFewWords(line.slice(begin + 2, at))
}

/** "Hola, mi lista: Españoles": the nation behind the list's own word, and nothing else. */
const isNamedList = (line: Line, at: number): boolean =>
  at === line.length - 1 &&
  kindAt(line, at - 1) === 'colon' &&
  kindAt(line, at - 2) === 'army' &&
  hasFewWords(line)

const greeting =
  /^(?:hi|hiya|hello|hey|yo|hallo|moin|servus|hola|bonjour|all|mate|list|liste|aufstellung|army|for|für|on|am|sat|sun|saturday|sunday|samstag|sonntag|here|is|are|hier|ist|sind|the|die|my|meine?|our|unsere?|den|[,.:!()–-])$/i
const promised =
  /^(?:this time|diesmal|as (?:discussed|promised|agreed)|wie (?:besprochen|versprochen|abgemacht)|(?:for|on|für|am) (?:den |the )?(?:\d{1,2}[./]\d{0,2}|(?:sat|sun|fri|sams|sonn|frei)\p{L}{0,6})|list|liste|army|armee)?[\s,:.!;)-]*$/iu

/** "Hiya, list for sat, french,", "Aufstellung Franzosen für den 28.11.": nothing but greetings and what the list is for. */
function isOfGreeting(line: Line, at: number, text: string): boolean {
  const [first, nation, last] = [line[0], line[at], line.at(-1)]
  if (first === undefined || nation === undefined || last === undefined) return false
  const isLed = line.slice(0, at).every((token) => greeting.test(written(text, token)))
  return isLed && promised.test(text.slice(nation.to, last.to).trim())
}

/** The nation that a line announces, if nothing in it leaves it open. */
export function announcedNation(line: Line, text: string): Nation | null {
  const at = line.findIndex(({ kind }) => kind === 'nation')
  if (at < 1 || !isOneNation(line)) return null
  if (isOfGreeting(line, at, text)) return nationIn(line)
  const isOpen = line.some(({ kind }) => figures.has(kind) || troops.has(kind) || kind === 'none')
  if (isOpen) return null
  const isSaid = isOfList(line, at) || isSaidOfArmy(line, at, text)
  const isLed = isPlayed(line, at, text) || isNamedList(line, at)
  return isSaid || (isLed && !doubtsList(line, text)) ? nationIn(line) : null
}

/** "anbei meine Liste für Samstag": the list, not what its army is called. */
export const isOfOwnList = (named: Line): boolean =>
  named.some(({ kind }, n) => kind === 'prose' && named[n + 1]?.kind === 'army')
