// Seats at the tables of a round, and what becomes of the rounds when two entries turn out to be one player.
import { mayPlay, type BoardEntry, type BoardStanding } from '../board.ts'
import { isWithoutList } from '../walkIn.ts'
import type { Army } from '../../army/model.ts'
import { isAt, isOpenTable, withSeats, type Entrant, type Round } from './rounds.ts'

/** Has been paired in any round, a bye included. */
export const isSeated = (rounds: readonly Round[], player: string): boolean =>
  rounds.some(({ pairings }) => pairings.some((pairing) => isAt(pairing, player)))

/** Sits at a table that is still to be decided. */
export const isAtOpenTable = (rounds: readonly Round[], player: string): boolean =>
  rounds.some(({ pairings }) =>
    pairings.some((pairing) => isOpenTable(pairing) && isAt(pairing, player)),
  )

interface Row extends Pick<BoardStanding, 'state'> {
  readonly entry: BoardEntry
  readonly check?: { readonly army: Army } | null
}

/** The nation is that of the list, which only the row knows. */
function entrantOf({ entry, check }: Row): BoardEntry & Entrant {
  const nation = check?.army.nation
  return nation === undefined ? entry : { ...entry, nation }
}

/** Who has played already, whatever became of the list since: the standings need them all. */
export const seatedOf = (rows: readonly Row[], rounds: readonly Round[]): readonly BoardEntry[] =>
  rows.map(({ entry }) => entry).filter(({ id }) => isSeated(rounds, id))

/** Who may be paired, and who has played already. */
export const entrantsOf = (
  rows: readonly Row[],
  rounds: readonly Round[],
): readonly (BoardEntry & Entrant)[] =>
  rows.filter(({ state, entry }) => mayPlay(state) || isSeated(rounds, entry.id)).map(entrantOf)

const isHere = (entry: BoardEntry): boolean => entry.isHere === true
/** Here without having been checked in: nothing follows from it for anybody who has a list. */
const isWalkIn = ({ versions }: BoardEntry): boolean => versions.some(isWithoutList)

/** A player has been checked in by hand. */
export const isCheckInOn = (entries: readonly BoardEntry[]): boolean =>
  entries.some((entry) => isHere(entry) && !isWalkIn(entry))

/** Once any player has been checked in, one who has not and never sat at a table is not here. */
export const isAway = (
  entry: BoardEntry,
  entries: readonly BoardEntry[],
  rounds: readonly Round[],
): boolean =>
  !isHere(entry) &&
  (isWalkIn(entry) ? entries.some(isHere) : isCheckInOn(entries)) &&
  !isSeated(rounds, entry.id)

/** Both were paired in one round: they cannot be one player. */
export const areRivals = (rounds: readonly Round[], one: string, other: string): boolean =>
  rounds.some(({ pairings }) =>
    [one, other].every((player) => pairings.some((pairing) => isAt(pairing, player))),
  )

/** The rounds with every seat of `from` given to `to`. */
export const withOnePlayer = (
  rounds: readonly Round[],
  from: string,
  to: string,
): readonly Round[] =>
  rounds.map((round) => ({
    ...round,
    pairings: round.pairings.map((pairing) =>
      withSeats(pairing, (player) => (player === from ? to : player)),
    ),
  }))
