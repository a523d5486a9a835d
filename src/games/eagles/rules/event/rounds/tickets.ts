// The number of a table: it goes out with the pairing's code and comes back with the slip.
import { sha256 } from '../../../../../core/record/sha256.ts'
import type { Pairing, Round } from './rounds.ts'

/** Hexadecimal digits of 32 bits. */
const digits = 8

const hashed = (text: string): number => Number.parseInt(sha256(text).slice(0, digits), 16)

const seatsOf = ({ first, second }: Pairing): string => `${first} ${second ?? ''}`

/** A round that was paired by an older version has none in it: there it follows from the players alone. */
export const ticketOf = (pairing: Pairing): number => pairing.ticket ?? hashed(seatsOf(pairing))

/** With a number for every table that has none; the seed makes that of another round another one. */
export const withTickets = (round: Round, seed: number): Round => ({
  ...round,
  pairings: round.pairings.map((pairing) =>
    pairing.ticket === undefined && pairing.second !== null
      ? { ...pairing, ticket: hashed(`${String(seed)} ${seatsOf(pairing)}`) }
      : pairing,
  ),
})

/** The number of a table after a change of seats: no slip of the old one fits it. */
export const nextTicket = (before: Pairing, after: Pairing): number =>
  hashed(`${String(ticketOf(before))} ${seatsOf(after)}`)
