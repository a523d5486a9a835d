// Signs of a text and what they mean by themselves: separators, doubts, crossings-out, flags.
import { own } from '../../../../../core/own.ts'
import type { Nation } from '../model.ts'
import { isNoteMark } from './stars.ts'

type PlainSign =
  'sep' | 'stop' | 'colon' | 'equals' | 'open' | 'close' | 'percent' | 'doubt' | 'times'

const signs: { readonly [sign: string]: PlainSign } = {
  ',': 'sep',
  '+': 'sep',
  '➕': 'sep',
  ';': 'sep',
  '&': 'sep',
  '|': 'sep',
  '/': 'sep',
  '-': 'sep',
  '–': 'sep',
  '—': 'sep',
  '−': 'sep',
  '.': 'stop',
  '!': 'stop',
  '…': 'doubt',
  '?': 'doubt',
  '~': 'doubt',
  '≈': 'doubt',
  '±': 'doubt',
  '➖': 'doubt',
  '¿': 'doubt',
  '‽': 'doubt',
  '†': 'doubt',
  '‡': 'doubt',
  '≠': 'doubt',
  '¬': 'doubt',
  '☐': 'doubt',
  ':': 'colon',
  '=': 'equals',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  '%': 'percent',
  '×': 'times',
}

/** Signs that say more than decoration: crossed out, or a soldier nobody has put in words. */
export const crossed = /^[❌❎✖✕☓✗✘🚫⛔✂👎🗑💀☠⚰]/u
export const riddles = /^[🥁🪘📯🎺🎖🏅🚩🏴⚑⚐🔫💂🪖🗡⚔]/u
/** Somebody is not sure, or not done. */
export const asking = /^[❓❔⁉🤔🤷🙅🙈🤞⏳⌛🚧🔜🎵🎶👑🛒💸♻]/u

export const flags: ReadonlyMap<string, Nation> = new Map([
  ['🇬🇧', 'british'],
  ['🇫🇷', 'french'],
  ['🇦🇹', 'austrian'],
  ['🇷🇺', 'russian'],
  ['🇪🇸', 'spanish'],
  ['🇵🇹', 'portuguese'],
])

/** Signs of more than one character, the longest first. */
const joined: readonly (readonly [signs: string, kind: 'arrow' | 'struck'])[] = [
  ['<!--', 'struck'],
  ['-->', 'struck'],
  ['/*', 'struck'],
  ['*/', 'struck'],
  ['->', 'arrow'],
  ['–>', 'arrow'],
  ['—>', 'arrow'],
  ['−>', 'arrow'],
  ['<-', 'arrow'],
  ['=>', 'arrow'],
  ['→', 'arrow'],
  ['⇒', 'arrow'],
  ['➔', 'arrow'],
  ['➜', 'arrow'],
]

/** What begins at a place as one sign: an arrow, a mark of a comment; null: a sign by itself. */
export function joinedSign(text: string, at: number) {
  const found = joined.find(([signs]) => text.startsWith(signs, at))
  return found === undefined ? null : { kind: found[1], length: found[0].length }
}

/** What a sign means; undefined: nothing by itself. */
export const plainSign = (sign: string): PlainSign | undefined => own(signs, sign)

/** What belongs to an emoji: how it is drawn, the colour of a skin, and what is joined to it. */
const ofEmoji = /(?:[\uFE0E\uFE0F\u20E3\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*/uy

/** Behind a sign, an emoji with all that belongs to it. */
export function signEnd(text: string, from: number): number {
  const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1
  ofEmoji.lastIndex = from + width
  return from + width + (ofEmoji.exec(text)?.[0].length ?? 0)
}

/** Three dots and more at the end of a line; dots that lead to a price in its column say nothing. */
function isTrailing(text: string, from: number, end: number): boolean {
  if (text[from - 1] === '.') return false
  let at = from
  while (at < end && text[at] === '.') at += 1
  return at - from >= 3 && /^\s*$/.test(text.slice(at, end))
}

/** `"` by itself repeats something, and three dots at the end go on: nobody knows with what. */
export function isLoneSign(text: string, from: number, end: number, glued: boolean): boolean {
  const sign = text[from]
  const next = text[from + 1] ?? ' '
  if (sign === '*') return isNoteMark(text, from, end)
  // "!officer", "− officer": taken away, "![Guards 16](…)" a picture; at the beginning a minus is a bullet
  if (sign === '!') return !glued && /[\p{L}[]/u.test(next)
  if (sign === '"') return !glued && (from + 1 >= end || /\s/.test(next))
  // "@ 2": a price, or how many; "@ 34" is a price
  if (sign === '@')
    return /^@\s?[1-7](?!\d|:|\s?p)/i.test(text.slice(from, Math.min(end, from + 9)))
  return sign === '.' && isTrailing(text, from, end)
}
