// Reading army text: lines to armies. Every part of the text is understood, set aside in sight, or told as unread.
import { ok, refused, type Result } from '../../../../../core/result.ts'
import { finished, putInOrder, type ArmyInProgress, type Piece } from './armyInProgress.ts'
import { lineEnds } from './clean.ts'
import { forEachLine, mayHaveMarks, type LineMark } from './lines.ts'
import { maskMarkup, type MaskedText } from './mask.ts'
import { nationInEachLine } from './nationInEachLine.ts'
import { anybody, type IsOwner } from './owner.ts'
import { plainText } from './plain.ts'
import { mayBeTroops } from './prose.ts'
import {
  pastedText,
  type ReadArmy,
  type Span,
  type TextBounds,
  type TextRefusal,
} from './reading.ts'
import { release, type Reader } from './reader.ts'
import { settleArmies } from './settle.ts'
import { spansOf } from './spans.ts'
import { tellStruckNations } from './struckNation.ts'
import { takeLine } from './takeLine.ts'
import { tokensOf } from './tokens.ts'

/** The marks of lines with troops, if other lines with troops do not have them. */
function mixedMarks(masked: MaskedText, most: TextBounds): ReadonlySet<LineMark> {
  const { text } = masked
  const seen = new Set<LineMark>()
  if (!mayHaveMarks.test(text) && masked.quotes.length === 0) return seen
  forEachLine(masked, most, ({ mark, begin, end }) => {
    if (!seen.has(mark) && mayBeTroops(tokensOf(text, begin, end), text)) seen.add(mark)
  })
  if (seen.size === 1) seen.clear()
  return seen
}

/** The original text of each army, up to where the next one begins. */
function sources(text: string, cleaned: string, armies: readonly ArmyInProgress[]): string[] {
  if (text === cleaned)
    return armies.map(({ begin }, index) =>
      text.slice(begin, armies[index + 1]?.begin ?? text.length).trimEnd(),
    )
  const lines = text.split(lineEnds)
  return armies.map(({ line }, index) =>
    lines.slice(line - 1, (armies[index + 1]?.line ?? lines.length + 1) - 1).join('\n'),
  )
}

/** Without any army even the headings of a table are of no use. */
const isEmptyHanded = ({ kind, from, to }: Piece, text: string): boolean =>
  kind === 'understood' && /[\p{L}\p{N}]/u.test(text.slice(from, to))

const told = ({ line, from, to }: Piece): Piece => ({
  line,
  from,
  to,
  kind: 'unread',
  reason: 'not-understood',
  tokens: [],
})

/** Nothing in it, or nothing but lines that are no army's. */
function withoutArmy(text: string, masked: MaskedText, stray: readonly Piece[]): TextRefusal {
  const pieces = stray.map((piece) => (isEmptyHanded(piece, masked.text) ? told(piece) : piece))
  const [part] = spansOf(text, masked, [{ pieces, from: 0, line: 1 }]).parts
  const unread = part?.unread ?? []
  return unread.length === 0 ? { code: 'empty' } : { code: 'no-army', unread }
}

/** What a text holds: its armies, and what became of every part of it. */
export interface ReadText {
  /** As it was read: cleaned. */
  readonly text: string
  readonly armies: readonly ReadArmy[]
  readonly spans: readonly Span[]
}

/** Reads a text, and says of every part of it what became of it. */
export function readText(
  given: string,
  most: TextBounds = pastedText,
  isOwner: IsOwner = anybody,
): Result<ReadText, TextRefusal> {
  if (given.length > most.characters)
    return refused({ code: 'too-long', characters: given.length, most: most.characters })
  const text = plainText(given)
  const masked = maskMarkup(text)
  const reader: Reader = {
    text: masked.text,
    armies: [],
    stray: [],
    mixed: mixedMarks(masked, most),
    isOwner,
    eachNation: nationInEachLine(masked, most),
    held: null,
    table: null,
  }
  if (!forEachLine(masked, most, (line) => takeLine(reader, line)))
    return refused({ code: 'too-many-lines', most: most.lines })
  release(reader)
  const { armies, stray } = reader
  if (armies.length === 0) return refused(withoutArmy(text, masked, stray))
  settleArmies(armies, masked.text)
  const kept = tellStruckNations(armies, text, masked.masked)
  const original = sources(given, text, armies)
  const found = spansOf(
    text,
    { ...masked, masked: kept },
    armies.map(({ pieces, begin, line }) => ({ pieces, from: begin, line })),
  )
  return ok({
    text,
    spans: found.spans,
    armies: armies.map((army, index) => {
      putInOrder(army)
      const { unread, setAside: aside } = found.parts[index] ?? { unread: [], setAside: [] }
      return {
        army: finished(army),
        source: original[index] ?? '',
        firstLine: army.line,
        unread,
        remarks: army.remarks,
        setAside: aside,
        battalionLines: army.lines,
      }
    }),
  })
}

/**
 * Reads every army of a text, as people write and mail them, in English and German (docs/formats.md).
 * What cannot be read is told per army with its line; misprints are kept as they are stated. "Tom – British" is a heading
 * only of somebody who may own the list.
 */
export function readArmies(
  text: string,
  most: TextBounds = pastedText,
  isOwner: IsOwner = anybody,
): Result<readonly ReadArmy[], TextRefusal> {
  const read = readText(text, most, isOwner)
  return read.ok ? ok(read.value.armies) : read
}
