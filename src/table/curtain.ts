// The curtain: one phone for several seats, and no player sees what only another one may know.
import { table, umpire, type Kinds, type Party } from '@/core/game.ts'

/** Where the phone is. */
export interface Hands<K extends Kinds> {
  /** The seat that has said it holds the phone; null: it lies on the table, and shows what everybody may know. */
  readonly holder: K['seat'] | null
  /** Who held it last, or answered last: the next one in the order of the seats follows. */
  readonly before: Party<K> | null
  /** Out of turn the phone goes to this seat, which has not said yet that it holds it. */
  readonly offered: K['seat'] | null
  /** The game was opened again, or out of sight: a player who is asked first says that they have it, before all who had it last. */
  readonly wasAway?: boolean
  /** An umpire who could answer for a player elsewhere has gone back to their own page; left out: they have not. */
  readonly isAtDesk?: boolean
}

interface Asking<K extends Kinds> {
  readonly hasSecrets: boolean
  /** The table alone, or seats in the order in which one phone asks them. None: the game is over. */
  readonly asked: readonly Party<K>[]
  /** Whether the question of this seat may be answered with everybody looking on. */
  readonly isOpen: (seat: K['seat']) => boolean
  /** Seats whose players are elsewhere. */
  readonly away?: readonly Party<K>[]
}

/** An umpire who holds the phone answers for players elsewhere: no player is here from whom a curtain would hide it. */
export const standsIn = <K extends Kinds>(
  holder: Party<K>,
  asked: readonly Party<K>[],
  away: readonly Party<K>[],
): boolean => holder === umpire && away.length > 0 && asked.every((party) => away.includes(party))

export interface Seating<K extends Kinds> {
  /** Whose view is shown. */
  readonly eyes: Party<K>
  /** Whose question is on the screen. */
  readonly answers: Party<K>
  /** The curtain is drawn: the phone goes to this seat first. */
  readonly handTo: K['seat'] | null
  /** The umpire, who holds the phone, answers for this seat or may do so; they keep their own powers. */
  readonly standsFor?: K['seat']
}

const onTable = { eyes: table, answers: table, handTo: null } as const

/** Who sees and who answers, as things are. Secrets are shown to a seat that holds the phone, and to no other. */
export function seatingOf<K extends Kinds>(
  { hasSecrets, asked, isOpen, away = [] }: Asking<K>,
  { holder, before, offered, isAtDesk = false, wasAway = false }: Hands<K>,
): Seating<K> {
  const [first] = asked
  if (hasSecrets && holder === null && offered !== null)
    return { eyes: table, answers: table, handTo: offered }
  if (first === undefined) return onTable
  if (first === table)
    return holder === null ? onTable : { eyes: holder, answers: holder, handTo: null }
  if (!hasSecrets) return { eyes: first, answers: first, handTo: null }
  if (holder !== null) {
    if (!standsIn(holder, asked, away)) return { eyes: holder, answers: holder, handTo: null }
    const answers = isAtDesk ? holder : first
    return { eyes: answers, answers, handTo: null, standsFor: first }
  }
  const next = (wasAway && asked.find((seat) => seat === before)) || nextAfter(asked, before)
  if (isOpen(next) && !wasAway) return { eyes: table, answers: next, handTo: null }
  return { eyes: table, answers: table, handTo: next }
}

/** In the order of asking: the seat that comes behind the one that had it before, and round again. */
function nextAfter<K extends Kinds>(
  asked: readonly Party<K>[],
  before: Party<K> | null,
): K['seat'] {
  const place = before === null ? -1 : asked.indexOf(before)
  return asked[(place + 1) % asked.length] ?? table
}
