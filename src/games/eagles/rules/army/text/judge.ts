// What became of every part of a list: read, told, beside; and whether it is to be looked at (law, a to e).
import { bounds } from '../bounds.ts'
import { limits } from '../prices.ts'
import type { Army, Battalion, Nation } from '../model.ts'
import type { UnreadReason } from '../problem.ts'
import type { List, Near, TotalItem } from './armies.ts'
import { battalionsOf, fits, isStated, type Candidate } from './candidate.ts'
import { cleanName } from './clean.ts'
import { factsOf, lineFacts, mustBeRead, type Facts } from './facts.ts'
import type { BattalionsItem, Fate, Piece, Text } from './items.ts'
import { nationOf, type Named } from './nation.ts'
import type { ReadArmy, Remark, UnreadLine } from './reading.ts'
import { resolve, type Resolved } from './resolve.ts'
import type { Beside, BesideKind, LookReason } from './source.ts'
import { lookReasons } from './source.ts'
import { textsOf } from './sentences.ts'

/** A list with the fate of each of its parts. */
export interface Judged {
  readonly read: Omit<ReadArmy, 'source' | 'firstLine'>
  readonly fates: readonly (Piece & { readonly fate: Fate })[]
  /** Holds something of a list, read or told. */
  readonly isList: boolean
}

interface Judging {
  readonly source: string
  readonly list: List
  readonly named: Named
  readonly unread: (UnreadLine & { readonly from: number })[]
  readonly beside: (Beside & { readonly from: number })[]
  readonly fates: (Piece & { readonly fate: Fate })[]
  readonly because: Set<LookReason>
  /** Something beside that counts. */
  hasBeside: boolean
}

const least = 8
const most = 124

function mark({ fates }: Judging, pieces: readonly Piece[], fate: Fate): void {
  for (const piece of pieces) fates.push({ ...piece, fate })
}

const shown = (source: string, { from, to }: Piece): string => source.slice(from, to).trim()

function tell(judging: Judging, pieces: readonly Piece[], reason: UnreadReason): void {
  mark(judging, pieces, 'unread')
  for (const piece of pieces)
    judging.unread.push({
      line: piece.line,
      text: shown(judging.source, piece),
      reason,
      from: piece.from,
    })
}

function setBeside(judging: Judging, { pieces, words }: Text, kind: BesideKind): void {
  mark(judging, pieces, 'beside')
  const [piece] = pieces
  if (piece === undefined) return
  judging.beside.push({ line: piece.line, text: words, kind, from: piece.from })
  if (kind !== 'header' && kind !== 'quoted' && kind !== 'signature') judging.hasBeside = true
}

/** Containers' marks that nobody reads as a list, and what of them is danger. */
function besideMarked(judging: Judging, text: Text, facts: Facts): boolean {
  const { as } = text
  if (as === 'header' || as === 'quoted') setBeside(judging, text, as)
  else if (as === 'signature') {
    setBeside(judging, text, as)
    if (facts.troops) judging.because.add('danger')
  } else if (as === 'struck' || as === 'hidden' || as === 'sheet') {
    setBeside(judging, text, as)
    if (/[\p{L}\p{N}]/u.test(text.words)) judging.because.add('danger')
  } else return false
  return true
}

const reasonOf = (facts: Facts, isTold: boolean): UnreadReason =>
  facts.nations.length > 0 || isTold ? 'nation' : facts.danger ? 'doubt' : 'not-understood'

/** Words around a list. `waits`: troops without number, nation and danger are told unless points prove the list. */
function judgeText(judging: Judging, near: Near, waits: Text[]): void {
  const { text, isAway, isShared } = near
  const facts = factsOf(judging.source, text.tokens, isAway)
  if (isShared) {
    if (facts.danger || facts.spared) judging.because.add('danger')
    return
  }
  if (besideMarked(judging, text, facts)) return
  if (text.isTold)
    return tell(judging, text.pieces, text.as === 'column' ? 'not-understood' : 'nation')
  const isNaming = judging.named.by.has(text) && !facts.troops && !facts.size
  if (mustBeRead(facts) && !isNaming) {
    if (facts.troops && !facts.number && facts.nations.length === 0 && !facts.danger && !text.isBox)
      waits.push(text)
    else tell(judging, text.pieces, reasonOf(facts, false))
    return
  }
  setBeside(judging, text, text.as ?? 'line')
  if (isNaming)
    for (const { from, to, nation } of text.tokens)
      if (nation !== undefined)
        mark(judging, [{ line: text.pieces[0]?.line ?? 0, from, to }], 'understood')
  if (facts.danger || facts.spared || text.isBox) judging.because.add('danger')
}

/** Totals that words around the list may state: they count only if they are right. */
function statedAround(list: List): readonly number[] {
  const named = list.totals
    .filter(({ total }) => total.kind === 'total')
    .map(({ total }) => total.value)
  const claimed = list.headings
    .flatMap(({ heading }) => heading.claims)
    .filter((claim) => claim.of === 'points')
  const spoken = list.near
    .filter(({ isShared }) => !isShared)
    .flatMap(({ text }) => text.tokens.filter(isLarge))
  return [
    ...new Set([
      ...named,
      ...claimed.map(({ value }) => value),
      ...spoken.map(({ value }) => value),
    ]),
  ]
}

const isLarge = ({ kind, value }: Text['tokens'][number]): boolean =>
  kind === 'number' && value > most && Number.isInteger(value)

/** The readings that a stated total chooses; else those of price and form alone. */
function chooseUnits(
  judging: Judging,
  units: readonly BattalionsItem[],
  totals: readonly number[],
): Resolved {
  const { nation } = judging.named
  for (const total of totals.slice(0, 6)) {
    const resolved = resolve(units, nation, total)
    if (resolved.points === total && resolved.chosen.every((each) => each !== null)) return resolved
  }
  return resolve(units, nation, null)
}

/** A title that no price makes a name stands by itself. */
function withoutTitles(
  units: readonly BattalionsItem[],
  { chosen }: Resolved,
): readonly BattalionsItem[] {
  return units.map((unit, n) => {
    if (chosen[n] !== null || unit.title === null) return unit
    const { piece, options } = unit.title
    return { ...unit, options, title: null, pieces: unit.pieces.filter((each) => each !== piece) }
  })
}

const reasonOfUnit = ({ options }: BattalionsItem): UnreadReason =>
  options.some(({ isDoubtful }) => isDoubtful)
    ? 'typo'
    : options.length > 1
      ? 'several'
      : 'not-understood'

interface Taken {
  readonly battalions: readonly Battalion[]
  readonly lines: readonly number[]
  readonly remarks: readonly Remark[]
  readonly isStrict: boolean
  /** Each has printed points, and they are right. */
  readonly areAllPriced: boolean
  readonly hasMisprint: boolean
}

function judgeRemarks(judging: Judging, { pieces }: BattalionsItem, { remarks }: Candidate): void {
  for (const [from, to] of remarks) {
    const own = pieces.find((piece) => from >= piece.from && from < piece.to)
    const line = { text: judging.source, number: own?.line ?? 0, from, to, struck: [], lead: '' }
    for (const text of textsOf(line, 'remark')) setBeside(judging, text, 'remark')
    judging.because.add('danger')
  }
}

function takeUnits(
  judging: Judging,
  units: readonly BattalionsItem[],
  { chosen }: Resolved,
): Taken {
  const { nation } = judging.named
  const battalions: Battalion[] = []
  const lines: number[] = []
  const remarks: Remark[] = []
  const kept = chosen.filter((each) => each !== null)
  for (const [n, unit] of units.entries()) {
    const candidate = chosen[n]
    const line = unit.pieces[0]?.line ?? 0
    const place = battalions.length + 1
    if (
      candidate === null ||
      candidate === undefined ||
      place + candidate.count > bounds.battalions + 1
    ) {
      tell(judging, unit.pieces, candidate ? 'too-many-battalions' : reasonOfUnit(unit))
      continue
    }
    mark(judging, unit.pieces, 'understood')
    judgeRemarks(judging, unit, candidate)
    battalions.push(...battalionsOf(candidate, nation, place))
    for (let i = 0; i < candidate.count; i += 1) lines.push(line)
    const claimed = candidate.label.place
    if (claimed !== null && claimed !== place)
      remarks.push({ kind: 'misplaced', line, claimed, place })
    if (candidate.isDoubtful) judging.because.add('form')
  }
  const boxes = units.map(({ marks }) => marks)
  if (boxes.some((each) => each.includes('☐')) && boxes.some((each) => each.includes('☑')))
    judging.because.add('danger')
  return {
    battalions,
    lines,
    remarks,
    isStrict: kept.every(({ grade }) => grade === 0),
    areAllPriced: kept.length > 0 && kept.every((each) => isStated(each) && fits(each, nation)),
    hasMisprint: kept.some((each) => isStated(each) && !fits(each, nation)),
  }
}

const sizeOf = (value: number): boolean => value >= least && value <= most

interface Totals {
  readonly stated: number | null
  readonly isProof: boolean
  readonly isWrong: boolean
  readonly limit: number
  readonly isExact: boolean
}

/** What a list says of itself: totals, its limit, how many it counts; what is not so is told. */
function judgeTotals(
  judging: Judging,
  points: number,
  battalions: readonly Battalion[],
  around: readonly number[],
): Totals {
  const { list } = judging
  const rankers = battalions.reduce((sum, each) => sum + each.rankers, 0)
  const counted = { battalions: battalions.length, rankers, points } as const
  let totals: Totals = {
    stated: null,
    isProof: around.includes(points) && points > 0,
    isWrong: false,
    limit: limits.usual,
    isExact: false,
  }
  let isLimited = false
  const take = ({ total, pieces, rest }: TotalItem): void => {
    const isRight = total.value === points
    const isLone = !total.isNamed && !isRight
    const isBeforeList =
      pieces[0] !== undefined && pieces[0].from < (list.units[0]?.pieces[0]?.from ?? 0)
    if (total.kind === 'limit' && isLimited && totals.limit !== total.value)
      return tell(judging, pieces, 'several')
    if (total.kind === 'limit') isLimited = true
    if (total.kind === 'limit') totals = { ...totals, limit: total.value, isExact: total.isExact }
    else if (total.kind === 'claims') {
      if (total.claims.some(({ of, value }) => counted[of] !== value))
        return tell(judging, pieces, 'count')
    } else if (total.kind === 'left') {
      if (points + total.value !== totals.limit) return tell(judging, pieces, 'count')
    } else if ((isLone || (isBeforeList && !isRight)) && sizeOf(total.value))
      return tell(judging, pieces, 'not-understood')
    else if (isBeforeList && !isRight) totals = { ...totals }
    else if (isLone && total.value < least) {
      const text = {
        kind: 'text',
        pieces,
        tokens: [],
        words: shown(judging.source, pieces[0] ?? { line: 0, from: 0, to: 0 }),
        as: null,
        isTold: false,
        isBox: false,
      } as const
      return setBeside(judging, text, 'line')
    } else
      totals = {
        ...totals,
        stated: total.value,
        isWrong: totals.isWrong || !isRight,
        limit: total.limit ?? totals.limit,
      }
    mark(judging, pieces, 'understood')
    if (rest !== null) besideTotal(judging, rest)
  }
  for (const item of list.totals) take(item)
  for (const { heading, pieces } of list.headings) {
    const isFalse = heading.claims.some(
      ({ of, value }) => counted[of] !== value && (of !== 'points' || sizeOf(value)),
    )
    if (isFalse) tell(judging, pieces, 'count')
    else mark(judging, pieces, 'understood')
  }
  return totals
}

/** The other words of a sentence with the total. */
function besideTotal(judging: Judging, rest: Text): void {
  const facts = factsOf(judging.source, rest.tokens, true)
  setBeside(judging, rest, 'line')
  for (const { kind, from, to } of rest.tokens)
    if (kind === 'number')
      mark(judging, [{ line: rest.pieces[0]?.line ?? 0, from, to }], 'understood')
  if (facts.danger) judging.because.add('danger')
}

const armyName = ({ headings }: List): string => {
  const named = headings.find(({ heading }) => heading.name !== '')?.heading.name ?? ''
  return cleanName(named)
}

const asked = (nation: Nation | null): Nation => nation ?? 'other'

function judgeHeadingsBelow(judging: Judging): void {
  const { list, named } = judging
  for (const { heading, pieces } of list.headingsBelow)
    if (named.nation !== null && heading.nation === named.nation)
      mark(judging, pieces, 'understood')
    else tell(judging, pieces, 'nation')
}

/** The reading of one list. */
export function judge(source: string, list: List, isOnly: boolean): Judged {
  const named = nationOf(source, list, isOnly)
  const judging: Judging = {
    source,
    list,
    named,
    unread: [],
    beside: [],
    fates: [],
    because: new Set(),
    hasBeside: false,
  }
  const around = statedAround(list)
  const first = chooseUnits(judging, list.units, around)
  const units = withoutTitles(list.units, first)
  const resolved = units.some((unit, n) => unit !== list.units[n])
    ? chooseUnits(judging, units, around)
    : first
  const taken = takeUnits(judging, units, resolved)
  for (const unit of list.late) tell(judging, unit.pieces, 'not-understood')
  for (const { pieces } of list.understood) mark(judging, pieces, 'understood')
  judgeHeadingsBelow(judging)
  const points = resolved.points
  const totals = judgeTotals(judging, points, taken.battalions, around)
  const waits: Text[] = []
  for (const near of [...list.near, ...titlesOf(judging, units)]) judgeText(judging, near, waits)
  const isProved =
    taken.battalions.length > 0 && !totals.isWrong && (totals.isProof || taken.areAllPriced)
  for (const text of waits) {
    if (!isProved) tell(judging, text.pieces, 'not-understood')
    else setBeside(judging, text, text.as ?? 'line')
    if (isProved) judging.because.add('danger')
  }
  look(judging, taken, totals, isProved)
  return finished(judging, taken, totals)
}

/** Titles that turned out to be no names. */
function titlesOf({ source, list }: Judging, units: readonly BattalionsItem[]): readonly Near[] {
  return list.units.flatMap(({ title }, n) => {
    if (title === null || units[n]?.title !== null) return []
    const { line: number, from, to } = title.piece
    const texts = textsOf({ text: source, number, from, to, struck: [], lead: '' })
    return texts.map((text) => ({ text, isAway: false, where: 'within', isShared: false }) as const)
  })
}

/** Law, c: what is to be looked at, and why. */
function look(judging: Judging, taken: Taken, totals: Totals, isProved: boolean): void {
  const { because, named } = judging
  if (named.isBelow) because.add('nation')
  if (totals.isWrong) because.add('points')
  if (isProved) return
  if (judging.hasBeside) because.add('beside')
  if (!taken.isStrict) because.add('form')
  if (taken.hasMisprint) because.add('points')
}

const byPlace = (one: { readonly from: number }, other: { readonly from: number }): number =>
  one.from - other.from

function finished(judging: Judging, taken: Taken, totals: Totals): Judged {
  const { list, named, unread, beside, fates, because } = judging
  const army: Army = {
    name: armyName(list),
    note: '',
    nation: asked(named.nation),
    limit: Math.min(bounds.limit, Math.max(limits.least, Math.floor(totals.limit))),
    budget: totals.isExact ? 'exact' : 'atMost',
    battalions: taken.battalions,
    statedTotal: totals.stated,
  }
  const isSaid = list.headings.some(({ heading }) => !heading.isWeak && heading.nation !== null)
  return {
    read: {
      army,
      unread: unread.toSorted(byPlace).map(({ line, text, reason }) => ({ line, text, reason })),
      remarks: taken.remarks,
      beside: beside.toSorted(byPlace).map(({ line, text, kind }) => ({ line, text, kind })),
      because: lookReasons.filter((reason) => because.has(reason)),
      battalionLines: taken.lines,
      ...(named.nation === null && { nationUnsaid: true }),
    },
    fates,
    isList:
      taken.battalions.length > 0 ||
      list.units.length > 0 ||
      (isSaid && (totals.stated !== null || unread.length > 0)) ||
      unread.some(({ text }) => soundsLikeTroops(text)),
  }
}

/** A line that is told makes a list only if it holds troops and how many. */
const soundsLikeTroops = (text: string): boolean => {
  const { troops, size } = lineFacts(text)
  return troops && size
}
