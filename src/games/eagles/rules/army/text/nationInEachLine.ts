// Lists that name no nation above, but the same one in each battalion: "French Drilled 36", "French Guards 24".
import type { Nation } from '../model.ts'
import { forEachLine } from './lines.ts'
import type { MaskedText } from './mask.ts'
import { nationNamed } from './prose.ts'
import type { TextBounds } from './reading.ts'
import { tokensOf, type Token } from './tokens.ts'

/** No list stands below a longer letter; a page of words alone is not looked through twice. */
const mostWithout = 100

/** Fewer may be two armies, or one battalion that is called so. */
const fewestLines = 2

/** The nation right before the quality of a battalion, and no other; null: the line has none there. */
function nationBeforeQuality(tokens: readonly Token[]): Nation | null {
  const nations = tokens.flatMap((token, n) => (token.kind === 'nation' ? [{ token, n }] : []))
  const [only, ...more] = nations
  const isThere = only !== undefined && tokens[only.n + 1]?.kind === 'quality'
  return isThere && more.length === 0 && only.token.value !== 'other' ? only.token.value : null
}

/** The nation that each line with a quality names right before it, if no other line names one; null: there is none. */
export function nationInEachLine(masked: MaskedText, most: TextBounds): Nation | null {
  const found: { nation: Nation | null; lines: number; others: number; isOver: boolean } = {
    nation: null,
    lines: 0,
    others: 0,
    isOver: false,
  }
  forEachLine(masked, most, ({ begin, to }) => {
    if (found.isOver || begin === to) return
    const tokens = tokensOf(masked.text, begin, to)
    if (!tokens.some(({ kind }) => kind === 'quality')) {
      found.others += 1
      found.isOver = found.others > mostWithout || nationNamed(tokens, masked.text) !== null
      return
    }
    const nation = nationBeforeQuality(tokens)
    found.isOver = nation === null || (found.nation !== null && found.nation !== nation)
    found.nation = nation
    found.lines += 1
  })
  return !found.isOver && found.lines >= fewestLines ? found.nation : null
}

/** The same line without its nation. */
export const withoutNation = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ kind }) => kind === 'quality')
    ? tokens.filter(({ kind }) => kind !== 'nation')
    : tokens
