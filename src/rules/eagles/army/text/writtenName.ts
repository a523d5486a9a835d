// A name as it was written: the signs around its words belong to it, unless they only decorate it.
import { classes, classIn } from './letters.ts'
import type { Cursor } from './scan.ts'

/** Bullets and full stops part what is written. */
const parting = '.•·‣'

/** A sign that is no blank but means nothing to the reader, as in `__proto__` and `<b>`. */
function isSign({ text, lexicon: { letters } }: Cursor, at: number): boolean {
  const sign = text[at] ?? ' '
  return (
    classIn(letters, sign.charCodeAt(0)) === classes.blank &&
    !/\s/.test(sign) &&
    !parting.includes(sign)
  )
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

/** The name whose first word begins at `from` and whose last one ends at `to`. */
export function writtenName(cursor: Cursor, from: number, to: number): string {
  const { text, begin, end } = cursor
  let first = from
  let last = to
  while (first > begin && isSign(cursor, first - 1)) first -= 1
  while (last < end && isSign(cursor, last)) last += 1
  return undecorated(text.slice(first, last), text[begin - 1] === '*')
}
