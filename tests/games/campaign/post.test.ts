// Sealed files and seat cards: what one seat's key opens, and no other.
import { describe, expect, it } from 'vitest'
import { ok } from '@/core/result.ts'
import { openedView } from '@/games/campaign/screens/post/opening.ts'
import { deluge, delugeMapFields } from '@/games/deluge/rules/index.ts'
import { freshKey, readSealed, seal, unseal } from '@/games/campaign/screens/post/seal.ts'
import { cardLink, readCard } from '@/games/campaign/screens/post/seatCard.ts'

const header = { game: 'the-deluge', campaign: 'c1', seat: 'sweden', content: 'view' } as const
const content = { purse: 82, note: 'für Schweden' }

describe('a view by other rules', () => {
  const card = { game: 'the-deluge', campaign: 'c1', seat: 'sweden', name: 'Anna', key: freshKey() }
  const opened = async (rulesVersion: number) => {
    const file = {
      ...{ format: 'aide-de-camp/view', version: 1, game: 'the-deluge', rulesVersion },
      ...{ campaign: 'c1', seat: 'sweden', number: 1, previous: null, head: '', turn: 1 },
      ...{ phase: 'strategy', deadline: null, view: {} },
      // Before these named no readers any more.
      events: [{ kind: 'noted', to: ['sweden', 'plc'] }],
    }
    const read = await openedView(card, await seal(card.key, header, file), {
      ...{ game: { ...deluge, rulesVersion: 4 }, fields: delugeMapFields, maps: [] },
      receive: (sent) => ok(sent),
    })
    return read.ok ? read.value.file.events.length : read.problem
  }

  it('is read as it was written by older ones, and refused of newer ones', async () => {
    expect([await opened(3), await opened(4), await opened(5)]).toEqual([1, 1, 'badView'])
  })
})

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

  it('of a newer version says so, whatever else it has', async () => {
    const key = freshKey()
    const text = (await seal(key, header, content)).replace('"version":2', '"version":3')
    expect(await unseal(key, text)).toEqual({ ok: false, problem: 'newer' })
    const letter = '{"format":"aide-de-camp/sealed","version":4,"to":["sweden"],"content":"letter"}'
    expect(await unseal(key, letter)).toEqual({ ok: false, problem: 'newer' })
    for (const odd of ['"3"', '0', '2.5', 'null'])
      expect(await unseal(key, letter.replace('4', odd))).toEqual({ ok: false, problem: 'sealed' })
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

it.each(['game', 'campaign', 'seat', 'key', 'nonce', 'data'])(
  'a sealed file without its %s is none',
  async (field) => {
    const json = JSON.parse(await seal(freshKey(), header, content)) as Record<string, string>
    expect(readSealed(JSON.stringify({ ...json, [field]: undefined }))).toBeNull()
  },
)

describe('a seat card', () => {
  const key = 'AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK-2vcTL0tk'
  const campaign = 'a4e0a9a6-5f0c-4a55-9a1d-0d6a1f1f3c55'
  const card = { game: 'the-deluge', campaign, seat: 'plc', name: 'Königreich', key }
  const origin = 'https://aide.example'
  const link = cardLink(origin, card)

  it('is read back from within a message', () => {
    expect(readCard(`Hello,\n${link}\nsee you`)).toEqual(card)
  })

  it('is a link that asks a server for nothing but the app, and fits into one code', () => {
    const { pathname, search, hash } = new URL(link)
    expect([pathname, search]).toEqual(['/', ''])
    expect(hash).toMatch(/^#\/games\/the-deluge\/post\/[\w-]+$/u)
    expect(link.length).toBeLessThan(220)
  })

  it('is damaged when any of its signs was changed, or it was cut', () => {
    const start = link.indexOf('/post/') + '/post/'.length
    for (let at = start; at < link.length; at += 1) {
      const sign = link.charAt(at) === 'A' ? 'B' : 'A'
      const changed = readCard(link.slice(0, at) + sign + link.slice(at + 1))
      // The last sign holds bits that no byte has.
      if (at < link.length - 1) expect(changed, String(at)).toBe('damaged')
      if (at > start) expect(readCard(link.slice(0, at)), String(at)).toBe('damaged')
    }
  })

  it('of a later version is newer, whatever it holds', () => {
    expect(readCard('#/games/the-deluge/post/AgECAyGwTpg')).toBe('newer')
  })

  it('names the game it is of', () => {
    expect(readCard(link.replace('the-deluge', 'gloria-mundi'))).toMatchObject({
      game: 'gloria-mundi',
      seat: 'plc',
    })
  })

  it('of the kind that was given out before is read', () => {
    const body = Buffer.from(JSON.stringify(card)).toString('base64url')
    expect(readCard(`Take ADC-SEAT.${body}, please`)).toEqual(card)
  })

  it.each([{ key: 'k' }, { seat: '' }, { campaign: 'a b' }, { game: '../x' }, { name: 7 }])(
    'of the old kind is damaged where it says %j',
    (wrong) => {
      const body = Buffer.from(JSON.stringify({ ...card, ...wrong })).toString('base64url')
      expect(readCard(`ADC-SEAT.${body}`)).toBe('damaged')
    },
  )

  it('has a name of 80 characters at most', () => {
    const read = readCard(cardLink(origin, { ...card, name: 'x'.repeat(300) }))
    expect(read).toMatchObject({ name: 'x'.repeat(80) })
  })

  it('is made of a key and of nothing else', () => {
    expect(() => cardLink(origin, { ...card, key: 'k' })).toThrow(TypeError)
  })

  it.each(['', 'Hello', '{"format":"aide-de-camp/sealed"}', `${origin}/#/tickets/AQAA`])(
    '%j is none',
    (text) => {
      expect(readCard(text)).toBe('foreign')
    },
  )

  it.each(['ADC-SEAT.', 'ADC-SEAT.e30', 'ADC-SEAT.%%%', `${origin}/#/games/the-deluge/post/x`])(
    '%j is damaged',
    (text) => {
      expect(readCard(text)).toBe('damaged')
    },
  )
})
