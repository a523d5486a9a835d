// Another person, or none, behind a faction: the seats as an umpire sets them anew, and the form for it.
import type { PublicSeat, Seat, SeatKind } from '../../rules/index.ts'
import { correctField, shownValue, type OwnForm, type PickOption } from './correctForm.ts'

interface NewPlayer {
  readonly faction: string
  readonly name: string
  readonly kind: SeatKind
}

const newKinds = ['player', 'away', 'absent'] as const satisfies readonly SeatKind[]
type NewKind = (typeof newKinds)[number]

export const newKindOf = (name: string | undefined): NewKind =>
  newKinds.find((each) => each === name) ?? 'player'

/** A player who leads several factions gives up this one only; the umpire stays, whatever they lead. */
export function seatsWith(
  seats: readonly Seat[],
  { faction, name, kind }: NewPlayer,
  turn: number,
): readonly Seat[] {
  const left = seats.flatMap((seat) => {
    const factions = seat.factions.filter((each) => each !== faction)
    const isGone = factions.length === 0 && seat.factions.length > 0 && seat.kind !== 'umpire'
    return isGone ? [] : [{ ...seat, factions }]
  })
  const isTaken = left.some(({ id }) => id === faction)
  const id = isTaken ? `${faction}-${String(turn)}` : faction
  const known = kind === 'absent' ? '' : name.trim()
  return [...left, { id, name: known, factions: [faction], kind, standing: {} }]
}

interface SeatsIn<View> {
  /** The control for whose seat it is. */
  readonly id: string
  readonly factions: (view: View) => readonly PickOption[]
  readonly seats: (view: View) => readonly (Seat | PublicSeat)[]
  readonly turn: (view: View) => number
  readonly labels: () => {
    readonly of: string
    readonly name: string
    readonly seated: string
    readonly kinds: Readonly<Record<NewKind, string>>
  }
}

/** Who plays a faction: whose seat it is now stands in it. */
export const seatsForm = <View>({
  id,
  factions,
  seats,
  turn,
  labels,
}: SeatsIn<View>): OwnForm<View> => ({
  fields: (view, values) => {
    const words = labels()
    const faction = correctField({ id }, words.of, factions(view))
    const of = shownValue(values, faction)
    const now = seats(view).find((seat) => seat.factions.includes(of))
    const options = newKinds.map((value) => ({ value, label: words.kinds[value] }))
    return [
      faction,
      correctField({ id: 'name' }, words.name, null, {
        now: now && { value: now.name, label: now.name },
        of,
      }),
      correctField({ id: 'seated' }, words.seated, options, {
        now: options.find(({ value }) => value === now?.kind),
        of,
      }),
    ]
  },
  made: ({ [id]: faction = '', name = '', seated }, view) => ({
    figure: 'seats',
    seats: seatsWith(
      seats(view).map((seat) => ({ standing: {}, ...seat })),
      { faction, name, kind: newKindOf(seated) },
      turn(view),
    ),
  }),
})
