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
  '→': 'sep',
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

/** What a sign means; undefined: nothing by itself. */
export const plainSign = (sign: string): PlainSign | undefined =>
  Object.hasOwn(signs, sign) ? signs[sign] : undefined
