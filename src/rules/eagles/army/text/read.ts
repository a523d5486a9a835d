// Reading army text: lines to armies. A line is looked at once; one that a mail program broke, once more.
import { ok, refused, type Result } from '../../../core/result.ts'
import {
  beginArmy,
  beginsArmy,
  finished,
  isFull,
  takeHeading,
  type ArmyInProgress,
} from './armyInProgress.ts'
import {
  battalionFrom,
  isBattalion,
  continues,
  isOversized,
  misplaced,
  understand,
} from './battalionLine.ts'
import { cleanText } from './clean.ts'
import { readHeading } from './heading.ts'
import { cursorOn, isLead, type Cursor } from './scan.ts'
import {
  pastedText,
  type ReadArmy,
  type TextBounds,
  type TextRefusal,
  type UnreadLine,
} from './reading.ts'
import type { Draft } from './draft.ts'
import type { UnreadReason } from '../problem.ts'

interface Line {
  readonly begin: number
  readonly end: number
  readonly number: number
}

interface Reader {
  readonly cursor: Cursor
  readonly armies: ArmyInProgress[]
  /** Lines that could not be read before the first army; it gets them. */
  readonly stray: UnreadLine[]
  /** The last line, if it is a battalion: its end may have been broken off. */
  last: { readonly line: Line; readonly draft: Draft } | null
}

const currentArmy = ({ armies }: Reader): ArmyInProgress | null => armies.at(-1) ?? null

/** The first army begins with the text. */
function openArmy(reader: Reader, line: Line): ArmyInProgress {
  const first = reader.armies.length === 0
  const army = first ? beginArmy(0, 1, reader.stray) : beginArmy(line.begin, line.number, [])
  reader.armies.push(army)
  return army
}

function leaveUnread(reader: Reader, { begin, end, number }: Line, reason: UnreadReason): void {
  const unread = currentArmy(reader)?.unread ?? reader.stray
  unread.push({ line: number, text: reader.cursor.text.slice(begin, end).trim(), reason })
}

function addBattalion(reader: Reader, line: Line, draft: Draft): void {
  const current = currentArmy(reader)
  const army = current === null || current.closed ? openArmy(reader, line) : current
  if (isFull(army)) {
    leaveUnread(reader, line, 'too-many-battalions')
    return
  }
  const place = army.battalions.length + 1
  army.battalions.push(battalionFrom(draft, reader.cursor, place, army.nation))
  const claimed = misplaced(draft, reader.cursor, place)
  if (claimed !== null) army.remarks.push({ kind: 'misplaced', line: line.number, claimed, place })
  reader.last = { line, draft }
}

/** How long a battalion may become from pieces. */
const mostPieces = 1_000

/** Reads a broken line again as a whole; false if that makes no battalion of it. */
function joinLines(reader: Reader, first: Line, second: Line): boolean {
  const army = currentArmy(reader)
  const { cursor } = reader
  if (army === null || second.end - first.begin > mostPieces) return false
  if (cursor.text.slice(first.begin, second.end).includes('#')) return false
  const draft = understand(cursor, first.begin, second.end)
  if (!isBattalion(draft)) return false
  const place = army.battalions.length
  army.battalions[place - 1] = battalionFrom(draft, cursor, place, army.nation)
  reader.last = { line: { ...first, end: second.end }, draft }
  return true
}

function takeLine(reader: Reader, line: Line): void {
  const { last } = reader
  reader.last = null
  const draft = understand(reader.cursor, line.begin, line.end)
  if (draft.lastTo < 0) return
  if (isBattalion(draft) && !draft.titled) {
    addBattalion(reader, line, draft)
    return
  }
  const heading = draft.heading ? readHeading(reader.cursor, line.begin, line.end) : null
  if (heading !== null) {
    const current = currentArmy(reader)
    const army = beginsArmy(heading, current) ? openArmy(reader, line) : current
    if (heading.kind === 'remark' || (army !== null && takeHeading(army, heading))) return
  } else if (last !== null && continues(last.draft, draft) && joinLines(reader, last.line, line))
    return
  leaveUnread(reader, line, isOversized(draft) ? 'too-many-figures' : 'not-understood')
}

/** Takes every line; returns false if there are more than allowed. */
function takeLines(reader: Reader, most: TextBounds): boolean {
  const { text } = reader.cursor
  let number = 0
  for (let at = 0; at < text.length; number += 1) {
    if (number === most.lines) return false
    const newline = text.indexOf('\n', at)
    const full = newline < 0 ? text.length : newline
    const end = Math.min(full, at + most.lineLength)
    let begin = at
    while (begin < end && isLead(text.charCodeAt(begin))) begin += 1
    if (begin < end) takeLine(reader, { begin, end, number: number + 1 })
    else reader.last = null
    if (end < full) {
      reader.last = null
      currentArmy(reader)?.remarks.push({ kind: 'line-cut', line: number + 1 })
    }
    at = full + 1
  }
  return true
}

/** The original text of each army, up to where the next one begins. */
function sources(text: string, cleaned: string, armies: readonly ArmyInProgress[]): string[] {
  if (text === cleaned)
    return armies.map(({ begin }, index) =>
      text.slice(begin, armies[index + 1]?.begin ?? text.length).trimEnd(),
    )
  const lines = text.split(/\r\n?|\n/)
  return armies.map(({ line }, index) =>
    lines.slice(line - 1, (armies[index + 1]?.line ?? lines.length + 1) - 1).join('\n'),
  )
}

/**
 * Reads every army of a text, as people write and mail them, in English and German (docs/formats.md).
 * What cannot be read is told per army with its line; misprints are kept as they are stated.
 */
export function readArmies(
  text: string,
  most: TextBounds = pastedText,
): Result<readonly ReadArmy[], TextRefusal> {
  if (text.length > most.characters)
    return refused({ code: 'too-long', characters: text.length, most: most.characters })
  const cleaned = cleanText(text)
  const reader: Reader = { cursor: cursorOn(cleaned), armies: [], stray: [], last: null }
  if (!takeLines(reader, most)) return refused({ code: 'too-many-lines', most: most.lines })
  if (reader.armies.length === 0)
    return refused(
      reader.stray.length === 0 ? { code: 'empty' } : { code: 'no-army', unread: reader.stray },
    )
  const original = sources(text, cleaned, reader.armies)
  return ok(
    reader.armies.map((army, index) => ({
      army: finished(army),
      source: original[index] ?? '',
      firstLine: army.line,
      unread: army.unread,
      remarks: army.remarks,
    })),
  )
}
