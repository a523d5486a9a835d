// Tickets that a campaign under way has written: the code of its record at that moment, and whether a code is one of its own.
import type { InjectionKey } from 'vue'
import { codeOf, hashOfOpening } from '@/core/record/chain.ts'
import type { Kinds } from '@/core/game.ts'
import type { Play } from '@/core/record/play.ts'
import type { TablePlan } from './presenter.ts'

export interface WrittenTickets {
  /** The campaign, as records name it. */
  readonly game: string
  /** CC-TICKET-01: the record's code at the moment when this ticket was written; null: it was not. */
  readonly codeOf: (ticket: string) => string | null
  /** Whether the record ever stood at this code, what was taken back since included. */
  readonly knows: (code: string) => boolean
}

/** Nothing is provided where a question is drawn away from its record. */
export const ticketsKey: InjectionKey<WrittenTickets> = Symbol('written tickets')

/** The newest entry that tells of it: one that was taken back and came again was written anew. */
function codeOfTicket<K extends Kinds>(
  { ticketIn }: TablePlan<K>,
  { log }: Play<K>,
  ticket: string,
): string | null {
  for (let line = log; line !== null; line = line.before)
    if (line.events.some((event) => ticketIn?.(event) === ticket)) return codeOf(line.hash)
  return null
}

function knowsCode<K extends Kinds>({ log, opening }: Play<K>, code: string): boolean {
  for (let line = log; line !== null; line = line.before)
    if (codeOf(line.hash) === code) return true
  return codeOf(hashOfOpening(opening)) === code
}

export const writtenTickets = <K extends Kinds>(
  plan: TablePlan<K>,
  play: Readonly<{ value: Play<K> | null }>,
): WrittenTickets => ({
  game: plan.game.name,
  codeOf: (ticket) => (play.value === null ? null : codeOfTicket(plan, play.value, ticket)),
  knows: (code) => play.value !== null && knowsCode(play.value, code),
})
