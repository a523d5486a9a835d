// The battles that a result in a campaign's log leads to: fought to the end on this phone, for a ticket of this campaign.
import { describe, expect, it } from 'vitest'
import type { StoredCard } from '@/app/battleShelf.ts'
import { foughtFor } from '@/shell/tickets/outcomes.ts'

type Sketch = Partial<{ state: string; code: string; id: string; game: string; copyOf: string }>

/** The newest first, as the shelf has them. */
const card = (
  id: string,
  { state = 'finished', code = 'NOW', id: ticket = 'T1', game, copyOf }: Sketch = {},
) =>
  ({
    id,
    state,
    copyOf: copyOf ?? null,
    opening: {
      game: 'march-of-eagles',
      setup: { ticket: { campaign: game ?? 'the-deluge', code, id: ticket } },
    },
  }) as unknown as StoredCard

const written = {
  game: 'the-deluge',
  codeOf: (ticket: string) => (ticket === 'T1' ? 'NOW' : null),
  knows: (code: string) => ['NOW', 'BEFORE'].includes(code),
}
const fought = (...cards: readonly StoredCard[]) => foughtFor('T1', written, cards)

describe('a result in the log of a campaign', () => {
  it('leads to the battle for its ticket, and to each if there are more, the oldest first', () => {
    expect(fought(card('second'), card('first'))).toEqual(['first', 'second'])
    expect(fought(card('old', { code: 'BEFORE' }), card('now'))).toEqual(['now'])
  })

  it('leads to one for an earlier writing of the ticket if there is no other', () => {
    expect(fought(card('old', { code: 'BEFORE' }))).toEqual(['old'])
  })

  it.each([
    ['of another ticket', { id: 'T2' }],
    ['of another campaign of the same game', { code: 'FOREIGN' }],
    ['of another game', { game: 'gloria-mundi' }],
    ['under way', { state: 'underWay' }],
    ['a second version that was kept', { copyOf: 'first' }],
  ])('leads to none that is %s', (_, sketch) => {
    expect(fought(card('one', sketch))).toEqual([])
  })

  it('leads to no battle for no ticket, and to no other game', () => {
    const plain = { ...card('one'), opening: { game: 'march-of-eagles', setup: {} } }
    const other = { ...card('one'), opening: { game: 'couriers', setup: null } }
    expect(fought(plain as unknown as StoredCard, other as unknown as StoredCard)).toEqual([])
  })
})
