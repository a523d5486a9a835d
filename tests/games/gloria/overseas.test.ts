// Step 4 overseas: deals, courts, kingdoms won, lost and at war, plate fleets.
import { describe, expect, it } from 'vitest'
import type { World } from '@/games/gloria/rules/model.ts'
import { plateNumber } from '@/games/gloria/rules/agentOptions.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const agents = (units: readonly Sketch[], world: Partial<World>, more: More = {}) =>
  scene(
    units,
    { ...more, house: { scale: 'world', ...more.house }, world },
    { kind: 'agents', player: 'rio' },
  )
const post = (at: string, owner: string, fort = false) => ({ at, owner, fort })

describe('deals and courts (GM-WW-06, GM-WW-07, GM-WW-13)', () => {
  const courts = { lifts: [], besieged: [], done: [], courts: ['8k1'], war: [] }
  const posts = [post('83', 'rio'), post('85', 'orlon'), post('80', 'rio')]
  const court = (face: number, world: Partial<World> = {}) =>
    agents([], { posts, turn: courts, ...world })
      .choose('rio', 'audience:8k1')
      .dice('rio', face)

  it('2 silences the others there, 3 makes it his, 4 and 5 do nothing', () => {
    expect(court(2).world.silenced).toEqual([{ continent: 'outer-bounds', by: 'rio' }])
    const kingdoms = { '8k1': 'orlon', '9k1': 'orlon' }
    expect(court(3, { kingdoms }).world.kingdoms).toEqual({ '8k1': 'rio', '9k1': 'orlon' })
    for (const face of [4, 5]) expect(court(face).world).toMatchObject({ posts, kingdoms: {} })
  })

  it('6 costs a post there, and his own kingdom, nobody else’s', () => {
    const lost = court(6, { kingdoms: { '8k1': 'rio', '8k2': 'rio' } })
    expect(lost.world.kingdoms).toEqual({ '8k2': 'rio' })
    expect(lost.world.posts).toEqual(posts.slice(1))
    expect(lost.events).toContainEqual({ kind: 'kingdomLost', player: 'rio', people: '8k1' })
    expect(court(6, { kingdoms: { '8k1': 'orlon' } }).world.kingdoms).toEqual({ '8k1': 'orlon' })
  })

  it('a deal of a kingdom sends infantry, of a tribe insurgents; each people once a turn', () => {
    const sent = (people: string, own: string, target: string) => {
      const game = agents([unit('orlon', target, 'infantry')], {
        posts: [post(own, 'rio'), post(target, 'orlon')],
      })
      game.choose('rio', `deal:${people}`).dice('rio', 3).choose('rio', `target:${target}`)
      return game.world.battles[0]?.attacker.guests[0]?.kinds
    }
    expect(sent('8t1', '81', '80')).toEqual(['insurgent'])
    const idle = agents([], { posts }).choose('rio', 'deal:8k1').dice('rio', 4)
    expect(idle.options('rio')).not.toContain('deal:8k1')
    expect(idle.options('rio')).toContain('deal:8t1')
    expect(idle.world.posts).toEqual(posts)
  })
})

describe('plate (GM-WW-09, GM-WW-13)', () => {
  it('as many faces as working posts, five at most, five with a kingdom of that continent', () => {
    const number = (count: number, world: Partial<World> = {}) => {
      const sites = ['80', '81', '83', '84', '86', '87', '88'].slice(0, count)
      const at = worldOf({
        house: { scale: 'world' },
        world: { posts: sites.map((site) => post(site, 'rio')), ...world },
      })
      return plateNumber(at, 'rio', 'outer-bounds')
    }
    expect([0, 1, 2, 5, 6, 7].map((count) => number(count))).toEqual([0, 1, 2, 5, 5, 5])
    expect(number(1, { kingdoms: { '8k1': 'rio' } })).toBe(5)
    expect(number(1, { kingdoms: { '9k1': 'rio', '8k1': 'orlon' } })).toBe(1)
  })

  it('at one of his posts, his choice; with one post there; a failed throw is a throw', () => {
    const two = agents([], { posts: [post('80', 'rio'), post('81', 'rio'), post('90', 'rio')] })
    two.choose('rio', 'plate:outer-bounds').dice('rio', 2)
    expect(two.options('rio')).toEqual(['to:80', 'to:81'])
    two.choose('rio', 'to:81')
    expect(two.world.plates).toEqual([{ id: 'U1', owner: 'rio', at: '81' }])
    expect(two.world.next.unit).toBe(2)
    const one = agents([], { posts: [post('80', 'rio')] }).choose('rio', 'plate:outer-bounds')
    expect(one.dice('rio', 1).world.plates).toHaveLength(1)
    const none = agents([], { posts: [post('80', 'rio')] }).choose('rio', 'plate:outer-bounds')
    expect(none.dice('rio', 2).world.plates).toEqual([])
    const each = agents([], { posts: [post('80', 'rio')] }, { house: { plateAttempts: 'post' } })
    expect(each.choose('rio', 'plate:80').dice('rio', 1).world.plates[0]?.at).toBe('80')
  })
})

describe('Orlon’s wars (GM-WW-16)', () => {
  const war = (units: readonly Sketch[] = [], posts: World['posts'] = []) =>
    agents(
      units,
      { taken: { '14': { by: 'rio', used: false } }, posts },
      { areas: { '14': { owner: 'rio' } } },
    )

  it('the lower die of two kingdoms is beaten, equal ones are not; each attacks once', () => {
    const duel = (one: number, other: number) =>
      war().choose('rio', 'kingdom:8k1', 'target:8k2').dice('rio', one, other)
    expect(duel(2, 5).world.beaten).toEqual([{ people: '8k1', by: 'rio' }])
    expect(duel(5, 2).world.beaten).toEqual([{ people: '8k2', by: 'rio' }])
    expect(duel(3, 3).world.beaten).toEqual([])
    const again = duel(3, 3)
    expect(again.options('rio')).not.toContain('kingdom:8k1')
    expect(again.options('rio')).toContain('kingdom:8k2')
    expect(war().choose('rio', 'kingdom:8k1', 'none').world.beaten).toEqual([])
  })

  it('its army attacks a post in its own land', () => {
    const game = war([unit('orlon', '83')], [post('83', 'orlon')])
    game.choose('rio', 'kingdom:8k1').choose('rio', 'target:83')
    expect(game.world.battles[0]?.attacker.guests).toEqual([{ label: 'natives', kinds: ['army'] }])
    const bare = war([], [post('83', 'orlon'), post('80', 'orlon')])
    bare.choose('rio', 'kingdom:8k1').choose('rio', 'target:83')
    expect(bare.world.posts).toEqual([post('80', 'orlon')])
    expect(bare.events).toContainEqual({ kind: 'postLost', player: 'orlon', area: '83' })
  })

  it('one throw for a deal, without a post; a 6 is nothing', () => {
    const game = war([], [post('80', 'rio')])
      .choose('rio', 'war:8t1')
      .dice('rio', 6)
    expect(game.world.posts).toEqual([post('80', 'rio')])
    expect(game.options('rio').some((option) => option.startsWith('war:'))).toBe(false)
    const none = war([], [post('80', 'orlon')])
      .choose('rio', 'war:8t1')
      .dice('rio', 1)
    expect(none.options('rio')).toEqual(['target:80', 'none'])
    expect(none.choose('rio', 'none').world.posts).toHaveLength(1)
  })
})

it('of several posts there its owner says which is lost (GM-WW-06)', () => {
  const game = agents([], { posts: [post('80', 'rio'), post('81', 'rio'), post('83', 'rio')] })
  game.choose('rio', 'deal:8t1').dice('rio', 6)
  expect(game.options('rio')).toEqual(['to:80', 'to:81'])
  game.choose('rio', 'to:80')
  expect(game.world.posts.map(({ at }) => at)).toEqual(['81', '83'])
})
