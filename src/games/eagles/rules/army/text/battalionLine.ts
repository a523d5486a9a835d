// Every reading of a battalion's line: its label, its body, and how sure its form is (section 3).
import {
  essenceOf,
  fitsAny,
  isOversized,
  worse,
  type Candidate,
  type Grade,
  type Label,
} from './candidate.ts'
import { emptyBody, walkOf, type Body, type Walk } from './body.ts'
import { walkItems } from './walk.ts'
import { bodiesByPrice, pricedLine } from './byPrice.ts'
import { readLabel } from './label.ts'
import { isSignOf, type Kind, type Token } from './tokens.ts'
import { meaningOf, meantBy, shortFor } from './lexicon.ts'
import type { Quality } from '../model.ts'

/** Longer lines are no battalions. */
const mostTokens = 80
const mostLabel = 18
const mostSteps = 900
const mostNumbers = 11

const begins: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'number',
  'rankers',
  'character',
  'none',
  'all',
  'each',
])

/** A light or rifles before anything else belongs to the quality or the battalion behind it, or to a name. */
function beginsBody(tokens: readonly Token[], at: number): boolean {
  const [kind, next] = [tokens[at]?.kind, tokens[at + 1]?.kind]
  if (kind !== 'light' && kind !== 'rifles') return kind !== undefined && begins.has(kind)
  if (next === 'light' || next === 'rifles') return tokens[at + 2]?.kind === 'quality'
  return next === 'quality' || (next === 'battalion' && kind === 'light')
}

/** "Light Bn: Drilled 36" says no Light, unless it is a Veteran. */
const isLightName = (tokens: readonly Token[], at: number, { quality }: Body): boolean =>
  tokens[at]?.kind === 'light' && tokens[at + 1]?.kind === 'battalion' && quality !== 'veteran'

interface Light {
  readonly light: boolean
  readonly grade: Grade
  readonly isDoubtful: boolean
}

/** No price tells whether a battalion is Light: what a name says of a Veteran counts, and is looked at. */
function lightOf(label: Label, body: Body): Light {
  const light = body.light ?? false
  if (label.light === 'none' || body.light !== null) return { light, grade: 0, isDoubtful: false }
  if (body.quality !== 'veteran') return { light: false, grade: 2, isDoubtful: false }
  return { light: true, grade: label.light === 'kind' ? 0 : 1, isDoubtful: label.light === 'name' }
}

function candidatesOf(label: Label, body: Body, isMended: boolean): readonly Candidate[] {
  if (body.rankers === null || body.quality === null) return []
  if (label.count > 1 && body.count > 1) return []
  const count = label.count * body.count
  const { light, grade, isDoubtful } = lightOf(label, body)
  const isLoneEach = count === 1 && (body.isEach || body.statedEach !== null)
  const others: readonly Grade[] = [body.grade, grade, isLoneEach || isMended ? 2 : 0]
  const base: Candidate = {
    ...body,
    label,
    count,
    isCounted: body.isCounted || (label.count > 1 && !label.isBare),
    quality: body.quality,
    rankers: body.rankers,
    grade: others.reduce(worse, label.grade),
    placedGrade: others.reduce(worse, label.placedGrade),
    isDoubtful: isDoubtful || isMended,
    light,
    rifles: body.rifles ?? false,
  }
  if (!label.rifles || body.rifles !== null) return [base]
  const isNamed = { ...base, grade: 2, placedGrade: 2 } as const
  return [{ ...isNamed, rifles: true }, isNamed]
}

const keyOf = (candidate: Candidate): string => {
  const { stated, statedEach, label } = candidate
  return `${essenceOf(candidate)}|${String(stated)}|${String(statedEach)}|${String(label.isBare)}`
}

/** Of equal readings the surest; its own points stay with it. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<string, Candidate>()
  for (const each of all) {
    const key = keyOf(each)
    const other = best.get(key)
    const isBetter =
      other === undefined ||
      each.grade < other.grade ||
      (each.grade === other.grade && each.remarks.length < other.remarks.length)
    if (isBetter) best.set(key, each)
  }
  return [...best.values()]
}

/** With every slip of a letter put right; null: there is none. */
function mended(tokens: readonly Token[]): readonly Token[] | null {
  const all = tokens.map((token): Token => {
    const meant = token.kind === 'word' ? meantBy(token.word) : undefined
    const meaning = meant === undefined ? undefined : meaningOf(meant)
    return meaning === undefined || meant === undefined
      ? token
      : { ...token, ...meaning, word: meant }
  })
  return all.every((token, n) => token === tokens[n]) ? null : all
}

/** It can be read in more ways than anybody would try. */
const isSpent = ({ steps }: Walk): boolean => steps < 0

const countOf = (tokens: readonly Token[], signs: string): number =>
  tokens.filter((token) => isSignOf(token, signs)).length

function readAs(
  text: string,
  tokens: readonly Token[],
  isMended: boolean,
  section: Quality | null,
): readonly Candidate[] {
  const all: Candidate[] = []
  const walk = walkOf({ text, tokens, isPartial: false, steps: mostSteps })
  const isBalanced = countOf(tokens, '([') === countOf(tokens, ')]')
  const bracketed: Body = { ...emptyBody, grade: isBalanced ? 0 : 1 }
  const start: Body = section === null ? bracketed : { ...bracketed, quality: section, grade: 2 }
  for (let at = 0; at < Math.min(tokens.length, mostLabel); at += 1) {
    if (!beginsBody(tokens, at)) continue
    const labels = readLabel(text, tokens, at)
    if (labels.length === 0) continue
    walk.found.length = 0
    walkItems(walk, at, start)
    if (isSpent(walk)) return []
    for (const body of walk.found)
      if (!isLightName(tokens, at, body))
        for (const label of labels) all.push(...candidatesOf(label, body, isMended))
  }
  return distinct(all.filter((each) => !isOversized(each)))
}

const may = (tokens: readonly Token[], section: Quality | null): boolean =>
  tokens.length > (section === null ? 1 : 0) &&
  tokens.length <= mostTokens &&
  tokens.some(({ kind }) => kind === 'number') &&
  (section !== null || tokens.some(({ kind }) => kind === 'quality'))

/** "60 pts - ", "1) 60 - ", "60 ....": points in front of everything but the place; the line without them. */
function leadOf(all: readonly Token[]): readonly [tokens: readonly Token[], lead: number | null] {
  const [number, sign, behind] = all
  const isPlaced = number?.kind === 'number' && behind?.kind === 'number' && isSignOf(sign, ').:')
  const place = isPlaced ? 2 : 0
  const [first, next, third] = all.slice(place)
  const from = all.findIndex(
    (token, n) => n > place && token.kind !== 'points' && !isSignOf(token, '-–—:.,|/)…'),
  )
  // "24. Ligne" is a regiment.
  const isSure = next?.kind === 'points' || !isSignOf(next, ':.') || isSignOf(third, '.')
  const isLead = first?.kind === 'number' && first.value >= 8 && from > place + 1 && isSure
  return isLead ? [[...all.slice(0, place), ...all.slice(from)], first.value] : [all, null]
}

/** What no form makes a battalion may be one by its price. */
function readByPrice(
  text: string,
  all: readonly Token[],
  section: Quality | null,
): readonly Candidate[] {
  const numbers = all.filter(({ kind }) => kind === 'number' || kind === 'bad').length
  if (numbers < 2 || numbers > mostNumbers) return []
  const [own, lead] = leadOf(all)
  const tokens = own.map((token): Token => {
    const short = token.kind === 'word' ? shortFor(token.word) : undefined
    return short === undefined ? token : { ...token, ...short }
  })
  const found: Candidate[] = []
  for (let at = 0; at < Math.min(tokens.length, mostLabel); at += 1) {
    const isPlace = tokens[at]?.kind === 'number' && isSignOf(tokens[at + 1], ':.)')
    const isBody = beginsBody(tokens, at) || /^(?:chars|field|bad)$/.test(tokens[at]?.kind ?? '')
    const line = isBody && !isPlace ? pricedLine(tokens.slice(at), section, lead) : null
    const labels = line === null ? [] : readLabel(text, own, at)
    for (const label of labels.filter(({ name }) => name === '' || /\p{L}/u.test(name)))
      for (const each of line === null ? [] : bodiesByPrice(line, label.count))
        if (each.count === 1 || !label.isBare) found.push(...candidatesOf(label, each, false))
  }
  return distinct(found.filter((each) => !isOversized(each)))
}

/** The readings of a line as battalions; none: it is none. `section`: the quality that a title above gives it. */
export function readBattalion(
  text: string,
  tokens: readonly Token[],
  section: Quality | null = null,
): readonly Candidate[] {
  const isOne = may(tokens, section)
  const plain = isOne ? readAs(text, tokens, false, section) : []
  if (fitsAny(plain)) return plain
  const priced = isOne ? readByPrice(text, tokens, section) : []
  if (plain.length + priced.length > 0) return [...plain, ...priced]
  const right = tokens.length > mostTokens ? null : mended(tokens)
  return right !== null && may(right, section) ? readAs(text, right, true, section) : []
}

/** What a line says of a battalion without being a whole one; a lone number may be its size or its points. */
export interface Part {
  readonly hasQuality: boolean
  readonly hasSize: boolean
  readonly hasCharacters: boolean
  readonly hasPoints: boolean
  /** A number and nothing else: a size, or points. */
  readonly isLone: boolean
}

/** A line of a block: quality, size, characters or points alone; null: it says something else. */
export function readPart(text: string, tokens: readonly Token[]): Part | null {
  if (tokens.length === 0 || tokens.length > mostTokens) return null
  const walk = walkOf({ text, tokens, isPartial: true, steps: mostSteps })
  walkItems(walk, 0, emptyBody)
  if (isSpent(walk) || walk.found.length === 0) return null
  const all = walk.found
  const part: Part = {
    hasQuality: all.some(({ quality, light, rifles }) => quality ?? light ?? rifles),
    hasSize: all.some(({ rankers }) => rankers !== null),
    hasCharacters: all.some(({ said, pairs }) => said.size > 0 || pairs > 0),
    hasPoints: all.some(({ stated }) => stated !== null),
    isLone: tokens.length === 1 && tokens[0]?.kind === 'number',
  }
  const [first] = tokens
  if (first?.kind === 'battalion' && !part.hasQuality) return null
  return (part.hasQuality || part.hasSize || part.hasCharacters || part.hasPoints) &&
    !isSignOf(first, '=')
    ? part
    : null
}
