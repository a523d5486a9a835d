// The world-wide game, clause by clause: outer lands, posts, deals, courts, natives, plate fleets.
import { describe, expect, it } from 'vitest'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { attritionAt } from '@/games/gloria/rules/world.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

const unit = (owner: string, at: string, kind: Unit['kind'] = 'infantry') => ({ kind, owner, at })
const post = (at: string, owner: string, fort = false) => ({ at, owner, fort })

const scene = (
  units: readonly ReturnType<typeof unit>[],
  world: Partial<World>,
  ...agenda: readonly Task[]
) =>
  new GloriaScene(
    { house: { scale: 'world', start: 'empty' }, umpire: true, units, world },
    ...agenda,
  )
const agents = (units: readonly ReturnType<typeof unit>[], world: Partial<World> = {}) =>
  scene(units, world, { kind: 'agents', player: 'rio' })
const moving = (units: readonly ReturnType<typeof unit>[], world: Partial<World> = {}) =>
  scene(units, world, { kind: 'move', player: 'rio' })
const plate = (at: string, owner = 'rio') => ({ id: 'U9', owner, at })
const fleet = (id: string, owner: string, at: string) => ({
  id,
  owner,
  at,
  sailed: false,
  used: false,
})

describe('the outer lands', () => {
  it('are sacked for ever, and their kingdoms’ cities closed (GM-WW-01, GM-WW-02)', () => {
    const game = moving([unit('rio', '81')])
    expect(attritionAt(game.world, '81')).toBe(4)
    expect(game.options('rio')).toContain('move:U1>80')
    expect(game.problem('rio', 'move:U1>82')).toMatchObject({ reason: 'closed-area' })
  })

  it('a brigade on a site becomes a post, which is no unit (GM-WW-03, GM-WW-15)', () => {
    const game = agents([unit('rio', '80')])
    game.choose('rio', 'post:U1')
    expect(game.world.posts).toEqual([post('80', 'rio')])
    expect(game.at('80')).toEqual([])
  })

  it('an enemy’s post without garrison falls to whoever comes (GM-WW-04)', () => {
    const game = moving([unit('rio', '81')], { posts: [post('80', 'orlon', true)] })
    game.choose('rio', 'move:U1>80')
    expect(game.world.posts).toEqual([])
  })

  it('a fort is bought for a post, and tribes attack it not (GM-WW-05)', () => {
    const buying = scene(
      [],
      { posts: [post('80', 'rio')] },
      { kind: 'income', player: 'rio' },
      { kind: 'spend', player: 'rio' },
    )
    buying.choose('rio', 'income').choose('rio', 'fort:80')
    expect(buying.world.posts[0]?.fort).toBe(true)
    const game = agents([], { posts: [post('81', 'rio'), post('80', 'orlon', true)] })
    game.choose('rio', 'deal:8t1').dice('rio', 3)
    expect(game.ask('rio')?.kind).toBe('agents')
  })
})

describe('peoples', () => {
  it('a deal is one die a people and turn; 6 costs a post (GM-WW-06)', () => {
    const game = agents([], { posts: [post('80', 'rio')] })
    game.choose('rio', 'deal:8t1').dice('rio', 6)
    expect(game.world.posts).toEqual([])
  })

  it('a court is paid for in step 3; 3 makes the kingdom his (GM-WW-07)', () => {
    const game = scene(
      [],
      { posts: [post('83', 'rio')] },
      { kind: 'income', player: 'rio' },
      { kind: 'spend', player: 'rio' },
      { kind: 'agents', player: 'rio' },
    )
    game.choose('rio', 'income').choose('rio', 'court:8k1', 'done', 'audience:8k1').dice('rio', 3)
    expect(game.world.kingdoms).toEqual({ '8k1': 'rio' })
  })

  it('natives destroy a post without garrison, and fight one with (GM-WW-08)', () => {
    const bare = agents([], { posts: [post('81', 'rio'), post('80', 'orlon')] })
    bare.choose('rio', 'deal:8t1').dice('rio', 3).choose('rio', 'target:80')
    expect(bare.world.posts).toEqual([post('81', 'rio')])
    const held = agents([unit('orlon', '80')], {
      posts: [post('81', 'rio'), post('80', 'orlon')],
    })
    held.choose('rio', 'deal:8t1').dice('rio', 3).choose('rio', 'target:80')
    expect(held.ask('umpire')?.kind).toBe('battle')
  })

  it('a court of 2 silences the posts of all others there (GM-WW-14)', () => {
    const game = agents([], {
      posts: [post('80', 'rio')],
      silenced: [{ continent: 'outer-bounds', by: 'orlon' }],
    })
    expect(game.options('rio')).not.toContain('plate:outer-bounds')
  })

  it('Orlon’s power: one deal without a post, and kingdoms at war (GM-WW-16)', () => {
    const game = scene(
      [],
      { taken: { '14': { by: 'orlon', used: false } } },
      { kind: 'agents', player: 'orlon' },
    )
    expect(game.options('orlon')).toContain('war:8t1')
    game.choose('orlon', 'kingdom:8k1', 'target:8k2').dice('orlon', 5, 2)
    expect(game.world.beaten.map(({ people }) => people)).toEqual(['8k2'])
  })
})

describe('plate fleets', () => {
  it('are landed by a lift and pay 50 in the next step 2 (GM-WW-10)', () => {
    const game = moving([], { plates: [plate('80')] })
    game.choose('rio', 'ship:U9>59')
    expect(game.world.plates).toEqual([])
    expect(game.world.credits['rio']).toBe(50)
  })

  it('are the blocker’s when he beats the escort (GM-WW-11)', () => {
    const game = moving([], {
      plates: [plate('80')],
      fleets: [fleet('U7', 'rio', '59'), fleet('U8', 'port-salut', '60')],
    })
    game
      .choose('rio', 'ship:U9>59')
      .choose('port-salut', 'block:U8')
      .choose('rio', 'intercept:U7')
      .dice('rio', 6)
    expect(game.world.credits['port-salut']).toBe(50)
  })

  it('are taken over by whoever comes to stand beside them (GM-WW-12)', () => {
    const game = moving([unit('rio', '81')], { plates: [plate('80', 'orlon')] })
    game.choose('rio', 'move:U1>80')
    expect(game.world.plates[0]?.owner).toBe('rio')
  })
})
