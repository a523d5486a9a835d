// A line read by its price: words and numbers in any order, as far as one battalion of them costs what is printed.
import { characterTable, rankerPrices } from '../prices.ts'
import type { Quality } from '../model.ts'
import { emptyBody, mostCount, sizes, type Body } from './body.ts'
import { priceOf } from './candidate.ts'
import { isSignOf, type Kind, type Token } from './tokens.ts'

const known: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'character',
  'number',
  'rankers',
  'light',
  'rifles',
  'battalion',
  'points',
  'total',
  'each',
  'times',
  'and',
  'article',
  'chars',
  'pair',
])
const signs = ',;:-–—./|=+()[]@&*·…'
const most = { numbers: 9, characters: 4 } as const

type Tokens = readonly Token[]

const isArrow = (tokens: Tokens, n: number): boolean =>
  isSignOf(tokens[n], '→⇒') || (isSignOf(tokens[n], '>') && isSignOf(tokens[n - 1], '-='))

/** "-1 drummer", "-officer", "24-48" */
const isTaking = (tokens: Tokens, n: number): boolean =>
  isSignOf(tokens[n], '-–—') &&
  tokens[n + 1]?.glued === true &&
  !isArrow(tokens, n + 1) &&
  (tokens[n]?.glued !== true ||
    (tokens[n - 1]?.kind === 'number' && tokens[n + 1]?.kind === 'number'))

/** "44er", "40s": a size as people say it. */
const saidSize = ({ kind, word }: Token): number =>
  kind === 'bad' && /^\d\der$/.test(word) ? Number(word.slice(0, 2)) : 0

/** Whether a token may stand in such a line; an arrow only leads to the price. */
function mayStand(tokens: Tokens, n: number, last: number): boolean {
  const [token, next] = [tokens[n], tokens[n + 1]]
  if (token === undefined) return false
  if (isArrow(tokens, n)) return n === last - 1
  if (token.kind === 'sign') return signs.includes(token.word) && !isTaking(tokens, n)
  if (token.kind === 'none') return next === undefined || next.kind === 'sign'
  if (token.kind === 'word') return token.word === 's' && token.glued
  return known.has(token.kind) || saidSize(token) > 0
}

/** A way to read a kind of character: how many, and which numbers say so. */
interface Way {
  readonly count: number
  readonly used: readonly number[]
}

/** "2 drummers", "drummer x2", "drummer (2)", "drummer: 4" */
function waysOf(tokens: Tokens, at: number): readonly Way[] {
  const step = (from: number, by: 1 | -1, skipped: string): number => {
    let n = from + by
    while (isSignOf(tokens[n], skipped) || /^(?:times|pair)$/.test(tokens[n]?.kind ?? '')) n += by
    return n
  }
  const value = (n: number): number => {
    const token = tokens[n]
    return token?.kind === 'number' ? token.value : 0
  }
  const kind = tokens[at]?.character
  if (kind === undefined) return []
  const { points } = characterTable[kind]
  const [before, behind] = [step(at, -1, ''), step(at, 1, ':([)@=')]
  const isCounted = value(before) > 0 && value(before) <= 3 && Number.isInteger(value(before))
  const count = isCounted ? value(before) : 1
  const used = isCounted ? [before] : []
  const ways: Way[] = [{ count, used }]
  if (value(behind) === count * points) ways.push({ count, used: [...used, behind] })
  if (!isCounted && value(behind) > 0 && value(behind) <= 3)
    ways.push({ count: value(behind), used: [behind] })
  return ways
}

/** Every choice of one way for each kind of character; none: a kind is named twice. */
function choices(tokens: Tokens): readonly (Pick<Body, 'characters' | 'pairs'> & Way)[] {
  const places = tokens.flatMap(({ kind }, n) => (kind === 'character' ? [n] : []))
  const kinds = new Set(places.map((n) => tokens[n]?.character))
  if (kinds.size < places.length || places.length > most.characters) return []
  let all = [{ characters: emptyBody.characters, pairs: 0, count: 0, used: [] as number[] }]
  for (const n of places) {
    const kind = tokens[n]?.character ?? 'drummer'
    const isPair =
      kind === 'ensign' && tokens.slice(n - 2, n + 3).some((token) => token.kind === 'pair')
    all = all.flatMap((one) =>
      waysOf(tokens, n).map(({ count, used }) => ({
        ...one,
        // "2 ensigns (pair)" are two, whoever carries them.
        pairs: isPair && count === 1 ? 1 : one.pairs,
        characters: { ...one.characters, [kind]: isPair && count === 1 ? 0 : count },
        used: [...one.used, ...used],
      })),
    )
  }
  return all
}

/** "3 x", "x3", "3 battalions", "3 of these": the number that counts battalions; -1: none does. */
const countPlace = (tokens: Tokens, used: readonly number[]): number =>
  tokens.findIndex(
    ({ kind, value, isWorded }, n) =>
      kind === 'number' &&
      !used.includes(n) &&
      value >= 1 &&
      value <= mostCount &&
      tokens[n + 1]?.kind !== 'rankers' &&
      ((n === 0 && isWorded === true) ||
        [tokens[n - 1], tokens[n + 1]].some((near) => near?.kind === 'times')),
  )

/** The readings of a line from a place on; `lead`: a number in front of it all that may be its points. */
export function bodiesByPrice(
  tokens: Tokens,
  section: Quality | null,
  lead: number | null,
  labelCount: number,
): readonly Body[] {
  const numbers = tokens.flatMap((token, n) =>
    token.kind === 'number' || saidSize(token) > 0 ? [n] : [],
  )
  const last = numbers.at(-1) ?? -1
  const named = tokens.flatMap(({ quality }) => quality ?? [])
  const quality = named[0] ?? section
  const isHeld = tokens.every((_, n) => mayStand(tokens, n, last))
  if (!isHeld || named.length > 1 || quality === null || numbers.length > most.numbers) return []
  const has = (kind: Kind): boolean => tokens.some((token) => token.kind === kind)
  const base = {
    ...emptyBody,
    grade: 2,
    quality,
    light: has('light') ? true : null,
    rifles: has('rifles') ? true : null,
  } as const
  const found: Body[] = []
  for (const choice of choices(tokens)) {
    const at = labelCount > 1 ? -1 : countPlace(tokens, choice.used)
    const count = labelCount > 1 ? labelCount : (tokens[at]?.value ?? 1)
    const free = numbers.filter((n) => n !== at && !choice.used.includes(n))
    // What the size costs stands behind it: "Green 20 = 40" is a misprint.
    for (const size of lead === null ? free.slice(0, -1) : free) {
      const token = tokens[size]
      const rankers = token === undefined ? 0 : saidSize(token) || token.value
      if (rankers < sizes.least || rankers > sizes.most || !Number.isInteger(rankers)) continue
      const body = { ...base, ...choice, rankers, said: new Set<never>() }
      const others = free.filter((n) => n !== size).map((n) => tokens[n]?.value ?? 0)
      const stated = statedBy(body, count, lead === null ? others : [...others, lead], lead)
      if (stated === null) continue
      // "Guards 18 -> 36" may change the size: only the total can tell.
      const isBare = isArrow(tokens, last - 1) && !has('character') && others.length === 1
      found.push({
        ...body,
        count: labelCount > 1 ? 1 : count,
        isCounted: count > 1,
        stated: isBare ? null : stated,
      })
    }
  }
  return found
}

/** The printed points of so many, if each other number is one that the price is made of; null: they are not. */
function statedBy(
  body: Body & { readonly quality: Quality; readonly rankers: number },
  count: number,
  numbers: readonly number[],
  lead: number | null,
): number | null {
  const stated = lead ?? numbers.at(-1)
  const rate = rankerPrices[body.quality]
  for (const nation of [null, 'british'] as const) {
    const price = priceOf({ ...body, rifles: body.rifles === true }, nation)
    const made = [price, price * count, rate, rate * body.rankers]
    const isWhole = stated === price * count || (count > 1 && stated === price)
    if (isWhole && numbers.every((each) => made.includes(each))) return stated
  }
  return null
}
