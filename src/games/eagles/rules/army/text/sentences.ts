// Words that are no part of a list, sentence by sentence.
import type { Text } from './items.ts'
import type { BesideKind } from './source.ts'
import type { Line } from './sourceLines.ts'
import { tokensOf } from './tokens.ts'

const mostTitleWords = 6

/** "Thanks. The Guards are repainted." */
const ends = /[.!?…]["”)]?\s+(?=["„“(]?\p{Lu})/gu
const emptyBox = /^(?:\[ ?\]|☐)/u

export type Part = Pick<Line, 'text' | 'number' | 'from' | 'to' | 'struck' | 'lead'>

/** The pieces of a line that are a sentence each; `as`: what its container or its place makes of it. */
export function textsOf(line: Part, as: BesideKind | null = null, isTold = false): readonly Text[] {
  const { text, from, to, struck, lead, number } = line
  const words = text.slice(from, to)
  const found = as === null && !isTold ? [...words.matchAll(ends)] : []
  const bounds = [from, ...found.map(({ index, 0: end }) => from + index + end.length), to]
  return bounds.slice(1).flatMap((end, n) => {
    const begin = bounds[n] ?? from
    const shown = shownWords(text, begin, end, struck)
    if (shown === '') return []
    const isTitle =
      found.length === 0 && !/[.,;!?…]$/u.test(shown) && shown.split(' ').length <= mostTitleWords
    return {
      kind: 'text',
      pieces: [{ line: number, from: begin, to: end }],
      tokens: tokensOf(text, begin, end, struck),
      words: shown,
      as: as ?? (isTitle ? 'title' : null),
      isTold,
      isBox: emptyBox.test(lead) && /\p{L}/u.test(shown),
    } as const
  })
}

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
