// House rules at work, value by value, and what stands beside them: supply of a rout, who throws, where plate comes up.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { siegeProspect, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { Unit } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { scene as advanced, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const scene = (units: readonly Sketch[], more: More, ...agenda: readonly Task[]) =>
  advanced(units, { ...more, house: { scale: 'world', ...more.house } }, ...agenda)
const step = (kind: 'move' | 'agents' | 'siege' | 'attrition' | 'income', player: string) =>
  ({ kind, player }) as const

describe('`carry` (GM-BAT-09)', () => {
  const beaten = (carry: HouseRules['carry'], result: string) =>
    scene(
      [unit('rio', '61'), unit('cardor', '13', 'infantry'), unit('cardor', '13', 'supply')],
      { house: { carry } },
      step('move', 'rio'),
    )
      .choose('rio', 'attack:U1>13')
      .choose('umpire', result)
      .choose('rio', 'to:64')
      .choose('rio', 'sackIt')

  it('`rout`: a loser who broke gives no supply, one who did not break does', () => {
    expect(beaten('rout', 'attackerRouts').ask('cardor')).toBeNull()
    expect(beaten('rout', 'attackerWins').options('cardor')).toEqual(['supply:U3', 'none'])
    expect(beaten('none', 'attackerWins').options('cardor')).toEqual(['supply:U3', 'none'])
  })
})

describe('`quick` (GM-BAT-04)', () => {
  it.each([
    ['on', true],
    ['off', false],
  ] as const)('`%s`: the dice are offered: %j', (quick, isOffered) => {
    const game = scene(
      [unit('rio', '61'), unit('cardor', '13')],
      { house: { quick } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>13')
    expect(game.options('cardor').includes('quick')).toBe(isOffered)
  })
})

describe('`attritionWho` (GM-ATT-01, GM-ATT-04)', () => {
  const units: readonly Sketch[] = [
    { ...unit('rio', '76', 'infantry'), moved: true, acted: true },
    unit('rio', '46', 'artillery'),
    unit('rio', '46'),
    { ...unit('rio', '13'), fought: true, acted: true },
    unit('rio', '64', 'supply'),
    { ...unit('rio', '33'), isSortie: true },
    unit('cardor', '50'),
  ]
  const throwing = (attritionWho: HouseRules['attritionWho']) => {
    const game = scene(units, { house: { attritionWho } }, step('attrition', 'rio'))
    const [head] = game.state.agenda
    return head?.kind === 'attritionDice' ? head.units : []
  }

  it('who moved, or all who did not fight: by area, the army first', () => {
    expect(throwing('moved')).toEqual(['U1'])
    expect(throwing('movedAndSieging')).toEqual(['U1'])
    expect(throwing('all')).toEqual(['U3', 'U2', 'U1'])
  })
})

describe('`plateAttempts` (GM-WW-09)', () => {
  const posts = ['80', '84', '90'].map((at) => ({ at, owner: 'rio', fort: false }))
  const agents = (plateAttempts: HouseRules['plateAttempts']) =>
    scene([], { house: { plateAttempts }, world: { posts } }, step('agents', 'rio'))

  it('`post`: at the post that throws, each by its continent’s number, each once', () => {
    const game = agents('post')
    game.choose('rio', 'plate:84').dice('rio', 2)
    expect(game.world.plates).toMatchObject([{ owner: 'rio', at: '84' }])
    game.choose('rio', 'plate:90').dice('rio', 2)
    expect(game.world.plates).toHaveLength(1)
    expect(game.problem('rio', 'plate:84')).toMatchObject({ reason: 'used' })
    expect(game.options('rio')).toContain('plate:80')
  })

  it('`continent`: at one of its posts, his choice; `player`: one throw in all', () => {
    const game = agents('continent').choose('rio', 'plate:outer-bounds').dice('rio', 2)
    expect(game.options('rio')).toEqual(['to:80', 'to:84'])
    game.choose('rio', 'to:80')
    expect(game.world.plates).toMatchObject([{ at: '80' }])
    const one = agents('player').choose('rio', 'plate:outastates').dice('rio', 6)
    expect(one.options('rio').some((option) => option.startsWith('plate:'))).toBe(false)
  })
})

describe('natives and plate money', () => {
  it('a post that natives destroy was its owner’s; the others stay (GM-WW-08)', () => {
    const posts = [
      { at: '80', owner: 'cardor', fort: false },
      { at: '84', owner: 'rio', fort: false },
    ]
    const world = { posts, taken: { '14': { by: 'rio', used: false } } }
    const game = scene([], { areas: { '14': { owner: 'rio' } }, world }, step('agents', 'rio'))
    game.choose('rio', 'war:8t1').dice('rio', 3).choose('rio', 'target:80')
    expect(game.world.posts).toEqual([posts[1]])
    expect(game.events.filter(({ kind }) => kind === 'postLost')).toEqual([
      { kind: 'postLost', player: 'cardor', area: '80' },
    ])
  })

  it('is told apart from what the cities give (GM-WW-10, GM-ECO-01)', () => {
    const game = scene([], { world: { credits: { cardor: 50 } } }, step('income', 'cardor'))
    expect(game.events.filter(({ kind }) => kind === 'earned')).toEqual([
      { kind: 'earned', player: 'cardor', city: '50', amount: 50 },
      { kind: 'earned', player: 'cardor', city: null, amount: 50 },
    ])
  })
})

describe('sieges', () => {
  it('an ally’s brigade in another’s fortress keeps its allies from it (GM-DIP-02, GM-SIEGE-01)', () => {
    const units = [unit('rio', '13'), unit('salhepatica', '14', 'infantry')]
    const game = (allies: readonly string[]) =>
      scene(
        [...units, unit('rio', '51'), unit('cardor', '50', 'infantry')],
        { world: { allies } },
        step('siege', 'rio'),
      )
    expect(game([]).options('rio')).toContain('besiege:U1>14')
    expect(game(['rio']).problem('rio', 'besiege:U1>14')).toMatchObject({ reason: 'ally' })
  })

  const siege = (at: string, fortress: string, face: number) =>
    scene(
      [unit('rio', at), unit('rio', at, 'supply'), unit('zweibacken', fortress, 'infantry')],
      { areas: { [fortress]: { owner: 'zweibacken' } } },
      step('siege', 'rio'),
    )
      .choose('rio', `besiege:U1+U2>${fortress}`)
      .dice('rio', face)

  it('where the source says brigade his army is safe, where it says unit any of his may go (GM-SIEGE-02)', () => {
    for (const face of [3, 4, 5, 6]) {
      expect(siege('13', '14', face).at('13'), `row ${face}`).toEqual(['rio army', '- supply'])
    }
    expect(siege('51', '50', 3).at('51')).toEqual(['rio army', '- supply'])
    for (const face of [5, 6]) {
      const game = siege('51', '50', face)
      expect(game.options('rio'), `Cardor, row ${face}`).toEqual(['lose:U1', 'lose:U2'])
    }
    const inside = siege('13', '14', 2).choose('rio', 'no')
    expect(inside.options('rio')).toEqual(['lose:U1', 'lose:U2'])
  })

  it('nobody is told as eliminated where all inside went away (GM-SIEGE-03, GM-SIEGE-04)', () => {
    const game = siege('13', '14', 2)
    expect(game.events.some(({ kind }) => kind === 'destroyed')).toBe(false)
    expect(game.at('25')).toEqual(['zweibacken infantry'])
    expect(siege('13', '14', 1).events).toContainEqual(
      expect.objectContaining({ kind: 'destroyed', units: ['U3'], why: 'siege' }),
    )
  })

  it('a port that is sacked sends its own fleets away, no others (GM-FLEET-06, GM-BAT-12)', () => {
    const fleet = (id: string, owner: string, at: string) => ({
      id,
      owner,
      at,
      sailed: false,
      used: false,
    })
    const game = scene(
      [],
      {
        areas: { '58': { owner: 'port-salut' } },
        world: {
          taken: { '09': { by: 'bergdorf', used: false } },
          fleets: [fleet('U7', 'port-salut', '60'), fleet('U8', 'rio', '59')],
        },
      },
      step('agents', 'bergdorf'),
    )
    game.choose('bergdorf', 'piracy:60')
    expect(game.world.fleets.map(({ at }) => at)).toEqual(['58', '59'])
    expect(game.world.taken['09']?.used).toBe(true)
  })

  it('the odds of the whole of it count artillery brigades (GM-SIEGE-02)', () => {
    const whole = (...kinds: readonly Unit['kind'][]) => {
      const world = worldOf({
        house: { start: 'empty' },
        units: [...kinds.map((kind) => unit('rio', '13', kind)), unit('orlon', '14', 'infantry')],
      })
      const ids = kinds.map((_, place) => `U${place + 1}`)
      return siegeProspect(world, ids, '14').whole
    }
    expect(whole('artillery')).toEqual(fraction(1n, 3n))
    expect(whole('artillery', 'supply')).toEqual(fraction(5n, 9n))
    expect(whole('supply', 'infantry')).toEqual(fraction(0n, 1n))
    expect(whole('army')).toEqual(fraction(13n, 18n))
  })
})

it('militia on a sortie is not degraded, whatever falls on it (GM-MIL-01)', () => {
  const game = scene(
    [{ ...unit('rio', '33', 'infantry'), isSortie: true }],
    {},
    { kind: 'degrade', units: ['U1'] },
  )
  expect(game.at('33')).toEqual(['rio infantry'])
})

it('two units are not carried together, so no lift is to blame (GM-SEA-01)', () => {
  const game = scene(
    [unit('rio', '59'), unit('rio', '59', 'infantry')],
    { world: { turn: { lifts: ['59'], besieged: [], done: [], courts: [], war: [] } } },
    step('move', 'rio'),
  )
  expect(game.problem('rio', 'sea:U1>23:59')).toMatchObject({ reason: 'no-lift' })
  expect(game.problem('rio', 'sea:U1+U2>23:59')).toMatchObject({ code: 'not-offered' })
})
