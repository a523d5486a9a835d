// A text while it is being read: its armies, the line that is held back, the table that goes on.
import type { Nation } from '../model.ts'
import type { UnreadReason } from '../problem.ts'
import { beginArmy, hasRoomFor, type ArmyInProgress, type Piece } from './armyInProgress.ts'
import { battalionsFrom, isBattalion, isOversized, misplaced } from './battalions.ts'
import { howMany, type Draft } from './draft.ts'
import type { Line, LineMark } from './lines.ts'
import type { Context } from './parser.ts'
import type { IsOwner } from './owner.ts'
import type { AsideKind } from './reading.ts'
import type { Table } from './table.ts'
import type { Token } from './tokens.ts'
import type { Parsed } from './troops.ts'

/** A line whose end may have been broken off, or that is only the beginning of a battalion. */
export interface Held {
  readonly line: Line
  readonly tokens: readonly Token[]
  readonly parsed: Parsed
  /** How many battalions of the army came from it; 0: it makes no sense yet. */
  readonly added: number
  /** Where its pieces begin. */
  readonly pieces: number
  readonly reason: UnreadReason
}

export interface Reader {
  readonly text: string
  readonly armies: ArmyInProgress[]
  /** What comes before the first army; it gets it. */
  readonly stray: Piece[]
  /** Marks of lines that stand beside lines without them, and both have troops. */
  readonly mixed: ReadonlySet<LineMark>
  /** Said in each battalion, and nowhere else. */
  readonly eachNation: Nation | null
  /** Who may be named before the nation. */
  readonly isOwner: IsOwner
  held: Held | null
  table: Table | null
}

export const currentArmy = ({ armies }: Reader): ArmyInProgress | null => armies.at(-1) ?? null
const piecesOf = (reader: Reader): Piece[] => currentArmy(reader)?.pieces ?? reader.stray

export const contextOf = (reader: Reader): Context => {
  const army = currentArmy(reader)
  const isNext = army !== null && !army.closed
  return {
    nation: army?.nation ?? reader.eachNation,
    place: isNext ? army.battalions.length + 1 : 1,
  }
}

/** The first army begins with the text. */
export function openArmy(reader: Reader, line: Line): ArmyInProgress {
  const first = reader.armies.length === 0
  const army = first ? beginArmy(0, 1, reader.stray) : beginArmy(line.from, line.number, [])
  army.nation = reader.eachNation
  reader.armies.push(army)
  return army
}

export function tellUnread(
  reader: Reader,
  line: Line,
  tokens: readonly Token[],
  reason: UnreadReason,
): void {
  const { from, to } = line
  piecesOf(reader).push({ line, from, to, kind: 'unread', reason, tokens })
}

export const setAside = (
  reader: Reader,
  line: Line,
  from: number,
  to: number,
  as: AsideKind,
): number => piecesOf(reader).push({ line, from, to, kind: 'setAside', as })

export const understood = (reader: Reader, line: Line, isCore: boolean): number =>
  piecesOf(reader).push({ line, from: line.from, to: line.to, kind: 'understood', isCore })

/** The line that was held back makes no sense by itself. */
export function release(reader: Reader): void {
  const { held } = reader
  reader.held = null
  if (held !== null && held.added === 0) tellUnread(reader, held.line, held.tokens, held.reason)
}

/** A total closes a list, unless more than one line of it is still to come. */
function armyFor(reader: Reader, line: Line): ArmyInProgress {
  const current = currentArmy(reader)
  return current === null || current.closed ? openArmy(reader, line) : current
}

function remarkPlaces(army: ArmyInProgress, draft: Draft, text: string, line: Line): void {
  const { places } = draft
  const place = army.battalions.length + 1
  const claimed = misplaced(draft, text, place)
  const isList = places.length > 1
  if (isList && places.some((each, n) => each !== place + n)) army.scattered = true
  for (let n = 0; n < howMany(draft); n += 1) army.claims.push(places[n] ?? 0)
  if (claimed !== null) army.remarks.push({ kind: 'misplaced', line: line.number, claimed, place })
}

/** Adds the battalions of a line; how many there are. */
export function addBattalions(
  reader: Reader,
  line: Line,
  drafts: readonly Draft[],
  tokens: readonly Token[],
): number {
  const army = armyFor(reader, line)
  const count = drafts.reduce((sum, draft) => sum + howMany(draft), 0)
  const isTooMuch = drafts.some(isOversized)
  if (isTooMuch || !hasRoomFor(army, count)) {
    tellUnread(reader, line, tokens, isTooMuch ? 'too-many-figures' : 'too-many-battalions')
    return 0
  }
  for (const draft of drafts) {
    remarkPlaces(army, draft, reader.text, line)
    const place = army.battalions.length + 1
    army.battalions.push(...battalionsFrom(draft, reader.text, place, army.nation))
    while (army.lines.length < army.battalions.length) army.lines.push(line.number)
  }
  understood(reader, line, true)
  return count
}

/** "Army: Old Guard 24": a title, never troops. */
export const isTitled = (tokens: readonly Token[]): boolean =>
  tokens[0]?.kind === 'army' && tokens[1]?.kind === 'colon'

/** Below the total of a nation's list, without a nation or a first place: of the same list, or of another one. */
function isBehindTotal(reader: Reader, { drafts: [first] }: Parsed): boolean {
  const army = currentArmy(reader)
  return army?.closed === true && army.nation !== null && first?.places[0] !== 1
}

/** Takes a line that is one battalion or several; false if it is none. */
export function takeTroops(
  reader: Reader,
  line: Line,
  tokens: readonly Token[],
  parsed: Parsed,
): boolean {
  if (parsed.failure !== null || !parsed.drafts.every(isBattalion)) return false
  if (isTitled(tokens)) return false
  if (isBehindTotal(reader, parsed)) {
    tellUnread(reader, line, tokens, 'not-understood')
    return true
  }
  armyFor(reader, line)
  const pieces = piecesOf(reader).length
  const added = addBattalions(reader, line, parsed.drafts, tokens)
  if (added === 0) return true
  for (const { from, to } of parsed.asides) setAside(reader, line, from, to, 'remark')
  if (!line.hasComment && line.cut < 0)
    reader.held = { line, tokens, parsed, added, pieces, reason: 'not-understood' }
  return true
}
