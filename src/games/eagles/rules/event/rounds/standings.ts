// The table that follows from the rounds: points, then the tie-breaks in the organiser's order.
import { usualDesk, type DeskRules, type Scoring, type TieBreak } from './deskRules.ts'
import {
  isOver,
  turnedResult,
  type Entrant,
  type Pairing,
  type Round,
  type TableResult,
} from './rounds.ts'
import { pointsOf, wasFought } from './scoring.ts'

export interface Standing {
  readonly id: string
  /** From 1; equals share a place. */
  readonly place: number
  readonly points: number
  readonly victories: number
  readonly draws: number
  readonly defeats: number
  readonly byes: number
  /** What the opponents have made in all; a bye counts as one who drew every round. */
  readonly opponents: number
  /** Figures the opponents lost less one's own. */
  readonly casualties: number
  /** The tie-breaks that were chosen; null: it parts no players here. */
  readonly breaks: Readonly<Partial<Record<TieBreak, number | null>>>
}

/** What the boards of a match have made; no entrant has any where no teams play. */
export interface BoardPoints {
  readonly first: number
  readonly second: number
}

export interface CountedRound extends Round {
  readonly pairings: readonly (Pairing & { readonly boards?: BoardPoints })[]
}

interface Met {
  readonly id: string
  readonly points: number
  readonly outcome: 'victory' | 'draw' | 'defeat'
}

interface Tally {
  points: number
  victories: number
  draws: number
  defeats: number
  byes: number
  /** Rounds that count as against an opponent who drew every one. */
  free: number
  casualties: number
  taken: number
  boards: number
  readonly met: Met[]
}

const newTally = (): Tally => ({
  points: 0,
  victories: 0,
  draws: 0,
  defeats: 0,
  byes: 0,
  free: 0,
  casualties: 0,
  taken: 0,
  boards: 0,
  met: [],
})

const columns = { victory: 'victories', draw: 'draws', defeat: 'defeats' } as const

const outcomeOf = ({ winner }: TableResult): Met['outcome'] =>
  winner === 'draw' ? 'draw' : winner === 'first' ? 'victory' : 'defeat'

/** One side of a table, seen as the first. */
function takeTable(
  tally: Tally | undefined,
  opponent: string,
  result: TableResult,
  scoring: Scoring,
): void {
  if (tally === undefined) return
  const points = pointsOf(scoring, result).first
  const outcome = outcomeOf(result)
  tally[columns[outcome]] += 1
  tally.points += points
  if (!wasFought(result)) {
    if (outcome === 'victory') tally.free += 1
    return
  }
  const { firstLost, secondLost } = result
  tally.met.push({ id: opponent, points, outcome })
  if (firstLost !== null && secondLost !== null) tally.casualties += secondLost - firstLost
  tally.taken += secondLost ?? 0
}

function takeBye(tally: Tally | undefined, scoring: Scoring): void {
  if (tally === undefined) return
  tally.byes += 1
  tally.free += 1
  tally.points += scoring.bye
}

function takeBoards(tally: Tally | undefined, made = 0): void {
  if (tally !== undefined) tally.boards += made
}

function tallies(
  players: readonly Entrant[],
  rounds: readonly CountedRound[],
  scoring: Scoring,
): Map<string, Tally> {
  const all = new Map(players.map(({ id }) => [id, newTally()]))
  const seats = rounds.flatMap((round) => {
    const isDone = isOver(round)
    return round.pairings.map((pairing) => ({ ...pairing, isDone }))
  })
  for (const { first, second, result, isDone, boards } of seats) {
    // No entrant leads by a bye while the others still fight.
    if (second === null ? !isDone : result === null) continue
    if (second === null) takeBye(all.get(first), scoring)
    else if (result !== null) {
      takeTable(all.get(first), second, result, scoring)
      takeTable(all.get(second), first, turnedResult(result), scoring)
    }
    takeBoards(all.get(first), boards?.first)
    takeBoards(all.get(second ?? ''), boards?.second)
  }
  return all
}

interface Row {
  readonly id: string
  readonly tally: Tally
  /** Points of each opponent in all. */
  readonly against: readonly number[]
  /** What a round without an opponent counts as. */
  readonly free: number
  readonly breaks: Partial<Record<TieBreak, number | null>>
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)
const opponentsOf = ({ against, free, tally }: Row): number => sumOf(against) + tally.free * free

const shares = { victory: 1, draw: 0.5, defeat: 0 } as const

/** What needs no other entrant of the group to be counted. */
const alone = {
  opponents: opponentsOf,
  /** Without the weakest of them. */
  opponentsCut: (row: Row): number => {
    const each = [...row.against, ...Array.from({ length: row.tally.free }, () => row.free)]
    return each.length === 0 ? 0 : sumOf(each) - Math.min(...each)
  },
  beaten: ({ tally, against }: Row): number =>
    sumOf(tally.met.map(({ outcome }, n) => (against[n] ?? 0) * shares[outcome])),
  victories: ({ tally }: Row): number => tally.victories,
  casualties: ({ tally }: Row): number => tally.casualties,
  taken: ({ tally }: Row): number => tally.taken,
  boards: ({ tally }: Row): number => tally.boards,
} as const satisfies Readonly<Record<Exclude<TieBreak, 'headToHead'>, (row: Row) => number>>

/** Points made against each other, if every two of them have met; else none of them can be told apart by it. */
function headToHead(group: readonly Row[]): ReadonlyMap<string, number> | null {
  const ids = group.map(({ id }) => id)
  const haveMet = group.every(({ id, tally }) =>
    ids.every((other) => other === id || tally.met.some((each) => each.id === other)),
  )
  if (!haveMet) return null
  return new Map(
    group.map(({ id, tally }) => [
      id,
      sumOf(tally.met.filter((each) => ids.includes(each.id)).map(({ points }) => points)),
    ]),
  )
}

function valuesIn(group: readonly Row[], by: TieBreak): readonly (number | null)[] {
  if (by !== 'headToHead') return group.map(alone[by])
  const among = headToHead(group)
  return group.map(({ id }) => among?.get(id) ?? null)
}

/** Groups of equals, the best first; within a group as they were given. */
function parted(group: readonly Row[], order: readonly TieBreak[]): readonly (readonly Row[])[] {
  const [by, ...later] = order
  if (by === undefined) return [group]
  if (group.length < 2 && by === 'headToHead') return parted(group, later)
  const values = valuesIn(group, by)
  for (const [n, row] of group.entries()) row.breaks[by] = values[n] ?? null
  const levels = [...new Set(values)].sort((one, other) => (other ?? 0) - (one ?? 0))
  return levels.flatMap((level) =>
    parted(
      group.filter((_, n) => values[n] === level),
      later,
    ),
  )
}

const rowOf = (id: string, all: ReadonlyMap<string, Tally>, free: number): Row => {
  const tally = all.get(id) ?? newTally()
  const against = tally.met.map((other) => all.get(other.id)?.points ?? 0)
  return { id, tally, against, free, breaks: {} }
}

const standingOf = (row: Row, place: number): Standing => {
  const { points, victories, draws, defeats, byes, casualties } = row.tally
  const opponents = opponentsOf(row)
  const made = { points, victories, draws, defeats, byes, opponents, casualties }
  return { id: row.id, place, ...made, breaks: row.breaks }
}

/** Everybody who plays or played, the best first; equals stay in the order they were given in. */
export function standings(
  players: readonly Entrant[],
  rounds: readonly CountedRound[],
  { scoring, tieBreaks }: Pick<DeskRules, 'scoring' | 'tieBreaks'> = usualDesk,
): readonly Standing[] {
  const all = tallies(players, rounds, scoring)
  const free = rounds.filter(isOver).length * scoring.draw
  const rows = players.map(({ id }) => rowOf(id, all, free))
  const levels = [...new Set(rows.map(({ tally }) => tally.points))].sort((a, b) => b - a)
  let place = 1
  return levels
    .flatMap((level) =>
      parted(
        rows.filter(({ tally }) => tally.points === level),
        tieBreaks,
      ),
    )
    .flatMap((group) => {
      const placed = group.map((row) => standingOf(row, place))
      place += group.length
      return placed
    })
}
