// The public vectors of the rules page of The Deluge, by their numbers.
import { describe, expect, it } from 'vitest'
import { boardOf, defaultMap } from '@/games/deluge/rules/index.ts'
import { incomeOf } from '@/games/deluge/rules/income.ts'
import { isAffordable, isLooted } from '@/games/deluge/rules/land.ts'
import { stepsOf } from '@/games/deluge/rules/movement.ts'
import { retreatEnds } from '@/games/deluge/rules/retreat.ts'
import { scoutingOdds, shown, successesOf } from '@/games/deluge/rules/scouting.ts'
import { affordable, payment } from '@/games/deluge/rules/strategy.ts'
import { supplyOf } from '@/games/deluge/rules/supply.ts'
import { afterLosses, lossesOf, split } from '@/games/deluge/rules/units.ts'
import type { World } from '@/games/deluge/rules/model.ts'
import { groundOf, withFaction } from '@/games/deluge/rules/world.ts'
import { forceFrom, Scene, unitsOf, worldOf } from '@tests/support/delugeScene.ts'

const net = (world: World, faction: string): number => {
  const { base, extra, tribute } = incomeOf(groundOf(world), faction)
  return base + extra - tribute
}

const odds = (dice: number, intelligence: number): readonly string[] =>
  scoutingOdds(dice, intelligence).map(({ n, d }) => `${n}/${d}`)

/** Every node a force can end in, by the fewest move units. */
const reach = (kind: 'task' | 'skirmish', at: string): readonly string[] => {
  const ground = groundOf(worldOf())
  const force = forceFrom({ id: 'F1', faction: 'sweden', at, kind })
  const found = new Set<string>()
  const walk = (path: readonly string[]): void => {
    for (const node of stepsOf(ground, force, path).open) {
      found.add(node)
      walk([...path, node])
    }
  }
  walk([])
  found.delete(at)
  return [...found].sort()
}

describe('income', () => {
  it('vector 1: turn 2, nothing changed (TD-INC-02, 04)', () => {
    const world = worldOf({ turn: 2 })
    const { factions } = boardOf(defaultMap, world.house)
    expect(factions.map((faction) => net(world, faction))).toEqual([
      40, 140, 50, 30, 50, 0, 25, 25, 25, 40,
    ])
  })

  it('vector 2: occupied nodes, and a claim on a PLC node (TD-INC-03, 04)', () => {
    const world = worldOf({
      turn: 3,
      nodes: {
        parnawa: { owner: 'sweden' },
        courland: { owner: 'sweden' },
        minsk: { claim: { by: 'muscovy', since: 2 } },
      },
    })
    expect(net(world, 'sweden')).toBe(60)
    expect(net(world, 'plc')).toBe(130)
    expect(net(world, 'muscovy')).toBe(50)
  })

  it('vector 3: the tribute of vassals is a quarter, rounded down (TD-INC-06)', () => {
    const world = worldOf({
      turn: 3,
      nodes: {
        parnawa: { owner: 'sweden' },
        dorpat: { owner: 'sweden' },
        wenden: { owner: 'sweden' },
      },
    })
    const bound = withFaction(withFaction(world, 'cossacks', { overlord: 'plc' }), 'sweden', {
      overlord: 'muscovy',
    })
    expect(incomeOf(groundOf(bound), 'cossacks')).toMatchObject({ base: 30, tribute: 7 })
    expect(incomeOf(groundOf(bound), 'sweden')).toMatchObject({ base: 40, extra: 30, tribute: 17 })
  })
})

describe('movement', () => {
  it('vector 4: what a Swedish force reaches from Estonia (TD-MOV-01)', () => {
    const enemy = ['parnawa', 'dorpat', 'novgorod', 'wenden', 'witebsk', 'smolensk-2', 'moscow']
    expect(reach('skirmish', 'estonia')).toEqual(['sweden', 'stettin', ...enemy].sort())
    expect(reach('task', 'estonia')).toEqual(['dorpat', 'novgorod', 'parnawa', 'stettin', 'sweden'])
  })

  it('vector 5: mixedMoves cap allows 3 steps of which 2 are not friendly', () => {
    const way = ['estonia', 'parnawa', 'wenden']
    const under = (mixedMoves: 'share' | 'cap'): boolean =>
      isAffordable(groundOf(worldOf({ house: { mixedMoves } })), 'sweden', 'skirmish', way)
    expect([under('cap'), under('share')]).toEqual([true, false])
  })

  it('vector 17: the earlier faction goes on in a swap, the other stays and defends (TD-MOV-04)', () => {
    const scene = new Scene(
      {
        forces: [
          { id: 'F1', faction: 'sweden', at: 'wenden' },
          { id: 'F2', faction: 'plc', at: 'wilno' },
        ],
      },
      { kind: 'sheets', phase: 'movement', of: null },
      { kind: 'phase', phase: 'combat' },
    )
    scene.choose('sweden', 'step:F1>wilno', 'done').choose('plc', 'step:F2>wenden', 'done')
    scene.choose('umpire', 'run')
    expect([scene.force('F1').at, scene.force('F2').at]).toEqual(['wilno', 'wilno'])
    scene.choose('plc', 'fight')
    scene.choose('sweden', 'fight')
    expect(scene.world.battles[0]).toMatchObject({ node: 'wilno', red: ['sweden'], blue: ['plc'] })
  })
})

describe('scouting', () => {
  it('vector 6: chances (TD-STR-08)', () => {
    expect([0, 1, 2, 3, 6].map((intelligence) => odds(1, intelligence)[1])).toEqual([
      '1/2',
      '1/3',
      '1/6',
      '1/6',
      '1/6',
    ])
    expect(odds(2, 0)).toEqual(['1/4', '1/2', '1/4'])
    expect(odds(3, 1)).toEqual(['8/27', '4/9', '2/9', '1/27'])
  })

  it('vector 7: what dice show (TD-STR-08, 09)', () => {
    expect(successesOf([4, 5, 6], 2)).toBe(1)
    expect(successesOf([6, 6, 6, 6], 0)).toBe(4)
    const target = {
      id: 'F2',
      faction: 'plc',
      at: 'wilno',
      kind: 'task' as const,
      intelligence: 0,
      units: [
        { name: 'D', points: 2 },
        { name: 'A', points: 9 },
        { name: 'B', points: 9 },
        { name: 'C', points: 4 },
      ],
    }
    expect(shown(target, 4)).toMatchObject({
      kind: 'task',
      units: 4,
      strongest: [
        { name: 'A', points: 9 },
        { name: 'B', points: 9 },
      ],
    })
  })
})

describe('units and losses', () => {
  it('vector 8: splitting, and points that fall one by one (TD-STR-02, LOSS-03)', () => {
    expect(split(22, 5)).toEqual([5, 5, 4, 4, 4])
    expect(afterLosses(unitsOf(8, 7, 7), 10).map(({ points }) => points)).toEqual([4, 4, 4])
  })

  it('vector 9: percent, half up (TD-LOSS-02)', () => {
    expect([10, 25, 50, 75].map((percent) => lossesOf(30, percent))).toEqual([3, 8, 15, 23])
    expect([10, 25, 50, 75].map((percent) => lossesOf(22, percent))).toEqual([2, 6, 11, 17])
  })

  it('vector 10: tokens that pay (TD-STR-06)', () => {
    expect([3, 4, 2].map((tokens) => payment(25, tokens))).toEqual([
      { tokens: 3, purse: 0 },
      { tokens: 3, purse: 0 },
      { tokens: 2, purse: 5 },
    ])
  })

  it('vector 20: what purse and tokens do not cover is left out from the last field backwards (TD-STR-03)', () => {
    const wish = { tokens: 0, back: [3], newUnits: 4, newPoints: 10, upgrade: false }
    expect(affordable(wish, 6)).toMatchObject({ back: [3], newUnits: 3, newPoints: 3 })
    expect(affordable(wish, 2)).toMatchObject({ back: [2], newUnits: 0, newPoints: 0 })
  })

  it('vector 19: the numbers of forces tell nothing of others (GEN-03, section 1)', () => {
    const scene = new Scene(
      { purses: { sweden: 80, hre: 80, plc: 130 } },
      { kind: 'sheets', phase: 'strategy', of: null },
    )
    const raise = (by: string, node: string): void => {
      scene.choose(by, `raise:${node}`)
      scene.fill(by, { force: 'task', intelligence: 0, points: 22, units: 1, name: '', list: '' })
    }
    for (const node of ['sweden', 'sweden', 'sweden']) raise('sweden', node)
    for (const node of ['austria', 'austria']) raise('hre', node)
    for (const node of Array.from({ length: 5 }, () => 'mazovia')) raise('plc', node)
    for (const by of ['sweden', 'hre', 'plc']) scene.choose(by, 'done')
    scene.choose('umpire', 'run')
    const idsOf = (faction: string): readonly string[] =>
      scene.world.pieces.filter((each) => each.faction === faction).map(({ id }) => id)
    expect(idsOf('sweden')).toEqual(['F1', 'F11', 'F21'])
    expect(idsOf('hre')).toEqual(['F10', 'F20'])
    expect(idsOf('plc')).toEqual(['F2', 'F12', 'F22', 'F32', 'F42'])
  })
})

describe('land', () => {
  it('vector 11: looted in turn 5 with a 2 (TD-GEN-07)', () => {
    const nodes = { wilno: { lootedUntil: 7 } }
    expect([5, 6, 7, 8].map((turn) => isLooted(worldOf({ turn, nodes }), 'wilno'))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('vector 11: a claim since turn 3 is an owner at the end of turn 7 (TD-CAP-06)', () => {
    const scene = new Scene(
      {
        turn: 3,
        forces: [{ id: 'F1', faction: 'sweden', at: 'wilno' }],
        nodes: { wilno: { claim: { by: 'sweden', since: 3 } } },
        house: { diplomacy: 'umpire' },
      },
      { kind: 'phase', phase: 'end' },
    )
    const owners: (string | null)[] = []
    while (scene.world.turn <= 7) {
      owners.push(scene.world.nodes['wilno']?.owner ?? null)
      scene.choose('umpire', 'run').choose('umpire', 'run')
      scene.choose('sweden', 'nothing')
    }
    expect(owners).toEqual(['plc', 'plc', 'plc', 'plc'])
    expect(scene.world.nodes['wilno']?.owner).toBe('sweden')
  })

  it('vector 12: supply of a Swedish force (TD-ATT-01 to 03)', () => {
    const reaches = (node: string, nodes = {}): boolean => {
      const world = worldOf({ turn: 2, nodes })
      return supplyOf(groundOf(world), 'sweden', world.pieces).reaches(node)
    }
    expect(reaches('wenden')).toBe(false)
    expect(reaches('dorpat')).toBe(true)
    expect(reaches('dorpat', { estonia: { lootedUntil: 2 } })).toBe(false)
  })

  it('vector 13: retreat to Poltava, without a question (TD-RET-01 to 04)', () => {
    const world = worldOf({
      forces: [
        { id: 'F4', faction: 'cossacks', at: 'kjow-2' },
        { id: 'F2', faction: 'plc', at: 'kjow-2', from: 'kjow-3' },
      ],
    })
    const [cossacks, plc] = [world.pieces[1], world.pieces[0]]
    if (cossacks === undefined || plc === undefined) throw new Error('no forces')
    expect(retreatEnds(world, cossacks, [plc])).toEqual([{ node: 'poltava', lossTokens: 0 }])
  })
})
