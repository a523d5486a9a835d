// Land, home regions and winning in The Deluge, rule by rule.
import { describe, expect, it } from 'vitest'
import { deluge } from '@/games/deluge/rules/index.ts'
import { relationIn } from '@/games/deluge/rules/land.ts'
import { Scene, type ForceSketch, type SceneSketch, unitsOf } from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const

const swedes: ForceSketch = {
  id: 'F1',
  faction: 'sweden',
  at: 'wilno',
  from: 'wenden',
  units: unitsOf(9, 8, 8, 8),
}

describe('land', () => {
  const alone = (sketch: SceneSketch = {}): Scene =>
    new Scene({ turn: 3, forces: [swedes], ...sketch }, combat, end, strategy)

  it('TD-CAP-01, TD-LOOT-02, TD-LOOT-03, TD-LOOT-04: looted land cannot be looted again, but captured', () => {
    const scene = alone()
    scene.choose('sweden', 'loot').dice('sweden', 2).dice('sweden', 5)
    expect(scene.force('F1').loot).toBe(5)
    expect(scene.world.nodes['wilno']?.lootedUntil).toBe(5)
    const again = alone({ nodes: { wilno: { lootedUntil: 3 } } })
    expect(again.options('sweden')).toEqual(['capture', 'nothing'])
  })

  it('TD-CAP-02: a skirmish force cannot capture, the Crimea only for an ally that is at war there', () => {
    expect(alone({ forces: [{ ...swedes, kind: 'skirmish' }] }).options('sweden')).toEqual([
      'loot',
      'nothing',
    ])
    const forces: ForceSketch[] = [{ id: 'F6', faction: 'crimea', at: 'wilno' }]
    const relations = [
      ['plc', 'crimea', 'war'],
      ['muscovy', 'crimea', 'ally'],
    ] as const
    expect(alone({ forces, relations }).options('crimea')).toEqual([
      'captureFor:muscovy',
      'loot',
      'nothing',
    ])
  })

  it('TD-CAP-03, TD-CAP-04: without a battle won here a claim is laid, and an old one keeps its turn', () => {
    const scene = alone({ nodes: { wilno: { claim: { by: 'sweden', since: 1 } } } }).choose(
      'sweden',
      'capture',
    )
    expect(scene.world.nodes['wilno']).toMatchObject({
      owner: 'plc',
      claim: { by: 'sweden', since: 1 },
    })
  })

  it('TD-CAP-05, TD-CAP-06, TD-CAP-08: a claim ends without a task force, and matures after a year', () => {
    const nodes = { wilno: { claim: { by: 'sweden', since: 1 }, lootedUntil: 9 } }
    const gone = new Scene({ turn: 5, nodes }, end, strategy)
    expect(gone.world.nodes['wilno']).toMatchObject({ owner: 'plc', claim: null })
    const held = new Scene({ turn: 5, nodes, forces: [swedes] }, end, strategy)
    expect(held.world.nodes['wilno']).toMatchObject({
      owner: 'sweden',
      claim: null,
      lootedUntil: 9,
    })
  })

  it('TD-CAP-07: unowned land is closed, unless the house opens it', () => {
    const forces: ForceSketch[] = [{ id: 'F1', faction: 'sweden', at: 'courland' }]
    expect(alone({ forces }).ask('sweden')?.kind).not.toBe('occupy')
    expect(alone({ forces, house: { neutralLand: 'open' } }).options('sweden')).toEqual([
      'capture',
      'loot',
      'nothing',
    ])
  })
})

describe('home regions', () => {
  const lost = { sich: { owner: 'plc', changed: 1 }, poltava: { owner: 'muscovy', changed: 2 } }

  it('TD-VAS-01, TD-VAS-02, TD-VAS-03, TD-VAS-04: the last captor is the overlord, wars end, the clock is secret (CC-SECRET)', () => {
    const scene = new Scene(
      { turn: 2, nodes: lost, relations: [['cossacks', 'muscovy', 'war']] },
      end,
    )
    expect(scene.ask('cossacks')).toMatchObject({ kind: 'vassal', about: 'muscovy' })
    scene.choose('cossacks', 'vassal').dice('cossacks', 3)
    expect(scene.world.factions['cossacks']).toMatchObject({ overlord: 'muscovy', rebelAfter: 5 })
    expect(relationIn(scene.world.relations, 'cossacks', 'muscovy')).toBe('ally')
    expect(deluge.seen(scene.state, 'muscovy').own?.rebelAfter).toBeNull()
    expect(scene.told('clock')).toMatchObject([{ to: ['cossacks'] }])
  })

  it('TD-VAS-05, TD-VAS-07: who fights on is not asked again, nor who would be his own vassal’s vassal', () => {
    const scene = new Scene({ turn: 2, nodes: lost }, end)
    scene.choose('cossacks', 'fight')
    expect(scene.world.factions['cossacks']).toMatchObject({ overlord: null, hadHome: false })
    const ring = new Scene(
      { turn: 2, nodes: lost },
      { kind: 'sheets', phase: 'diplomacy', of: null },
      end,
    )
    ring.correct({ figure: 'overlord', faction: 'muscovy', overlord: 'cossacks', rebelAfter: null })
    ring.choose('umpire', 'run')
    expect(ring.ask('cossacks')?.kind).toBe('diplomacy')
    expect(ring.told('foughtOn')).toHaveLength(1)
  })

  it('homeLost capital: the capital alone decides', () => {
    const nodes = { sich: { owner: 'plc', changed: 1 } }
    const asked = (homeLost: 'all' | 'capital'): string | undefined =>
      new Scene({ turn: 2, nodes, house: { homeLost } }, end).ask('cossacks')?.kind
    expect([asked('all'), asked('capital')]).toEqual(['diplomacy', 'vassal'])
  })
})

describe('winning', () => {
  it('TD-VIC-01, TD-VIC-02, TD-VIC-03, TD-VIC-04: each sees its own points, and at the end all of them', () => {
    const scene = new Scene({ turn: 12 }, strategy)
    expect(deluge.seen(scene.state, 'plc').standing).toMatchObject([
      { faction: 'plc', total: { n: 12, d: 1 } },
    ])
    const over = new Scene(
      { turn: 12, nodes: { parnawa: { owner: 'sweden' } } },
      { kind: 'turnEnd' },
    )
    expect(deluge.outcome(over.state)).toMatchObject({
      winners: ['plc'],
      figures: { plc: { points: 1150, place: 1 }, 'moldavia-wallachia': { place: 2 } },
    })
    expect(deluge.seen(over.state, 'sweden').standing).toHaveLength(10)
  })

  it('TD-VIC-05: a seat with several factions counts the mean of their points', () => {
    const scene = new Scene({ turn: 12 }, strategy)
    const players = scene.setup.seats.filter(({ id }) => id !== 'plc' && id !== 'hre')
    const joint = {
      id: 'both',
      name: 'Both',
      factions: ['plc', 'hre'],
      kind: 'player' as const,
      standing: {},
    }
    scene.correct({ figure: 'seats', seats: [...players, joint] })
    const over = { ...scene.state, world: { ...scene.world, isOver: true } }
    expect(deluge.outcome(over)?.winners).toEqual(['moldavia-wallachia'])
    expect(deluge.outcome(over)?.figures['plc']).toEqual({ points: 1200, place: 2 })
  })
})
