// A line read by its price: words and numbers in any order, as far as one battalion of them costs what is printed.
import { characters, type Character, type Quality } from '../model.ts'
import { characterTable, rankerPrices, riflePrice } from '../prices.ts'
import { emptyBody, mostCount, sizes, type Body } from './body.ts'
import { charactersOf, priceOf } from './candidate.ts'
import { sizeNumbers } from './facts.ts'
import { isBattalions, isPicture } from './label.ts'
import { isArrow, isSignOf, isTaking, type Kind, type Token } from './tokens.ts'

const known =
  /^(?:quality|character|number|rankers|battalion|points|total|each|times|and|article|field)$/
const signs = ',;:-–—./|=+()[]@&*·…'
const mostSaid = 3

type Tokens = readonly Token[]

/** Whether a token is there, and of such a kind. */
const isOf = (token: Token | undefined, kinds: RegExp): boolean =>
  token !== undefined && kinds.test(token.kind)

const has = (tokens: Tokens, kind: Kind): boolean => tokens.some((token) => token.kind === kind)

/** "44er", "40s": a size as people say it. */
const saidSize = ({ kind, word }: Token): number =>
  kind === 'bad' && /^\d\der$/.test(word) ? Number(word.slice(0, 2)) : 0

/** The next token that is no sign and no small word; undefined: there is none. */
function nearest(tokens: Tokens, from: number, by: 1 | -1): Token | undefined {
  let n = from + by
  while (isOf(tokens[n], /^(?:sign|and)$/)) n += by
  return tokens[n]
}

/** Whether a token may stand in such a line; an arrow only leads to the price, at its end. */
function mayStand(tokens: Tokens, n: number, last: number): boolean {
  const [before, token, next] = [tokens[n - 1], tokens[n], tokens[n + 1]]
  if (token === undefined) return false
  if (isArrow(tokens, n))
    return (
      n === last - 1 && tokens.slice(last + 1).every(({ kind }) => /^(?:points|sign)$/.test(kind))
    )
  const { kind, word } = token
  if (kind === 'sign') return (signs.includes(word) || isPicture(word)) && !isTaking(tokens, n)
  if (kind === 'light' || kind === 'rifles')
    return ([-1, 1] as const).some((step) =>
      isOf(nearest(tokens, n, step), /^(?:quality|light|rifles)$/),
    )
  if (kind === 'chars') return isSignOf(next, ':=(') && isOf(tokens[n + 2], /^(?:character|none)$/)
  if (kind === 'pair')
    return tokens.slice(n - 2, n + 3).some(({ character }) => character === 'ensign')
  if (kind === 'word')
    return word === 'davon' ? before?.kind === 'number' : word === 's' && token.glued
  if (kind !== 'none') return known.test(kind) || saidSize(token) > 0
  // A cell without characters; "light: none" says something else.
  return (
    /^(?:none|keine|ohne)$/.test(word) &&
    isSignOf(before, ',;|/-–—=') &&
    (next === undefined || isSignOf(next, ',;|/-–—=')) &&
    !isOf(nearest(tokens, n, -1), /^(?:light|rifles|character)$/)
  )
}

/** "36 to 40", "32/48", "40 men and 20": two sizes, whatever they cost. */
function isChange(tokens: Tokens, n: number): boolean {
  let next = n + 1
  while (isOf(tokens[next], /^(?:rankers|article|and)$/) || isSignOf(tokens[next], '/&')) next += 1
  const isEach = tokens.slice(n + 1, next).some(({ word }) => word === 'a')
  const areSizes = [tokens[n], tokens[next]].every(
    (each) => each?.kind === 'number' && each.value >= sizeNumbers.least,
  )
  return next > n + 1 && !isEach && areSizes && tokens[next + 1]?.kind !== 'points'
}

/** A way to read a kind of character: how many, and which numbers say so. */
interface Way {
  readonly count: number
  readonly used: readonly number[]
}

/** "2 drummers", "drummer x2", "drummer (2)", "drummer: 4" */
function waysOf(tokens: Tokens, at: number, kind: Character): readonly Way[] {
  const value = (n: number): number => {
    const token = tokens[n]
    return token?.kind === 'number' && Number.isInteger(token.value) ? token.value : 0
  }
  let behind = at + 1
  while (isSignOf(tokens[behind], ':([)@=') || isOf(tokens[behind], /^(?:times|pair)$/)) behind += 1
  const before = tokens[at - 1]?.kind === 'times' ? at - 2 : at - 1
  const isCounted = value(before) > 0 && value(before) <= mostSaid
  const count = isCounted ? value(before) : 1
  const used = isCounted ? [before] : []
  const isFollowed = value(behind) > 0 && value(behind) < sizeNumbers.least
  const ways: Way[] = isFollowed ? [] : [{ count, used }]
  if (value(behind) === count * characterTable[kind].points)
    ways.push({ count, used: [...used, behind] })
  const isPriced =
    tokens[behind + 1]?.kind === 'points' ||
    tokens.slice(at, behind).some((token) => isSignOf(token, '@='))
  if (!isCounted && !isPriced && value(behind) > 0 && value(behind) <= mostSaid)
    ways.push({ count: value(behind), used: [behind] })
  return ways
}

type Choice = Pick<Body, 'characters' | 'pairs'> & Pick<Way, 'used'>

/** Every choice of one way for each kind of character; none: a kind is named twice. */
function choices(tokens: Tokens): readonly Choice[] {
  const places = tokens.flatMap(({ character }, n) =>
    character === undefined ? [] : [{ n, kind: character }],
  )
  if (new Set(places.map(({ kind }) => kind)).size < places.length) return []
  let all: readonly Choice[] = [{ characters: emptyBody.characters, pairs: 0, used: [] }]
  for (const { n, kind } of places) {
    const isPair =
      kind === 'ensign' && tokens.slice(n - 2, n + 3).some((token) => token.kind === 'pair')
    all = all.flatMap((one) =>
      waysOf(tokens, n, kind).map(({ count, used }) => ({
        ...one,
        // "2 ensigns (pair)" are two, regardless of their bearers.
        pairs: isPair && count === 1 ? 1 : one.pairs,
        characters: { ...one.characters, [kind]: isPair && count === 1 ? 0 : count },
        used: [...one.used, ...used],
      })),
    )
  }
  return all
}

/** "3 x", "x3", "3 battalions": the number that may count battalions; -1: none does. */
const countPlace = (tokens: Tokens, used: readonly number[]): number =>
  tokens.findIndex(({ kind, value, isWorded }, n) => {
    const [before, next] = [tokens[n - 1]?.kind, tokens[n + 1]?.kind]
    const isOfCharacter =
      (before === 'times' && tokens[n - 2]?.kind === 'character') ||
      (next === 'times' && tokens[n + 2]?.kind === 'character')
    const isCount =
      (n === 0 && isWorded === true) ||
      next === 'battalion' ||
      next === 'times' ||
      before === 'times' ||
      tokens[n + 1]?.word === 'davon'
    const isOne = kind === 'number' && Number.isInteger(value) && value >= 1 && value <= mostCount
    return isOne && isCount && !isOfCharacter && next !== 'rankers' && !used.includes(n)
  })

export interface Line {
  readonly tokens: Tokens
  readonly numbers: readonly number[]
  /** A number in front of everything that may be its points. */
  readonly lead: number | null
  readonly base: Body & { readonly quality: Quality }
}

/** The size: the number of Rankers that is called so, else any in front of its price. */
function sizePlaces({ tokens, lead }: Line, free: readonly number[]): readonly number[] {
  const called = free.filter((n) => tokens[n + 1]?.kind === 'rankers')
  if (called.length > 0) return called.length > 1 ? [] : called
  // "Green 20 = 40" is a misprint.
  const places = lead === null ? free.slice(0, -1) : free
  return places.filter((n) => tokens[n + 1]?.kind !== 'points')
}

/** "@ 24", "24 each", "24 pts apiece" */
const isSaidEach = (tokens: Tokens, n: number): boolean =>
  isSignOf(tokens[n - 1], '@') ||
  [tokens[n - 1], tokens[n + 1], tokens[n + 1]?.kind === 'points' ? tokens[n + 2] : undefined].some(
    (near) => near?.kind === 'each' || near?.word === 'a',
  )

/** "@ 1.5", "24 x 2", "28 men x 2" */
function isRate(tokens: Tokens, n: number, size: number): boolean {
  const [before, other] = [tokens[n - 1], tokens[n - 2]]
  if (isSignOf(before, '@') || /^(?:a|at)$/.test(before?.word ?? '') || before?.kind === 'each')
    return true
  const isTimes = before?.kind === 'times' || isSignOf(before, '*')
  return isTimes && size === (other?.kind === 'rankers' ? n - 3 : n - 2)
}

/** Signs and words that lead to a part of the price. */
const isLed = (tokens: Tokens, n: number): boolean =>
  isSignOf(tokens[n - 1], '([=:+@') ||
  isOf(tokens[n - 1], /^(?:each|total|points)$/) ||
  isSaidEach(tokens, n)

/** "24 + 36", "24 plus 36": no points stand behind such a sign. */
const isJoined = (tokens: Tokens, n: number): boolean =>
  isSignOf(tokens[n - 1], '+&') || (tokens[n - 1]?.kind === 'and' && tokens[n - 1]?.word !== 'a')

/** The readings with one choice of characters, and the number at a place as the count. */
function withChoice(
  line: Line,
  { characters: own, pairs, used }: Choice,
  at: number,
  named: number,
): readonly Body[] {
  const { tokens, numbers, lead, base } = line
  const count = named > 1 ? named : (tokens[at]?.value ?? 1)
  const free = numbers.filter((n) => n !== at && !used.includes(n))
  const isOpen = count === 1 && tokens.some(isBattalions)
  if (isOpen || free.some((n) => tokens[n + 1]?.kind === 'battalion')) return []
  return sizePlaces(line, free).flatMap((size) => {
    const token = tokens[size]
    const rankers = token === undefined ? 0 : saidSize(token) || token.value
    if (rankers < sizes.least || rankers > sizes.most || !Number.isInteger(rankers)) return []
    const body = { ...base, characters: own, pairs, rankers, count: named > 1 ? 1 : count }
    const others = free.filter((n) => n !== size)
    const end = others.at(-1) ?? -1
    if (lead === null && (end < size || isJoined(tokens, end))) return []
    const stated = lead ?? tokens[end]?.value ?? 0
    const parts = lead === null ? others.slice(0, -1) : others
    const price = priceWith(line, { ...body, size }, count, stated, parts)
    const isOne = count > 1 && price === stated
    if (price === null || (isOne && !isSaidEach(tokens, end))) return []
    // "Guards 18 -> 36" may change the size: only the total can tell.
    const isBare =
      isArrow(tokens, (numbers.at(-1) ?? 0) - 1) && !has(tokens, 'character') && others.length === 1
    return [{ ...body, stated: isBare || isOne ? null : stated, statedEach: isOne ? price : null }]
  })
}

/** A line from a place on, if its words and numbers may be one battalion with its points; null: they are not. */
export function pricedLine(
  tokens: Tokens,
  section: Quality | null,
  lead: number | null,
): Line | null {
  const numbers = tokens.flatMap((token, n) =>
    token.kind === 'number' || saidSize(token) > 0 ? [n] : [],
  )
  if (numbers.length < (lead === null ? 2 : 1)) return null
  if (tokens.some(({ kind, value }) => kind === 'number' && value === 0)) return null
  const [quality = section, ...more] = tokens.flatMap((token) => token.quality ?? [])
  const last = numbers.at(-1) ?? -1
  const isHeld = tokens.every((_, n) => mayStand(tokens, n, last) && !isChange(tokens, n))
  if (!isHeld || more.length > 0 || quality === null) return null
  const said = (kind: Kind): true | null => (has(tokens, kind) ? true : null)
  const kinds = { light: said('light'), rifles: said('rifles') } as const
  return { tokens, numbers, lead, base: { ...emptyBody, ...kinds, grade: 2, quality } }
}

/** Its readings; `named`: how many battalions its label names. */
export const bodiesByPrice = (line: Line, named: number): readonly Body[] =>
  choices(line.tokens).flatMap((choice) => {
    const { tokens } = line
    const own = named > 1 ? -1 : countPlace(tokens, choice.used)
    // "Vet x24" may say a size, "24 x 2" what a Ranker costs.
    const isTimes = [tokens[own - 1], tokens[own + 1]].some((near) => near?.kind === 'times')
    const places = isTimes && own > 0 ? [own, -1] : [own]
    return places.flatMap((at) => withChoice(line, choice, at, named))
  })

/**
 * What one battalion costs, if so many cost the printed points, or one does, and each other number says a part of that
 * once, or what a Ranker or a battalion costs; null: they do not.
 */
function priceWith(
  { tokens }: Line,
  body: Body & { readonly quality: Quality; readonly rankers: number; readonly size: number },
  count: number,
  stated: number,
  others: readonly number[],
): number | null {
  const priced = { ...body, rifles: body.rifles === true }
  const whole = ([null, 'british'] as const)
    .map((nation) => ({ nation, price: priceOf(priced, nation) }))
    .filter(({ price }) => stated === price * count || (count > 1 && stated === price))
  if (whole.length === 0) return null
  const rate = rankerPrices[body.quality]
  const valueOf = (n: number): number => tokens[n]?.value ?? -1
  const rates = others.filter(
    (n) =>
      (valueOf(n) === rate && isRate(tokens, n, body.size)) ||
      (whole.some(({ price }) => price === valueOf(n)) && isSaidEach(tokens, n)),
  )
  const parted = others.filter((n) => !rates.includes(n))
  const isPart = (n: number): boolean =>
    isLed(tokens, n) && !(valueOf(n) === rate * body.rankers && isSignOf(tokens[n - 1], '+'))
  // "48, with drummer 50" are two prices, and "24, 2" says nothing of a price.
  const isOffered = parted.some((n) =>
    tokens.slice(n).some(({ word }) => /^(?:with|mit|w)$/.test(word)),
  )
  if (rates.length > 1 || isOffered || !parted.every(isPart)) return null
  const found = whole.find(({ nation, price }) => {
    const own = charactersOf(priced, nation)
    const parts = characters.map((kind) => own[kind] * characterTable[kind].points)
    if (priced.rifles) parts.push(riflePrice * body.rankers)
    // Of the size alone the price is said once.
    const isMade = parts.some((part) => part > 0) || rates.length > 0
    const made = [...parts, ...(isMade ? [rate * body.rankers] : []), ...(count > 1 ? [price] : [])]
    return parted.every((n) => {
      const at = made.indexOf(valueOf(n))
      if (at >= 0) made.splice(at, 1)
      return at >= 0
    })
  })
  return found?.price ?? null
}
