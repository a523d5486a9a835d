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

  it('CC-RESULT-03: who has begun to enter a result may go back, and nobody else is asked anew', () => {
    const there = { at: 'brest', from: 'lublin' }
    const forces = [
      plc,
      swedes,
      { ...plc, id: 'F12', at: 'brest' },
      { ...swedes, id: 'F11', ...there },
    ]
    const scene = new Scene({ turn: 2, house, forces }, combat, strategy)
    scene.choose('umpire', 'result:T1').choose('sweden', 'result:T2')
    expect([scene.ask('umpire')?.kind, scene.ask('sweden')?.about]).toEqual(['result', 'T2'])
    scene.choose('umpire', 'back')
    expect(scene.options('umpire')).toEqual(['result:T1', 'result:T2'])
    expect([scene.ask('sweden')?.kind, scene.ask('sweden')?.about]).toEqual(['result', 'T2'])
    scene.choose('sweden', 'draw')
    expect(scene.told('entered')).toEqual([
      { kind: 'entered', to: ['sweden'], battle: 'T2', result: { how: 'draw', shares: null } },
    ])
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

describe('section 4: who throws, what for, and with which die', () => {
  const asked = (scene: Scene, by: string) => {
    const question = scene.ask(by)
    if (question?.wanted.kind !== 'dice') return question?.kind
    const { count, sides } = question.wanted
    return [question.kind, count, sides, question.about].join(' ')
  }
  const at = (id: string, faction: string, from: string | null): ForceSketch => ({
    ...{ id, faction, at: 'minsk', from },
  })

  it('the D10 of a quick result: the umpire, without one the first faction of Red', () => {
    const forces = [
      at('F2', 'plc', null),
      at('F3', 'muscovy', 'witebsk'),
      at('F4', 'cossacks', 'x'),
    ]
    const house = { fleeing: 'none' } as const
    const scene = (umpire: boolean) =>
      new Scene({ turn: 2, forces, house, umpire }, combat, strategy)
        .choose('cossacks', 'quick')
        .choose('plc', 'quick')
    const parties = ['umpire', 'muscovy', 'cossacks', 'plc']
    expect(parties.map((by) => asked(scene(true), by))).toEqual([
      'quick 1 10 T1',
      ...[undefined, undefined, undefined],
    ])
    expect(parties.slice(1).map((by) => asked(scene(false), by))).toEqual([
      'quick 1 10 T1',
      ...[undefined, undefined],
    ])
  })

  it.each([
    ['d3', 'crimea', ['battleLoot 1 3 F6', 'extraLoot 1 3 F6']],
    ['d6', 'crimea', ['battleLoot 1 6 F6', 'extraLoot 1 3 F6']],
    ['none', 'crimea', ['extraLoot 1 3 F6']],
    ['d3', 'sweden', ['battleLoot 1 3 F1']],
    ['none', 'sweden', []],
  ] as const)('TD-LOOT-05, battleLoot %s: of the dice of %s', (battleLoot, faction, dice) => {
    const forces = [at('F2', 'plc', null), at(faction === 'crimea' ? 'F6' : 'F1', faction, 'x')]
    const scene = new Scene(
      {
        ...{ turn: 2, forces, house: { fleeing: 'none', battleLoot } },
        relations: [['crimea', 'plc', 'war']],
      },
      combat,
      strategy,
    )
    scene.choose('umpire', 'result:T1', 'blueBreaks')
    const seen = dice.map(() => {
      const die = asked(scene, faction)
      scene.dice(faction, 2)
      return die
    })
    expect(seen).toEqual(dice)
    expect(asked(scene, 'plc')).toBe('retreat')
    expect(scene.world.pieces.find((each) => each.faction === faction)?.loot).toBe(2 * dice.length)
  })

  it('TD-LOOT-02: turns by a D3, tokens by a D6, and the Crimea’s D3', () => {
    const scene = new Scene(
      {
        ...{ turn: 2, forces: [at('F6', 'crimea', 'x')] },
        relations: [['crimea', 'plc', 'war']],
      },
      combat,
      strategy,
    )
    scene.choose('crimea', 'loot')
    const seen = [3, 5, 2].map((face) => {
      const die = asked(scene, 'crimea')
      scene.dice('crimea', face)
      return die
    })
    expect(seen).toEqual(['lootTurns 1 3 minsk', 'lootTokens 1 6 minsk', 'extraLoot 1 3 minsk'])
    expect([scene.world.nodes['minsk']?.lootedUntil, scene.force('F6').loot]).toEqual([5, 7])
  })

  it('TD-GEN-04, CC-ORDER: two dice of each faction in list order, whoever has thrown is told', () => {
    const scene = new Scene({ house: { turnOrder: 'rolled' } }, { kind: 'turn' })
    expect(asked(scene, 'sweden')).toBe('order 2 6 ')
    scene.dice('sweden', 3, 4)
    expect([asked(scene, 'sweden'), asked(scene, 'plc')]).toEqual([undefined, 'order 2 6 '])
    expect(scene.told('orderRolled')).toEqual([{ kind: 'orderRolled', faction: 'sweden', sum: 7 }])
  })
})
