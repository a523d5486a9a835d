// Stars: bold words, bullets, signs of times, and marks of notes that may change what they stand behind.
import { folded, lexicon } from './lexicon/lexicon.ts'

const isSaid = (sign: string | undefined): boolean => /[\p{L}\p{N})\]]/u.test(sign ?? ' ')
/** No bold part is longer. */
const longestBold = 500

/** Whether the star before this place is still open, as of "*officer*": it stands before a word, and behind none. */
function closesBold(text: string, from: number): boolean {
  const at = from === 0 ? -1 : text.lastIndexOf('*', from - 1)
  if (at < from - longestBold || at < 0) return false
  let first = at
  while (first > 0 && text[first - 1] === '*') first -= 1
  const isOpening = !/[\s*]/.test(text[at + 1] ?? ' ') && !isSaid(text[first - 1])
  return isOpening && !/\n\s*\n/.test(text.slice(at, from))
}

/** "Drilled 24*", and below it "* with an officer": the note is read as a part of it. */
function isNoteAdded(text: string, to: number): boolean {
  const word = /^\n\* ?(\p{L}+)/u.exec(text.slice(to, to + 40))?.[1]
  return word !== undefined && lexicon().words.get(folded(word))?.kind === 'and'
}

/** "officer*" and "40 *, drummer" have a note somewhere, "drummer*2" counts or has one; "*officer*" is bold, "2*drummer" counts. */
export function isNoteMark(text: string, from: number, end: number): boolean {
  if (text[from - 1] === '*') return false
  let to = from
  while (to < end && text[to] === '*') to += 1
  const next = to < end ? (text[to] ?? ' ') : '\n'
  if (next === '\n' && isNoteAdded(text, to)) return false
  if (isSaid(text[from - 1])) {
    if (/[\p{L}\p{N}]/u.test(next)) return !/\d/.test(text[from - 1] ?? '') || /\d/.test(next)
    return !closesBold(text, from)
  }
  const isApart = to - from < 3 && /[ \t]/.test(text[from - 1] ?? '') && /[,;:\n]/.test(next)
  const before = text.slice(Math.max(0, from - longestBold), from)
  return isApart && /^[^*]*[^*\s>]/.test(before.slice(before.lastIndexOf('\n') + 1))
}
