// Lines that are no battalions but of the list: headings, labels, totals, limits, counts (section 5).
import type { Nation } from '../model.ts'
import { factsOf, holdsDanger, mustBeRead } from './facts.ts'
import { isSignOf } from './tokens.ts'
import { labelOf } from './lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'
import { otherWords } from './words.ts'

/** "3 battalions", "112 figures": understood if it is so. */
export interface Claim {
  readonly of: 'battalions' | 'rankers' | 'points'
  readonly value: number
}

export interface Heading {
  readonly nation: Nation | null
  readonly name: string
  readonly claims: readonly Claim[]
  /** Behind "Player:", "Team:" a nation counts only where nothing else names one. */
  readonly isWeak: boolean
}

const others: ReadonlySet<string> = new Set(otherWords.split(' '))
const mostNameWords = 6

const nationsIn = (tokens: readonly Token[]): readonly Nation[] => [
  ...new Set(tokens.flatMap(({ nation }) => (nation === undefined ? [] : [nation]))),
]

/** Up to six words that hold nothing of a list. */
function isName(text: string, tokens: readonly Token[]): boolean {
  const kinds = tokens.filter(({ kind }) => kind !== 'sign')
  return (
    kinds.length <= mostNameWords &&
    kinds.every(({ kind }) =>
      /^(?:word|and|article|army|ordinal|regiment|under|quoted)$/.test(kind),
    ) &&
    !tokens.some((token) => isSignOf(token, '?<>=!')) &&
    !holdsDanger(text, tokens) &&
    !mustBeRead(factsOf(text, tokens, true))
  )
}

const isCapital = (text: string, token: Token): boolean =>
  token.kind !== 'word' || /^\p{Lu}/u.test(written(text, token))

const cleanEnds = (name: string): string => name.replace(/^[\s(["'“„:–—-]+|[\s)\]"'”“:–—-]+$/gu, '')

/** What is said beside the nation: `end` is behind it. */
interface Rest {
  readonly end: number
  readonly name: string
}

/** "(Army of the North)", "under Ney", "– Tom's Lads" */
function restAt(text: string, tokens: readonly Token[], at: number): Rest | null {
  const token = tokens[at]
  if (token === undefined) return null
  const isBracket = isSignOf(token, '([')
  let end = at + 1
  if (isBracket) while (end < tokens.length && !isSignOf(tokens[end], ')]')) end += 1
  else if (token.kind === 'under' || isSignOf(token, ':–—-')) {
    const stops = isSignOf(token, ':–—-') ? ',;(' : ',;(:'
    while (end < tokens.length && !isSignOf(tokens[end], stops)) end += 1
  } else if (token.kind !== 'quoted') return null
  const inside = token.kind === 'quoted' ? [token] : tokens.slice(at + 1, end)
  if (inside.length === 0 || !isName(text, inside)) return null
  if (token.kind !== 'quoted' && !inside.every((each) => isCapital(text, each))) return null
  const [first] = inside
  const last = inside.at(-1)
  if (first === undefined || last === undefined) return null
  const name = token.kind === 'quoted' ? token.word : text.slice(first.from, last.to)
  return { end: isBracket ? end + 1 : end, name: token.kind === 'under' ? '' : cleanEnds(name) }
}

const claimOf = (
  tokens: readonly Token[],
  at: number,
): { claim: Claim | null; end: number } | null => {
  const [number, next] = [tokens[at], tokens[at + 1]]
  if (number?.kind !== 'number' || number.isWorded === true) return null
  if (next?.kind === 'battalion')
    return { claim: { of: 'battalions', value: number.value }, end: at + 2 }
  if (next?.kind === 'rankers')
    return { claim: { of: 'rankers', value: number.value }, end: at + 2 }
  const isYear = next?.kind !== 'points' && number.value >= 1700 && number.value < 2100
  const claim = isYear ? null : ({ of: 'points', value: number.value } as const)
  return { claim, end: next?.kind === 'points' ? at + 2 : at + 1 }
}

const plainInHeading: ReadonlySet<Kind> = new Set<Kind>([
  'nation',
  'army',
  'and',
  'article',
  'apart',
  'points',
  'total',
])

/** "Spanish brigade", "British, 184 points", "French (Army of the North)", "Prussians 1813 under Blücher" */
export function readHeading(text: string, tokens: readonly Token[]): Heading | null {
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  const isOther = words.length === 1 && others.has(words[0]?.word ?? '')
  const [nation, ...more] = isOther ? (['other'] as const) : nationsIn(tokens)
  if (nation === undefined || more.length > 0 || tokens.length > 30) return null
  if (isOther) return { nation, name: '', claims: [], isWeak: false }
  const claims: Claim[] = []
  let name = ''
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at]
    const rest = name === '' ? restAt(text, tokens, at) : null
    const counted = claimOf(tokens, at)
    if (rest !== null) {
      name = rest.name
      at = rest.end
    } else if (counted !== null) {
      if (counted.claim !== null) claims.push(counted.claim)
      at = counted.end
    } else if (
      token !== undefined &&
      (plainInHeading.has(token.kind) || isSignOf(token, ',.:;-–—()[]=!|"'))
    )
      at += 1
    else return null
  }
  return { nation, name, claims, isWeak: false }
}

/** "Old Moustaches (French)", `"Name" (Prussian)`, "French": the value of an army's label. */
function armyLabel(text: string, tokens: readonly Token[]): Heading {
  const last = tokens.findLastIndex(
    ({ kind, word }) => kind === 'nation' || (kind !== 'sign' && others.has(word)),
  )
  const isBracketed =
    isSignOf(tokens[last - 1], '([') &&
    isSignOf(tokens[last + 1], ')]') &&
    last === tokens.length - 2
  const nations = nationsIn(tokens)
  const named = isBracketed ? tokens.slice(0, last - 1) : tokens
  const own = isBracketed
    ? (tokens[last]?.nation ?? 'other')
    : nations.length === 1
      ? (nations[0] ?? null)
      : null
  const isNation = named.every(
    ({ kind }) => kind === 'nation' || kind === 'sign' || kind === 'army',
  )
  const isOther = !isBracketed && tokens.length === 1 && others.has(tokens[0]?.word ?? '')
  const [first] = named
  const end = named.at(-1)
  const name =
    first === undefined || end === undefined || (isNation && !isBracketed) || isOther
      ? ''
      : named.length === 1 && first.kind === 'quoted'
        ? first.word
        : text.slice(first.from, end.to)
  return { nation: isOther ? 'other' : own, name, claims: [], isWeak: false }
}

/** "Army: …", "Nation: …", "Player: …"; null: no such line. "asked": it leaves the nation open. */
export function readLabelLine(text: string, tokens: readonly Token[]): Heading | 'asked' | null {
  const kind = labelOf(tokens[0]?.word ?? '')
  let colon = 1
  while (colon < 3 && tokens[colon]?.kind === 'army') colon += 1
  if (kind === undefined || !isSignOf(tokens[colon], ':')) return null
  const value = tokens.slice(colon + 1)
  if (kind === 'army') return armyLabel(text, value)
  const nations = nationsIn(value)
  const isOther = value.length === 1 && others.has(value[0]?.word ?? '')
  const nation = isOther ? 'other' : nations.length === 1 ? (nations[0] ?? null) : null
  if (kind === 'nation') {
    const isOpen =
      nation === null || holdsDanger(text, value) || value.some((token) => isSignOf(token, '?'))
    return isOpen ? 'asked' : { nation, name: '', claims: [], isWeak: false }
  }
  return { nation, name: '', claims: [], isWeak: true }
}

export interface Totalled {
  readonly kind: 'total' | 'limit' | 'left' | 'claims'
  readonly value: number
  /** It says what it is; a lone number counts only if it is right. */
  readonly isNamed: boolean
  readonly limit: number | null
  readonly isExact: boolean
  readonly claims: readonly Claim[]
}

const ofTotals: ReadonlySet<Kind> = new Set<Kind>([
  'total',
  'number',
  'points',
  'sign',
  'and',
  'limit',
  'left',
  'exact',
  'battalion',
  'rankers',
  'army',
  'apart',
])

const totalled = (
  kind: Totalled['kind'],
  value: number,
  more: Partial<Totalled> = {},
): Totalled => ({
  kind,
  value,
  isNamed: true,
  limit: null,
  isExact: false,
  claims: [],
  ...more,
})

/** "36+24+50 = 110": null if it is no sum, NaN if it is a wrong one. */
function sumIn(tokens: readonly Token[]): number | null {
  const equals = tokens.findIndex((token) => isSignOf(token, '='))
  const before = tokens.slice(0, equals).filter(({ kind }) => kind === 'number')
  const behind = tokens.slice(equals + 1).filter(({ kind }) => kind === 'number')
  if (equals < 0 || before.length < 2 || behind.length !== 1) return null
  if (!tokens.slice(0, equals).some((token) => isSignOf(token, '+'))) return null
  const sum = before.reduce((all, { value }) => all + value, 0)
  return sum === behind[0]?.value ? sum : Number.NaN
}

/** A line of the total, of the limit, or of what the list counts; null: it says something else. */
export function readTotal(tokens: readonly Token[]): Totalled | null {
  const numbers = tokens.filter(({ kind, isWorded }) => kind === 'number' && isWorded !== true)
  if (numbers.length === 0 || tokens.length > 200) return null
  if (
    !tokens.every(({ kind }) => ofTotals.has(kind)) ||
    tokens.some((token) => isSignOf(token, '?<>'))
  )
    return null
  const has = (kind: Kind): boolean => tokens.some((token) => token.kind === kind)
  if (has('battalion') || has('rankers')) {
    const claims = tokens.flatMap((_, at) => claimOf(tokens, at)?.claim ?? [])
    return totalled('claims', 0, { claims })
  }
  const sum = sumIn(tokens)
  if (sum !== null) return Number.isNaN(sum) ? null : totalled('total', sum)
  const [first, second, ...more] = numbers
  if (first === undefined || more.length > 0) return null
  if (second !== undefined) {
    const between = tokens.slice(tokens.indexOf(first) + 1, tokens.indexOf(second))
    const isShare = between.every(
      (token) => token.kind === 'points' || token.kind === 'and' || isSignOf(token, '/'),
    )
    return isShare && between.length > 0
      ? totalled('total', first.value, { limit: second.value })
      : null
  }
  if (has('limit')) return totalled('limit', first.value, { isExact: has('exact') })
  if (has('left')) return totalled('left', first.value)
  const isNamed = has('total') || tokens.some((token) => isSignOf(token, '='))
  return totalled('total', first.value, { isNamed: isNamed || has('points') })
}

/** "Total 96, I think": the number right behind the word for a total within a sentence. */
export function totalWithin(tokens: readonly Token[]): number | null {
  for (const [n, { kind }] of tokens.entries()) {
    if (kind !== 'total') continue
    let at = n + 1
    while (at < n + 4 && (tokens[at]?.kind === 'sign' || tokens[at]?.kind === 'points')) at += 1
    const number = tokens[at]
    if (number?.kind === 'number' && number.isWorded !== true) return number.value
  }
  return null
}
