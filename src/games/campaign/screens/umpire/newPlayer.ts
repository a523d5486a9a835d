// Another person, or nobody, behind a faction: the seats as an umpire sets them anew.
import type { Seat, SeatKind } from '../../rules/index.ts'

interface NewPlayer {
  readonly faction: string
  readonly name: string
  readonly kind: SeatKind
}

const newKinds = ['player', 'away', 'absent'] as const satisfies readonly SeatKind[]
type NewKind = (typeof newKinds)[number]

export const newKindOptions = (
  labels: Readonly<Record<NewKind, string>>,
): readonly { readonly value: NewKind; readonly label: string }[] =>
  newKinds.map((value) => ({ value, label: labels[value] }))

export const newKindOf = (name: string | undefined): NewKind =>
  newKinds.find((each) => each === name) ?? 'player'

/** Whoever leads several factions gives up this one only; the umpire stays, whatever he leads. */
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
