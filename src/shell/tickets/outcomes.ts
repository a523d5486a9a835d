// From a battle of The March of Eagles to the outcome that its campaign takes: plain numbers of the one in the terms of the other.
import { resume } from '@/core/record/resume.ts'
import type { Play } from '@/core/record/play.ts'
import { isObject } from '@/core/record/json.ts'
import {
  battalionText,
  outcomeFormat,
  resultOfBattle,
  type BattleOutcome,
  type TicketAddress,
} from '@/games/campaign/rules/index.ts'
import {
  accountOf,
  battle,
  type BattleAccount,
  type BattleKinds,
  type ListOnTable,
} from '@/games/eagles/rules/index.ts'
import { eagles } from '@/games/eagles/meta.ts'
import type { StoredCard } from '@/app/battleShelf.ts'
import type { WrittenTickets } from '@/table/tickets.ts'
import { loadBattle, recordOf } from '@/storage/battleDoor.ts'

const listOf = ({ points, limit, battalions }: ListOnTable) => ({
  points,
  limit,
  battalions: battalions
    .map(({ characters, ...rest }) => battalionText({ ...rest, ...characters }))
    .sort(),
})

/** Null: it is under way, or it was fought for no ticket. */
export function outcomeOfAccount(account: BattleAccount): BattleOutcome | null {
  const { setup, end, record, corrected } = account
  if (setup.ticket === null || end === null) return null
  const { ticket, turns, placing, lists, houseRules } = setup
  const played = { ...end, ticket: ticket.id, isOver: true, record }
  // CC-TICKET-02: who chooses is the attacker.
  const result = resultOfBattle({ id: ticket.id, attacker: placing === 'b' ? 1 : 0 }, played)
  if (!result.ok) return null
  const table = { turns, placing, houseRules, corrected }
  return {
    format: outcomeFormat,
    version: 1,
    ticket,
    result: result.value,
    table: { ...table, lists: [listOf(lists[0]), listOf(lists[1])] },
  }
}

export const outcomeOfPlay = (play: Play<BattleKinds>): BattleOutcome | null =>
  outcomeOfAccount(accountOf(play))

/** Null: its record is not what the rules make of it. */
export async function outcomeOfStored(id: string): Promise<BattleOutcome | null> {
  const kept = await loadBattle(id)
  if (kept === null) return null
  const { play, problem } = resume(battle, recordOf(kept))
  return play === null || problem !== null ? null : outcomeOfPlay(play)
}

/** The ticket that a stored battle is fought for; null: none. */
export function ticketOfCard({ opening, copyOf }: StoredCard): TicketAddress | null {
  if (opening.game !== eagles.meta.name || copyOf !== null || !isObject(opening.setup)) return null
  const { ticket } = opening.setup
  if (!isObject(ticket)) return null
  const { campaign, code, id } = ticket
  return typeof campaign === 'string' && typeof code === 'string' && typeof id === 'string'
    ? { campaign, code, id }
    : null
}

/**
 * The battles on this phone that were fought to their end for this ticket, the oldest first. One for the ticket as it
 * stands goes before those for an earlier writing of it.
 */
export function foughtFor(
  ticket: string,
  { game, codeOf, knows }: WrittenTickets,
  cards: readonly StoredCard[],
): readonly string[] {
  const own = cards.toReversed().flatMap((card) => {
    const of = card.state === 'finished' ? ticketOfCard(card) : null
    const isOurs = of?.campaign === game && of.id === ticket && knows(of.code)
    return isOurs ? [{ id: card.id, code: of.code }] : []
  })
  const now = own.filter(({ code }) => code === codeOf(ticket))
  return (now.length > 0 ? now : own).map(({ id }) => id)
}
