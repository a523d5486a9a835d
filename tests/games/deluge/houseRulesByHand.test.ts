// Each house rule of The Deluge in the two positions it tells apart, worked out by hand from the page.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { boardOf, defaultHouseRules, defaultMap, deluge } from '@/games/deluge/rules/index.ts'
import { hasPrincipalities, mapUnder } from '@/games/deluge/rules/principalities.ts'
import { standings } from '@/games/deluge/rules/victory.ts'
import {
  Scene,
  unitsOf,
  worldOf,
  type ForceSketch,
  type SceneSketch,
} from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const
const resources = { kind: 'phase', phase: 'resources' } as const
const attrition = { kind: 'phase', phase: 'attrition' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'phase', phase: 'movement' } as const
const strategyPhase = { kind: 'phase', phase: 'strategy' } as const

it('every default is the first value of the page', () => {
  expect(defaultHouseRules).toEqual({
    turns: 12,
    turnsPerYear: 4,
    turnOrder: 'rotating',
    orders: 'secret',
    sheets: 'two',
    presence: 'near',
    openScore: 'no',
    diplomacy: 'open',
    swedenStart: 80,
    principalities: 'two',
    firstIncome: 'no',
    plcFriendly: 'owned',
    lootStopsIncome: 'no',
    supply: 'home',
    recover: 'unit',
    tokenLimit: 0,
    scoutsPerForce: 1,
    subsidies: 'listed',
    mixedMoves: 'share',
    fleeing: 'both',
    quickEdge: 'no',
    losses: 'percent',
    battleLoot: 'd3',
    neutralLand: 'closed',
    homeLost: 'all',
    victory: 'base',
    scale: 'largest200',
  })
})

describe('money', () => {
  const purse = (sketch: SceneSketch, faction: string): number =>
    purseOf(new Scene(sketch, resources, strategy).world.ledger, faction)

  it('swedenStart, firstIncome: on top of the start purse (TD-INC-01)', () => {
    expect(purse({ house: { swedenStart: 0 } }, 'sweden')).toBe(0)
    expect(purse({ house: { swedenStart: 300, firstIncome: 'yes' } }, 'sweden')).toBe(340)
    expect(purse({ house: { firstIncome: 'yes' } }, 'plc')).toBe(130 + 140)
    expect(purse({ house: { firstIncome: 'yes' } }, 'crimea')).toBe(25)
  })

  it('plcFriendly allied: nodes of allies pay too, not under an enemy’s claim (TD-INC-04)', () => {
    const nodes = {
      minsk: { owner: 'hre', claim: { by: 'muscovy', since: 1 } },
      brest: { owner: 'hre', lootedUntil: 2 },
    }
    const relations = [['plc', 'hre', 'ally']] as const
    const paid = (house: SceneSketch['house'] = {}) =>
      purse({ turn: 2, nodes, relations, house }, 'plc')
    expect(paid()).toBe(26 * 5)
    expect(paid({ plcFriendly: 'allied' })).toBe(27 * 5)
    expect(paid({ plcFriendly: 'allied', lootStopsIncome: 'yes' })).toBe(26 * 5)
  })

  it('lootStopsIncome and a tribute: the quarter is of what is left (TD-INC-06)', () => {
    const sketch: SceneSketch = {
      turn: 2,
      nodes: {
        parnawa: { owner: 'sweden', lootedUntil: 2 },
        dorpat: { owner: 'sweden' },
        wenden: { owner: 'sweden' },
      },
      factions: { sweden: { overlord: 'muscovy' } },
    }
    expect(purse(sketch, 'sweden')).toBe(70 - 17)
    expect(purse({ ...sketch, house: { lootStopsIncome: 'yes' } }, 'sweden')).toBe(60 - 15)
  })

  it('subsidies: listed alone, anybody but an enemy, nobody (TD-STR-10)', () => {
    const gifts = (subsidies: 'listed' | 'all' | 'none', by: string) =>
      new Scene({ house: { subsidies }, purses: { ottomans: 1, sweden: 1 } }, strategy)
        .options(by)
        .filter((each) => each.startsWith('give:'))
    expect(gifts('listed', 'ottomans')).toEqual(['give:crimea'])
    expect(gifts('listed', 'sweden')).toEqual([])
    expect(gifts('none', 'ottomans')).toEqual([])
    const all = gifts('all', 'ottomans')
    expect([all.length, all.includes('give:hre')]).toEqual([8, false])
  })
})

describe('principalities', () => {
  const start = (principalities: 'one' | 'two' | 'three') => {
    const scene = new Scene({ house: { principalities, firstIncome: 'yes' } }, resources, strategy)
    const { factions } = boardOf(scene.world.map, scene.world.house)
    const points = standings(scene.world).map(({ faction, total }) => [faction, total.n] as const)
    return {
      factions: factions.slice(6, 9),
      purses: factions.slice(6, 9).map((id) => purseOf(scene.world.ledger, id)),
      points: points.slice(6, 9).map(([, n]) => n),
      count: factions.length,
    }
  }

  it('one: all homes, both purses; three: a purse each, at places 8 and 9', () => {
    expect(start('one')).toEqual({
      factions: ['transylvania', 'brandenburg', 'hre'],
      purses: [100, 70, 140],
      points: [15, 0, 3],
      count: 9,
    })
    expect(start('three')).toEqual({
      factions: ['transylvania', 'moldavia', 'wallachia'],
      purses: [50, 50, 50],
      points: [5, 5, 5],
      count: 11,
    })
  })

  it('the map as it is played: owners, homes, relations and terms go over to whoever is there', () => {
    const relations = [{ a: 'hre', b: 'moldavia-wallachia', is: 'war' }] as const
    const map = { ...structuredClone(defaultMap), relations }
    const owners = (principalities: 'one' | 'two' | 'three') => {
      const played = mapUnder(map, principalities)
      const at = ['transylvania', 'moldova', 'wallachia', 'courland']
      return [
        at.map((id) => played.nodes.find((node) => node.id === id)?.owner),
        at.map((id) => played.nodes.find((node) => node.id === id)?.home),
        played.relations.map(({ a, b, is }) => `${a} ${is} ${b}`),
        played.factions.map(({ id }) => id).slice(6, -2),
      ]
    }
    const [t, joint] = ['transylvania', 'moldavia-wallachia']
    expect(owners('two')).toEqual([
      [t, joint, joint, null],
      [t, joint, joint, null],
      [`hre war ${joint}`],
      [t, joint],
    ])
    expect(owners('one')).toEqual([[t, t, t, null], [t, t, t, null], [`hre war ${t}`], [t]])
    const parted = [t, 'moldavia', 'wallachia']
    expect(owners('three')).toEqual([
      [...parted, null],
      [...parted, null],
      ['hre war moldavia', 'hre war wallachia'],
      parted,
    ])
    const without = { ...map, factions: map.factions.filter(({ id }) => id !== joint) }
    expect([hasPrincipalities(map), hasPrincipalities(without)]).toEqual([true, false])
  })

  it('capitals: transylvania, moldova and wallachia; their first forces are F7, F8, F9 of eleven', () => {
    const board = (principalities: 'one' | 'three') =>
      boardOf(worldOf().map, { ...defaultHouseRules, principalities })
    expect(board('one').capital('transylvania')).toBe('transylvania')
    expect(['moldavia', 'wallachia'].map(board('three').capital)).toEqual(['moldova', 'wallachia'])
    const scene = new Scene(
      { house: { principalities: 'three' }, purses: { wallachia: 50 } },
      strategy,
    )
    for (let nth = 0; nth < 2; nth += 1) {
      scene.choose('wallachia', 'raise:wallachia')
      const form = { force: 'task', intelligence: 6, points: 22, units: 40, name: '', list: '' }
      scene.fill('wallachia', form)
    }
    scene.choose('wallachia', 'done').choose('umpire', 'run')
    expect(scene.world.pieces.map(({ id }) => id)).toEqual(['F9', 'F20'])
    expect(scene.force('F9').units).toHaveLength(22)
  })
})

describe('attrition', () => {
  const tired = (
    house: NonNullable<SceneSketch['house']>,
    at: string,
    ...tokens: readonly number[]
  ) => {
    const units = unitsOf(...tokens.map((lossTokens) => ({ points: 9, lossTokens })))
    const scene = new Scene(
      { turn: 2, house, forces: [{ id: 'F1', faction: 'sweden', at, units, loot: 2 }] },
      attrition,
      strategy,
    )
    return scene.has('F1') ? scene.force('F1').units.map(({ lossTokens }) => lossTokens) : null
  }

  it('recover: each unit, or one token of the unit with most, the first of equals (TD-ATT-04)', () => {
    expect(tired({}, 'estonia', 1, 3, 0, 3)).toEqual([0, 2, 0, 2])
    expect(tired({ recover: 'force' }, 'estonia', 1, 3, 0, 3)).toEqual([1, 2, 0, 3])
    expect(tired({ recover: 'force' }, 'estonia', 0, 0)).toEqual([0, 0])
  })

  it('tokenLimit: a unit that reaches it is removed, and the force with its last (TD-ATT-07)', () => {
    expect(tired({}, 'minsk', 8, 9)).toEqual([9, 10])
    expect(tired({ tokenLimit: 3 }, 'minsk', 1, 2, 0)).toEqual([2, 1])
    expect(tired({ tokenLimit: 1 }, 'minsk', 0, 0)).toBeNull()
  })
})

describe('scouting', () => {
  const forces: readonly ForceSketch[] = [
    { id: 'F1', faction: 'sweden', at: 'estonia', intelligence: 2 },
    { id: 'F2', faction: 'plc', at: 'dorpat' },
    { id: 'F12', faction: 'plc', at: 'dorpat' },
  ]
  const scouts = (scene: Scene) =>
    scene.options('sweden').filter((each) => each.toLowerCase().includes('scout'))

  it('scoutsPerForce: so many attempts a force, one a target (TD-STR-07)', () => {
    const left = (scoutsPerForce: number) => {
      const scene = new Scene({ forces, house: { scoutsPerForce } }, strategy)
      return scouts(scene.choose('sweden', 'scout:F1>F2'))
    }
    expect(left(1)).toEqual([])
    expect(left(2)).toEqual(['scout:F1>F12'])
  })

  it('presence scouted: a node once a turn, and the first hostile force there', () => {
    const scene = new Scene(
      { forces, house: { presence: 'scouted', scoutsPerForce: 9 }, purses: { sweden: 9 } },
      strategy,
      movement,
    )
    const near = ['sweden', 'parnawa', 'dorpat', 'novgorod']
    expect(scouts(scene)).toEqual(
      near.flatMap((node) => [`scout:F1>${node}`, `paidScout:F1>${node}`]),
    )
    scene.choose('sweden', 'paidScout:F1>dorpat', 'scout:F1>parnawa', 'done')
    scene.choose('umpire', 'run').dice('sweden', 6, 1)
    expect(scene.told('scouted')).toMatchObject([{ target: 'F2', successes: 1 }])
    scene.dice('sweden', 6, 6)
    expect(scene.told('scouted')[1]).toMatchObject({ target: null, successes: 0 })
    expect(Object.keys(deluge.seen(scene.state, 'sweden').own?.knowledge ?? {})).toEqual(['F2'])
  })
})

describe('order of play', () => {
  it('orders inTurn: who comes later sees what the earlier ones did, and targets as they are then', () => {
    const forces = [{ id: 'F2', faction: 'plc', at: 'dorpat', units: unitsOf(9, 9, 9) }]
    const scene = new Scene(
      { forces, house: { orders: 'inTurn' }, purses: { sweden: 22, plc: 9 } },
      strategyPhase,
      combat,
    )
    scene.choose('sweden', 'raise:estonia')
    scene.fill('sweden', {
      ...{ force: 'task', intelligence: 0, points: 22, units: 1, name: '', list: '' },
    })
    expect(scene.ask('plc')).toBeNull()
    scene.choose('sweden', 'done').choose('umpire', 'run')
    expect(scene.options('plc')).toContain('paidScout:F2>F1')
    expect(scene.ask('sweden')).toBeNull()
  })
})

it('sheets one: what scouts found is told after the turn, with the turn it was thrown in', () => {
  const forces = [
    { id: 'F1', faction: 'sweden', at: 'estonia', intelligence: 1 },
    { id: 'F2', faction: 'plc', at: 'dorpat' },
  ]
  const scene = new Scene({ turn: 2, forces, house: { sheets: 'one' } }, strategy, end)
  scene.choose('sweden', 'scout:F1>F2', 'done', 'step:F1>sweden', 'done').choose('umpire', 'run')
  expect(scene.told('scouted')).toEqual([])
  scene.dice('sweden', 6)
  expect(scene.told('scouted')).toHaveLength(1)
  expect(deluge.seen(scene.state, 'sweden').own?.knowledge['F2']?.kind).toEqual({
    value: 'task',
    turn: 2,
  })
})
