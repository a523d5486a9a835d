// What follows a fight of The Deluge where others stand by, or a correction takes somebody away.
import { describe, expect, it } from 'vitest'
import { Scene, type ForceSketch } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const combat = { kind: 'phase', phase: 'combat' } as const

describe('after a fight', () => {
  const plc: ForceSketch = { id: 'F2', faction: 'plc', at: 'minsk' }
  const swedes: ForceSketch = { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' }
  const muscovites: ForceSketch = { id: 'F3', faction: 'muscovy', at: 'minsk', from: 'mscislaw' }
  const house = { fleeing: 'none', battleLoot: 'none' } as const
  const leave = (scene: Scene, by: string) => {
    while (scene.ask(by)?.kind === 'retreat') scene.choose(by, scene.options(by)[0] ?? '')
  }

  it('TD-CMB-02: the winner defends, even against one earlier in turn order who only stood by', () => {
    const scene = new Scene(
      {
        turn: 2,
        house,
        forces: [plc, swedes, muscovites],
        relations: [
          ['muscovy', 'plc', 'neutral'],
          ['muscovy', 'sweden', 'war'],
        ],
        order: ['muscovy', 'sweden', 'plc'],
      },
      combat,
      strategy,
    )
    scene.choose('umpire', 'result:T1', 'blueBreaks')
    leave(scene, 'plc')
    expect(scene.world.battles.map(({ red, blue }) => [red, blue])).toEqual([
      [['sweden'], ['plc']],
      [['muscovy'], ['sweden']],
    ])
  })

  it('TD-CMB-04: who would flee where nobody is left stays, and holds the field', () => {
    const scene = new Scene({ turn: 2, forces: [plc, swedes] }, combat, strategy)
    scene.choose('plc', 'flee').choose('sweden', 'flee')
    leave(scene, 'plc')
    expect(scene.told('stayed')).toMatchObject([{ force: 'F1', to: ['plc', 'sweden'] }])
    expect(scene.told('held')).toEqual([{ kind: 'held', node: 'minsk', factions: ['sweden'] }])
    expect(scene.world.battles).toEqual([])
  })

  it('CC-OVR: a force taken away while it is asked where to go is not waited for', () => {
    const scene = new Scene({ turn: 2, house, forces: [plc, swedes] }, combat, strategy)
    scene.choose('umpire', 'result:T1', 'blueBreaks')
    expect(scene.ask('plc')?.kind).toBe('retreat')
    scene.correct({ figure: 'noForce', force: 'F2' })
    expect([scene.ask('plc')?.kind, scene.ask('sweden')?.kind]).toEqual([undefined, 'occupy'])
  })

  it('CC-OVR: a force taken away while it loots leaves bare land and takes nothing (TD-LOOT-02)', () => {
    const scene = new Scene({ turn: 2, house, forces: [swedes] }, combat, strategy)
    scene.choose('sweden', 'loot').dice('sweden', 2)
    scene.correct({ figure: 'noForce', force: 'F1' }).dice('sweden', 5)
    expect(scene.world.nodes['minsk']?.lootedUntil).toBe(4)
    expect([scene.told('tookLoot'), scene.told('wasted')]).toEqual([
      [],
      [{ kind: 'wasted', node: 'minsk', until: 4 }],
    ])
  })
})
