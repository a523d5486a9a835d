// Sealed files and seat cards: what one seat's key opens, and no other.
import { describe, expect, it } from 'vitest'
import { freshKey, readSealed, seal, unseal } from '@/games/campaign/screens/post/seal.ts'
import { printCard, readCard } from '@/games/campaign/screens/post/seatCard.ts'

const header = { game: 'the-deluge', campaign: 'c1', seat: 'sweden', content: 'view' } as const
const content = { purse: 82, note: 'für Schweden' }

describe('a sealed file', () => {
  it('opens with the key of its seat', async () => {
    const key = freshKey()
    const text = await seal(key, header, content)
    expect(await unseal(key, text)).toEqual({ ok: true, value: content })
  })

  it('of version 1, which did not pack what it sealed, opens as before', async () => {
    const text =
      '{"format":"aide-de-camp/sealed","version":1,"game":"the-deluge","campaign":"c1","seat":"sweden","content":"view","key":"4d1a5c8159d2","nonce":"AQIDBAUGBwgJCgsM","data":"vIM1lWx18b5jYjr-pLGcrhUD5invnqAl6si1b2jj8sGq5GSzgPTJcZ0W3Nxl3jvr5_up"}'
    expect(await unseal('AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk', text)).toEqual({
      ok: true,
      value: content,
    })
  })

  it('packs what it seals, and is damaged where it says another version than it is', async () => {
    const key = freshKey()
    const text = await seal(key, header, { purse: 'much '.repeat(400) })
    expect(text.length).toBeLessThan(400)
    expect(await unseal(key, text.replace('"version":2', '"version":1'))).toEqual({
      ok: false,
      problem: 'damaged',
    })
  })

  it('says with another key that it is sealed for another seat', async () => {
    const text = await seal(freshKey(), header, content)
    expect(await unseal(freshKey(), text)).toEqual({ ok: false, problem: 'seat' })
  })

  it('shows nothing of what it holds', async () => {
    const text = await seal(freshKey(), header, content)
    expect(text).not.toContain('purse')
    expect(text).not.toContain('82,')
  })

  it.each(['seat', 'campaign', 'game', 'data', 'nonce'])(
    'is damaged when its %s was changed on the way',
    async (field) => {
      const key = freshKey()
      const json = JSON.parse(await seal(key, header, content)) as Record<string, string>
      const before = json[field] ?? ''
      json[field] = `${before.startsWith('A') ? 'B' : 'A'}${before.slice(1)}`
      expect(await unseal(key, JSON.stringify(json))).toEqual({ ok: false, problem: 'damaged' })
    },
  )

  it('passed off as a sheet does not open', async () => {
    const key = freshKey()
    const text = (await seal(key, header, content)).replace('"view"', '"sheet"')
    expect(await unseal(key, text)).toEqual({ ok: false, problem: 'damaged' })
  })

  it.each(['', '{}', 'hello', '{"format":"aide-de-camp/view"}', '[1]'])(
    '%j is none',
    async (text) => {
      expect(readSealed(text)).toBeNull()
      expect(await unseal(freshKey(), text)).toEqual({ ok: false, problem: 'sealed' })
    },
  )
})

describe('a seat card', () => {
  const card = { game: 'the-deluge', campaign: 'c1', seat: 'plc', name: 'Königreich', key: 'k' }

  it('is read back from within a message', () => {
    expect(readCard(`Hello,\n${printCard(card)}\nsee you`)).toEqual(card)
  })

  it.each(['', 'ADC-SEAT.', 'ADC-SEAT.e30', 'ADC-SEAT.%%%'])('%j is none', (text) => {
    expect(readCard(text)).toBeNull()
  })
})
