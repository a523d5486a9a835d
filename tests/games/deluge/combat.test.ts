// Combat of The Deluge: camps, flight, retreat, results, losses and loot, rule by rule.
import { describe, expect, it } from 'vitest'
import { deluge } from '@/games/deluge/rules/index.ts'
import { campsAt, nextFight } from '@/games/deluge/rules/camps.ts'
import { retreatEnds } from '@/games/deluge/rules/retreat.ts'
import {
  Scene,
  unitsOf,
  worldOf,
  type ForceSketch,
  type SceneSketch,
} from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const

const swedes: ForceSketch = {
  id: 'F1',
  faction: 'sweden',
  at: 'wilno',
  from: 'wenden',
  units: unitsOf(9, 8, 8, 8),
}
const poles: ForceSketch = {
  id: 'F2',
  faction: 'plc',
  at: 'wilno',
  units: unitsOf(22, 22),
  loot: 3,
}

/** Sweden attacks the Commonwealth in Wilno, and nobody flees. */
const battle = (sketch: SceneSketch = {}): Scene => {
  const scene = new Scene({ turn: 2, forces: [swedes, poles], ...sketch }, combat, end)
  for (const by of ['plc', 'sweden'])
    while (scene.ask(by)?.kind === 'flee') scene.choose(by, 'fight')
  return scene
}

const both = (scene: Scene, how: string): Scene => scene.choose('sweden', how).choose('plc', how)

describe('the worked example', () => {
  it('TD-CMB-06, TD-CMB-07, TD-CMB-08, TD-LOSS-01, TD-LOSS-02, TD-LOSS-03: losses, loot, retreat, capture at once', () => {
    const scene = battle()
    expect(scene.world.battles[0]?.ticket.sides.map(({ strength }) => strength)).toEqual([33, 44])
    both(scene, 'quick').dice('umpire', 4)
    expect(scene.force('F1').units.map(({ points }) => points)).toEqual([6, 6, 6, 7])
    expect(scene.force('F2').units.map(({ points }) => points)).toEqual([11, 11])
    scene.dice('sweden', 2)
    expect([scene.force('F1').loot, scene.force('F2').loot]).toEqual([2, 1])
    while (scene.ask('plc')?.kind === 'retreat') scene.choose('plc', scene.options('plc')[0] ?? '')
    expect(scene.force('F2').at).not.toBe('wilno')
    expect(scene.options('sweden')).toEqual(['capture', 'loot', 'nothing'])
    scene.choose('sweden', 'capture')
    expect(scene.world.nodes['wilno']?.owner).toBe('sweden')
  })
})

describe('camps', () => {
  it('TD-CMB-01, TD-CMB-02, TD-GEN-08: who stood is the defender, allies form one camp, others stand aside', () => {
    const forces: ForceSketch[] = [
      { id: 'F3', faction: 'muscovy', at: 'minsk', from: 'witebsk' },
      { id: 'F4', faction: 'cossacks', at: 'minsk', from: 'kjow-1' },
      { id: 'F2', faction: 'plc', at: 'minsk' },
      { id: 'F10', faction: 'hre', at: 'minsk', from: 'brest' },
    ]
    const world = worldOf({ forces })
    expect(campsAt(world, 'minsk', [])).toEqual([['plc'], ['muscovy', 'cossacks'], ['hre']])
    expect(nextFight(world, 'minsk', [])).toMatchObject({
      blue: ['plc'],
      red: ['muscovy', 'cossacks'],
    })
    expect(campsAt(world, 'minsk', ['cossacks', 'muscovy'])[0]).toEqual(['muscovy', 'cossacks'])
  })

  it('TD-CMB-02, CC-TICKET-02: contests with several of one camp are one battle, with one limit a side', () => {
    const forces: ForceSketch[] = [
      { id: 'F3', faction: 'muscovy', at: 'minsk', from: 'witebsk', units: unitsOf(11) },
      { id: 'F4', faction: 'cossacks', at: 'minsk', from: 'kjow-1', units: unitsOf(22) },
      { id: 'F2', faction: 'plc', at: 'minsk', units: unitsOf(22) },
    ]
    const { battles } = new Scene({ forces, house: { fleeing: 'none' } }, combat, end).world
    expect(battles.map(({ ticket }) => ticket.id)).toEqual(['T1'])
    const [attackers, defenders] = battles[0]?.ticket.sides ?? []
    expect(attackers).toMatchObject({ factions: ['muscovy', 'cossacks'], tablePoints: 200 })
    expect(defenders).toMatchObject({ factions: ['plc'], tablePoints: 133 })
  })

  it('TD-CMB-03: a member at war with nobody of the other camp does not fight', () => {
    const forces: ForceSketch[] = [
      { id: 'F2', faction: 'plc', at: 'minsk' },
      { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
      { id: 'F10', faction: 'hre', at: 'minsk', from: 'brest' },
    ]
    const world = worldOf({ forces, relations: [['sweden', 'hre', 'ally']] })
    expect(nextFight(world, 'minsk', [])).toMatchObject({
      red: ['sweden'],
      redCamp: ['sweden', 'hre'],
      redForces: ['F1'],
    })
  })

  it('TD-SEQ-5, TD-CMB-03: a third camp fights whoever holds the field, before the next node', () => {
    const forces: ForceSketch[] = [
      { ...swedes },
      { ...poles },
      { id: 'F3', faction: 'muscovy', at: 'wilno', from: 'minsk' },
    ]
    const scene = new Scene(
      {
        turn: 2,
        forces,
        relations: [['sweden', 'muscovy', 'war']],
        house: { fleeing: 'none', battleLoot: 'none' },
      },
      combat,
      end,
    )
    both(scene, 'redBreaks')
    while (scene.ask('sweden')?.kind === 'retreat')
      scene.choose('sweden', scene.options('sweden')[0] ?? '')
    expect(scene.world.battles.map(({ red, blue }) => [red, blue])).toEqual([
      [['sweden'], ['plc']],
      [['muscovy'], ['plc']],
    ])
  })
})

describe('flight', () => {
  it('TD-CMB-04, TD-CMB-05: the fleeing force learns kind and number, and nobody has won a battle', () => {
    const scene = new Scene({ turn: 2, forces: [swedes, poles] }, combat, end)
    scene.choose('plc', 'flee')
    expect(scene.force('F2').at).toBe('wilno')
    scene.choose('sweden', 'fight')
    while (scene.ask('plc')?.kind === 'retreat') scene.choose('plc', scene.options('plc')[0] ?? '')
    expect(scene.force('F2').fledThisTurn).toBe(true)
    expect(deluge.seen(scene.state, 'plc').own?.knowledge['F1']).toMatchObject({
      kind: { value: 'task' },
      units: { value: 4 },
    })
    expect(scene.world.battles).toEqual([])
    scene.choose('sweden', 'capture')
    expect(scene.world.nodes['wilno']).toMatchObject({
      owner: 'plc',
      claim: { by: 'sweden', since: 2 },
    })
  })

  it('fleeing: none asks nobody, defender asks the defender alone', () => {
    const asked = (fleeing: 'none' | 'defender'): readonly (string | undefined)[] => {
      const scene = new Scene({ turn: 2, forces: [swedes, poles], house: { fleeing } }, combat, end)
      return ['plc', 'sweden'].map((by) => scene.ask(by)?.kind)
    }
    expect(asked('none')).toEqual(['result', 'result'])
    expect(asked('defender')).toEqual(['flee', undefined])
  })
})

describe('retreat', () => {
  it('TD-RET-01, TD-RET-02, TD-RET-03, TD-RET-04: not where the enemy came from, fewest loss tokens, then farthest', () => {
    const forces: ForceSketch[] = [swedes, poles]
    const world = worldOf({ forces })
    const [sweden, plc] = world.pieces
    if (sweden === undefined || plc === undefined) throw new Error('no forces')
    const ends = retreatEnds(world, plc, [sweden])
    expect(ends.every(({ lossTokens }) => lossTokens === 0)).toBe(true)
    expect(ends.map(({ node }) => node)).not.toContain('wenden')
  })

  it('TD-RET-05, TD-LOOT-06: a beaten force without a way is destroyed, and its loot goes to the winner', () => {
    const forces: ForceSketch[] = [
      { id: 'F6', faction: 'crimea', at: 'crimea', loot: 2 },
      { id: 'F2', faction: 'plc', at: 'crimea', from: null, units: unitsOf(40) },
      { id: 'F12', faction: 'plc', at: 'nogai' },
      { id: 'F22', faction: 'plc', at: 'yedisan' },
    ]
    const relations = [['plc', 'crimea', 'war']] as const
    const scene = new Scene({ turn: 2, forces, relations, house: { fleeing: 'none' } }, combat, end)
    scene.choose(
      'umpire',
      'result:T1',
      scene.world.battles[0]?.red[0] === 'plc' ? 'blueLosesOnPoints' : 'redLosesOnPoints',
    )
    scene.dice('plc', 1)
    expect(scene.has('F6')).toBe(false)
    expect(scene.force('F2').loot).toBe(2)
  })

  it('TD-RET-06, TD-CMB-09: after a draw the attacker goes back where it came from, without loss tokens', () => {
    const scene = both(battle(), 'draw')
    expect(scene.force('F1')).toMatchObject({ at: 'wenden' })
    expect(scene.force('F1').units.every(({ lossTokens }) => lossTokens === 0)).toBe(true)
    expect(scene.force('F2').at).toBe('wilno')
    expect(
      scene
        .force('F1')
        .units.map(({ points }) => points)
        .reduce((a, b) => a + b),
    ).toBe(25)
  })
})

describe('results', () => {
  it('CC-RESULT-03, TD-CMB-10: two that differ do not count and are shown to both', () => {
    const scene = battle()
    scene.choose('sweden', 'blueBreaks').choose('plc', 'redLosesOnPoints')
    expect(scene.told('differ')).toHaveLength(1)
    expect([scene.ask('sweden')?.kind, scene.ask('plc')?.kind]).toEqual(['result', 'result'])
    scene.choose('umpire', 'result:T1', 'draw')
    expect(scene.world.battles[0]?.outcome).toEqual({ how: 'draw', enteredBy: ['umpire'] })
  })

  it('TD-CMB-11: the ticket shows each camp the other wholly, and nobody else', () => {
    const scene = battle()
    const ticket = (by: string) => deluge.seen(scene.state, by).battles[0]?.ticket
    expect(ticket('sweden')?.sides[1].pieces[0]?.notes).toContain('unit:unit:22:0')
    expect(ticket('muscovy')).toBeNull()
    expect(deluge.seen(scene.state, 'sweden').own?.knowledge['F2']?.strongest?.value).toHaveLength(
      2,
    )
  })

  it('losses table: half of who is missing from the table is gone from the map', () => {
    const scene = battle({ house: { losses: 'table' } })
    scene.choose('umpire', 'result:T1', 'table')
    scene.fill('umpire', {
      how: 'redLosesOnPoints',
      redStart: 100,
      redMissing: 40,
      blueStart: 80,
      blueMissing: 200,
    })
    expect(
      scene
        .force('F1')
        .units.map(({ points }) => points)
        .reduce((a, b) => a + b),
    ).toBe(26)
    expect(scene.force('F2').units.map(({ points }) => points)).toEqual([11, 11])
  })

  it('TD-LOSS-04: a force below 22 points fights on as it is', () => {
    const weak = { ...poles, units: unitsOf(3) }
    const scene = battle({ forces: [swedes, weak] })
    expect(scene.world.battles[0]?.ticket.sides[1]).toMatchObject({ strength: 3, tablePoints: 18 })
  })

  it('TD-LOOT-05: the Crimea throws one die more', () => {
    const forces: ForceSketch[] = [
      { id: 'F6', faction: 'crimea', at: 'wilno', from: 'minsk' },
      { ...poles, loot: 1 },
    ]
    const scene = new Scene(
      { turn: 2, forces, relations: [['plc', 'crimea', 'war']], house: { fleeing: 'none' } },
      combat,
      end,
    )
    scene.choose('umpire', 'result:T1', 'blueLosesOnPoints').dice('crimea', 2)
    expect(scene.ask('crimea')).toMatchObject({ kind: 'extraLoot', wanted: { sides: 3 } })
    scene.dice('crimea', 3)
    expect(scene.force('F6').loot).toBe(5)
    expect(scene.told('tookLoot')).toMatchObject([{ taken: 1, found: 4 }])
  })
})
