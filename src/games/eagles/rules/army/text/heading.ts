// A line that is no battalion: nation, name of the army, total, limit, or a remark without consequence.
import { bounds } from '../bounds.ts'
import { limits, sizes } from '../prices.ts'
import type { Budget, Nation } from '../model.ts'
import { doubtsList } from './aboutList.ts'
import { announcedNation, isOfOwnList } from './announced.ts'
import { cleanName } from './clean.ts'
import {
  frame,
  has,
  hasOnly,
  isOneNation,
  kindAt,
  nationIn,
  numbersIn,
  type Line,
} from './headingLine.ts'
import { isAmong, isOfOthers, isTitleApart } from './lexicon/lexicon.ts'
import { isName, isRemark, mixesNations } from './headingName.ts'
import { nobody, ownerAhead, type IsOwner } from './owner.ts'
import { isForSomebody, leavesOpen } from './parser.ts'
import { namesForeign, quotesTroops } from './prose.ts'
import { isListTitle, isSectionTitle } from './sectionTitle.ts'
import { isRemainder, isSubtotal, isSum, loneSum, saysAllIn } from './sums.ts'
import { tokensOf, written, type Kind } from './tokens.ts'
import { asksNation, barePoints, unbracketed } from './titleLine.ts'
import { writtenName } from './writtenName.ts'

export type Heading =
  | {
      readonly kind: 'army'
      readonly nation: Nation | null
      /** As written; cleaned where it is kept. */
      readonly name: string
      readonly points: number | null
      /** "5 battalions": what the list says of itself. */
      readonly battalions: number | null
    }
  | {
      readonly kind: 'total'
      /** "Points: 200", without the word: above the list only. */
      readonly isBare: boolean
      readonly nation: Nation | null
      readonly points: number
      readonly battalions: number | null
    }
  | { readonly kind: 'limit'; readonly limit: number; readonly budget: Budget }
  | { readonly kind: 'remark'; readonly as: 'remark' | 'struck' }
  /** "Battalions:": what follows. */
  | { readonly kind: 'title' }

const ofLimit: ReadonlySet<Kind> = new Set<Kind>([...frame, 'limit', 'budget', 'army'])
const ofTotal: ReadonlySet<Kind> = new Set<Kind>([
  ...frame,
  'arrow',
  'total',
  'army',
  'nation',
  'and',
  'battalion',
  'battalions',
  'numeral',
])
const ofNation: ReadonlySet<Kind> = new Set<Kind>([
  ...frame,
  'army',
  'nation',
  'battalion',
  'battalions',
  'prose',
  'numeral',
])
function limitLine(line: Line): Heading | null {
  const [limit, ...more] = numbersIn(line)
  if (!hasOnly(line, ofLimit) || limit === undefined || more.length > 0) return null
  if (!Number.isInteger(limit) || limit < limits.least || limit > bounds.limit) return null
  const exact = line.some((token) => token.kind === 'budget' && token.value === 'exact')
  return { kind: 'limit', limit, budget: exact ? 'exact' : 'atMost' }
}

/** "The March of Eagles (200 points)" */
const isOfGame = (line: Line, text: string): boolean =>
  has(line, 'points') &&
  !has(line, 'nation') &&
  line.some((token) => token.kind === 'filler' && /^march of eagles$/i.test(written(text, token)))

/** "5 battalions" */
function battalionsIn(line: Line): number | null {
  const at = line.findIndex(({ kind }) => kind === 'battalion' || kind === 'battalions')
  const before = line[at - 1]
  const isCount = before?.kind === 'number' || before?.kind === 'numeral'
  return at > 0 && isCount ? before.value : null
}

/** "24 + 48 = 72", "48/200", "48 of 200 points", "200" */
function totalIn(line: Line, text: string): number | null {
  const equals = line.findLastIndex(({ kind }) => kind === 'equals')
  const behind = line[equals + 1]
  if (equals >= 0 && behind?.kind === 'number') return behind.value
  const [points, most, ...more] = numbersIn(line)
  if (points === undefined || more.length > 0) return null
  if (most === undefined || most === points) return points
  const isShare = line.some((token) => /^(?:\/|of|out of|von)$/i.test(written(text, token)))
  return isShare && points <= most ? points : null
}

const ofShare: ReadonlySet<Kind> = new Set<Kind>(['number', 'sep', 'filler', 'points'])

/** "184/200", "184 of 200 points": more than any battalion has. */
function isShare(line: Line): boolean {
  if (line[0]?.kind !== 'number') return false
  const [spent, most, ...more] = numbersIn(line)
  if (spent === undefined || most === undefined || more.length > 0) return false
  return hasOnly(line, ofShare) && most > sizes.most
}

function totalLine(line: Line, text: string): Heading | null {
  const points = totalIn(line, text)
  if (!hasOnly(line, ofTotal) || points === null || Number.isNaN(points) || !isOneNation(line))
    return null
  const nation = nationIn(line)
  return { kind: 'total', isBare: false, nation, points, battalions: battalionsIn(line) }
}

/** "(British)" at the end of a line: the place of its bracket, or −1. */
function nationBracket(line: Line): number {
  const at = line.findLastIndex(({ kind }) => kind === 'open')
  const inside = line.slice(at + 1, -1)
  const closes = at >= 0 && kindAt(line, -1) === 'close'
  const isOf = has(inside, 'nation') && hasOnly(inside, ofNation) && !has(inside, 'filler')
  return closes && isOf ? at : -1
}

/** Where the name of an army begins: after "Army:", after "British:", or, if the nation comes last, at once. */
function nameBegins(line: Line, bracket: number): number {
  const title = line.findIndex(({ kind }) => kind !== 'army' && kind !== 'nation')
  if (title > 0) {
    const sign = kindAt(line, title)
    if (sign === 'colon') return title + 1
    if (sign === 'quoted') return title
    if (kindAt(line, 0) === 'nation' && sign === 'sep') return title + 1
  }
  return bracket >= 0 ? 0 : -1
}

/** A short line that begins with a nation: "British Peninsula Army". */
const mostWords = 6
function isNationFirst(line: Line): boolean {
  // "British Army of Tom (Bristol Club)"
  const bracket =
    kindAt(line, -1) === 'close' ? line.findLastIndex(({ kind }) => kind === 'open') : -1
  const said = bracket < 0 ? line : line.slice(0, bracket)
  return said.length <= mostWords && line.find(({ kind }) => kind !== 'filler')?.kind === 'nation'
}

/** The name in quotation marks, unless more is said beside it: "The Eagles" under Ney. */
function nameIn(line: Line, text: string): string {
  const quoted = line.find((token) => token.kind === 'quoted')
  if (quoted?.kind === 'quoted' && !has(line, 'word')) return quoted.value
  const first = line[0]
  const last = line.findLast(({ kind }) => kind !== 'stop')
  return first === undefined || last === undefined ? '' : writtenName(text, first.from, last.to)
}

/** "200 points": the number before the word; "48/200 pts": what was spent. */
function statedIn(line: Line): number | null {
  const at = line.findIndex(({ kind }) => kind === 'points')
  if (at < 0) return null
  return numbersIn(line.slice(0, at)).at(0) ?? null
}

function nationLine(line: Line): Heading | null {
  const points = statedIn(line)
  if (Number.isNaN(points)) return null
  const battalions = battalionsIn(line)
  return { kind: 'army', nation: nationIn(line), name: '', points, battalions }
}

/** "Old list (Prussian)", "Example (Prussian)": of another list, or nobody knows of which. */
const isOfAnotherList = (line: Line, named: Line, text: string): boolean =>
  doubtsList(line, text) || leavesOpen(named) || isApartInBracket(named, text)

/** "French (old)", "French (for next year)" */
function isApartInBracket(named: Line, text: string): boolean {
  const open = named.findIndex(({ kind }) => kind === 'open')
  if (open < 0) return false
  if (isForSomebody(named.slice(open + 1, -1), text)) return true
  return named.slice(open + 1).some((token) => {
    const word = written(text, token)
    return isTitleApart(word) || isOfOthers(word) || isAmong('periods', word)
  })
}

function armyLine(whole: Line, text: string, isTitled: boolean, isOwner = nobody): Heading | null {
  const isAnnounced = kindAt(whole, -1) === 'colon' && kindAt(whole, -2) === 'close'
  const line = isAnnounced ? whole.slice(0, -1) : whole
  const nation = nationIn(line)
  // "French allies: Bavarians"
  const isAllied = line.some((token) => isAmong('allied', written(text, token)))
  if ((isAllied && kindAt(line, 0) === 'nation') || mixesNations(line, text)) return null
  const announced = isTitled ? null : announcedNation(line, text)
  if (announced !== null) return nationLine(line)
  if (nation !== null && hasOnly(line, ofNation) && isOneNation(line)) return nationLine(line)
  const owned = isTitled ? null : ownerAhead(line, text, isOwner)
  if (owned !== null && hasOnly(owned.rest, ofNation)) {
    const heading = nationLine(owned.rest)
    return heading?.kind === 'army' ? { ...heading, name: owned.owner } : null
  }
  const bracket = nationBracket(line)
  const isFirst = isNationFirst(line)
  const begins = isFirst ? Math.max(0, nameBegins(line, bracket)) : nameBegins(line, bracket)
  if (begins < 0 || (bracket < 0 && !isOneNation(line))) return null
  // A row of a table: British "Green","40"
  if (line.filter(({ kind }) => kind === 'quoted').length > 1) return null
  const named = bracket < 0 ? line.slice(begins) : line.slice(begins, bracket)
  if (!isTitled && isOfAnotherList(line, named, text)) return null
  const [only] = named
  const isQuoted =
    named.length === 1 && only?.kind === 'quoted' && isName(tokensOf(only.value), only.value, true)
  if (!isQuoted && !isName(named, text, isTitled || bracket >= 0)) return null
  const name = isOfOwnList(named) ? '' : nameIn(named, text)
  // Too long for a name, it would lose the battalions it has at its end.
  if (quotesTroops(named) && (name === '' || cleanName(name) !== name)) return null
  return {
    kind: 'army',
    nation: bracket < 0 ? nation : nationIn(line.slice(bracket)),
    name,
    points: null,
    battalions: null,
  }
}

/** "deleted: Guards 24" */
const isStruck = (line: Line): boolean =>
  kindAt(line, 0) === 'struck' && kindAt(line, 1) === 'colon' && line.length > 2

/** Reads a line as a heading; null if it is none. Only `isOwner` may stand before the nation. */
export function readHeading(text: string, tokens: Line, isOwner: IsOwner = nobody): Heading | null {
  const line = tokens.filter(({ kind }) => kind !== 'mark')
  const inner = line.slice(
    line.findIndex(({ kind }) => kind !== 'equals' && kind !== 'sep' && kind !== 'arrow'),
  )
  const isTitled = kindAt(inner, 0) === 'army' && kindAt(inner, 1) === 'colon'
  if (isTitled) {
    if (has(inner, 'doubt')) return null
    const named = armyLine(inner, text, true)
    if (!asksNation(inner, text) || named?.kind !== 'army') return named
    const nation = named.nation ?? (namesForeign(inner, text) ? 'other' : null)
    return nation === null ? null : { ...named, nation }
  }
  const sum = loneSum(line)
  if (sum !== null)
    return { kind: 'total', isBare: false, nation: null, points: sum, battalions: null }
  if (has(inner, 'limit') || isOfGame(inner, text)) return limitLine(inner)
  if (isStruck(inner)) return { kind: 'remark', as: 'struck' }
  if (isSubtotal(inner) || isRemainder(inner, text) || isSum(inner))
    return { kind: 'remark', as: 'remark' }
  // "Hallo zusammen, ich spiele Österreicher:" adds nothing up.
  const isTotal = has(inner, 'total') && numbersIn(inner).length > 0
  if (isTotal || isShare(inner)) return totalLine(inner, text)
  const summed = saysAllIn(inner, text)
  if (summed !== null) return totalLine(summed, text)
  const points = barePoints(inner)
  if (points !== null)
    return { kind: 'total', isBare: true, nation: null, points, battalions: null }
  if (isListTitle(inner, text)) return { kind: 'title' }
  return isRemark(inner, text) || isSectionTitle(inner, text)
    ? { kind: 'remark', as: 'remark' }
    : armyLine(unbracketed(inner), text, false, isOwner)
}
