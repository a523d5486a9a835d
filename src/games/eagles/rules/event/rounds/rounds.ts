// The rounds of an event: who met whom, and how it ended.

/** A battle of a round. The winner is called by the place in the pairing. */
export interface TableResult {
  /** `neither`: both have lost. */
  readonly winner: 'first' | 'second' | 'draw' | 'neither'
  /** Rankers and characters lost (WIN-05); null if not counted. */
  readonly firstLost: number | null
  readonly secondLost: number | null
  /** Nothing was fought: a player who has not won did not come. */
  readonly noShow?: true
}

const turned = { first: 'second', second: 'first', draw: 'draw', neither: 'neither' } as const

/** As it is seen from the other seat. */
export const turnedResult = (result: TableResult): TableResult => ({
  ...result,
  winner: turned[result.winner],
  firstLost: result.secondLost,
  secondLost: result.firstLost,
})

export const isSameResult = (one: TableResult, other: TableResult): boolean =>
  one.winner === other.winner &&
  one.noShow === other.noShow &&
  one.firstLost === other.firstLost &&
  one.secondLost === other.secondLost

/** A result slip as it came to the desk, and when. */
export interface KeptSlip {
  /** The code as it was scanned or pasted. */
  readonly code: string
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** For which teams two sit at a board. */
export interface BoardTeams {
  /** The team of the first player. */
  readonly first: string
  /** That of the second, or the one that has no player for this board; null: the team has a bye. */
  readonly second: string | null
}

export interface Pairing {
  /** Ids of players. */
  readonly first: string
  /** null: a bye, which counts as a victory. */
  readonly second: string | null
  readonly result: TableResult | null
  /** The number that the slip of this table brings back; missing: it follows from who sits here. */
  readonly ticket?: number
  /** Made by hand: stays when the other tables are paired anew. */
  readonly isFixed?: true
  /** Every slip that was taken in for this table, the oldest first. */
  readonly slips?: readonly KeptSlip[]
  /** A board in a match of two teams; missing: all play for themselves. */
  readonly teams?: BoardTeams
}

export interface RoundClock {
  /** When the round ends, in milliseconds since 1970; while it is stopped, null. */
  readonly endsAt: number | null
  /** Milliseconds that are left while it is stopped. */
  readonly left: number
}

export interface Round {
  readonly pairings: readonly Pairing[]
  /** Missing: not started. */
  readonly clock?: RoundClock
}

export interface Entrant {
  readonly id: string
  /** Gone home: is not paired any more, but stays in the standings. */
  readonly hasDropped: boolean
  /** Empty or missing: none. */
  readonly club?: string
  /** Of the list; missing: there is none. */
  readonly nation?: string
  /** Empty or missing: none. */
  readonly team?: string
  /** In the team, from 1; missing: behind those who have one. */
  readonly board?: number
}

export type Seats = Pick<Pairing, 'first' | 'second'>

export const isAt = ({ first, second }: Seats, entrant: string): boolean =>
  first === entrant || second === entrant

/** The same two in the same order. */
export const isTable = (one: Seats, other: Seats): boolean =>
  one.first === other.first && one.second === other.second

/** With everybody called as `next` says. */
export const withSeats = <S extends Seats>(seats: S, next: (each: string) => string): S => ({
  ...seats,
  first: next(seats.first),
  second: seats.second === null ? null : next(seats.second),
})

/** The rounds with another one at a place; the very same where nothing has changed. */
export function withRoundAt(
  rounds: readonly Round[],
  place: number,
  next: (round: Round) => Round,
): readonly Round[] {
  const before = rounds[place]
  const after = before && next(before)
  return after === undefined || after === before ? rounds : rounds.with(place, after)
}

/** A table whose battle has no result yet; a bye has no table. */
export const isOpenTable = ({ second, result }: Pairing): boolean =>
  second !== null && result === null

/** Something of its battle is known: a result, or a slip that was kept. */
export const hasBegun = ({ result, slips = [] }: Pairing): boolean =>
  result !== null || slips.length > 0

/** How many battles of a round have no result yet. */
export const missingResults = ({ pairings }: Round): number => pairings.filter(isOpenTable).length

/** A round is over when every battle has its result. */
export const isOver = (round: Round): boolean => missingResults(round) === 0
