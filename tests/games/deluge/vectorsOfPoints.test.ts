// The public vectors of The Deluge about points: victory, tickets, quick results.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import {
  droppedBattalions,
  edgeOf,
  resultOfFace,
  shifted,
  tablePoints,
} from '@/games/deluge/rules/battle.ts'
import { boardOf, defaultMap } from '@/games/deluge/rules/index.ts'
import { exactPoints, type World } from '@/games/deluge/rules/model.ts'
import {
  hundredths,
  placesOf,
  solveLinear,
  standings,
  totalsFrom,
} from '@/games/deluge/rules/victory.ts'
import { worldOf } from '@tests/support/delugeScene.ts'

describe('victory', () => {
  const own = new Map(
    Object.entries({ sweden: 9, muscovy: 8, ottomans: 9, hre: 4, brandenburg: 6 }).map(
      ([id, points]) => [id, fraction(BigInt(points))],
    ),
  )
  const shownTotals = (victory: 'base' | 'linear' | 'order'): readonly number[] => {
    const totals = totalsFrom(worldOf({ house: { victory } }), own)
    return ['sweden', 'muscovy', 'ottomans', 'brandenburg'].map((id) =>
      hundredths(exactPoints(totals.get(id) ?? fraction(0n))),
    )
  }

  it('vector 14: three ways to take points off (TD-VIC-03)', () => {
    expect(shownTotals('base')).toEqual([700, 600, 600, 400])
    expect(shownTotals('order')).toEqual([700, 600, 700, 500])
    expect(shownTotals('linear')).toEqual([687, 640, 640, 428])
  })

  it('the standing shows what was taken off, so that own points less that are the total', () => {
    const nodes = Object.fromEntries([
      ...['kjow-1', 'kjow-2', 'kjow-3', 'mscislaw', 'czernihow', 'witebsk'].map((node) => [
        node,
        { owner: 'muscovy' },
      ]),
      ...['transylvania', 'moldova', 'wallachia'].map((node) => [node, { owner: 'ottomans' }]),
    ])
    for (const victory of ['base', 'order'] as const)
      for (const { own: mine, minus, total } of standings(worldOf({ nodes, house: { victory } }))) {
        const taken = minus.reduce((sum, { points }) => sum + points.n / points.d, 0)
        expect(total.n / total.d).toBe(Math.max(0, mine.n / mine.d - taken))
      }
  })

  it('vector 15: seven PLC nodes lost, two of them to the HRE; and the start (TD-VIC-01)', () => {
    const lost = ['parnawa', 'dorpat', 'wenden', 'pomerania', 'malbork']
    const nodes = Object.fromEntries([
      ...lost.map((node) => [node, { owner: 'sweden' }]),
      ...['chelmno', 'warma'].map((node) => [node, { owner: 'hre' }]),
    ])
    const totalOf = (world: World, id: string): number =>
      hundredths(standings(world).find(({ faction }) => faction === id)?.total ?? { n: 0, d: 1 })
    expect(totalOf(worldOf({ nodes }), 'plc')).toBe(950)
    const start = worldOf()
    const { factions } = boardOf(defaultMap, start.house)
    expect(factions.map((id) => totalOf(start, id) / 100)).toEqual([0, 12, 0, 0, 0, 0, 5, 10, 0, 3])
  })
})

describe('tickets and quick results', () => {
  it('vector 16: points on the table, and battalions dropped (TD-CMB-06)', () => {
    expect(tablePoints(33, 22, 'largest200')).toEqual([200, 133])
    expect(tablePoints(44, 22, 'largest200')).toEqual([200, 100])
    expect(droppedBattalions(5)).toBe(2)
  })

  it('vector 18: quickEdge (TD-LOSS-01)', () => {
    expect(edgeOf(40, 30, 'yes')).toBe(-1)
    expect(resultOfFace(shifted(6, edgeOf(40, 30, 'yes')))).toBe('blueLosesOnPoints')
    expect(edgeOf(60, 30, 'yes')).toBe(-3)
    expect(edgeOf(30, 60, 'yes')).toBe(3)
  })
})

it('victory linear: shares that have no one solution are taken of own points (TD-VIC-03)', () => {
  const all = { sweden: 'muscovy', muscovy: 'sweden' } as const
  const factions = defaultMap.factions.map((each) => {
    const of = Object.entries(all).find(([id]) => id === each.id)?.[1]
    return of === undefined
      ? each
      : { ...each, victory: { ...each.victory, minus: [{ of, num: 1, den: 1 }] } }
  })
  const world = { ...worldOf({ house: { victory: 'linear' } }), map: { ...defaultMap, factions } }
  const own = new Map([
    ['sweden', fraction(5n)],
    ['muscovy', fraction(3n)],
  ])
  expect([...totalsFrom(world, own)].map(([id, { n, d }]) => `${id} ${n}/${d}`)).toEqual([
    'sweden 2/1',
    'muscovy 0/1',
  ])
})

it('victory linear: the standing shows the shares exactly, of what each has in the end (TD-VIC-01, 03)', () => {
  const taken = (victory: 'base' | 'linear') =>
    standings(worldOf({ house: { victory } })).flatMap(({ faction, minus }) =>
      minus.map(({ of, points: { n, d } }) => `${faction} ${of} ${n}/${d}`),
    )
  // Only the Empire has points, 3: M = 3 ÷ 15, O = −3 ÷ 4 − M ÷ 4, S = −M ÷ 3.
  expect(taken('linear')).toEqual([
    'sweden muscovy 1/15',
    'muscovy ottomans -1/5',
    'ottomans hre 3/4',
    'ottomans muscovy 1/20',
    'brandenburg sweden -1/60',
  ])
  expect(taken('base')).toEqual([
    'sweden muscovy 0/1',
    'muscovy ottomans 0/1',
    'ottomans hre 0/1',
    'ottomans muscovy 0/1',
    'brandenburg sweden 0/1',
  ])
})

it.each([
  [
    [
      [1, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ],
    [3, 6, 5],
    ['1/1', '2/1', '3/1'],
  ],
  [
    [
      [2, 1],
      [1, 3],
    ],
    [1, 1],
    ['2/5', '1/5'],
  ],
  [
    [
      [1, 1],
      [1, 1],
    ],
    [1, 2],
    undefined,
  ],
])('victory linear: of %j and %j the solution is %j (TD-VIC-03)', (rows, values, solution) => {
  const exact = (all: readonly number[]) => all.map((n) => fraction(BigInt(n)))
  const solved = solveLinear(rows.map(exact), exact(values))
  expect(solved?.map(({ n, d }) => `${n}/${d}`)).toEqual(solution)
})

describe('points of the page’s table, faction by faction', () => {
  const powers = defaultMap.factions.map(({ id }) => id)
  const everywhere = (owner: string | null): World => {
    const nodes = Object.fromEntries(defaultMap.nodes.map(({ id }) => [id, { owner }]))
    const factions = Object.fromEntries(powers.map((id) => [id, { tokensKept: 3 }]))
    return worldOf({ nodes, factions })
  }
  const ownOf = (world: World, id: string): number =>
    hundredths(standings(world).find(({ faction }) => faction === id)?.own ?? { n: 0, d: 1 })

  it.each([
    ['sweden', 12, 0],
    ['plc', 12, 0],
    ['muscovy', 12, 0],
    ['cossacks', 12, 0],
    ['ottomans', 12, 0],
    ['crimea', 3, 3],
    ['transylvania', 13, 0],
    ['moldavia-wallachia', 18, 0],
    ['brandenburg', 12, 0],
    ['hre', 59, 3],
  ])('TD-VIC-01: %s has %i for all land, %i for none', (faction, all, none) => {
    expect([ownOf(everywhere(faction), faction), ownOf(everywhere(null), faction)]).toEqual([
      100 * all,
      100 * none,
    ])
  })

  it('TD-VIC-04: at the start the Commonwealth is first; equal points share a place', () => {
    expect(Object.fromEntries(placesOf(worldOf()))).toEqual({
      ...{ plc: 1, 'moldavia-wallachia': 2, transylvania: 3, hre: 4 },
      ...{ sweden: 5, muscovy: 5, cossacks: 5, ottomans: 5, crimea: 5, brandenburg: 5 },
    })
  })

  it('TD-VIC-05: factions of one seat share the place of their mean, and count as one above others', () => {
    const world = worldOf()
    const seat = (id: string, ...factions: readonly string[]) => ({
      ...{ id, name: id, factions, kind: 'player' as const, standing: {} },
    })
    const others = powers.filter((id) => !['plc', 'hre', 'crimea'].includes(id))
    // 12 and 3 and 0: a mean of 5, beside Transylvania's 5.
    const seats = [seat('three', 'plc', 'hre', 'crimea'), ...others.map((id) => seat(id, id))]
    expect(Object.fromEntries(placesOf({ ...world, seats }))).toEqual({
      ...{ plc: 2, hre: 2, crimea: 2, 'moldavia-wallachia': 1, transylvania: 2 },
      ...{ sweden: 4, muscovy: 4, cossacks: 4, ottomans: 4, brandenburg: 4 },
    })
  })
})
