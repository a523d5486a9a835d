// The campaign that a ticket is of, among those on this phone: a record that has not changed is read once.
import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredCard } from '@/app/battleShelf.ts'
import { codeOf } from '@/core/record/chain.ts'
import { campaignOf } from '@/shell/tickets/campaigns.ts'
import { headHash, loadBattle } from '@/storage/battleDoor.ts'

vi.mock('@/storage/battleDoor.ts', async (original) => ({
  ...(await original<object>()),
  loadBattle: vi.fn(),
}))

/** Nothing else of them is looked at. */
const card = (id: string, updatedAt = 1): StoredCard =>
  ({
    id,
    updatedAt,
    entries: 0,
    opening: { format: 1, version: 1, game: 'the-deluge', rulesVersion: 1, setup: { id } },
  }) as unknown as StoredCard
const kept = (id: string) => ({ battle: card(id), log: [] }) as never
const ticketOf = (id: string) => ({
  campaign: 'the-deluge',
  code: codeOf(headHash(kept(id))),
  id: 'T1',
})
const idOf = async (id: string, cards: readonly StoredCard[]) =>
  (await campaignOf(ticketOf(id), cards))?.id ?? null

const loaded = vi.mocked(loadBattle)
beforeEach(() => {
  loaded.mockReset()
  loaded.mockImplementation((id) => Promise.resolve(kept(id)))
})

test('it is found with its record, and not read again while it stands where it stood', async () => {
  const cards = [card('one'), card('two')]
  expect(await campaignOf(ticketOf('two'), cards)).toMatchObject({
    id: 'two',
    address: '/games/the-deluge/two',
    record: { setup: { id: 'two' } },
  })
  expect(loaded).toHaveBeenCalledTimes(2)
  expect(await idOf('two', cards)).toBe('two')
  expect(await idOf('nowhere', cards)).toBeNull()
  expect(loaded).toHaveBeenCalledTimes(2)
})

test('one that was played is read again, and others that are played are not', async () => {
  await idOf('four', [card('three'), card('four')])
  loaded.mockClear()
  expect(await idOf('four', [card('three', 2), card('four')])).toBe('four')
  expect(loaded).not.toHaveBeenCalled()
  expect(await idOf('four', [card('three', 2), card('four', 2)])).toBe('four')
  expect(loaded.mock.calls).toEqual([['four']])
})
