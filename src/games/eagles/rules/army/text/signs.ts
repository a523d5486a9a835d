// Signs of a text and what they mean by themselves: separators, doubts, crossings-out, flags.
import type { Nation } from '../model.ts'

type PlainSign =
  'sep' | 'stop' | 'colon' | 'equals' | 'open' | 'close' | 'percent' | 'doubt' | 'times'

const signs: { readonly [sign: string]: PlainSign } = {
  ',': 'sep',
  '+': 'sep',
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
export const crossed = /^[❌✖✗✘🚫⛔]/u
export const riddles = /^[🥁📯🎺🎖🏅🚩🏴🔫💂🗡⚔]/u

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
export const plainSign = (sign: string): PlainSign | undefined =>
  Object.hasOwn(signs, sign) ? signs[sign] : undefined
