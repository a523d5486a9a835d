// CC-TICKET-02, 04: what a ticket asks of the battle on the table, in terms that know neither the campaign nor the battle.
import type { ReadyBattalion } from './readyLists.ts'
import type { Ticket } from './ticket.ts'

/** Of which campaign, at which moment of its record, and which of its tickets. */
export interface TicketAddress {
  readonly campaign: string
  readonly code: string
  readonly id: string
}

/** What a stand-in makes free beside the points of its side. */
export const allowances = ['guard', 'double-regiment', 'cadre'] as const
type Allowance = (typeof allowances)[number]

/** What a special unit lends one battalion. */
export const traits = ['fanatics', 'terror'] as const
type Trait = (typeof traits)[number]

export interface SideTerms {
  /** Points on the table, without allowances. */
  readonly limit: number
  /** CC-LISTS; null: the list is chosen at the table. */
  readonly ready: readonly ReadyBattalion[] | null
  readonly allowances: readonly Allowance[]
  /** How many battalions, of the side's own choice, fight one quality lower than they were bought. */
  readonly lowered: number
  /** Each for one battalion of the side's own choice, if both sides agree. */
  readonly traits: readonly Trait[]
}

export interface TableTerms {
  readonly ticket: TicketAddress
  /** The side that chooses its side of the table and who places first: the attacker. */
  readonly placing: 'a' | 'b'
  readonly turns: number
  readonly sides: readonly [SideTerms, SideTerms]
}

/** CC-TICKET-02. */
const battleTurns = 8

const addressOf = ({ campaign, code, id }: Ticket): TicketAddress => ({ campaign, code, id })

/** What holds for the tickets of every campaign; the rest is the campaign's own reading of its extras and handicaps. */
export const commonTerms = (
  ticket: Ticket,
  own: (side: 0 | 1) => Partial<Omit<SideTerms, 'limit'>>,
): TableTerms => {
  const sideTerms = (side: 0 | 1): SideTerms => ({
    limit: ticket.sides[side].tablePoints,
    ready: null,
    allowances: [],
    lowered: 0,
    traits: [],
    ...own(side),
  })
  return {
    ticket: addressOf(ticket),
    placing: ticket.attacker === 0 ? 'a' : 'b',
    turns: battleTurns,
    sides: [sideTerms(0), sideTerms(1)],
  }
}
