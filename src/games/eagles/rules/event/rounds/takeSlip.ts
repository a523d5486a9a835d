// A result slip at the desk: to which table it belongs, and what speaks against taking it as it is.
import { nameKey } from '../board.ts'
import { confirmedHow, isSameOutcome, resultOf } from './confirmation.ts'
import { isSameResult, turnedResult, type Pairing, type Round, type TableResult } from './rounds.ts'
import { decodeSlip, type RoundSlip } from './slipCode.ts'
import { ticketOf } from './tickets.ts'

const slipDoubts = [
  /** Of a round before the last, or not of the one that it names. */
  'other-round',
  /** The pairing was changed after its code was made. */
  'reseated',
  /** Not with the lists that count at the desk. */
  'other-lists',
  /** Another slip of this table says something else. */
  'second-slip',
  /** Another result stands there. */
  'other-result',
  'unconfirmed',
] as const
export type SlipDoubt = (typeof slipDoubts)[number]

export interface SlipAtDesk {
  /** Of the round, from 0. */
  readonly place: number
  readonly pairing: Pairing
  /** In the order of the pairing. */
  readonly result: TableResult
  readonly slip: RoundSlip
  /** The very slip is kept here already. */
  readonly isKnown: boolean
  /** What it says is entered at the table. */
  readonly stands: boolean
  readonly doubts: readonly SlipDoubt[]
}

interface DeskView {
  readonly rounds: readonly Round[]
  /** Names and fingerprints of the lists by the players' ids; null: there is no list. */
  readonly names: ReadonlyMap<string, string>
  readonly marks: ReadonlyMap<string, string | null>
}

interface Found {
  readonly place: number
  readonly pairing: Pairing
  readonly isReseated: boolean
  /** The slip has the players the other way round. */
  readonly isTurned: boolean
}

function byTicket(rounds: readonly Round[], { ticket, round }: RoundSlip): Found | null {
  // Its own round first, then the newest: numbers meet where the same two were paired twice by an older version.
  const places = rounds.map((_, place) => place).reverse()
  for (const place of [round - 1, ...places])
    for (const pairing of rounds[place]?.pairings ?? [])
      if (pairing.second !== null && ticketOf(pairing) === ticket)
        return { place, pairing, isReseated: false, isTurned: false }
  return null
}

/** The same two in the same round, no matter who was written first. */
function byNames({ rounds, names }: DeskView, { round, players }: RoundSlip): Found | null {
  const place = round - 1
  const is = (id: string, name: string): boolean =>
    name !== '' && nameKey(names.get(id) ?? '') === nameKey(name)
  for (const pairing of rounds[place]?.pairings ?? []) {
    const { first, second } = pairing
    if (second === null) continue
    const isStraight = is(first, players.first) && is(second, players.second)
    const isTurned = is(first, players.second) && is(second, players.first)
    if (isStraight || isTurned) return { place, pairing, isReseated: true, isTurned: !isStraight }
  }
  return null
}

/** What the slip says, in the order of the pairing. */
const resultAt = (slip: RoundSlip, { isTurned }: Found): TableResult =>
  isTurned ? turnedResult(resultOf(slip)) : resultOf(slip)

/** Both phones may hand in the same battle; those who sat there before a swap had one of their own. */
const contradicts = (code: string, slip: RoundSlip, table: number): boolean => {
  const kept = decodeSlip(code)
  if (!kept.ok) return true
  const isOfTable = [slip.ticket, table].includes(kept.value.ticket)
  return isOfTable && !isSameOutcome(kept.value, slip)
}

function doubtsOf(
  slip: RoundSlip,
  found: Found,
  { rounds, marks }: DeskView,
): readonly SlipDoubt[] {
  const { place, pairing, isReseated, isTurned } = found
  const [first, second] = isTurned
    ? [slip.lists.second, slip.lists.first]
    : [slip.lists.first, slip.lists.second]
  const isOther = (id: string | null, list: string): boolean =>
    (marks.get(id ?? '') ?? list) !== list
  const { result } = pairing
  const has: Readonly<Record<SlipDoubt, boolean>> = {
    'other-round': place !== rounds.length - 1 || slip.round !== place + 1,
    reseated: isReseated,
    'other-lists': isOther(pairing.first, first) || isOther(pairing.second, second),
    'second-slip': (pairing.slips ?? []).some(({ code }) =>
      contradicts(code, slip, ticketOf(pairing)),
    ),
    'other-result': result !== null && !isSameResult(result, resultAt(slip, found)),
    unconfirmed: confirmedHow(slip) === 'none',
  }
  return slipDoubts.filter((doubt) => has[doubt])
}

/** Where a slip belongs at this desk; null: to no table of this event. */
export function slipAtDesk(slip: RoundSlip, code: string, desk: DeskView): SlipAtDesk | null {
  const found = byTicket(desk.rounds, slip) ?? byNames(desk, slip)
  if (found === null) return null
  const { place, pairing } = found
  const result = resultAt(slip, found)
  return {
    place,
    pairing,
    slip,
    result,
    stands: pairing.result !== null && isSameResult(pairing.result, result),
    isKnown: (pairing.slips ?? []).some((kept) => kept.code === code),
    doubts: doubtsOf(slip, found, desk),
  }
}
