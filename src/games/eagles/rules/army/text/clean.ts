// Foreign text made harmless without changing what people see: names, notes, pasted lists.
import { bounds } from '../bounds.ts'

/**
 * Never shown, only good for tricks: controls, marks of direction, zero-width characters, tags.
 * Halves of a character (lone surrogates) are replaced, not removed.
 */
const hidden =
  /(?![\t\n])\p{Cc}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
const halfCharacter = /[\uD800-\uDFFF]/gu

const joiner = /[\u200C\u200D]/u
const joinable = /[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u
const startsJoined = /[\p{L}\p{Extended_Pictographic}]/u
const combining = /\p{M}/u
const combiningPerBase = 4

/** Not Latin, a digit or common punctuation: something that can be hidden, halved or composed anew. */
const uncommon = /[^\t\n\u0020-\u007E\u00A0-\u02FF\u2010-\u2027]/

/** Joiners stay only inside a word or an emoji; at most four marks sit on one letter. */
function calmed(text: string): string {
  const signs = Array.from(text)
  const kept: string[] = []
  let marks = 0
  for (const [at, sign] of signs.entries()) {
    if (joiner.test(sign)) {
      if (!joinable.test(kept.at(-1) ?? '') || !startsJoined.test(signs[at + 1] ?? '')) continue
    } else if (combining.test(sign)) {
      marks += 1
      if (marks > combiningPerBase) continue
    } else {
      marks = 0
    }
    kept.push(sign)
  }
  return kept.join('')
}

/** All that ends a line or a page: also what PDFs, mainframes and word processors put there. */
export const lineEnds = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Text of several lines, with one kind of line end. */
export function cleanText(text: string): string {
  if (!uncommon.test(text)) return text
  const visible = text.replace(lineEnds, '\n').replace(halfCharacter, '\uFFFD').replace(hidden, '')
  return calmed(visible).normalize('NFC')
}

function cutName(name: string): string {
  if (name.length <= bounds.nameGraphemes) return name
  let graphemes = 0
  let length = 0
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, 2 * bounds.nameLength))) {
    if (graphemes === bounds.nameGraphemes || length + segment.length > bounds.nameLength) break
    graphemes += 1
    length += segment.length
  }
  return name.slice(0, length)
}

/** A name on one line, at most 80 graphemes; spaces at its ends stay, for it may still be typed. */
export const cleanTyping = (name: string): string => cutName(cleanText(name).replace(/\s+/g, ' '))

/** A name as it is kept: {@link cleanTyping} without spaces at its ends. */
export const cleanName = (name: string): string => cleanTyping(name.trim()).trim()

/** A note of at most 4,000 characters; never ends in half a character. */
export function cleanNote(note: string): string {
  const cut = cleanText(note).slice(0, bounds.noteLength)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
