// Corners of the rules page of The Deluge, worked out by hand from its sentences.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { defaultMap, deluge, firstMap, nextIncome } from '@/games/deluge/rules/index.ts'
import { relationIn } from '@/games/deluge/rules/land.ts'
import { edgeOf } from '@/games/deluge/rules/battle.ts'
import { checkDelugeMap } from '@/games/deluge/rules/mapCheck.ts'
import { report } from '@/games/deluge/rules/scouting.ts'
import { withKnowledge } from '@/games/deluge/rules/seeing.ts'
import type { World } from '@/games/deluge/rules/model.ts'
import { Scene, unitsOf, worldOf, type ForceSketch } from '@tests/support/delugeScene.ts'
import { campaignOf, smallMap } from '@tests/support/campaign.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const

const inWilno = (id: string, faction: string, more: Partial<ForceSketch> = {}): ForceSketch => ({
  id,
  faction,
  at: 'wilno',
  ...more,
})

const known = (scene: Scene, by: string, force: string) =>
  deluge.seen(scene.state, by).own?.knowledge[force]

/** Goes to the first end offered, whenever there is a choice. */
const walkAway = (scene: Scene, ...parties: readonly string[]): Scene => {
  for (const by of parties)
    while (scene.ask(by)?.kind === 'retreat') scene.choose(by, scene.options(by)[0] ?? '')
  return scene
}

describe('flight', () => {
  const forces = [
    inWilno('F1', 'sweden', { from: 'wenden', units: unitsOf(9, 8, 8) }),
    inWilno('F11', 'sweden', { from: 'wenden' }),
    inWilno('F2', 'plc', { units: unitsOf(22, 22) }),
    inWilno('F12', 'plc'),
  ]

  it('TD-CMB-05: a foe that fled first is known as it stood before the flights', () => {
    const scene = new Scene({ turn: 2, forces }, combat, end)
    scene.choose('plc', 'flee', 'fight').choose('sweden', 'flee', 'fight')
    walkAway(scene, 'plc', 'sweden')
    expect(scene.force('F2').at).not.toBe('wilno')
    expect(known(scene, 'sweden', 'F2')).toMatchObject({
      at: { value: 'wilno' },
      kind: { value: 'task' },
      units: { value: 2 },
    })
    expect(known(scene, 'plc', 'F1')).toMatchObject({ units: { value: 3 } })
  })

  it('TD-CMB-05: hostile forces of a third camp are learned of too, neutral ones are not', () => {
    const more = [
      inWilno('F3', 'muscovy', { from: 'minsk', units: unitsOf(30, 1, 1) }),
      inWilno('F10', 'hre', { from: 'brest' }),
    ]
    const scene = new Scene({ turn: 2, forces: [...forces, ...more] }, combat, end)
    scene.choose('plc', 'flee', 'fight').choose('sweden', 'fight', 'fight')
    walkAway(scene, 'plc')
    expect(known(scene, 'plc', 'F3')).toMatchObject({ units: { value: 3 } })
    expect(known(scene, 'plc', 'F10')?.kind).toBeUndefined()
  })

  it('TD-CMB-04: both camps gone, nobody holds the field and no ticket is written', () => {
    const [swede, , pole] = forces
    if (swede === undefined || pole === undefined) throw new Error('no forces')
    const scene = new Scene({ turn: 2, forces: [swede, pole] }, combat, end)
    scene.choose('plc', 'flee').choose('sweden', 'flee')
    walkAway(scene, 'plc', 'sweden')
    // Blue went first, so Red had nobody left to flee from.
    expect(scene.force('F1').at).toBe('wilno')
    expect(scene.told('held')).toMatchObject([{ factions: ['sweden'] }])
    expect(scene.world.battles).toEqual([])
  })
})

describe('movement in turn', () => {
  it('TD-MOV-06: while a path is open no other is begun', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia' },
      { id: 'F11', faction: 'sweden', at: 'sweden' },
    ]
    const scene = new Scene(
      { forces, house: { orders: 'inTurn' } },
      { kind: 'phase', phase: 'movement' },
      strategy,
    )
    expect(scene.options('sweden')).toContain('step:F11>estonia')
    scene.choose('sweden', 'step:F1>sweden')
    expect(scene.options('sweden').filter((each) => each.includes('F11'))).toEqual([])
    scene.choose('sweden', 'end:F1')
    expect(scene.options('sweden')).toContain('step:F11>estonia')
  })
})

describe('sheets after a correction', () => {
  it('TD-DIP-02: an order that is no longer legal is skipped and told', () => {
    const scene = new Scene({}, diplomacy, strategy)
    scene.choose('sweden', 'ally:hre', 'ally:muscovy', 'done').choose('hre', 'ally:sweden', 'done')
    scene.choose('muscovy', 'ally:sweden', 'done')
    scene.correct({ figure: 'relation', one: 'sweden', other: 'hre', is: 'war' })
    scene.choose('umpire', 'run')
    const { relations } = scene.world
    expect(relationIn(relations, 'sweden', 'hre')).toBe('war')
    expect(relationIn(relations, 'sweden', 'muscovy')).toBe('ally')
    expect(scene.told('skipped')).toMatchObject([
      { to: ['sweden'], line: 1 },
      { to: ['hre'], line: 1 },
    ])
  })

  it('TD-STR-06: tokens that are gone pay nothing, and points are left out from the last backwards', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', loot: 5 }]
    const scene = new Scene({ forces, purses: { sweden: 3 } }, strategy, movement)
    scene.choose('sweden', 'reinforce:F1', 'points')
    scene.fill('sweden', { tokens: 5, newUnits: 1, newPoints: 25, upgrade: 'no' })
    scene.choose('sweden', 'done')
    scene.correct({ figure: 'force', force: 'F1', set: { loot: 1 } }).choose('umpire', 'run')
    expect(scene.force('F1')).toMatchObject({ loot: 0 })
    expect(scene.force('F1').units.map(({ points }) => points)).toEqual([22, 13])
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(0)
  })

  it('TD-STR-10: gifts arrive though the order of play was changed meanwhile', () => {
    const scene = new Scene({ purses: { ottomans: 40 } }, strategy, movement)
    scene.choose('ottomans', 'give:crimea').fill('ottomans', { amount: 15 })
    scene.choose('ottomans', 'done')
    scene.correct({ figure: 'houseRule', key: 'orders', value: 'inTurn' }).choose('umpire', 'run')
    expect(purseOf(scene.world.ledger, 'crimea')).toBe(15)
    expect(scene.world.gifts).toEqual([])
  })

  it('TD-MOV-06: a sheet that is dropped does not give steps back that were walked', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia' }]
    const scene = new Scene(
      { forces, house: { orders: 'inTurn' } },
      { kind: 'phase', phase: 'movement' },
      strategy,
    )
    scene.choose('sweden', 'step:F1>dorpat', 'end:F1')
    scene.correct({ figure: 'sheet', faction: 'sweden' })
    expect(scene.options('sweden')).toEqual(['done'])
  })
})

describe('knowledge', () => {
  it('CC-SEE: a list of all units takes the place of a longer one, a part of them does not', () => {
    const unit = (points: number) => ({ name: 'unit', points })
    const before = withKnowledge(worldOf({ turn: 2 }), 'sweden', 'F2', {
      units: 3,
      strongest: [unit(9), unit(8), unit(7)],
    })
    const now = { ...before, turn: 3 }
    const list = (units: number, ...points: readonly number[]) =>
      withKnowledge(now, 'sweden', 'F2', { units, strongest: points.map(unit) }).factions['sweden']
        ?.knowledge['F2']?.strongest
    expect(list(2, 6, 5)).toEqual({ value: [unit(6), unit(5)], turn: 3 })
    expect(list(3, 6, 5)?.turn).toBe(2)
  })

  it('sheets one: scouting that is told late does not put a force back where it was before it marched', () => {
    const seen = withKnowledge(worldOf({ turn: 3 }), 'sweden', 'F2', { at: 'dorpat' })
    const target = {
      id: 'F2',
      faction: 'plc',
      at: 'wenden',
      kind: 'task',
      intelligence: 0,
    } as const
    const attempt = { faction: 'sweden', force: 'F1', target: { ...target, units: [] }, dice: 1 }
    const after = (world: World) =>
      report(world, attempt, [6]).world.factions['sweden']?.knowledge['F2']
    expect(after({ ...seen, phase: 'end' })).toMatchObject({
      at: { value: 'dorpat' },
      kind: { value: 'task' },
    })
    expect(after({ ...seen, phase: 'end', turn: 4 })?.at?.value).toBe('wenden')
    expect(after({ ...seen, phase: 'strategy' })?.at?.value).toBe('wenden')
  })
})

it('TD-INC-05: what the next turn brings counts land that will be free by then', () => {
  const nodes = { estonia: { owner: 'muscovy', lootedUntil: 3 } }
  const sketch = { turn: 3, nodes, house: { lootStopsIncome: 'yes' } } as const
  const next = (scene: Scene) => nextIncome(deluge.seen(scene.state, 'muscovy'))?.extra
  expect(next(new Scene(sketch, strategy))).toBe(10)
  expect(next(new Scene(sketch, diplomacy))).toBe(0)
})

it('TD-INC-06: what the next turn brings an overlord has the tribute of its vassals in it', () => {
  const world = { turn: 3, nodes: { sich: { owner: 'plc' }, poltava: { owner: 'plc' } } } as const
  const scene = new Scene(world, strategy)
  scene.correct({ figure: 'overlord', faction: 'cossacks', overlord: 'plc', rebelAfter: 5 })
  const next = (by: string) => nextIncome(deluge.seen(scene.state, by))
  expect(next('plc')).toMatchObject({ extra: 140, received: 7, tribute: 0 })
  expect(next('cossacks')).toMatchObject({ base: 30, received: 0, tribute: 7 })
})

it('TD-INC-01: in turn 1 the start purse is all that is collected, unless firstIncome says so', () => {
  const house = { swedenStart: 90 } as const
  const next = (scene: Scene, by: string) => nextIncome(deluge.seen(scene.state, by))
  const first = new Scene({ house }, diplomacy)
  expect(next(first, 'sweden')).toMatchObject({ start: 90, base: 0, turn: 1 })
  expect(next(first, 'plc')).toMatchObject({ start: 130, extra: 0, turn: 1 })
  const paid = new Scene({ house: { ...house, firstIncome: 'yes' } }, diplomacy)
  expect(next(paid, 'sweden')).toMatchObject({ start: 90, base: 40, turn: 1 })
  expect(next(paid, 'plc')).toMatchObject({ start: 130, extra: 140, turn: 1 })
  const booked = next(new Scene({ house }, strategy), 'sweden')
  expect(booked).toMatchObject({ start: 0, base: 40, turn: 2 })
  const second = next(new Scene({ house, turn: 2 }, diplomacy), 'sweden')
  expect(second).toMatchObject({ start: 0, base: 40, turn: 2 })
})

it('TD-INC-02: in the last turn nothing is foreseen once it is collected', () => {
  const last = (task: typeof strategy | typeof diplomacy) =>
    nextIncome(deluge.seen(new Scene({ turn: 12 }, task).state, 'sweden'))
  expect(last(diplomacy)).toMatchObject({ base: 40, turn: 12 })
  expect(last(strategy)).toBeNull()
})

describe('maps', () => {
  it('CC-MAP-CHECK: a home of nobody, and a faction named like a seat of its own, are faults', () => {
    const [first, ...nodes] = smallMap.nodes
    if (first === undefined) throw new Error('no node')
    const astray = { ...smallMap, nodes: [{ ...first, home: 'atlantis' }, ...nodes] }
    expect(checkDelugeMap(astray)).toContainEqual({
      code: 'noSuchHome',
      about: first.id,
      isError: true,
      named: { field: 'home', id: 'atlantis' },
    })
    for (const id of ['umpire', 'table']) {
      const named = JSON.parse(JSON.stringify(smallMap).replaceAll('"muscovy"', `"${id}"`))
      const seats = campaignOf({}, { map: named, umpire: false }).seats
      const setup = { map: named, houseRules: {}, seats, scenario: '' }
      const problem = { code: 'malformed', path: `map.${id}` }
      expect(deluge.readSetup(setup)).toEqual({ ok: false, problem })
    }
  })

  it('principalities three needs a home for each, and says so', () => {
    const nodes = defaultMap.nodes.map((node) =>
      node.id === 'wallachia' ? { ...node, home: null } : node,
    )
    const map = { ...defaultMap, nodes }
    const read = (principalities: 'one' | 'three') => {
      const houseRules = { principalities }
      const { seats } = campaignOf(houseRules, { map })
      return deluge.readSetup({ map, houseRules, seats, scenario: '' })
    }
    expect(read('one').ok).toBe(true)
    expect(read('three')).toEqual({
      ok: false,
      problem: { code: 'malformed', path: 'houseRules.principalities' },
    })
  })

  it('both maps of the app are without fault', () => {
    expect([checkDelugeMap(defaultMap), checkDelugeMap(firstMap)]).toEqual([[], []])
  })
})

it('quickEdge: without a whole quarter there is no shift, and it is plain nought (TD-LOSS-01)', () => {
  expect(Object.is(edgeOf(33, 30, 'yes'), 0)).toBe(true)
  expect([edgeOf(50, 40, 'yes'), edgeOf(40, 50, 'yes'), edgeOf(49, 40, 'yes')]).toEqual([-1, 1, 0])
})
