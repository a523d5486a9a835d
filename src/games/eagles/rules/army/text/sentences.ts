// Words that are no part of a list, sentence by sentence.
import type { Text } from './items.ts'
import type { BesideKind } from './source.ts'
import type { Line } from './sourceLines.ts'
import { tokensOf } from './tokens.ts'

const longestTitle = 6

/** "Thanks. The Guards are repainted." */
const ends = /[.!?…]["”)]?\s+(?=["„“(]?\p{Lu})/gu

const emptyBox = /^(?:\[ ?\]|☐)/u

/** The pieces of a line that are a sentence each; `as`: what its container or its place makes of it. */
export function textsOf(
  text: string,
  line: Pick<Line, 'number' | 'from' | 'to' | 'struck' | 'lead'>,
  as: BesideKind | null = null,
  isTold = false,
): readonly Text[] {
  const { from, to, struck, lead, number } = line
  const words = text.slice(from, to)
  const cuts =
    as === null && !isTold
      ? [...words.matchAll(ends)].map(({ index, 0: end }) => from + index + end.length)
      : []
  const bounds = [from, ...cuts, to]
  return bounds.slice(1).flatMap((end, n) => {
    const begin = bounds[n] ?? from
    const tokens = tokensOf(text, begin, end, struck)
    const shown = shownWords(text, begin, end, struck)
    if (shown === '') return []
    return [
      {
        kind: 'text',
        pieces: [{ line: number, from: begin, to: end }],
        tokens,
        words: shown,
        as: as ?? (isTitle(shown, cuts.length) ? 'title' : null),
        isTold,
        isBox: emptyBox.test(lead) && /\p{L}/u.test(shown),
      } as const,
    ]
  })
}

const isTitle = (shown: string, cuts: number): boolean =>
  cuts === 0 && !/[.,;!?…]$/u.test(shown) && shown.split(/\s+/).length <= longestTitle

/** Without what is crossed out in it: that is shown by itself. */
function shownWords(text: string, from: number, to: number, struck: Line['struck']): string {
  let shown = ''
  let at = from
  for (const [begin, end] of struck) {
    if (begin < from || end > to) continue
    shown += text.slice(at, begin)
    at = end
  }
  return (shown + text.slice(at, to)).replace(/\s+/g, ' ').trim()
}
