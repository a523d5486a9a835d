// A nation within a sentence that announces its list: "here is my French list:", "my army is British:".
import type { Nation } from '../model.ts'
import { doubtsList } from './aboutList.ts'
import { isAnnouncement } from './announcement.ts'
import { kindAt, isOneNation, nationIn, type Line } from './headingLine.ts'
import { figures, troops } from './headingName.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { hasSlipOfQuality, quotesTroops } from './prose.ts'
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

/** The nation that a line announces, if nothing in it leaves it open. */
export function announcedNation(line: Line, text: string): Nation | null {
  const at = line.findIndex(({ kind }) => kind === 'nation')
  if (at < 0 || !isOneNation(line) || quotesTroops(line) || hasSlipOfQuality(line, text))
    return null
  // "British for Saturday", but "British: The Thin Line" has a name.
  const next = line[1]
  const isLed = at > 0 || (next !== undefined && isAmong('announcing', written(text, next)))
  // "Rearguard (British)" has one, too.
  const isBracketed = line.slice(0, at).some(({ kind }) => kind === 'open')
  if (isLed && !isBracketed && isAnnouncement(line, text)) return nationIn(line)
  if (at === 0) return null
  const isOpen = line.some(({ kind }) => figures.has(kind) || troops.has(kind) || kind === 'none')
  if (isOpen) return null
  const isSaid = isOfList(line, at) || isSaidOfArmy(line, at, text)
  const isNamed = isPlayed(line, at, text) || isNamedList(line, at)
  return isSaid || (isNamed && !doubtsList(line, text)) ? nationIn(line) : null
}

/** "anbei meine Liste für Samstag": the list, not what its army is called. */
export const isOfOwnList = (named: Line): boolean =>
  named.some(({ kind }, n) => kind === 'prose' && named[n + 1]?.kind === 'army')
