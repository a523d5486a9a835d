// Seats changed by hand: two players of one round change places, or somebody comes late.
import { isOver, type Pairing, type Round } from './rounds.ts'
import { nextTicket } from './tickets.ts'

const seated = (player: string, one: string, other: string): string =>
  player === one ? other : player === other ? one : player

const isAt = ({ first, second }: Pairing, player: string): boolean =>
  first === player || second === player

/** Where a swap is possible: no result stands at the table, and the round goes on. */
export const canSwap = (round: Round, { result }: Pairing): boolean =>
  result === null && !isOver(round)

/** With whom a player can change places: everybody at another table without a result. */
export function swapPartners(round: Round, player: string): readonly string[] {
  const own = round.pairings.find((each) => isAt(each, player))
  if (own === undefined || !canSwap(round, own)) return []
  return round.pairings
    .filter((each) => each !== own && canSwap(round, each))
    .flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
}

function reseated(pairing: Pairing, one: string, other: string): Pairing {
  if (isAt(pairing, one) === isAt(pairing, other)) return pairing
  const moved: Pairing = {
    ...pairing,
    first: seated(pairing.first, one, other),
    second: pairing.second === null ? null : seated(pairing.second, one, other),
  }
  if (pairing.second === null) return moved
  return { ...moved, isFixed: true, ticket: nextTicket(pairing, moved) }
}

/** The rounds with both in each other's seats; unchanged where that is not possible any more. */
export const withSwap = (
  rounds: readonly Round[],
  place: number,
  one: string,
  other: string,
): readonly Round[] =>
  rounds.map((round, n) =>
    n === place && swapPartners(round, one).includes(other)
      ? { ...round, pairings: round.pairings.map((each) => reseated(each, one, other)) }
      : round,
  )

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
  return rounds.map((round, n) =>
    n === place ? { ...round, pairings: [...pairings, ...later] } : round,
  )
}

/**
 * Somebody who came after the round was paired sits down opposite whoever has the bye, else has one; unchanged where
 * the last round is over or the player has a seat.
 */
export function withLatecomer(rounds: readonly Round[], player: string): readonly Round[] {
  const last = rounds.at(-1)
  if (last === undefined || isOver(last)) return rounds
  if (last.pairings.some((each) => isAt(each, player))) return rounds
  const bye = last.pairings.find(({ second }) => second === null)
  const others = last.pairings.filter((each) => each !== bye)
  const table: Pairing = { first: bye?.first ?? player, second: player, result: null }
  const made =
    bye === undefined
      ? { first: player, second: null, result: null }
      : { ...table, ticket: nextTicket(bye, table) }
  return [...rounds.slice(0, -1), { ...last, pairings: [...others, made] }]
}
