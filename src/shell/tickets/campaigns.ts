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

interface ReadCampaign {
  /** Where its record stood when it was read. */
  readonly at: string
  readonly codes: ReadonlySet<string>
}

/** The campaigns read so far: the list changes with every answer in any tab, and a record is read whole. */
const read = new Map<string, ReadCampaign>()
/** The one that was found last; of the others no record is held. */
let last: (FoundCampaign & Pick<ReadCampaign, 'at'>) | null = null

const placeOf = ({ entries, updatedAt }: StoredCard): string =>
  `${String(entries)} ${String(updatedAt)}`

/** Null: it is not the one that stood at this code. */
async function foundIn(card: StoredCard, code: string): Promise<FoundCampaign | null> {
  const { id, opening } = card
  const at = placeOf(card)
  const known = read.get(id)
  if (known?.at === at) {
    if (!known.codes.has(code)) return null
    if (last?.id === id && last.at === at) return last
  }
  const [kept, address] = [await loadBattle(id), gameNamed(opening.game)?.table(id)]
  if (kept === null || address === undefined) return null
  const record = recordOf(kept)
  const hashes = [...record.entries.map(({ previous }) => previous), headHash(kept)]
  const codes = new Set(hashes.map(codeOf))
  read.set(id, { at, codes })
  if (!codes.has(code)) return null
  last = { id, address, record, at }
  return last
}

export async function campaignOf(
  { campaign, code }: TicketAddress,
  cards: readonly StoredCard[],
): Promise<FoundCampaign | null> {
  const own = cards.filter(({ opening }) => opening.game === campaign)
  const isLikely = ({ id }: StoredCard): boolean => read.get(id)?.codes.has(code) === true
  const inOrder = [...own.filter(isLikely), ...own.filter((card) => !isLikely(card))]
  for (const card of inOrder) {
    const found = await foundIn(card, code)
    if (found !== null) return found
  }
  return null
}
