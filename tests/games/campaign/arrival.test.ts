// A view on its arrival at a player's phone.
import { describe, expect, it } from 'vitest'
import { isSameTask, seatFor } from '@/games/campaign/screens/post/arrival.ts'
import type { HeldSeat } from '@/games/campaign/screens/post/keptPost.ts'
import { freshKey, seal } from '@/games/campaign/screens/post/seal.ts'

const held = (seat: string): HeldSeat => ({
  card: { game: 'gloria-mundi', campaign: 'c1', seat, name: seat, key: freshKey() },
  sealed: null,
  answers: [],
})
const [orlon, cardor] = [held('orlon'), held('cardor')] as const
const sent = (campaign: string, seat: string): Promise<string> =>
  seal(freshKey(), { game: 'gloria-mundi', campaign, seat, content: 'view' }, {})

describe('the seat a view is for', () => {
  it('is the one it names, whichever is on the screen', async () => {
    expect(seatFor(await sent('c1', 'cardor'), [orlon, cardor], orlon)).toBe(cardor)
  })

  it('is the one on the screen where it names none of this phone, or nothing at all', async () => {
    expect(seatFor(await sent('c2', 'cardor'), [orlon, cardor], orlon)).toBe(orlon)
    expect(seatFor('no file', [orlon, cardor], orlon)).toBe(orlon)
    expect(seatFor(await sent('c1', 'cardor'), [], null)).toBeNull()
  })
})

it('answers stay with the same view, and with another one of the turn they are for', () => {
  expect(isSameTask({ checksum: 'a' }, { checksum: 'a' })).toBe(true)
  expect(isSameTask({ checksum: 'a' }, { checksum: 'b' })).toBe(false)
  const of = (checksum: string, writtenFor: number | null) => ({ checksum, writtenFor })
  expect(isSameTask(of('a', 2), of('b', 2))).toBe(true)
  expect(isSameTask(of('a', 2), of('b', 3))).toBe(false)
  expect(isSameTask(of('a', null), of('b', null))).toBe(false)
})
