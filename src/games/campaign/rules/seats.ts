// The persons behind the factions: players, an umpire, or none; and the answers they leave standing.
import type { Answer, Prompt } from '../../../core/conversation.ts'
import { umpire, type Policy, type Kinds } from '../../../core/game.ts'
import { leastHarm, standingAnswers } from '../../../core/policies.ts'
import type { FactionId } from './map/model.ts'
import { exactly, listOf, matching, objectOf, recordOf, text, type Shape } from './shape.ts'

/** `away`: a person at another phone, whose sheets come as files; to the rules a player like any other. */
const seatKinds = ['player', 'away', 'umpire', 'absent'] as const
export type SeatKind = (typeof seatKinds)[number]

/** One person (or none) and the factions that are theirs. A faction has one seat, a seat may have several factions. */
export interface Seat {
  readonly id: string
  readonly name: string
  readonly factions: readonly FactionId[]
  readonly kind: SeatKind
  /** CC-ABSENT: by the kind of the question the options they would take, the first that is offered. Secret. */
  readonly standing: Readonly<Record<string, readonly string[]>>
}

/** What everybody may know of a seat. */
export type PublicSeat = Omit<Seat, 'standing'>

export const publicSeat = ({ id, name, factions, kind }: Seat): PublicSeat => ({
  id,
  name,
  factions,
  kind,
})

const code = matching(/^[\w-]{1,40}$/u)
const option = text(80)

export const seatsShape: Shape = listOf(
  objectOf({
    id: code,
    name: text(60),
    factions: listOf(text(24), 40),
    kind: exactly(...seatKinds),
    standing: recordOf(code, listOf(option, 60), 40),
  }),
  41,
  1,
)

/**
 * The path of the first seat that cannot be: an id used twice, a second umpire, a faction that is unknown, has two seats
 * or has none. Null if all is well.
 */
export const seatProblem = (
  seats: readonly Seat[],
  factions: readonly FactionId[],
): string | null => {
  const ids = new Set<string>()
  const taken = new Set<FactionId>()
  let umpires = 0
  for (const [place, seat] of seats.entries()) {
    if (ids.has(seat.id)) return `seats.${place}.id`
    ids.add(seat.id)
    umpires += seat.kind === umpire ? 1 : 0
    if (umpires > 1) return `seats.${place}.kind`
    for (const [nth, faction] of seat.factions.entries()) {
      if (!factions.includes(faction) || taken.has(faction)) return `seats.${place}.factions.${nth}`
      taken.add(faction)
    }
  }
  return taken.size === factions.length ? null : 'seats'
}

export const hasUmpire = (seats: readonly PublicSeat[]): boolean =>
  seats.some(({ kind }) => kind === umpire)

export const seatOf = <S extends PublicSeat>(
  seats: readonly S[],
  faction: FactionId,
): S | undefined => seats.find(({ factions }) => factions.includes(faction))

/**
 * CC-ABSENT: the standing answers, else the last option offered, of a form the least. A closed sheet stays closed, and
 * dice are left to the app.
 */
export const absentAnswer = (standing: Seat['standing'], prompt: Prompt): Answer<never> | null => {
  const { wanted } = prompt
  if (wanted.kind === 'choice' && wanted.options.every((each) => each === 'reopen')) return null
  const policies: readonly Policy<Kinds & { readonly correction: never }>[] = [
    standingAnswers(standing),
    leastHarm,
  ]
  for (const policy of policies) {
    const answer = policy(null, prompt)
    if (answer !== null) return answer
  }
  return null
}
