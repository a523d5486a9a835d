// What campaigns by post keep outside their records, on its way through a backup.
import { beforeEach, describe, expect, it } from 'vitest'
import {
  heldSeats,
  keepSent,
  nameInPost,
  seatPost,
  takeSeatCards,
  takeSeatKeys,
} from '@/games/campaign/screens/post/keptPost.ts'
import { freshKey } from '@/games/campaign/screens/post/seal.ts'

/** Ids that no other test has used. */
let n = 0
const fresh = (): string => `campaign-${String((n += 1))}`

const sentOnce = { number: 4, view: 'def', sent: { tells: 'ghi', previous: 'abc' } }

describe('keys of seats', () => {
  it('follow a campaign to its new id, with its name on the cards that are out', () => {
    const [old, here] = [fresh(), fresh()]
    const post = { key: freshKey(), number: 3, view: 'abc' }
    takeSeatKeys(JSON.stringify({ [`${old} sweden`]: post }), new Map([[old, here]]))
    expect(seatPost(here, 'sweden')).toMatchObject(post)
    expect(nameInPost(here, 'sweden')).toBe(old)
    keepSent(here, 'sweden', sentOnce)
    expect(nameInPost(here, 'sweden')).toBe(old)
  })

  it('keep that name through a second backup', () => {
    const [first, second, third] = [fresh(), fresh(), fresh()]
    const post = { key: freshKey(), number: 0, view: null, goesBy: first }
    takeSeatKeys(JSON.stringify({ [`${second} plc`]: post }), new Map([[second, third]]))
    expect(nameInPost(third, 'plc')).toBe(first)
  })

  it('that are here stay as they are', () => {
    const [old, here] = [fresh(), fresh()]
    const { key } = seatPost(here, 'sweden')
    const post = { key: freshKey(), number: 3, view: null }
    takeSeatKeys(JSON.stringify({ [`${old} sweden`]: post }), new Map([[old, here]]))
    expect(seatPost(here, 'sweden').key).toBe(key)
    expect(nameInPost(here, 'sweden')).toBe(here)
  })

  it.each([
    { key: 'short', number: 0, view: null },
    { key: freshKey(), number: -1, view: null },
    { key: freshKey(), number: 0.5, view: null },
    { key: freshKey(), number: 0, view: 7 },
    { key: freshKey(), number: 0, view: null, goesBy: 7 },
    null,
  ])('of no such shape are not taken: %j', (post) => {
    const [old, here] = [fresh(), fresh()]
    takeSeatKeys(JSON.stringify({ [`${old} sweden`]: post }), new Map([[old, here]]))
    takeSeatKeys('{', new Map([[old, here]]))
    expect(nameInPost(here, 'sweden')).toBe(here)
    expect(seatPost(here, 'sweden').number).toBe(0)
  })
})

describe('cards of seats', () => {
  beforeEach(() => (heldSeats.value = {}))
  const card = { game: 'the-deluge', campaign: 'c1', seat: 'sweden', name: 'Sweden' }

  it('come back with the last view, and never over one that is here', () => {
    const [here, old] = [freshKey(), freshKey()]
    const held = (key: string) => ({ card: { ...card, key }, sealed: 'sealed', answers: [] })
    takeSeatCards(JSON.stringify({ any: held(here) }))
    expect(heldSeats.value).toEqual({ 'c1 sweden': held(here) })
    takeSeatCards(JSON.stringify({ any: held(old) }))
    expect(heldSeats.value).toEqual({ 'c1 sweden': held(here) })
  })

  it('of no such shape are not taken', () => {
    takeSeatCards(JSON.stringify({ a: { card: { ...card, key: 'short' } }, b: 7, c: { card } }))
    takeSeatCards('[')
    expect(heldSeats.value).toEqual({})
  })
})
