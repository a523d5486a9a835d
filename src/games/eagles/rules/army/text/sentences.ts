// A line of several sentences, each of which may be what a line of its own would be: "French. Drilled 36. Guards 24."
import { isAmong } from './lexicon/lexicon.ts'
import type { Line } from './lines.ts'
import { sizes } from '../prices.ts'
import { isSize } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** "2. Bataillon" */
const ofPlace: ReadonlySet<Kind> = new Set<Kind>(['battalion', 'battalions'])

/** "Nr. 2", "St. Petersburg": no sentence ends behind such a word. */
const isShort = (token: Token | undefined, text: string): boolean => {
  const word = token === undefined ? '' : written(text, token)
  return word.length < 3 && (/^\p{Lu}/u.test(word) || isAmong('placing', word))
}

/** Whether a sentence ends with a token, of which `first` is the first. */
function ends(tokens: readonly Token[], n: number, first: number, text: string): boolean {
  const [token, next] = [tokens[n], tokens[n + 1]]
  if (token === undefined || next === undefined || next.glued) return false
  if (!/^[\p{Lu}\p{N}]/u.test(written(text, next))) return false
  // "1. Drilled" and "officer 2. Drilled": the place of what follows
  if (token.kind === 'number') {
    const isOfSize =
      (isSize(token.value) || token.value > sizes.most) && tokens[n - 1]?.kind !== 'character'
    return token.dotted && n > first && isOfSize && !ofPlace.has(next.kind)
  }
  return token.kind === 'stop' && n > first && !isShort(tokens[n - 1], text)
}

export interface Sentence {
  readonly line: Line
  readonly tokens: readonly Token[]
}

/** What comes before the first comma of a line and what behind it, as lines; null: it has none. */
export function atFirstComma(
  line: Line,
  tokens: readonly Token[],
  text: string,
): readonly [Sentence, Sentence] | null {
  const at = tokens.findIndex((token) => written(text, token) === ',')
  const comma = tokens[at]
  if (comma === undefined || at < 1 || at === tokens.length - 1) return null
  const { to } = comma
  return [
    { line: { ...line, end: comma.from, to, cut: -1 }, tokens: tokens.slice(0, at) },
    { line: { ...line, from: to, begin: to, cut: -1 }, tokens: tokens.slice(at + 1) },
  ]
}

/** The sentences of a line as lines, without a gap; one: it is no more. */
export function sentencesOf(
  line: Line,
  tokens: readonly Token[],
  text: string,
): readonly Sentence[] {
  const sentences: Sentence[] = []
  let first = 0
  for (const [n, token] of tokens.entries()) {
    const isLast = n === tokens.length - 1
    if (!isLast && !ends(tokens, n, first, text)) continue
    const from = sentences.at(-1)?.line.to ?? line.from
    const begin = tokens[first]?.from ?? line.begin
    const to = isLast ? line.to : token.to
    const end = isLast ? line.end : token.to
    sentences.push({
      line: { ...line, from, to, begin, end, cut: -1 },
      tokens: tokens.slice(first, n + 1),
    })
    first = n + 1
  }
  return sentences
}
