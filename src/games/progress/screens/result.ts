// A finished game in figures: points over the turns, where they came from, cards and combats, countries held, the turning point.
import { own } from '@/core/own.ts'
import { sides, type Side } from '@/core/conversation.ts'
import { formulaValue } from '../computer/index.ts'
import {
  boardOf,
  standingOf,
  type Both,
  type Card,
  type ProgressEvent,
  type ProgressView,
  type ScorePart,
} from '../rules/index.ts'

export interface GameFigures {
  /** The turn in which it ended. */
  readonly turns: number
  /** VP after each turn, from 0 on. */
  readonly points: Both<readonly number[]>
  readonly from: Both<Readonly<Record<ScorePart['from'], number>>>
  readonly combatsWon: Both<number>
  readonly idle: Both<number>
  /** Every card that was turned up, in the order of the turns. */
  readonly played: Both<readonly Card[]>
  /** Turns at whose end each country was controlled, by the country's id. */
  readonly held: Both<Readonly<Record<string, number>>>
  /** Null: a tie, or a side resigned. */
  readonly turningPoint: TurningPoint | null
}

interface TurningPoint {
  readonly turn: number
  /** Null: that turn ended without a reveal. */
  readonly cards: Both<Card> | null
}

const nothing = (): Record<ScorePart['from'], number> => ({
  base: 0,
  home: 0,
  neutral: 0,
  enemyHome: 0,
})

const perSide = <T>(of: () => T): { a: T; b: T } => ({ a: of(), b: of() })

/**
 * From all that was told and what everybody knew after each entry; what the stock could not pay is taken from the last
 * parts of that score.
 */
export function figuresOf(
  told: readonly ProgressEvent[],
  view: ProgressView,
  seen: readonly ProgressView[],
): GameFigures {
  const from = perSide(nothing)
  const combatsWon = perSide(() => 0)
  const idle = perSide(() => 0)
  const played = perSide((): Card[] => [])
  const start = view.setup.start?.vp ?? { a: 0, b: 0 }
  const points = { a: [start.a], b: [start.b] }
  const now = { ...start }
  for (const event of told) {
    if (event.kind === 'turn.began' && event.turn > 1)
      for (const side of sides) points[side].push(now[side])
    if (event.kind === 'cards.revealed') for (const side of sides) played[side].push(event[side])
    if (event.kind === 'combat' && event.winner !== 'tie') combatsWon[event.winner] += 1
    if (event.kind === 'did.nothing') idle[event.side] += 1
    if (event.kind === 'scored') {
      now[event.side] += event.gained
      earn(from[event.side], event.parts, event.gained)
    }
    if (event.kind === 'corrected' && event.field === 'vp' && typeof event.is === 'number')
      for (const side of sides) if (event.of === side) now[side] = event.is
  }
  for (const side of sides) points[side].push(view.vp[side])
  const ends = turnEnds(view, seen)
  return {
    turns: view.turn,
    points,
    from,
    combatsWon,
    idle,
    played,
    held: heldIn(ends),
    turningPoint: turningPointIn(ends, view, played),
  }
}

const earn = (
  from: Record<ScorePart['from'], number>,
  parts: readonly ScorePart[],
  gained: number,
): void => {
  let left = gained
  for (const part of parts) {
    const value = Math.min(left, part.value)
    from[part.from] += value
    left -= value
  }
}

/** The game as it was before turn 1 and after each turn. */
function turnEnds(view: ProgressView, seen: readonly ProgressView[]): readonly ProgressView[] {
  const begun = seen.filter(({ initiative }) => initiative !== null)
  const starts = begun.filter(
    ({ turn, ended }, n) => ended === null && (n === 0 || turn > (begun[n - 1]?.turn ?? 0)),
  )
  return [...starts, view]
}

const heldIn = ([, ...ends]: readonly ProgressView[]): Both<Readonly<Record<string, number>>> => {
  const held = perSide((): Record<string, number> => ({}))
  for (const end of ends)
    for (const { id, controller } of standingOf(end).countries)
      if (controller !== null) held[controller][id] = (own(held[controller], id) ?? 0) + 1
  return held
}

/** From -1 to 1; 1: this side has won. */
const valueFor = (side: Side, view: ProgressView): number => {
  if (view.ended !== null)
    return view.ended.winner === 'tie' ? 0 : view.ended.winner === side ? 1 : -1
  const value = formulaValue(boardOf(view))
  return side === 'a' ? value : -value
}

/** The turn over which the winner's prospects rose most; the earliest, if equal. */
function turningPointIn(
  ends: readonly ProgressView[],
  { ended }: ProgressView,
  played: Both<readonly Card[]>,
): TurningPoint | null {
  if (ended === null || ended.winner === 'tie' || ended.reason === 'resigned') return null
  const { winner } = ended
  const values = ends.map((end) => valueFor(winner, end))
  let best = 1
  const rise = (turn: number): number => (values[turn] ?? 0) - (values[turn - 1] ?? 0)
  for (let turn = 2; turn < values.length; turn += 1) if (rise(turn) > rise(best)) best = turn
  const [a, b] = [played.a[best - 1], played.b[best - 1]]
  return { turn: best, cards: a === undefined || b === undefined ? null : { a, b } }
}
