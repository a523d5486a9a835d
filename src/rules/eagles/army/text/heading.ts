// A line that is no battalion: nation, name of the army, total, limit, or a remark without consequence.
import { bounds } from '../bounds.ts'
import { limits } from '../prices.ts'
import { nextToken, startAt, type Cursor } from './scan.ts'
import { kinds, type Kind, type Token } from './lexicon.ts'
import type { Budget, Nation } from '../model.ts'
import { writtenName } from './writtenName.ts'

export type Heading =
  | {
      readonly kind: 'army'
      readonly nation: Nation | null
      /** As written; cleaned where it is kept. */
      readonly name: string
      readonly points: number | null
    }
  | { readonly kind: 'total'; readonly nation: Nation | null; readonly points: number }
  | { readonly kind: 'limit'; readonly limit: number; readonly budget: Budget }
  | { readonly kind: 'remark' }

interface Placed {
  readonly token: Token
  readonly from: number
  readonly to: number
  readonly number: number
  readonly quoted: string
}

function tokensOf(cursor: Cursor, begin: number, end: number): readonly Placed[] {
  const placed: Placed[] = []
  startAt(cursor, begin, end)
  for (let token = nextToken(cursor); token.kind !== kinds.end; token = nextToken(cursor)) {
    const { from, to, number, quoted } = cursor
    placed.push({ token, from, to, number, quoted })
  }
  return placed
}

const has = (line: readonly Placed[], kind: Kind): boolean =>
  line.some(({ token }) => token.kind === kind)

const hasOnly = (line: readonly Placed[], kinds: ReadonlySet<Kind>): boolean =>
  line.every(({ token }) => kinds.has(token.kind))

const kindAt = (line: readonly Placed[], at: number): Kind | undefined => line.at(at)?.token.kind

const numberIn = (line: readonly Placed[]): number | null =>
  line.find(({ token }) => token.kind === kinds.number)?.number ?? null

function nationIn(line: readonly Placed[]): Nation | null {
  for (const { token } of line) if (token.kind === kinds.nation) return token.value
  return null
}

const frame: readonly Kind[] = [
  kinds.separator,
  kinds.colon,
  kinds.equals,
  kinds.filler,
  kinds.number,
  kinds.points,
]
const ofLimit: ReadonlySet<Kind> = new Set<Kind>([...frame, kinds.limit, kinds.budget, kinds.army])
const ofTotal: ReadonlySet<Kind> = new Set<Kind>([
  ...frame,
  kinds.total,
  kinds.army,
  kinds.nation,
  kinds.open,
  kinds.close,
])
const ofNation: ReadonlySet<Kind> = new Set<Kind>([
  ...frame,
  kinds.army,
  kinds.nation,
  kinds.battalion,
  kinds.open,
  kinds.close,
])

function limitLine(line: readonly Placed[]): Heading | null {
  const limit = numberIn(line)
  if (!hasOnly(line, ofLimit) || limit === null || !Number.isInteger(limit)) return null
  if (limit < limits.least || limit > bounds.limit) return null
  const exact = line.some(({ token }) => token.kind === kinds.budget && token.value === 'exact')
  return { kind: 'limit', limit, budget: exact ? 'exact' : 'atMost' }
}

function totalLine(line: readonly Placed[]): Heading | null {
  const points = numberIn(line)
  if (!hasOnly(line, ofTotal) || points === null || Number.isNaN(points)) return null
  return { kind: 'total', nation: nationIn(line), points }
}

/** "(British)" at the end of a line: the place of its bracket, or −1. */
function nationBracket(line: readonly Placed[]): number {
  const at = line.findLastIndex(({ token }) => token.kind === kinds.open)
  const inside = line.slice(at + 1, -1)
  const closes = at >= 0 && kindAt(line, -1) === kinds.close
  return closes && has(inside, kinds.nation) && hasOnly(inside, ofNation) ? at : -1
}

/** Where the name of an army begins: after "Army:", after "British:", or, if the nation comes last, at once. */
function nameBegins(line: readonly Placed[], bracket: number): number {
  const title = line.findIndex(
    ({ token }) => token.kind !== kinds.army && token.kind !== kinds.nation,
  )
  if (title > 0) {
    const sign = kindAt(line, title)
    if (sign === kinds.colon) return title + 1
    const byNation = kindAt(line, 0) === kinds.nation
    if (sign === kinds.quoted) return title
    if (byNation && sign === kinds.separator) return title + 1
  }
  return bracket >= 0 ? 0 : -1
}

/** A short line that begins with a nation: "British Peninsula Army". */
const mostWords = 6
const isNationFirst = (line: readonly Placed[]): boolean =>
  line.length <= mostWords &&
  line.find(({ token }) => token.kind !== kinds.filler)?.token.kind === kinds.nation

function nameIn(line: readonly Placed[], cursor: Cursor): string {
  const quoted = line.find(({ token }) => token.kind === kinds.quoted)
  if (quoted !== undefined) return quoted.quoted
  const first = line[0]
  const last = line.at(-1)
  return first === undefined || last === undefined ? '' : writtenName(cursor, first.from, last.to)
}

/** "200 points": the number before the word. */
function statedIn(line: readonly Placed[]): number | null {
  const at = line.findIndex(({ token }) => token.kind === kinds.points)
  return (
    line.slice(0, Math.max(0, at)).findLast(({ token }) => token.kind === kinds.number)?.number ??
    null
  )
}

function armyLine(line: readonly Placed[], cursor: Cursor): Heading | null {
  const nation = nationIn(line)
  if (nation !== null && hasOnly(line, ofNation)) {
    const points = statedIn(line)
    return Number.isNaN(points) ? null : { kind: 'army', nation, name: '', points }
  }
  const bracket = nationBracket(line)
  const begins = isNationFirst(line)
    ? Math.max(0, nameBegins(line, bracket))
    : nameBegins(line, bracket)
  if (begins < 0) return null
  const named = bracket < 0 ? line.slice(begins) : line.slice(begins, bracket)
  return {
    kind: 'army',
    nation: bracket < 0 ? nation : nationIn(line.slice(bracket)),
    name: nameIn(named, cursor),
    points: null,
  }
}

const isRemark = (line: readonly Placed[]): boolean =>
  (kindAt(line, 0) === kinds.remark && kindAt(line, 1) === kinds.colon) ||
  has(line, kinds.commander)

/** Reads a part of the text as a heading; null if it is none. */
export function readHeading(cursor: Cursor, begin: number, end: number): Heading | null {
  const line = tokensOf(cursor, begin, end)
  const titled = kindAt(line, 0) === kinds.army && kindAt(line, 1) === kinds.colon
  if (titled) return armyLine(line, cursor)
  if (has(line, kinds.limit)) return limitLine(line)
  if (has(line, kinds.total)) return totalLine(line)
  return isRemark(line) ? { kind: 'remark' } : armyLine(line, cursor)
}
