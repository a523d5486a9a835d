// Step 3, purchase by purchase: where, of what, for how much, and why not (GM-ECO, GM-FLEET-01, GM-WW-05, GM-WW-07).
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit, World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army') => ({
  kind,
  owner,
  at,
})

interface More {
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
  readonly house?: Partial<HouseRules>
}

const buying = (
  units: readonly ReturnType<typeof unit>[],
  { house, world, ...more }: More = {},
  amount = 500,
) =>
  new GloriaScene(
    {
      ...more,
      house: { scale: 'world', start: 'empty', ...house },
      umpire: true,
      units,
      world: {
        ledger: [
          {
            turn: 1,
            phase: 'income',
            faction: 'orlon',
            amount,
            reason: 'income',
            rule: 'GM-ECO-01',
            about: null,
          },
        ],
        ...world,
      },
    },
    { kind: 'spend', player: 'orlon' },
  )
const reasonOf = (game: GloriaScene, option: string) => game.problem('orlon', option)

describe('building (GM-ECO-03)', () => {
  it.each([
    ['fortress', false, false],
    ['city', true, false],
    ['anywhere', true, true],
  ] as const)(
    '`buildAt: %s`: in an open city of his %j, beside a unit of his %j',
    (buildAt, isCity, isArea) => {
      const game = buying([unit('orlon', '46', 'infantry')], {
        house: { buildAt },
        areas: { '40': { owner: 'orlon' } },
      })
      expect(game.options('orlon')).toContain('build:14:supply')
      expect(game.options('orlon').includes('build:40:supply')).toBe(isCity)
      expect(game.options('orlon').includes('build:46:supply')).toBe(isArea)
      // Nowhere without a unit of his, nor in the city of another.
      expect(reasonOf(game, 'build:47:supply')).toMatchObject({ reason: 'not-your-city' })
      expect(reasonOf(game, 'build:59:supply')).toMatchObject({ reason: 'not-your-city' })
    },
  )

  it('the owner builds beside independents that hold his fortress; the lowest gives way (GM-FORT-04, GM-DEG-04)', () => {
    const game = buying([unit(null, '14', 'supply'), unit(null, '14', 'infantry')])
    game.choose('orlon', 'build:14:artillery')
    expect(game.at('14')).toEqual(['- infantry', 'orlon artillery'])
    game.choose('orlon', 'build:14:supply')
    expect(game.at('14')).toEqual(['orlon artillery', 'orlon supply'])
  })
})

describe('combining (GM-ECO-04)', () => {
  it('two brigades of any types, in an own unsacked fortress', () => {
    const pair = (at: string) => [unit('orlon', at, 'supply'), unit('orlon', at, 'light-cavalry')]
    const game = buying([...pair('14'), ...pair('40'), ...pair('46')], {
      areas: { '40': { owner: 'orlon' } },
    })
    expect(reasonOf(game, 'combine:40')).toMatchObject({ reason: 'not-your-city' })
    expect(reasonOf(game, 'combine:46')).toMatchObject({ reason: 'not-your-city' })
    game.choose('orlon', 'combine:14')
    expect(game.ask('orlon')?.kind).toBe('specials')
    game.types('orlon', 'guard', 'guard')
    expect(game.at('14')).toEqual(['orlon army'])
    const sacked = buying(pair('14'), { areas: { '14': { sacked: true } } })
    expect(reasonOf(sacked, 'combine:14')).toMatchObject({ reason: 'sacked' })
    expect(reasonOf(buying([unit('orlon', '14')]), 'combine:14')).toMatchObject({
      reason: 'no-brigades',
    })
  })
})

describe('hiring (GM-ECO-05)', () => {
  const lonely = (at: string) => [unit(null, at, 'supply'), unit(null, at, 'infantry')]

  it('one, which he says, both, or both as an army, for the same money', () => {
    const game = buying(lonely('46'), {}, 50).choose('orlon', 'hire:46')
    expect(game.options('orlon')).toEqual(['take:U1', 'take:U2', 'take:U1+U2', 'army:U1+U2'])
    const one = buying(lonely('46')).choose('orlon', 'hire:46', 'take:U2')
    expect(one.at('46')).toEqual(['- supply', 'orlon infantry'])
    const both = buying(lonely('46')).choose('orlon', 'hire:46', 'take:U1+U2')
    expect(both.at('46')).toEqual(['orlon supply', 'orlon infantry'])
    const army = buying(lonely('46')).choose('orlon', 'hire:46', 'army:U1+U2')
    army.types('orlon', 'cadre', 'terror')
    expect(army.at('46')).toEqual(['orlon army'])
  })

  it('what counts for room is what they become (GM-UNIT-03)', () => {
    const beside = (kind: Unit['kind']) =>
      buying([unit('orlon', '46', kind), unit(null, '46', 'supply')]).choose('orlon', 'hire:46')
    expect(beside('army').at('46')).toEqual(['orlon army', 'orlon supply'])
    const three = buying([unit('orlon', '46', 'artillery'), ...lonely('46')])
    three.choose('orlon', 'hire:46')
    expect(three.options('orlon')).toEqual(['take:U2', 'take:U3', 'army:U2+U3'])
    const full = buying([unit('orlon', '46'), unit('orlon', '46', 'supply'), ...lonely('46')])
    expect(reasonOf(full, 'hire:46')).toMatchObject({ reason: 'no-room', rule: 'GM-UNIT-03' })
  })

  it('not beside another player’s unit, an ally’s neither, nor in a city that is not his', () => {
    const game = buying(
      [...lonely('40'), unit(null, '46', 'supply'), unit('salhepatica', '46'), unit('orlon', '47')],
      { world: { allies: ['orlon'] } },
    )
    expect(reasonOf(game, 'hire:40')).toMatchObject({ reason: 'not-your-city' })
    expect(reasonOf(game, 'hire:47')).toMatchObject({ reason: 'nobody-there' })
    expect(reasonOf(game, 'hire:46')).toMatchObject({ reason: 'ally', rule: 'GM-DIP-02' })
    const enemy = buying([...lonely('46').slice(1), unit('rio', '46')])
    expect(reasonOf(enemy, 'hire:46')).toMatchObject({ reason: 'enemy', rule: 'GM-ECO-05' })
  })
})

describe('what the wider scales sell', () => {
  it('a fleet out of one artillery and one supply brigade in an own unsacked port (GM-FLEET-01)', () => {
    const pair = [unit('orlon', '60', 'artillery'), unit('orlon', '60', 'supply')]
    const areas = { '60': { owner: 'orlon' } }
    const game = buying(pair, { areas }).choose('orlon', 'fleet:60')
    expect(game.at('60')).toEqual([])
    expect(game.world.fleets).toEqual([
      { id: 'U3', owner: 'orlon', at: '60', sailed: false, used: false },
    ])
    expect(reasonOf(game, 'fleet:60')).toMatchObject({ reason: 'no-brigades' })
    expect(reasonOf(game, 'fleet:14')).toMatchObject({ reason: 'not-your-port' })
    expect(reasonOf(game, 'fleet:59')).toMatchObject({ reason: 'not-your-port' })
    const sacked = buying(pair, { areas: { '60': { owner: 'orlon', sacked: true } } })
    expect(reasonOf(sacked, 'fleet:60')).toMatchObject({ reason: 'sacked' })
  })

  it('a fort at an own post, one a post; a court once for a kingdom (GM-WW-05, GM-WW-07)', () => {
    const posts = [
      { at: '83', owner: 'orlon', fort: false },
      { at: '80', owner: 'rio', fort: false },
    ]
    const game = buying([], { world: { posts, ledger: buying([]).world.ledger } })
    game.choose('orlon', 'fort:83')
    expect(reasonOf(game, 'fort:83')).toMatchObject({ reason: 'fort', rule: 'GM-WW-05' })
    expect(reasonOf(game, 'fort:80')).toMatchObject({ reason: 'no-post' })
    game.choose('orlon', 'court:8k1')
    expect(reasonOf(game, 'court:8k1')).toMatchObject({ reason: 'used', rule: 'GM-WW-07' })
    expect(reasonOf(game, 'court:8k2')).toMatchObject({ reason: 'no-post' })
    expect(reasonOf(game, 'court:8t1')).toMatchObject({ reason: 'no-post' })
  })
})
