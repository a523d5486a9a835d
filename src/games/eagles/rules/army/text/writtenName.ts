// A name as it was written: the signs around its words belong to it, unless they only decorate it.

import { lineBreak } from './mask.ts'
import { joinedSign } from './signs.ts'

/** What parts the words of a list, so that it is in no name. */
const parting = /[\s.•·‣◦▪●,+;&|/:=()[\]{}×½"“”„«»#\-–—\d\p{L}\p{M}]/u

const isSign = (text: string, at: number): boolean => {
  const sign = text[at]
  if (sign === undefined || sign < ' ' || parting.test(sign)) return false
  return joinedSign(text, at)?.kind !== 'arrow'
}

/** How mails and chats make words bold, or set them apart. */
const decoration = '*`'

/** How many equal signs of decoration stand at one end of a name. */
function decorated(name: string, sign: string, atEnd: boolean): number {
  let signs = 0
  while (signs < name.length && name.at(atEnd ? -1 - signs : signs) === sign) signs += 1
  return signs
}

/** Only as much as stands at both ends; what the line began with was set aside before. */
function undecorated(name: string, isLed: boolean): string {
  const sign = name.at(-1) ?? ''
  if (sign === '' || !decoration.includes(sign)) return name
  const behind = decorated(name, sign, true)
  const before = decorated(name, sign, false)
  if (before === 0) return isLed ? name.slice(0, name.length - behind) : name
  const both = Math.min(before, behind)
  return name.slice(both, name.length - both)
}

const isLineEnd = (sign: string): boolean => sign === '\n' || sign === lineBreak

/** Where a line begins, behind what leads it: blanks, marks of a quotation, of bold words. */
function lineBegin(text: string, at: number): number {
  let begin = at
  while (begin > 0 && !isLineEnd(text[begin - 1] ?? '\n')) begin -= 1
  while (begin < at && /[\s>*]/.test(text[begin] ?? '')) begin += 1
  return begin
}

/** "Leib-Regiment (Nr. 8" */
const isLeftOpen = (name: string): boolean => name.lastIndexOf('(') > name.lastIndexOf(')')

/** The name whose first word begins at `from` and whose last one ends at `to`. */
export function writtenName(text: string, from: number, to: number): string {
  const begin = lineBegin(text, from)
  let first = from
  let last = to
  while (first > begin && isSign(text, first - 1)) first -= 1
  while (last < text.length && isSign(text, last)) last += 1
  if (text[last] === ')' && isLeftOpen(text.slice(first, last))) last += 1
  return undecorated(text.slice(first, last), text[begin - 1] === '*')
}
