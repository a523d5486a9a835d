// Own turns that take an odd course: sieges that come to no roll, allies behind one wall, reasons with their own rule.
import { describe, expect, it } from 'vitest'
import { checkGloriaMap } from '@/games/gloria/rules/map.ts'
import { defaultMap, gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { GloriaScene, gloriaOf, playGloria } from '@tests/support/gloria.ts'

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

const scene = (units: readonly ReturnType<typeof unit>[], more: More, ...agenda: readonly Task[]) =>
  new GloriaScene(
    { ...more, house: { scale: 'advanced', start: 'empty', ...more.house }, umpire: true, units },
    ...agenda,
  )
const step = (kind: 'spend' | 'move' | 'siege' | 'agents', player: string) =>
  ({ kind, player }) as const

const entry = (faction: string): World['ledger'][number] => ({
  turn: 1,
  phase: 'income',
  faction,
  amount: 50,
  reason: 'income',
  rule: 'GM-ECO-01',
  about: null,
})

describe('sieges', () => {
  it('a siege without a roll leaves the roll to another force (GM-SIEGE-01, GM-ATT-01)', () => {
    const game = scene(
      [unit('rio', '13', 'artillery'), unit('rio', '17'), unit('orlon', '14', 'infantry')],
      { house: { attritionWho: 'movedAndSieging' } },
      step('siege', 'rio'),
    )
    game.choose('rio', 'besiege:U1>14').dice('rio', 1)
    expect(game.options('rio')).toContain('besiege:U2>14')
    game.choose('rio', 'besiege:U2>14').dice('rio', 6).dice('rio', 1)
    expect(game.ask('rio')?.kind).toBe('siegeSack')
  })

  it('of allies inside the city’s owner says who is degraded, the ally’s brigade too (GM-SIEGE-02, GM-DIP-02)', () => {
    const game = scene(
      [
        unit('rio', '13', 'artillery'),
        unit('salhepatica', '14', 'infantry'),
        unit('orlon', '14', 'supply'),
      ],
      { world: { allies: ['orlon'] } },
      step('siege', 'rio'),
    )
    game.choose('rio', 'besiege:U1>14').dice('rio', 3)
    expect(game.ask('orlon')?.kind).toBe('siegeWear')
    expect(game.options('orlon')).toEqual(['lose:U2', 'lose:U3'])
    game.choose('orlon', 'lose:U2')
    expect(game.at('14')).toEqual(['- infantry', 'orlon supply'])
  })
})

describe('when an alliance ends, an ally alone in the city of another retires (GM-DIP-03)', () => {
  const allied = (...agenda: readonly Task[]) =>
    scene(
      [unit('rio', '30'), unit('orlon', '20')],
      {
        areas: { '40': { owner: 'orlon' } },
        world: { allies: ['rio'], taken: { '40': { by: 'orlon', used: false } } },
      },
      ...agenda,
    )

  it('ended by either side', () => {
    const game = allied({ kind: 'diplomacy', player: 'rio', offered: [], ended: [] })
    game.choose('rio', 'end:salhepatica')
    expect(game.ask('rio')?.kind).toBe('retreat')
    expect([...game.options('rio')].sort()).toEqual(['to:12', 'to:16', 'to:31', 'to:77', 'to:78'])
    game.choose('rio', 'to:12')
    expect(game.at('30')).toEqual([])
    expect(game.world.areas['30']?.owner).toBe('salhepatica')
  })

  it('resting for an interdict', () => {
    const game = allied(step('agents', 'orlon')).choose('orlon', 'interdict:30')
    expect(game.ask('rio')?.kind).toBe('retreat')
  })

  it('but whoever was no ally stays where he stands', () => {
    const game = scene([unit('rio', '25')], {}, { kind: 'ownTurn', player: 'rio' })
    expect(game.ask('rio')?.kind).not.toBe('retreat')
  })
})

it('the militia alone asks for an army by its own rule (GM-MIL-02, GM-BAT-02)', () => {
  const rule = (...inside: readonly ReturnType<typeof unit>[]) =>
    scene(
      [unit('rio', '33', 'infantry'), ...inside],
      { areas: { '34': { owner: 'bergdorf' } } },
      step('move', 'rio'),
    ).problem('rio', 'attack:U1>34')
  expect(rule()).toMatchObject({ reason: 'army-needed', rule: 'GM-MIL-02' })
  expect(rule(unit('bergdorf', '34'))).toMatchObject({ rule: 'GM-BAT-02' })
})

it('a map without one of the eight regions is none (GM-MAP-01)', () => {
  const isThere = (id: string): boolean => !id.startsWith('7')
  const map = {
    ...defaultMap,
    regions: defaultMap.regions.filter(({ id }) => id !== '7'),
    nodes: defaultMap.nodes.filter(({ id }) => isThere(id)),
    links: defaultMap.links.filter(({ a, b }) => isThere(a) && isThere(b)),
    roads: defaultMap.roads.filter((road) => road.every(isThere)),
  }
  expect(checkGloriaMap(map).filter(({ isError }) => isError)).toEqual([
    { code: 'regionCount', about: '7', isError: true },
  ])
})

describe('by road', () => {
  it('no room where it would attack from is the reason, not the enemy (GM-ROAD-04)', () => {
    const units = [unit('rio', '76'), unit('rio', '78'), unit('orlon', '79', 'infantry')]
    expect(scene(units, {}, step('move', 'rio')).problem('rio', 'road:U1>78>79')).toMatchObject({
      reason: 'no-room',
    })
  })

  it('`roadNetwork: named`: what no road of the list leads to is not linked (GM-ROAD-01)', () => {
    const problem = (roadNetwork: HouseRules['roadNetwork']) =>
      scene([unit('rio', '76')], { house: { roadNetwork } }, step('move', 'rio')).problem(
        'rio',
        'road:U1>17',
      )
    expect(problem('joined')).toMatchObject({ reason: 'must-stop', rule: 'GM-ROAD-02' })
    expect(problem('named')).toMatchObject({ reason: 'not-linked', rule: 'GM-ROAD-01' })
  })
})

it('`fog: near`: an interdict names a city that is seen (GM-CITY-40)', () => {
  const options = (fog: HouseRules['fog']) =>
    scene(
      [unit('salhepatica', '13', 'infantry')],
      {
        house: { fog },
        areas: { '40': { owner: 'salhepatica' } },
        world: { taken: { '40': { by: 'salhepatica', used: false } } },
      },
      step('agents', 'salhepatica'),
    )
      .options('salhepatica')
      .filter((option) => option.startsWith('interdict:'))
  expect(options('open')).toHaveLength(11)
  expect(options('near')).toEqual(['interdict:14', 'interdict:30'])
})

it('`hireAnywhere: no` asks for a passable link, whoever closes bridges or rows (GM-ECO-05, GM-MAP-04)', () => {
  const options = (player: string, at: string) =>
    scene(
      [unit(player, at, 'supply'), unit(null, '28', 'infantry'), unit(null, '61', 'supply')],
      {
        house: { hireAnywhere: 'no' },
        world: {
          taken: { '60': { by: 'port-salut', used: false } },
          bridges: 'port-salut',
          ledger: [entry(player)],
        },
      },
      step('spend', player),
    )
      .options(player)
      .filter((option) => option.startsWith('hire:'))
  expect(options('rio', '29')).toEqual(['hire:28', 'hire:61'])
  expect(options('port-salut', '60')).toEqual(['hire:61'])
})

it('the order that is told names those who play, from their place among all ten (CC-ORDER, GM-TURN-01)', () => {
  const setup = gloriaOf({}, { players: ['orlon', 'rio', 'cardor'] })
  const orders = [...(gloria.opening?.(setup) ?? [])]
  playGloria({ ...setup, houseRules: { ...setup.houseRules, rounds: 4 } }, 3, ({ events }) => {
    orders.push(...events)
  })
  expect(orders.flatMap((event) => (event.kind === 'roundBegan' ? [event.order] : []))).toEqual([
    ['orlon', 'cardor', 'rio'],
    ['orlon', 'cardor', 'rio'],
    ['orlon', 'cardor', 'rio'],
    ['cardor', 'rio', 'orlon'],
  ])
})
