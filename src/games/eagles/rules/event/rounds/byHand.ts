// Seats changed by hand: two players or two teams of one round change places, a table is kept, a player comes late.
import { without } from '../../../../../core/without.ts'
import { teamSizeOf, type DeskRules } from './deskRules.ts'
import {
  isAt,
  isOver,
  isTable,
  withRoundAt,
  withSeats,
  type Entrant,
  type Pairing,
  type Round,
  type Seats,
} from './rounds.ts'
import { hasStarted, isByHand, matchesOf, matchOf, pairingsOf, tableOf } from './teams/matches.ts'
import { boardsOf, keeping, sidesIn, sidesNow } from './teams/sides.ts'
import { teamKey } from './teams/teams.ts'
import { nextTicket } from './tickets.ts'

/** Where a swap is possible: no result stands at the table, and the round goes on. */
export const canSwap = (round: Round, { result }: Pick<Pairing, 'result'>): boolean =>
  result === null && !isOver(round)

const isSingle = ({ teams }: Pairing): boolean => teams === undefined

/** The tables that an entrant can leave: of players without a result, and of teams by their keys while nothing has begun. */
const openTables = (round: Round): readonly (readonly Seats[])[] =>
  isOver(round)
    ? []
    : [
        round.pairings.filter((each) => isSingle(each) && each.result === null),
        matchesOf(round)
          .filter((match) => !hasStarted(match))
          .map(tableOf),
      ]

/** With whom a player, or a team by its key, can change places: everybody at another table that can be left. */
export function swapPartners(round: Round, entrant: string): readonly string[] {
  const isThere = (table: Seats): boolean => isAt(table, entrant)
  const tables = openTables(round).find((each) => each.some(isThere)) ?? []
  return tables
    .filter((each) => !isThere(each))
    .flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
}

interface Swap {
  readonly isMoved: (table: Seats) => boolean
  readonly moved: <S extends Seats>(table: S) => S
}

function swapOf(one: string, other: string): Swap {
  const turn = (each: string): string => (each === one ? other : each === other ? one : each)
  return {
    isMoved: (table) => isAt(table, one) !== isAt(table, other),
    moved: (table) => withSeats(table, turn),
  }
}

const playersSwapped = ({ pairings }: Round, swap: Swap): readonly Pairing[] =>
  pairings.map((pairing) => {
    if (!swap.isMoved(pairing)) return pairing
    const moved = swap.moved(pairing)
    return moved.second === null
      ? moved
      : { ...moved, isFixed: true, ticket: nextTicket(pairing, moved) }
  })

function teamsSwapped(round: Round, swap: Swap): readonly Pairing[] {
  const sides = sidesIn(round)
  const made = matchesOf(round).flatMap((match) => {
    const table = tableOf(match)
    if (!swap.isMoved(table)) return pairingsOf(match)
    const { first, second } = swap.moved(table)
    const one = sides.get(first)
    if (one === undefined) return []
    const boards = boardsOf(one, sides.get(second ?? '') ?? null)
    return boards.map((board): Pairing => ({ ...board, isFixed: true }))
  })
  return made.map((each, n) => keeping(each, round, n))
}

/** The rounds with both in each other's places, made by hand; unchanged where that is not possible any more. */
export const withSwap = (
  rounds: readonly Round[],
  place: number,
  one: string,
  other: string,
): readonly Round[] =>
  withRoundAt(rounds, place, (round) => {
    if (!swapPartners(round, one).includes(other)) return round
    const isOfPlayers = round.pairings.some((each) => isSingle(each) && isAt(each, one))
    const swapped = isOfPlayers ? playersSwapped : teamsSwapped
    return { ...round, pairings: swapped(round, swapOf(one, other)) }
  })

/** That table, or the whole match of a board, stays as it is when the others are paired anew, or no longer. */
export const withFixed = (
  rounds: readonly Round[],
  place: number,
  table: Seats,
  isFixed: boolean,
): readonly Round[] =>
  withRoundAt(rounds, place, (round) => {
    const match = matchOf(round, table)
    const isOwn = (each: Pairing): boolean =>
      match === undefined ? isTable(each, table) : pairingsOf(match).includes(each)
    return {
      ...round,
      pairings: round.pairings.map((each) => {
        if (!isOwn(each)) return each
        return isFixed ? { ...each, isFixed } : without(each, 'isFixed')
      }),
    }
  })

/** The match of a board as its teams would sit down now, if none of its boards has begun; unchanged otherwise. */
export const withMatchSeatedAnew = (
  rounds: readonly Round[],
  place: number,
  board: Seats,
  entrants: readonly Entrant[],
  rules: DeskRules,
): readonly Round[] =>
  withRoundAt(rounds, place, (round) => {
    const match = matchOf(round, board)
    if (match === undefined || hasStarted(match)) return round
    const sides = sidesNow(entrants, teamSizeOf(rules))
    const one = sides.get(teamKey(match.first))
    const other = match.second === null ? null : sides.get(teamKey(match.second))
    if (one === undefined || other === undefined) return round
    const old = pairingsOf(match)
    const rest = round.pairings.filter((each) => !old.includes(each))
    const made = boardsOf(one, other)
    const isTaken = (id: string | null): boolean =>
      id !== null && rest.some((each) => isAt(each, id))
    if (made.some(({ first, second }) => isTaken(first) || isTaken(second))) return round
    const at = round.pairings.findIndex((each) => old.includes(each))
    const byHand = isByHand(match) && ({ isFixed: true } as const)
    const fresh = made.map((each, n) => keeping({ ...each, ...byHand }, round, n))
    return { ...round, pairings: rest.toSpliced(at, 0, ...fresh) }
  })

const keyOf = ({ first, second, ticket }: Pairing): string =>
  JSON.stringify([first, second, ticket])

/**
 * For undoing a swap: everybody in the seat of before, at tables that nothing is known of yet; unchanged where one of
 * them has a result, a slip or other players by now.
 */
export function withSeatsBack(
  rounds: readonly Round[],
  place: number,
  before: Round,
  after: Round,
): readonly Round[] {
  const now = new Map(rounds[place]?.pairings.map((each) => [keyOf(each), each]))
  const old = new Set(before.pairings.map(keyOf))
  const made = new Map(after.pairings.map((each) => [keyOf(each), each]))
  const isUntouched = (pairing: Pairing): boolean => {
    const found = now.get(keyOf(pairing))
    return found?.result === null && found.slips?.length === pairing.slips?.length
  }
  if (![...made.values()].every((each) => old.has(keyOf(each)) || isUntouched(each))) return rounds
  const later = [...now.values()].filter((each) => !made.has(keyOf(each)))
  const pairings = before.pairings.flatMap((each) =>
    made.has(keyOf(each)) ? (now.get(keyOf(each)) ?? []) : [each],
  )
  return withRoundAt(rounds, place, (round) => ({ ...round, pairings: [...pairings, ...later] }))
}

/**
 * A player who came after the round was paired sits down opposite the one with the bye, else has one; unchanged where
 * the last round is over or the player has a seat.
 */
export const withLatecomer = (rounds: readonly Round[], player: string): readonly Round[] =>
  withRoundAt(rounds, rounds.length - 1, (last) => {
    if (isOver(last) || last.pairings.some((each) => isAt(each, player))) return last
    const bye = last.pairings.find(({ second }) => second === null)
    const others = last.pairings.filter((each) => each !== bye)
    const table: Pairing = { first: bye?.first ?? player, second: player, result: null }
    const made =
      bye === undefined
        ? { first: player, second: null, result: null }
        : { ...table, ticket: nextTicket(bye, table) }
    return { ...last, pairings: [...others, made] }
  })
