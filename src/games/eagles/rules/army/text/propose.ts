// Proposals for what a told line may mean: up to two readings, each as the battalions it would add. The choice is not made here.
import type { Army, Battalion } from '../model.ts'
import { readBattalion } from './battalionLine.ts'
import { battalionsOf, fits, isStated, type Candidate } from './candidate.ts'
import { isSignOf, tokensOf, type Kind, type Token } from './tokens.ts'

/** How many readings are shown beside "No troops". */
const mostReadings = 2

/** The longest line that anybody can still decide about at a glance. */
const longest = 300

/** No writer names more battalions of a kind in one breath. */
const mostCounted = 9

/** Marks of comments, quotations, crossing out, and boxes: what is behind them may be meant all the same. */
const unmarked = (text: string): string =>
  text.replace(/^[\s>#/*•·–—-]+(?!\d)/u, '').replace(/\[[ x]?\]|[☐☑❌✘✂~]/giu, ' ')

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
    const isSaid = token.isWorded === true || isSignOf(tokens[n - 1], '(')
    const isCount =
      token.kind === 'number' && isSaid && token.value > 1 && token.value <= mostCounted
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
    const sizes = own.filter(
      ({ kind, value }, n) =>
        kind === 'number' && value >= 10 && value <= 60 && own[n - 1]?.kind !== 'character',
    )
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

/** Those that the printed price allows, if it allows any; several battalions, or one of them. */
function ordered(options: readonly Candidate[], army: Army): readonly Candidate[] {
  const fitting = options.filter((each) => isStated(each) && fits(each, army.nation))
  if (fitting.length > 0) return fitting
  const several = options.toSorted((one, other) => other.count - one.count)
  return several.flatMap((each) => (each.count > 1 ? [each, { ...each, count: 1 }] : [each]))
}

/** "Guards 24 = 48 and Green 20" are two, "Veteran 24 or Drilled 36" is one of two: the ways to take the parts. */
function inParts(tokens: readonly Token[], read: Read): readonly (readonly Battalion[])[] {
  const isJoint = ({ kind, word }: Token): boolean =>
    /^(?:and|oder|or)$/.test(kind === 'and' ? kind : word) || word === ';'
  const parts: Token[][] = [[]]
  for (const token of tokens)
    if (isJoint(token)) parts.push([])
    else parts.at(-1)?.push(token)
  const each = parts.map((part) => read(part.filter((token) => !isOpen(token)))[0])
  if (parts.length < 2 || parts.length > mostCounted || !each.every((one) => one !== undefined))
    return []
  return tokens.some(({ word }) => word === 'or' || word === 'oder') ? each : [each.flat()]
}

type Read = (tokens: readonly Token[]) => readonly (readonly Battalion[])[]

/** What the battalions of a reading are, whatever they are called. */
const keyOf = (battalions: readonly Battalion[]): string =>
  JSON.stringify(
    battalions.map(({ quality, rankers, characters, light, rifles }) => [
      quality,
      rankers,
      characters,
      light,
      rifles,
    ]),
  )

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
  const read: Read = (each) =>
    ordered(readBattalion(text, each), army).map((candidate) =>
      battalionsOf(candidate, army.nation, place),
    )
  const all = [
    ...read(tokens),
    ...counted(plain).flatMap(read),
    ...inParts(tokens, read),
    ...chosen(plain).flatMap(read),
    ...shortened(plain).flatMap(read),
  ]
  const found = new Map<string, readonly Battalion[]>()
  for (const each of all) if (!found.has(keyOf(each))) found.set(keyOf(each), each)
  return [...found.values()]
    .slice(0, mostReadings)
    .map((battalions) => battalions.map((each, n) => ({ ...each, id: place + n })))
}
