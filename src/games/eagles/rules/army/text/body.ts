// The body of a battalion's line and its points: every way in which its words and numbers make one battalion.
import { characters as kinds, type Character, type Quality } from '../model.ts'
import { characterTable, rankerPrices } from '../prices.ts'
import { worse, type Grade } from './candidate.ts'
import { factsOf, mustBeRead } from './facts.ts'
import { isSignOf } from './label.ts'
import type { Range, Token } from './tokens.ts'

export interface Body {
  readonly grade: Grade
  readonly quality: Quality | null
  readonly rankers: number | null
  readonly characters: { readonly [kind in Character]: number }
  /** Those that the line names, with or without any. */
  readonly said: ReadonlySet<Character>
  readonly pairs: number
  readonly light: boolean | null
  readonly rifles: boolean | null
  readonly count: number
  readonly isCounted: boolean
  readonly isEach: boolean
  readonly stated: number | null
  readonly statedEach: number | null
  /** Its points are a number with nothing that says so: it may be another size. */
  readonly isPlainPrice: boolean
  /** The price of its Rankers, in brackets behind them. */
  readonly sizePrice: number | null
  readonly remarks: readonly Range[]
}

export const emptyBody: Body = {
  grade: 0,
  quality: null,
  rankers: null,
  characters: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
  said: new Set(),
  pairs: 0,
  light: null,
  rifles: null,
  count: 1,
  isCounted: false,
  isEach: false,
  stated: null,
  statedEach: null,
  isPlainPrice: false,
  sizePrice: null,
  remarks: [],
}

/** How a line is walked; `partial`: a part of a block, which need not be whole. */
export interface Walk {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly found: Body[]
  readonly isPartial: boolean
  /** Steps still to be made: a line that needs more is not read. */
  steps: number
}

const leastSize = 10
const mostSize = 60
const mostGuessed = 3
const mostCount = 25

const initials: ReadonlyMap<string, Character> = new Map([
  ['d', 'drummer'],
  ['s', 'sergeant'],
  ['e', 'ensign'],
  ['o', 'officer'],
])

const isWhole = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && Number.isInteger(token.value)

const isComplete = ({ quality, rankers }: Body): boolean => quality !== null && rankers !== null

/** Every price within it must be right, or the number is no price. */
const isSound = ({ quality, rankers, sizePrice }: Body): boolean =>
  sizePrice === null || (quality !== null && sizePrice === (rankers ?? 0) * rankerPrices[quality])

function finish(walk: Walk, body: Body): void {
  if ((walk.isPartial || isComplete(body)) && isSound(body)) walk.found.push(body)
}

/** What stands behind is a remark if it says nothing of troops and counts nothing. */
function remarkOf(walk: Walk, from: number, to: number): Range | null {
  const tokens = walk.tokens.slice(from, to)
  const facts = factsOf(walk.text, tokens, false)
  if (mustBeRead(facts) || facts.number) return null
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  const [first] = tokens
  const last = tokens.at(-1)
  return words.length === 0 || first === undefined || last === undefined
    ? null
    : [first.from, last.to]
}

function finishWithRemark(walk: Walk, from: number, body: Body): void {
  if (!isComplete(body)) return
  const remark = remarkOf(walk, from, walk.tokens.length)
  if (remark !== null) finish(walk, { ...body, remarks: [...body.remarks, remark] })
}

/** With so many of a kind, named once. */
function having(body: Body, kind: Character, count: number, more: Partial<Body> = {}): Body | null {
  if (body.said.has(kind)) return null
  const grade = worse(body.grade, more.grade ?? 0)
  const characters = { ...body.characters, [kind]: count }
  return { ...body, ...more, grade, characters, said: new Set([...body.said, kind]) }
}

const go = (walk: Walk, at: number, body: Body | null): void => {
  if (body !== null) walkItems(walk, at, body)
}

/** Behind the number of points: their word, "each", another number, a remark. */
function walkBehindPoints(walk: Walk, from: number, body: Body): void {
  const { tokens } = walk
  let at = from
  let own = body
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const isEnd = token.kind === 'points' || isSignOf(token, ')].;!*|:')
    if (token.kind === 'each' && own.stated !== null && own.statedEach === null)
      own = {
        ...own,
        statedEach: own.stated,
        stated: null,
        grade: worse(own.grade, own.count > 1 ? 0 : 2),
      }
    else if (
      isSignOf(token, '=,([') &&
      own.statedEach !== null &&
      isWhole(tokens[at + 1]) &&
      own.stated === null
    ) {
      own = { ...own, stated: tokens[at + 1]?.value ?? null }
      at += 1
    } else if (!isEnd) return finishWithRemark(walk, at, own)
    at += 1
  }
  finish(walk, own)
}

/** "20-24" says two numbers. */
const isRange = (tokens: readonly Token[], at: number): boolean =>
  isSignOf(tokens[at - 1], '-–') &&
  tokens[at - 1]?.glued === true &&
  tokens[at]?.glued === true &&
  isWhole(tokens[at - 2])

function takePoints(walk: Walk, at: number, body: Body, isEach: boolean): void {
  const token = walk.tokens[at]
  if (token?.kind !== 'number' || token.isWorded === true || isRange(walk.tokens, at)) return
  if (!walk.isPartial && !isComplete(body)) return
  const price = isEach ? { statedEach: token.value } : { stated: token.value }
  const before = walk.tokens[at - 1]
  const isSaid = isSignOf(before, '=@([:…–—-') || /^(?:points|total|each)$/.test(before?.kind ?? '')
  const isPlainPrice = !isSaid && walk.tokens[at + 1]?.kind !== 'points'
  walkBehindPoints(walk, at + 1, { ...body, ...price, isPlainPrice })
}

/** "= 24", "@ 24", "... 24", "cost 24", "je 24 Punkte" */
function walkToPoints(walk: Walk, from: number, body: Body, isEach: boolean): void {
  let at = from
  let each = isEach
  for (let token = walk.tokens[at]; token !== undefined; token = walk.tokens[at]) {
    if (token.kind === 'each' || isSignOf(token, '@')) each = true
    else if (!isSignOf(token, '=.…:-–—([@') && token.kind !== 'points' && token.kind !== 'total')
      break
    at += 1
  }
  takePoints(walk, at, body, each)
}

/** "(4)" behind characters is their price, or, if there can be so many, how many they are. */
function walkBracketedNumber(walk: Walk, at: number, body: Body, kind: Character): boolean {
  const { tokens } = walk
  const number = tokens[at + 1]
  if (!isSignOf(tokens[at], '([') || !isWhole(number) || !isSignOf(tokens[at + 2], ')]'))
    return false
  const count = body.characters[kind]
  const isPrice = number.value === count * characterTable[kind].points
  const isCount = count === 1 && number.value <= mostGuessed
  const grade = worse(body.grade, isCount ? 2 : 0)
  if (isPrice) walkItems(walk, at + 3, { ...body, grade })
  if (isCount)
    walkItems(walk, at + 3, {
      ...body,
      grade: 2,
      characters: { ...body.characters, [kind]: number.value },
    })
  return isPrice || isCount
}

/** "x2": so many of a character, or so many battalions. */
function walkTimes(walk: Walk, at: number, body: Body, kind: Character | null): boolean {
  const [first, second] = [walk.tokens[at], walk.tokens[at + 1]]
  const isFirst = first?.kind === 'times' && isWhole(second)
  const number = isFirst ? second : isWhole(first) && second?.kind === 'times' ? first : undefined
  if (number === undefined || number.value < 1 || number.value > mostCount) return false
  const { value } = number
  if (kind !== null) {
    const isMany = value > characterTable[kind].most
    walkItems(walk, at + 2, {
      ...body,
      grade: worse(body.grade, isMany ? 2 : 0),
      characters: { ...body.characters, [kind]: value },
    })
  }
  if (isFirst && body.count === 1)
    walkItems(walk, at + 2, { ...body, count: value, grade: value === 1 ? body.grade : 2 })
  return true
}

/** Behind a character: "x 2", "(2)", ": 1", a plain number. */
function walkBehindCharacter(
  walk: Walk,
  at: number,
  body: Body,
  kind: Character,
  isSingle: boolean,
): void {
  const [first, second] = [walk.tokens[at], walk.tokens[at + 1]]
  if (isSingle && (walkTimes(walk, at, body, kind) || walkBracketedNumber(walk, at, body, kind)))
    return
  if (!isSingle && walkBracketedNumber(walk, at, body, kind)) return
  const number = isSignOf(first, ':') ? second : first
  if (
    isSingle &&
    isWhole(number) &&
    number.value <= mostGuessed &&
    walk.tokens[at + (number === second ? 2 : 1)]?.kind !== 'character'
  )
    walkItems(walk, at + (number === second ? 2 : 1), {
      ...body,
      grade: number === second ? body.grade : 2,
      characters: { ...body.characters, [kind]: number.value },
    })
  walkItems(walk, at, body)
}

function walkCharacter(walk: Walk, at: number, body: Body, count: number, isSingle: boolean): void {
  const kind = walk.tokens[at]?.character
  if (kind === undefined) return
  const isJoined =
    isSignOf(walk.tokens[at - 1], '/') &&
    walk.tokens[at - 1]?.glued === true &&
    walk.tokens[at]?.glued === true
  const own = having(body, kind, count, isJoined ? { grade: 2 } : {})
  if (own !== null) walkBehindCharacter(walk, at + 1, own, kind, isSingle)
}

/** "40 Rankers", "40 (20)", "40": the size, and what it costs. */
function walkSize(walk: Walk, at: number, body: Body, value: number): void {
  const { tokens } = walk
  const isNamed = tokens[at]?.kind === 'rankers'
  if (body.rankers !== null || (!isNamed && (value < leastSize || value > mostSize))) return
  let next = at
  while (
    tokens[next]?.kind === 'rankers' ||
    (next > at && isSignOf(tokens[next], '.') && tokens[next]?.glued === true)
  )
    next += 1
  const own = { ...body, rankers: value }
  const price = tokens[next + 1]
  if (isSignOf(tokens[next], '([') && isWhole(price) && isSignOf(tokens[next + 2], ')]'))
    walkItems(walk, next + 3, { ...own, sizePrice: price.value })
  walkItems(walk, next, own)
}

/** A number at the head of what it counts: characters, Rankers, battalions; else the size or the points. */
function walkNumber(walk: Walk, at: number, body: Body): void {
  const { tokens } = walk
  const token = tokens[at]
  if (token?.kind !== 'number') return
  if (isRange(tokens, at)) return
  const { value } = token
  const hasTimes = tokens[at + 1]?.kind === 'times' && !isWhole(tokens[at + 2])
  const next = at + (hasTimes ? 2 : 1)
  const counted = tokens[next]
  if (!Number.isInteger(value)) return takePoints(walk, at, body, false)
  if (counted?.kind === 'character') {
    walkCharacter(walk, next, body, value, false)
    if (hasTimes || token.isWorded === true) return
  } else if (counted?.kind === 'pair') {
    const of = tokens[next + 1]?.kind === 'and' ? next + 2 : next + 1
    if (tokens[of]?.character === 'ensign' && body.pairs === 0)
      go(walk, of + 1, { ...body, pairs: value })
    return
  } else if (counted?.kind === 'battalion' && body.count === 1 && !isComplete(body) && value > 1)
    return walkItems(walk, next + 1, { ...body, count: value, isCounted: true, grade: 2 })
  const initial = initials.get(counted?.word ?? '')
  if (initial !== undefined && counted?.kind === 'word' && counted.glued)
    go(walk, next + 1, having(body, initial, value, { grade: 2 }))
  const isBracketed =
    isSignOf(tokens[at - 1], '[') ||
    (isSignOf(tokens[at - 1], '(') && isSignOf(tokens[at + 1], ')'))
  if (!isBracketed) walkSize(walk, next, body, value)
  if (hasTimes) {
    if (walkTimes(walk, at, body, null)) return
    if (body.count === 1 && !isComplete(body) && value <= mostCount)
      walkItems(walk, next, { ...body, count: value, isCounted: true, grade: 2 })
    return
  }
  takePoints(walk, at, body, false)
}

/** "no officer", "ohne Trommler", "no rifles" */
function walkNone(walk: Walk, at: number, body: Body): void {
  const token = walk.tokens[at]
  if (token?.character !== undefined) return go(walk, at + 1, having(body, token.character, 0))
  if (token?.kind === 'chars') return walkItems(walk, at + 1, body)
  if (token?.kind === 'light' && body.light === null)
    walkItems(walk, at + 1, { ...body, light: false })
  if (token?.kind === 'rifles' && body.rifles === null)
    walkItems(walk, at + 1, { ...body, rifles: false })
}

const closing = (tokens: readonly Token[], from: number): number => {
  let depth = 0
  for (let at = from; at < tokens.length; at += 1) {
    if (isSignOf(tokens[at], '([')) depth += 1
    else if (isSignOf(tokens[at], ')]')) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** What is in brackets belongs to the body, or is a remark. */
function walkBracket(walk: Walk, at: number, body: Body): void {
  const end = closing(walk.tokens, at)
  const remark = end < 0 ? null : remarkOf(walk, at + 1, end)
  if (remark === null) return walkItems(walk, at + 1, body)
  walkItems(walk, end + 1, { ...body, remarks: [...body.remarks, remark] })
}

function walkSign(walk: Walk, at: number, body: Body): void {
  const token = walk.tokens[at]
  if (isSignOf(token, '([')) walkBracket(walk, at, body)
  else if (isSignOf(token, ')],;+&|–—-:.*/·')) {
    if (isSignOf(token, '.') && isComplete(body)) finishWithRemark(walk, at + 1, body)
    walkItems(walk, at + 1, body)
  }
  if (isSignOf(token, '=@…:-–—.(')) walkToPoints(walk, at, body, false)
}

/** "D", "S": the letter of a character. */
function walkWord(walk: Walk, at: number, body: Body): void {
  const initial = initials.get(walk.tokens[at]?.word ?? '')
  if (initial !== undefined && body.rankers !== null)
    go(walk, at + 1, having(body, initial, 1, { grade: 2 }))
}

/** Goes on at a token with what was read so far; each whole reading is added to those found. */
export function walkItems(walk: Walk, at: number, body: Body): void {
  walk.steps -= 1
  if (walk.steps < 0) return
  const token = walk.tokens[at]
  if (token === undefined) return finish(walk, body)
  const next = at + 1
  switch (token.kind) {
    case 'sign':
      return walkSign(walk, at, body)
    case 'quality':
      if (body.quality === null) walkItems(walk, next, { ...body, quality: token.quality ?? null })
      return
    case 'light':
      if (body.light === null) walkItems(walk, next, { ...body, light: true })
      return
    case 'rifles':
      if (body.rifles === null) walkItems(walk, next, { ...body, rifles: true })
      return
    case 'battalion':
    case 'and':
    case 'chars':
      return walkItems(walk, next, body)
    case 'regiment':
      if (body.quality === null) return
      return walkItems(walk, next, { ...body, grade: worse(body.grade, 1) })
    case 'number':
      return walkNumber(walk, at, body)
    case 'rankers': {
      const of = isSignOf(walk.tokens[next], ':=') ? next + 1 : next
      const number = walk.tokens[of]
      if (isWhole(number) && body.rankers === null)
        walkItems(walk, of + 1, { ...body, rankers: number.value })
      return
    }
    case 'character':
      return walkCharacter(walk, at, body, 1, true)
    case 'none':
      return walkNone(walk, next, body)
    case 'all':
      if (body.said.size === 0)
        walkItems(walk, next, {
          ...body,
          said: new Set(kinds),
          characters: { drummer: 1, sergeant: 1, ensign: 1, officer: 1 },
        })
      return
    case 'each':
      walkToPoints(walk, next, body, true)
      return walkItems(walk, next, { ...body, isEach: true })
    case 'times':
      walkTimes(walk, at, body, null)
      return
    case 'points':
    case 'total':
      return walkToPoints(walk, next, body, false)
    case 'word':
      return walkWord(walk, at, body)
    default:
      return
  }
}
