// The matches of a round: which boards belong together, what they have made, and the rounds as the teams see them.
import type { Scoring } from '../deskRules.ts'
import {
  hasBegun,
  isOpenTable,
  isTable,
  type Pairing,
  type Round,
  type Seats,
  type TableResult,
} from '../rounds.ts'
import { pointsOf, wasFought } from '../scoring.ts'
import { sumOf, type BoardPoints, type CountedRound } from '../standings.ts'
import { teamKey } from './teams.ts'

/** A board, its players in the order of the match. */
export interface MatchBoard {
  readonly pairing: Pairing
  /** The second team has the first seat: it sits there alone. */
  readonly isTurned: boolean
}

export interface Match {
  /** As they were called when they were paired. */
  readonly first: string
  /** null: a bye. */
  readonly second: string | null
  readonly boards: readonly MatchBoard[]
}

const keyOf = (team: string | null): string => (team === null ? '' : teamKey(team))

const isOf = (
  { first, second }: Pick<Match, 'first' | 'second'>,
  one: string,
  other: string | null,
): boolean => keyOf(first) === keyOf(one) && keyOf(second) === keyOf(other)

/** In the order of the round. Boards of players who play for no team belong to none. */
export function matchesOf({ pairings }: Round): readonly Match[] {
  const found: { first: string; second: string | null; boards: MatchBoard[] }[] = []
  for (const pairing of pairings) {
    const { teams } = pairing
    if (teams === undefined) continue
    const { first, second } = teams
    const isTurned = (match: Match): boolean => second !== null && isOf(match, second, first)
    const match = found.find((each) => isOf(each, first, second) || isTurned(each))
    if (match === undefined) found.push({ first, second, boards: [{ pairing, isTurned: false }] })
    else match.boards.push({ pairing, isTurned: isTurned(match) })
  }
  return found
}

export const pairingsOf = ({ boards }: Match): readonly Pairing[] =>
  boards.map(({ pairing }) => pairing)

/** The match that a board belongs to. */
export const matchOf = (round: Round, board: Seats): Match | undefined =>
  matchesOf(round).find((match) => pairingsOf(match).some((each) => isTable(each, board)))

/** Whether teams have met in a round. */
export const isTeamRound = ({ pairings }: Round): boolean =>
  pairings.some(({ teams }) => teams !== undefined)

export const hasStarted = (match: Match): boolean => pairingsOf(match).some(hasBegun)

export const isByHand = (match: Match): boolean =>
  pairingsOf(match).every(({ isFixed }) => isFixed === true)

/** A match as one table of two teams, called by their keys. */
export const tableOf = (match: Match): Pick<Pairing, 'first' | 'second' | 'isFixed'> => ({
  first: teamKey(match.first),
  second: match.second === null ? null : teamKey(match.second),
  ...(isByHand(match) && { isFixed: true }),
})

/** How many boards of a match have no result yet. */
export const missingBoards = (match: Match): number => pairingsOf(match).filter(isOpenTable).length

/** What a board is worth to both teams so far; a player who sits alone has what a bye is worth. */
function boardPoints(scoring: Scoring, { pairing, isTurned }: MatchBoard): BoardPoints {
  const { second, result } = pairing
  const made =
    second === null
      ? { first: scoring.bye, second: 0 }
      : result === null
        ? { first: 0, second: 0 }
        : pointsOf(scoring, result)
  return isTurned ? { first: made.second, second: made.first } : made
}

/** What all boards of a match have made so far. */
export function matchPoints(scoring: Scoring, { boards }: Match): BoardPoints {
  const each = boards.map((board) => boardPoints(scoring, board))
  return {
    first: sumOf(each.map(({ first }) => first)),
    second: sumOf(each.map(({ second }) => second)),
  }
}

/** Figures lost at all boards where both were counted; null: at none. */
function lostIn(boards: readonly MatchBoard[]): Pick<TableResult, 'firstLost' | 'secondLost'> {
  const counted = boards.flatMap(({ pairing: { result } }) => {
    if (result === null || result.firstLost === null || result.secondLost === null) return []
    return [{ first: result.firstLost, second: result.secondLost }]
  })
  if (counted.length === 0) return { firstLost: null, secondLost: null }
  return {
    firstLost: sumOf(counted.map(({ first }) => first)),
    secondLost: sumOf(counted.map(({ second }) => second)),
  }
}

/**
 * The more board points win. Where every battle was lost by both, both teams have lost; where none was fought, the teams
 * have not met. null: not every board has its result, or it is a bye.
 */
function matchResult(scoring: Scoring, match: Match): TableResult | null {
  if (match.second === null || missingBoards(match) > 0) return null
  const results = match.boards.flatMap(({ pairing: { result } }) => result ?? [])
  const { first, second } = matchPoints(scoring, match)
  const isLostByBoth =
    results.length === match.boards.length && results.every(({ winner }) => winner === 'neither')
  const winner = isLostByBoth
    ? 'neither'
    : first === second
      ? 'draw'
      : first > second
        ? 'first'
        : 'second'
  const isUnfought = winner !== 'draw' && !results.some(wasFought)
  return { winner, ...lostIn(match.boards), ...(isUnfought && { noShow: true }) }
}

/** A round as the teams see it: each match is one table. */
export const teamRound = (round: Round, scoring: Scoring): CountedRound => ({
  pairings: matchesOf(round).map((match) => ({
    ...tableOf(match),
    result: matchResult(scoring, match),
    boards: matchPoints(scoring, match),
  })),
})
