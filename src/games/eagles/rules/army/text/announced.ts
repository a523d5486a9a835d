// A nation within a sentence that announces its list: "here is my French list:", "my army is British:".
import type { Nation } from '../model.ts'
import { kindAt, isOneNation, nationIn, type Line } from './headingLine.ts'
import { figures, troops } from './headingName.ts'
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

/** The nation that a line announces, if nothing in it leaves it open. */
export function announcedNation(line: Line, text: string): Nation | null {
  const at = line.findIndex(({ kind }) => kind === 'nation')
  const isOpen = line.some(({ kind }) => figures.has(kind) || troops.has(kind) || kind === 'none')
  if (at < 1 || isOpen || !isOneNation(line)) return null
  return isOfList(line, at) || isSaidOfArmy(line, at, text) ? nationIn(line) : null
}

/** "anbei meine Liste für Samstag": the list, not what its army is called. */
export const isOfOwnList = (named: Line): boolean =>
  named.some(({ kind }, n) => kind === 'prose' && named[n + 1]?.kind === 'army')
