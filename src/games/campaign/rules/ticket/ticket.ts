// CC-TICKET: the invitation to a battle, written once, when the contest is due.
import type { Refusal } from '../../../../core/conversation.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  matching,
  objectOf,
  orNull,
  readAs,
  text,
  whole,
  type Shape,
} from '../shape.ts'

export interface Ticket {
  readonly format: 'aide-de-camp/ticket'
  readonly version: 1
  /** Never used twice in a campaign. */
  readonly id: string
  readonly campaign: string
  /** The record's code at that moment; empty until the ticket leaves the app. */
  readonly code: string
  readonly turn: number
  readonly place: string
  /** Facts of the map, by codes that each campaign lists. */
  readonly ground: readonly string[]
  /** The first becomes side A. */
  readonly sides: readonly [TicketSide, TicketSide]
  readonly attacker: 0 | 1
  /** An ISO date; the app's, and all that ever changes. */
  readonly deadline: string | null
  readonly rules: 'march-of-eagles' | 'other'
  /** Sentences, as in "8 turns". */
  readonly limits: readonly string[]
}

export interface TicketSide {
  readonly factions: readonly string[]
  readonly seats: readonly string[]
  readonly pieces: readonly TicketPiece[]
  readonly strength: number
  readonly tablePoints: number
  readonly extras: readonly string[]
  readonly handicaps: readonly string[]
}

export interface TicketPiece {
  readonly id: string
  readonly label: string
  readonly strength: number
  readonly notes: readonly string[]
}

export const ticketFormat = 'aide-de-camp/ticket'

export const ticketIdShape: Shape = matching(/^T[1-9]\d{0,5}$/u)
const sentences = listOf(text(200), 100)
const amount = whole(0, 999_999)

const sideShape = objectOf({
  factions: listOf(text(24), 40, 1),
  seats: listOf(text(60), 40),
  pieces: listOf(
    objectOf({ id: text(24), label: text(80), strength: amount, notes: sentences }),
    200,
  ),
  strength: amount,
  tablePoints: amount,
  extras: sentences,
  handicaps: sentences,
})

const twoSides: Shape = listOf(sideShape, 2, 2)

const ticketShape: Shape = objectOf({
  format: exactly(ticketFormat),
  version: exactly(1),
  id: ticketIdShape,
  campaign: text(60),
  code: text(60),
  turn: whole(1, 999),
  place: text(60),
  ground: listOf(text(40), 20),
  sides: twoSides,
  attacker: exactly(0, 1),
  deadline: orNull(matching(/^\d{4}-\d{2}-\d{2}$/u)),
  rules: exactly('march-of-eagles', 'other'),
  limits: sentences,
})

/** Strict: refused with the path of the first field that is missing, unfit or unknown. */
export const readTicket = (json: unknown): Result<Ticket, Refusal> => readAs(ticketShape, json)
