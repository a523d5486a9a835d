// What a told line may mean: up to two readings, each as the battalions it would add. Nobody's choice is made here.
import type { Army, Battalion } from '../model.ts'
import { readBattalion } from './battalionLine.ts'
import { battalionsOf, essenceOf, fits, isStated, type Candidate } from './candidate.ts'
import { tokensOf, type Kind, type Token } from './tokens.ts'

/** How many readings are shown beside "No troops". */
const mostReadings = 2

/** The longest line that anybody can still decide about at a glance. */
const longest = 300

/** Nobody names more battalions of a kind in one breath. */
const mostCounted = 9

/** Marks of comments, quotations, crossing out, and boxes: what is behind them may be meant all the same. */
const unmarked = (text: string): string =>
  text.replace(/^[\s>#/*•·–—-]+(?!\d)/u, '').replace(/\[[ xX]?\]|[☐☑❌✘✂~]/gu, ' ')

/** Words that leave it open, or say nothing of a battalion. */
const open: ReadonlySet<Kind> = new Set<Kind>([
  'word',
  'nation',
  'quoted',
  'apart',
  'none',
  'total',
  'limit',
  'left',
  'exact',
  'army',
  'under',
])

const isOpen = ({ kind, word }: Token): boolean =>
  open.has(kind) || (kind === 'sign' && !',;:.=+()[]&|/-–—@'.includes(word))

const sign = (word: string): Token => ({
  kind: 'sign',
  from: 0,
  to: 0,
  glued: false,
  word,
  value: 0,
})

/** "two of these": so many battalions of what else is said. */
function counted(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return tokens.flatMap((token, n) => {
    const next = tokens[n + 1]?.kind
    const isCount = token.kind === 'number' && token.value > 1 && token.value <= mostCounted
    if (!isCount || next === 'character' || next === 'rankers' || next === 'quality') return []
    const others = tokens.filter((_, at) => at !== n)
    return [[token, { ...sign('x'), kind: 'times' as const }, ...others]]
  })
}

/** Of two qualities, or two sizes, one at a time. */
function chosen(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const qualities = new Set(tokens.flatMap(({ quality }) => quality ?? []))
  const byQuality =
    qualities.size < 2
      ? [tokens]
      : [...qualities].map((one) =>
          tokens.filter(({ quality }) => quality === undefined || quality === one),
        )
  return byQuality.flatMap((own) => {
    const sizes = own.filter(({ kind, value }) => kind === 'number' && value >= 10 && value <= 60)
    return sizes.length < 2
      ? [own]
      : [
          own,
          ...sizes.map((size) => own.filter((token) => token === size || !sizes.includes(token))),
        ]
  })
}

/** The beginning of the line, as far as it makes sense. */
const shortened = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  tokens
    .flatMap(({ kind, word }, n) =>
      kind === 'and' || (kind === 'sign' && ',;.('.includes(word)) ? [n] : [],
    )
    .toReversed()
    .slice(0, 6)
    .map((n) => tokens.slice(0, n))

/** Those that the printed price allows, if it allows any; several battalions before one. */
function ordered(options: readonly Candidate[], army: Army): readonly Candidate[] {
  const fitting = options.filter((each) => isStated(each) && fits(each, army.nation))
  return (fitting.length > 0 ? fitting : options).toSorted((one, other) => other.count - one.count)
}

/**
 * The readings of a told line, the likeliest first, at most {@link mostReadings}; `place` is where its first battalion would
 * stand, from 1. That it is not about troops is always possible, and not among them.
 */
export function proposeReadings(
  line: string,
  army: Army,
  place: number,
): readonly (readonly Battalion[])[] {
  if (line.length > longest) return []
  const text = unmarked(line)
  const tokens = tokensOf(text)
  const plain = tokens.filter((token) => !isOpen(token))
  const tries = [tokens, ...counted(plain), ...chosen(plain), plain, ...shortened(plain)]
  const found = new Map<string, readonly Battalion[]>()
  for (const each of tries) {
    for (const candidate of ordered(readBattalion(text, each), army)) {
      const key = essenceOf(candidate)
      if (!found.has(key) && found.size < mostReadings)
        found.set(key, battalionsOf(candidate, army.nation, place))
    }
    if (found.size === mostReadings) break
  }
  return [...found.values()]
}
