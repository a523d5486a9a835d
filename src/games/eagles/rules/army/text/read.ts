// Reading army text: lines to armies. Every part of the text is understood, set beside in sight, or told.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { listsOf } from './armies.ts'
import { lineEnds } from './clean.ts'
import { judge, type Judged } from './judge.ts'
import { namesNation } from './nation.ts'
import {
  pastedText,
  type ReadArmy,
  type Span,
  type TextBounds,
  type TextRefusal,
  type UnreadLine,
} from './reading.ts'
import { itemsOf } from './scan.ts'
import type { SourceLine } from './source.ts'
import { linesOf, type Line } from './sourceLines.ts'
import { spansOf } from './spans.ts'

/** What a text holds: its armies, and what became of every part of it. */
export interface ReadText {
  /** As it was read: cleaned. */
  readonly text: string
  readonly armies: readonly ReadArmy[]
  readonly spans: readonly Span[]
}

const givenText = (given: string | readonly SourceLine[]): string =>
  typeof given === 'string'
    ? given
    : given.map(({ text }) => text.replace(lineEnds, ' ')).join('\n')

/** The first line of each list: where its first heading, battalion or told word stands. */
function firstLines(judged: readonly Judged[]): readonly number[] {
  return judged.map(({ fates, read }, n) => {
    const own = fates.filter(({ fate }) => fate !== 'beside').map(({ line }) => line)
    const first = Math.min(...own.slice(0, 5_000), read.battalionLines[0] ?? Infinity)
    return n === 0 || !Number.isFinite(first) ? 1 : first
  })
}

const emptyHanded = (judged: readonly Judged[]): TextRefusal => {
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
  const judged = lists.map((list) => judge(text, list, lists.length === 1))
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
