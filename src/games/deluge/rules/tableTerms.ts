// Terms of a ticket of The Deluge on the table: limits, and the battalions that loss tokens lower.
import { commonTerms, type TableTerms, type Ticket } from '../../campaign/rules/index.ts'

const lowered = /^dropped:([1-9]\d{0,4})$/u

export const delugeTerms = (ticket: Ticket): TableTerms =>
  commonTerms(ticket, (side) => ({
    lowered: ticket.sides[side].handicaps.reduce(
      (sum, code) => sum + Number(lowered.exec(code)?.[1] ?? 0),
      0,
    ),
  }))
