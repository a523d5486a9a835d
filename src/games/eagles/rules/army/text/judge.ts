// The fate of every part of a list: read, told, beside; and whether it is to be looked at (law, a to e).
import { bounds } from '../bounds.ts'
import type { Battalion } from '../model.ts'
import { battalionPoints } from '../points.ts'
import type { UnreadReason } from '../problem.ts'
import { statedAround, titlesOf, type List, type Near } from './armies.ts'
import { battalionsOf, fits, isStated, type Candidate, type Resolved } from './candidate.ts'
import { isSize, whyTold, type Claim, type Said } from './heading.ts'
import { factsOf, mustBeRead, sizeNumbers, type Facts } from './facts.ts'
import { nationOf, type Named } from './nation.ts'
import { resolve } from './resolve.ts'
import {
  plainPart,
  textsOf,
  type BattalionsItem,
  type Fate,
  type Piece,
  type Text,
  withoutTitles,
} from './items.ts'
import type { Remark, UnreadLine } from './reading.ts'
import { countsBeside, type Beside, type BesideKind, type LookReason } from './source.ts'

type Fated = Piece & { readonly fate: Fate }

/** What is judged so far. */
interface Judging {
  readonly source: string
  readonly list: List
  readonly named: Named
  readonly unread: (UnreadLine & Pick<Piece, 'from'>)[]
  readonly beside: (Beside & Pick<Piece, 'from'>)[]
  readonly fates: Fated[]
  readonly because: Set<LookReason>
  /** Something beside that counts. */
  hasBeside: boolean
}

type Units = readonly BattalionsItem[]

function mark({ fates }: Judging, pieces: readonly Piece[], fate: Fate): void {
  for (const piece of pieces) fates.push({ ...piece, fate })
}

function tell(judging: Judging, pieces: readonly Piece[], reason: UnreadReason): void {
  mark(judging, pieces, 'unread')
  for (const { line, from, to } of pieces)
    judging.unread.push({ line, text: judging.source.slice(from, to).trim(), reason, from })
}

function setBeside(
  judging: Judging,
  { pieces, words }: Text,
  kind: BesideKind,
  isDanger: boolean,
): void {
  mark(judging, pieces, 'beside')
  for (const { line, from } of pieces) judging.beside.push({ line, text: words, kind, from })
  judging.hasBeside ||= countsBeside(kind)
  if (isDanger) judging.because.add('danger')
}

/** Containers' marks that no reader takes for a list: whether they are danger; null: the words are read. */
function markedDanger({ as, words }: Text, facts: Facts): boolean | null {
  if (as === 'header' || as === 'quoted') return false
  if (as === 'signature') return facts.troops
  return as === 'struck' || as === 'hidden' || as === 'sheet' ? /[\p{L}\p{N}]/u.test(words) : null
}

/** "The Guards are repainted.", "French Imperial Guard" above a list of the French. */
const mayWait = ({ as }: Text, { troops, number, nations }: Facts, { nation }: Named): boolean =>
  troops && !number && nations.every((each) => each === nation) && as !== 'column'

/** Words around a list; those that only points that prove the list keep from being told are given back. */
function judgeText(judging: Judging, { text, isAway, isShared, where }: Near): Text | null {
  const facts = factsOf(judging.source, text.tokens, isAway)
  const isDanger = facts.danger || facts.spared || text.isBox
  const marked = markedDanger(text, facts)
  const isNaming = judging.named.by.has(text) && !facts.troops && !facts.size
  if (isShared) {
    if (isDanger && marked === null) judging.because.add('danger')
  } else if (marked !== null && text.as !== null) setBeside(judging, text, text.as, marked)
  else if (text.isTold) tell(judging, text.pieces, text.as === null ? 'nation' : 'not-understood')
  else if (!mustBeRead(facts) || isNaming || text.as === 'column') {
    // A number below an unknown heading may change one.
    // Only above the list are its words about the list.
    setBeside(
      judging,
      text,
      text.as ?? 'line',
      isDanger || (facts.number && text.as === 'column') || (isNaming && where !== 'above'),
    )
    for (const { from, to, nation } of text.tokens)
      if (isNaming && nation !== undefined)
        mark(judging, [{ line: text.pieces[0]?.line ?? 0, from, to }], 'understood')
  } else if (mayWait(text, facts, judging.named) && !isDanger) return text
  else
    tell(
      judging,
      text.pieces,
      facts.nations.length > 0 ? 'nation' : facts.danger ? 'doubt' : 'not-understood',
    )
  return null
}

/** The readings that a stated total chooses; else those of price and form alone. */
function chooseUnits({ named }: Judging, units: Units, totals: ReadonlySet<number>): Resolved {
  for (const total of [...totals].slice(0, 6)) {
    const resolved = resolve(units, named.nation, total)
    if (resolved.points === total && !resolved.chosen.includes(null)) return resolved
  }
  return resolve(units, named.nation, null)
}

interface Taken {
  readonly battalions: Battalion[]
  readonly lines: number[]
  readonly remarks: Remark[]
  readonly chosen: readonly Candidate[]
}

const reasonOf = ({ options }: BattalionsItem): UnreadReason =>
  options.some(({ isDoubtful }) => isDoubtful)
    ? 'typo'
    : options.some(({ count }) => count > 1)
      ? 'several'
      : 'not-understood'

function takeUnit(judging: Judging, taken: Taken, unit: BattalionsItem, chosen: Candidate): void {
  const line = unit.pieces[0]?.line ?? 0
  const place = taken.battalions.length + 1
  mark(judging, unit.pieces, 'understood')
  for (const [from, to] of chosen.remarks) {
    const own = unit.pieces.find((piece) => from >= piece.from && from < piece.to)
    const part = plainPart(judging.source, { line: own?.line ?? line, from, to })
    for (const text of textsOf(part, 'remark')) setBeside(judging, text, 'remark', true)
  }
  taken.battalions.push(...battalionsOf(chosen, judging.named.nation, place))
  for (let n = 0; n < chosen.count; n += 1) taken.lines.push(line)
  const claimed = chosen.label.place
  if (claimed !== null && claimed !== place)
    taken.remarks.push({ kind: 'misplaced', line, claimed, place })
  if (chosen.isDoubtful) judging.because.add('form')
}

function takeUnits(judging: Judging, units: Units, { chosen }: Resolved): Taken {
  const taken: Taken = {
    battalions: [],
    lines: [],
    remarks: [],
    chosen: chosen.filter((each) => each !== null),
  }
  for (const [n, unit] of units.entries()) {
    const own = chosen[n] ?? null
    if (own === null) tell(judging, unit.pieces, reasonOf(unit))
    else if (taken.battalions.length + own.count > bounds.battalions)
      tell(judging, unit.pieces, 'too-many-battalions')
    else takeUnit(judging, taken, unit, own)
  }
  const hasBox = (box: string): boolean => units.some(({ marks }) => marks.includes(box))
  if (hasBox('☐') || (hasBox('□') && hasBox('☑'))) judging.because.add('danger')
  for (const unit of judging.list.late) tell(judging, unit.pieces, 'not-understood')
  return taken
}

/** Totals, limits and counts; what is not so is told. */
function judgeTotals(judging: Judging, { battalions, lines }: Taken, points: number): Said {
  const said: Said = { total: null, isWrong: false, limit: null, isExact: false }
  const { list, source } = judging
  const rankers = battalions.reduce((sum, each) => sum + each.rankers, 0)
  const counted = { battalions: battalions.length, rankers, points } as const
  const isSo = ({ of, value }: Claim, line = 0): boolean => {
    if (of !== 'above') return counted[of] === value
    const above = battalions.filter((_, n) => (lines[n] ?? line) < line).map(battalionPoints)
    return above.some((_, n) => above.slice(n).reduce((sum, each) => sum + each, 0) === value)
  }
  const top = list.units[0]?.pieces[0]?.from ?? 0
  for (const item of list.totals) {
    const { pieces, rest, total } = item
    const [piece] = pieces
    if (
      piece !== undefined &&
      total.kind === 'total' &&
      !total.isNamed &&
      total.value < sizeNumbers.least
    ) {
      for (const text of textsOf(plainPart(source, piece), 'line'))
        setBeside(judging, text, 'line', false)
      continue
    }
    const isSoHere = (claim: Claim): boolean => isSo(claim, piece?.line)
    const reason = whyTold(said, item, (piece?.from ?? 0) < top, isSoHere, points)
    if (reason !== null) tell(judging, pieces, reason)
    else if (rest === null) mark(judging, pieces, 'understood')
    else {
      setBeside(judging, rest, 'line', factsOf(source, rest.tokens, true).danger)
      const numbers = rest.tokens.filter(({ kind }) => /^(?:number|battalion|rankers)$/.test(kind))
      mark(
        judging,
        numbers.map(({ from, to }) => ({ line: piece?.line ?? 0, from, to })),
        'understood',
      )
    }
  }
  for (const { heading, pieces } of list.headings) {
    const isFalse = heading.claims.some(
      (claim) => !isSo(claim) && (claim.of !== 'points' || isSize(claim.value)),
    )
    if (isFalse) tell(judging, pieces, 'count')
    else mark(judging, pieces, 'understood')
  }
  return said
}

/** Law, c: what is to be looked at, and why. `waiting`: told unless points prove the list. */
function look(
  judging: Judging,
  { chosen, battalions }: Taken,
  said: Said,
  isTotal: boolean,
  waiting: readonly Text[],
): void {
  const { because, named } = judging
  const { nation } = named
  const areAllPriced = chosen.every((each) => isStated(each) && fits(each, nation))
  const isProved = battalions.length > 0 && !said.isWrong && (isTotal || areAllPriced)
  for (const text of waiting)
    if (isProved) setBeside(judging, text, text.as ?? 'line', true)
    else tell(judging, text.pieces, 'not-understood')
  if (named.isBelow) because.add('nation')
  if (said.isWrong) because.add('points')
  if (isProved) return
  if (judging.hasBeside) because.add('beside')
  if (chosen.some(({ grade }) => grade > 0)) because.add('form')
  if (chosen.some((each) => isStated(each) && !fits(each, nation))) because.add('points')
}

/** A list that is judged. */
export interface Judgement {
  readonly judging: Judging
  readonly taken: Taken
  readonly said: Said
}

/** The reading of one list. */
export function judge(source: string, list: List, isOnly: boolean): Judgement {
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
  for (const { pieces } of list.understood) mark(judging, pieces, 'understood')
  for (const { heading, pieces } of list.headingsBelow)
    if (named.nation !== null && heading.nation === named.nation)
      mark(judging, pieces, 'understood')
    else tell(judging, pieces, 'nation')
  const said = judgeTotals(judging, taken, resolved.points)
  const near = [...list.near, ...titlesOf(source, list, units)]
  const waiting = near.map((each) => judgeText(judging, each)).filter((text) => text !== null)
  look(judging, taken, said, around.has(resolved.points), waiting)
  return { judging, taken, said }
}
