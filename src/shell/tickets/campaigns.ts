// The stored campaign that a ticket is of: the one whose record once stood at the ticket's code.
import { codeOf } from '@/core/record/chain.ts'
import type { TicketAddress } from '@/games/campaign/rules/index.ts'
import { gameNamed } from '@/games/index.ts'
import { modules } from '@/games/modules.ts'
import type { TicketReader } from '@/games/module.ts'
import type { StoredCard } from '@/app/battleShelf.ts'
import { headHash, loadBattle, recordOf } from '@/storage/battleDoor.ts'

/** With its words; null: this version knows no such campaign. */
export async function readerOf(campaign: string): Promise<TicketReader | null> {
  const tickets = modules.find(({ meta }) => meta.name === campaign)?.tickets
  if (tickets === undefined) return null
  const [reader] = await Promise.all([tickets.load(), tickets.words()])
  return reader
}

export const titleOfCampaign = (campaign: string): string => gameNamed(campaign)?.title ?? campaign

export interface FoundCampaign {
  readonly id: string
  readonly address: string
  readonly record: unknown
}

export async function campaignOf(
  { campaign, code }: TicketAddress,
  cards: readonly StoredCard[],
): Promise<FoundCampaign | null> {
  const own = cards.filter(({ opening }) => opening.game === campaign)
  for (const { id } of own) {
    const kept = await loadBattle(id)
    if (kept === null) continue
    const record = recordOf(kept)
    const hashes = [...record.entries.map(({ previous }) => previous), headHash(kept)]
    const address = gameNamed(campaign)?.table(id)
    if (address !== undefined && hashes.some((hash) => codeOf(hash) === code))
      return { id, address, record }
  }
  return null
}
