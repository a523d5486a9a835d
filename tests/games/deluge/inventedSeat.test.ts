// A sealed sheet for a seat that is not in the campaign: refused, and no key is made for it.
import { expect, it, vi } from 'vitest'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { freshKey, seal } from '@/games/campaign/screens/post/seal.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { openSheet } from '@/games/deluge/screens/post/sheetPost.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

vi.mock('@/games/campaign/screens/post/keptPost.ts', { spy: true })

it('is sealed for another seat, and leaves nothing on this phone', async () => {
  const view = deluge.seen(valueOf(deluge.open(campaignOf())), 'table')
  const head = { game: 'the-deluge', campaign: 'c1', seat: 'atlantis', content: 'sheet' } as const
  const sealed = await seal(freshKey(), head, {})
  expect(await openSheet(view, 'c1', sealed)).toEqual({ refused: { why: 'seal', problem: 'seat' } })
  expect(seatPost).not.toHaveBeenCalled()
})
