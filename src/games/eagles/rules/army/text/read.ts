// Reading army text: lines to armies. Every part of the text is understood, set beside in sight, or told.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { bounds } from '../bounds.ts'
import type { Army } from '../model.ts'
import { limits } from '../prices.ts'
import { listsOf } from './armies.ts'
import { cleanName, lineEnds } from './clean.ts'
import { lineFacts } from './facts.ts'
import { namesNation } from './nation.ts'
import type { Fate, Piece } from './items.ts'
import { judge, type Judgement } from './judge.ts'
import { linesOf, type Line } from './plain.ts'
import {
  pastedText,
  type ReadArmy,
  type Span,
  type TextBounds,
  type TextRefusal,
  type UnreadLine,
} from './reading.ts'
import { itemsOf } from './scan.ts'
import { lookReasons, type SourceLine } from './source.ts'

const order: readonly Fate[] = ['understood', 'beside', 'unread']

/** Later fates lie over earlier ones, the surer ones of small parts over those of their line; what is told lies over all. */
function spansOf(
  text: string,
  fates: readonly (Piece & { readonly fate: Fate })[],
): readonly Span[] {
  const kinds = new Uint8Array(text.length)
  for (const { from, to, fate } of fates)
    if (fate !== 'unread') kinds.fill(order.indexOf(fate) + 1, from, to)
  for (const { from, to, fate } of fates) if (fate === 'unread') kinds.fill(3, from, to)
  const spans: { from: number; to: number; kind: Fate }[] = []
  for (let at = 0; at < kinds.length; at += 1) {
    const code = kinds[at] ?? 0
    const last = spans.at(-1)
    // Between the pieces lie blanks and signs: they go with what is before them.
    const kind = order[code - 1] ?? last?.kind ?? 'understood'
    if (last?.kind === kind) last.to = at + 1
    else spans.push({ from: at, to: at + 1, kind })
  }
  return spans
}

/** What a text holds: its armies, and what became of every part of it. */
export interface ReadText {
  /** As it was read: cleaned. */
  readonly text: string
  readonly armies: readonly ReadArmy[]
  readonly spans: readonly Span[]
}

/** A list with the fate of each of its parts. */
interface Finished {
  readonly read: Omit<ReadArmy, 'source' | 'firstLine'>
  readonly fates: readonly (Piece & { readonly fate: Fate })[]
  /** Holds something of a list, read or told. */
  readonly isList: boolean
}

function finished({ judging, taken, said }: Judgement): Finished {
  const { list, named, because } = judging
  const byPlace = (one: Pick<Piece, 'from'>, other: Pick<Piece, 'from'>): number =>
    one.from - other.from
  const unread = judging.unread
    .toSorted(byPlace)
    .map(({ line, text, reason }) => ({ line, text, reason }))
  const beside = judging.beside
    .toSorted(byPlace)
    .map(({ line, text, kind }) => ({ line, text, kind }))
  const limit = Math.min(
    bounds.limit,
    Math.max(limits.least, Math.floor(said.limit ?? limits.usual)),
  )
  const army: Army = {
    name: cleanName(list.headings.find(({ heading }) => heading.name !== '')?.heading.name ?? ''),
    note: '',
    nation: named.nation ?? 'other',
    limit,
    budget: said.isExact ? 'exact' : 'atMost',
    battalions: taken.battalions,
    statedTotal: said.total,
  }
  const isHeaded = list.headings.some(({ heading }) => !heading.isWeak && heading.nation !== null)
  const isTold = unread.some(
    ({ text }) => isHeaded || (lineFacts(text).troops && lineFacts(text).size),
  )
  const reasons = lookReasons.filter((reason) => because.has(reason))
  const read = {
    army,
    unread,
    beside,
    because: reasons,
    remarks: taken.remarks,
    battalionLines: taken.lines,
  }
  return {
    read: named.nation === null ? { ...read, nationUnsaid: true } : read,
    fates: judging.fates,
    isList: list.units.length > 0 || (isHeaded && said.total !== null) || isTold,
  }
}

const givenText = (given: string | readonly SourceLine[]): string =>
  typeof given === 'string'
    ? given
    : given.map(({ text }) => text.replace(lineEnds, ' ')).join('\n')

/** The first line of each list: where its first heading, battalion or told word stands. */
function firstLines(judged: readonly Finished[]): readonly number[] {
  return judged.map(({ fates, read }, n) => {
    const own = fates.filter(({ fate }) => fate !== 'beside').map(({ line }) => line)
    const first = Math.min(...own.slice(0, 5_000), read.battalionLines[0] ?? Infinity)
    return n === 0 || !Number.isFinite(first) ? 1 : first
  })
}

const emptyHanded = (judged: readonly Finished[]): TextRefusal => {
  const unread: readonly UnreadLine[] = judged.flatMap(({ read }) => read.unread)
  return unread.length === 0 && judged.every(({ fates }) => fates.length === 0)
    ? { code: 'empty' }
    : { code: 'no-army', unread }
}

const cutRemarks = (lines: readonly Line[], from: number, to: number): ReadArmy['remarks'] =>
  lines
    .filter(({ cut, number }) => cut !== null && number >= from && number < to)
    .map(({ number: line }) => ({ kind: 'line-cut', line }) as const)

/** Reads a text, and says of every part of it what became of it. */
export function readText(
  given: string | readonly SourceLine[],
  most: TextBounds = pastedText,
): Result<ReadText, TextRefusal> {
  const whole = givenText(given)
  if (whole.length > most.characters)
    return refused({ code: 'too-long', characters: whole.length, most: most.characters })
  const read = linesOf(given, most)
  if (read === null) return refused({ code: 'too-many-lines', most: most.lines })
  const { text, lines } = read
  const lists = listsOf(itemsOf(lines), namesNation(text))
  const judged = lists.map((list) => finished(judge(text, list, lists.length === 1)))
  const kept = judged.filter(({ isList }) => isList)
  if (kept.length === 0) return refused(emptyHanded(judged))
  const first = firstLines(kept)
  const original = whole.split(lineEnds)
  const armies = kept.map(({ read: each }, n): ReadArmy => {
    const [from, to] = [first[n] ?? 1, first[n + 1] ?? lines.length + 1]
    const source = original
      .slice(from - 1, to - 1)
      .join('\n')
      .trimEnd()
    return {
      ...each,
      source,
      firstLine: from,
      remarks: [...each.remarks, ...cutRemarks(lines, from, to)],
    }
  })
  const spans = spansOf(
    text,
    judged.flatMap(({ fates }) => fates),
  )
  return ok({ text, armies, spans })
}

/**
 * Reads every army of a text, as people write and mail them, in English and German (docs/formats.md).
 * What cannot be read is told per army with its line; misprints are kept as they are stated.
 */
export function readArmies(
  given: string | readonly SourceLine[],
  most: TextBounds = pastedText,
): Result<readonly ReadArmy[], TextRefusal> {
  const read = readText(given, most)
  return read.ok ? ok(read.value.armies) : read
}
