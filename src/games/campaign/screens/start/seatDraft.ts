// Leaders of the factions, while it is being agreed on, as forms have it.
import { own } from '@/core/own.ts'
import type { Seat, SeatKind } from '../../rules/index.ts'

/** An umpire leads no faction, and is asked apart. */
export type PlayedKind = Exclude<SeatKind, 'umpire'>

export interface SeatDraft {
  readonly name: string
  readonly kind: PlayedKind
}

export interface SeatsDraft {
  /** By faction; one that is not there is played here, by no player in particular. */
  readonly seats: Readonly<Record<string, SeatDraft>>
  readonly hasUmpire: boolean
  readonly umpire: string
}

export const noSeats: SeatsDraft = { seats: {}, hasUmpire: false, umpire: '' }

export const seatIn = ({ seats }: SeatsDraft, faction: string): SeatDraft =>
  own(seats, faction) ?? { name: '', kind: 'player' }

/** Factions with the same name beside them are one person's. */
export function seatsOf(draft: SeatsDraft, factions: readonly string[]): readonly Seat[] {
  const seats = new Map<string, Seat>()
  for (const faction of factions) {
    const { name, kind } = seatIn(draft, faction)
    const known = name.trim()
    const key = known === '' || kind === 'absent' ? faction : `${kind} ${known}`
    const before = seats.get(key)
    seats.set(
      key,
      before === undefined
        ? {
            id: faction,
            name: kind === 'absent' ? '' : known,
            factions: [faction],
            kind,
            standing: {},
          }
        : { ...before, factions: [...before.factions, faction] },
    )
  }
  const umpire: readonly Seat[] = draft.hasUmpire
    ? [{ id: 'umpire', name: draft.umpire.trim(), factions: [], kind: 'umpire', standing: {} }]
    : []
  return [...seats.values(), ...umpire]
}
