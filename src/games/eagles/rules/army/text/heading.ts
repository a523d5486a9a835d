// Lines that are no battalions but of the list: headings, labels, totals, limits, counts (section 5).
import type { Nation } from '../model.ts'
import { limits } from '../prices.ts'
import type { UnreadReason } from '../problem.ts'
import { factsOf, holdsDanger, mustBeRead, sizeNumbers } from './facts.ts'
import { shapeOf } from './label.ts'
import { labelOf, otherWords } from './lexicon.ts'
import { isSignOf, written, type Token } from './tokens.ts'

/** "3 battalions", "112 figures", "subtotal 96" of the battalions right above: understood if it is so. */
export interface Claim {
  readonly of: 'battalions' | 'rankers' | 'points' | 'above'
  readonly value: number
}

export interface Heading {
  readonly nation: Nation | null
  readonly name: string
  readonly claims: readonly Claim[]
  /** Behind "Player:", "Team:" a nation counts only where nothing else names one. */
  readonly isWeak: boolean
}

type Tokens = readonly Token[]

const others: ReadonlySet<string> = new Set(otherWords.split(' '))

/** The one nation of some words; "Other" alone is one, too. */
function nationIn(tokens: Tokens): Nation | null {
  if (tokens.length === 1 && others.has(tokens[0]?.word ?? '')) return 'other'
  const [only, ...more] = new Set(tokens.flatMap(({ nation }) => nation ?? []))
  return only === undefined || more.length > 0 ? null : only
}

const writtenAll = (text: string, tokens: Tokens): string => {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last && first.kind === 'quoted' ? first.word : text.slice(first.from, last.to)
}

/** "(Army of the North)", "under Ney", "– Tom's Lads", "quoted": a name of up to six words, and nothing of a list. */
const names =
  /\([xrlauyow.]{1,8}\)|:?(?:v[:.]?[xrla.]{1,6}|[-:][xrluyow][xrlauyow]{0,6}|q)(?=[,;.(]|$)/g

function isName(text: string, tokens: Tokens): boolean {
  const isCapital = (token: Token): boolean =>
    token.kind !== 'word' || /^\p{Lu}/u.test(written(text, token))
  const isPlain = !mustBeRead(factsOf(text, tokens, true)) && !holdsDanger(text, tokens)
  return isPlain && tokens.every(isCapital)
}

const claims = /n([bBKp]?)/g
const claimed = new Map<string, Claim['of']>([
  ['b', 'battalions'],
  ['B', 'battalions'],
  ['K', 'rankers'],
])

/** What numbers say, each with the word behind it; a year says nothing. */
const claimsIn = (tokens: Tokens, shape: string): readonly Claim[] =>
  [...shape.matchAll(claims)].flatMap(({ index, 1: word = '' }) => {
    const value = tokens[index]?.value ?? 0
    const isYear = word === '' && value >= 1700 && value < 2100
    return isYear ? [] : [{ of: claimed.get(word) ?? 'points', value }]
  })

/** "Spanish brigade", "British, 184 points", "French (Army of the North)", "Prussians 1813 under Blücher" */
export function readHeading(text: string, tokens: Tokens): Heading | null {
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  const nation = nationIn(words)
  if (nation === null || tokens.length > 30) return null
  let shape = others.has(words[0]?.word ?? '') ? 'N' : shapeOf(text, tokens)
  let name = ''
  for (const { index, 0: whole } of shape.matchAll(names)) {
    const own = tokens
      .slice(index, index + whole.length)
      .filter((token) => !isSignOf(token, '():-–—'))
    if (!isName(text, own)) continue
    if (!whole.includes('v')) name ||= writtenAll(text, own)
    shape = shape.slice(0, index) + ' '.repeat(whole.length) + shape.slice(index + whole.length)
  }
  if (!/^[Nyaunpt.bBKd,;:()[\]=|\- ]+$/.test(shape)) return null
  return { nation, name, claims: claimsIn(tokens, shape), isWeak: false }
}

/** "Old Moustaches (French)", `"Name" (Prussian)`, "French": the value of an army's label. */
function armyLabel(text: string, tokens: Tokens): Heading {
  const isBracketed = isSignOf(tokens.at(-3), '([') && isSignOf(tokens.at(-1), ')]')
  const inner = isBracketed ? nationIn(tokens.slice(-2, -1)) : null
  const named = inner === null ? tokens : tokens.slice(0, -3)
  const nation = inner ?? nationIn(tokens)
  const isNation = named.every(
    ({ kind, word }) => /^(?:nation|sign|army)$/.test(kind) || others.has(word),
  )
  const name = inner === null && isNation ? '' : writtenAll(text, named)
  return { nation, name, claims: [], isWeak: false }
}

/** "Army: …", "Nation: …", "Player: …"; null: no such line. "asked": it leaves the nation open. */
export function readLabelLine(text: string, tokens: Tokens): Heading | 'asked' | null {
  const kind = labelOf(tokens[0]?.word ?? '')
  const colon = tokens.slice(0, 4).findIndex((token) => isSignOf(token, ':'))
  if (
    kind === undefined ||
    colon < 1 ||
    !tokens.slice(1, colon).every((token) => token.kind === 'army')
  )
    return null
  const value = tokens.slice(colon + 1)
  if (kind === 'army') return armyLabel(text, value)
  const nation = nationIn(value)
  const isOpen =
    nation === null || holdsDanger(text, value) || value.some((token) => isSignOf(token, '?'))
  if (kind === 'nation' && isOpen) return 'asked'
  return { nation, name: '', claims: [], isWeak: kind === 'player' }
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

/** A line of the total, of the limit, or of what the list counts; null: it says something else. */
export function readTotal(text: string, all: Tokens): Totalled | null {
  // An arrow leads to it.
  const tokens = all.filter((token) => !isSignOf(token, '→⇒'))
  const shape = tokens.length > 200 ? '' : shapeOf(text, tokens)
  const has = (kind: Token['kind']): boolean => tokens.some((token) => token.kind === kind)
  if (!/[nh]/.test(shape) || /[^nhptzauybBKEG<d.,;:()[\]=|/+\-…]/.test(shape)) return null
  const values = tokens.filter(({ kind }) => kind === 'number').map(({ value }) => value)
  const [first = 0, second = 0] = values
  if (/[bBK]/.test(shape) && !/n[bBK]/.test(shape)) return null
  if (/[bBK]/.test(shape)) return totalled('claims', 0, { claims: claimsIn(tokens, shape) })
  if (shape.includes('+') && shape.lastIndexOf('=') > shape.indexOf('+') && values.length > 2) {
    const sum = values.slice(0, -1).reduce((all, value) => all + value, 0)
    return sum === values.at(-1) ? totalled('total', sum) : null
  }
  if (/^[^nh]*[nh]p?(?:\/|a)[nh][^nh]*$/.test(shape))
    return totalled('total', first, { limit: second })
  // "Total 182 (18 unspent)"
  if (values.length === 2 && has('total') && has('left'))
    return first + second === limits.usual ? totalled('total', first) : null
  if (values.length > 1) return null
  if (has('part')) return totalled('claims', 0, { claims: [{ of: 'above', value: first }] })
  if (has('limit')) return totalled('limit', first, { isExact: has('exact') })
  if (has('left')) return totalled('left', first)
  // "List 2" is no total.
  const isNamed = /[tp=]/.test(shape)
  return isNamed || !/[a-z]{2}/i.test(shape) ? totalled('total', first, { isNamed }) : null
}

/** "Total 96, I think", "it has four battalions": what a sentence says of the list, and by which words. */
export function totalWithin(
  text: string,
  tokens: Tokens,
): { total: Totalled; tokens: Tokens } | null {
  const shape = shapeOf(text, tokens)
  const found = /t[^a-zA-Z]{0,2}p?n/.exec(shape)
  const counts = claimsIn(tokens, shape.replaceAll('m', 'n')).filter(({ of }) => of !== 'points')
  if (found !== null) {
    const number = tokens[found.index + found[0].length - 1]
    return number === undefined
      ? null
      : { total: totalled('total', number.value), tokens: [number] }
  }
  const said = tokens.filter(
    (_, n) => /^[nm][bBK]/.test(shape.slice(n)) || /[nm][bBK]$/.test(shape.slice(0, n + 1)),
  )
  return counts.length === 0
    ? null
    : { total: totalled('claims', 0, { claims: counts }), tokens: said }
}

/** What the list says of itself. */
export interface Said {
  total: number | null
  isWrong: boolean
  limit: number | null
  isExact: boolean
}

export const isSize = (value: number): boolean =>
  value >= sizeNumbers.least && value <= sizeNumbers.most

/** A total, a limit, a count: why it is told; null: it is understood. */
export function whyTold(
  said: Said,
  { total }: { readonly total: Totalled },
  isAbove: boolean,
  isSo: (claim: Claim) => boolean,
  points: number,
): UnreadReason | null {
  const isRight = total.value === points
  switch (total.kind) {
    case 'limit':
      if (said.limit !== null && said.limit !== total.value) return 'several'
      said.limit = total.value
      said.isExact = total.isExact
      return null
    case 'claims':
      return total.claims.every(isSo) ? null : 'count'
    case 'left':
      return points + total.value === (said.limit ?? limits.usual) ? null : 'count'
    case 'total':
      if (!isRight && (isAbove || !total.isNamed) && isSize(total.value)) return 'not-understood'
      if (isAbove && !isRight) return null
      said.total = total.value
      said.isWrong ||= !isRight
      said.limit ??= total.limit
      return null
  }
}
