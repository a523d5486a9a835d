// Claims, lost homes, vassals and rebellions of The Deluge, each position worked out by hand from the page.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { relationIn } from '@/games/deluge/rules/land.ts'
import { supplyOf } from '@/games/deluge/rules/supply.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
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
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const

const inWilno = (id: string, faction: string, more: Partial<ForceSketch> = {}): ForceSketch => ({
  id,
  faction,
  at: 'wilno',
  ...more,
})
const is = (scene: Scene, one: string, other: string) =>
  relationIn(scene.world.relations, one, other)

describe('claims', () => {
  const ended = (sketch: SceneSketch, by = 'sweden', since = 2) =>
    new Scene({ turn: 3, nodes: { wilno: { claim: { by, since } } }, ...sketch }, end, strategy)
      .world.nodes['wilno']
  const swede = inWilno('F1', 'sweden')
  const ally = [['sweden', 'brandenburg', 'ally']] as const

  it('TD-CAP-05: a claim stands with a task force of the claimant or an ally, no enemy beside, in war', () => {
    const standing = { owner: 'plc', claim: { by: 'sweden', since: 2 } }
    const none = { owner: 'plc', claim: null }
    expect(ended({ forces: [swede] })).toMatchObject(standing)
    expect(ended({ forces: [inWilno('F9', 'brandenburg')], relations: ally })).toMatchObject(
      standing,
    )
    expect(ended({ forces: [inWilno('F9', 'brandenburg')] })).toMatchObject(none)
    expect(ended({ forces: [{ ...swede, kind: 'skirmish' }] })).toMatchObject(none)
    expect(ended({ forces: [swede, inWilno('F2', 'plc')] })).toMatchObject(none)
    expect(ended({ forces: [swede], relations: [['sweden', 'plc', 'neutral']] })).toMatchObject(
      none,
    )
  })

  it('TD-CAP-06: it matures turnsPerYear turns after it was laid, not one turn before', () => {
    const owner = (turnsPerYear: number, since: number) =>
      ended({ turn: 5, forces: [swede], house: { turnsPerYear } }, 'sweden', since)?.owner
    expect([owner(4, 1), owner(4, 2), owner(1, 4), owner(1, 5), owner(12, 1)]).toEqual([
      'sweden',
      'plc',
      'sweden',
      'plc',
      'plc',
    ])
  })

  it('TD-CAP-01, 03: one after the other in turn order, and each answer counts for the next', () => {
    const won = { turn: 3, node: 'wilno' }
    const forces = [swede, inWilno('F9', 'brandenburg', { wonHere: won })]
    const scene = new Scene(
      { turn: 3, forces, relations: ally, order: ['brandenburg', 'sweden', 'plc'] },
      combat,
      strategy,
    )
    expect(scene.ask('sweden')).toBeNull()
    scene.choose('brandenburg', 'capture')
    expect(scene.world.nodes['wilno']?.owner).toBe('brandenburg')
    // It is an ally's land by now.
    expect(scene.ask('sweden')?.kind).toBe('strategy')
  })

  it('TD-CAP-03: a battle won elsewhere, in another turn, or by a skirmish force is no capture at once', () => {
    const after = (wonHere: ForceSketch['wonHere'], more: readonly ForceSketch[] = []) =>
      new Scene(
        { turn: 3, forces: [{ ...swede, wonHere: wonHere ?? null }, ...more] },
        combat,
        strategy,
      ).choose('sweden', 'capture').world.nodes['wilno']?.owner
    expect(after({ turn: 3, node: 'wilno' })).toBe('sweden')
    expect(after({ turn: 2, node: 'wilno' })).toBe('plc')
    expect(after({ turn: 3, node: 'minsk' })).toBe('plc')
    const skirmish = inWilno('F11', 'sweden', {
      kind: 'skirmish',
      wonHere: { turn: 3, node: 'wilno' },
    })
    expect(after(null, [skirmish])).toBe('plc')
  })

  it('TD-CAP-02, 04: what the Crimea captures is its ally’s, at once or as a claim in the place of another', () => {
    const relations = [
      ['plc', 'crimea', 'war'],
      ['ottomans', 'plc', 'war'],
    ] as const
    const tatar = { id: 'F6', faction: 'crimea', at: 'podolia' }
    const nodes = { podolia: { claim: { by: 'cossacks', since: 1 }, lootedUntil: 3 } }
    const scene = (force: ForceSketch) =>
      new Scene({ turn: 3, forces: [force], relations, nodes }, combat, strategy)
    const claimed = scene(tatar)
    expect(claimed.options('crimea')).toEqual(['captureFor:ottomans', 'nothing'])
    claimed.choose('crimea', 'captureFor:ottomans')
    expect(claimed.world.nodes['podolia']?.claim).toEqual({ by: 'ottomans', since: 3 })
    const won = scene({ ...tatar, wonHere: { turn: 3, node: 'podolia' } })
    won.choose('crimea', 'captureFor:ottomans')
    expect(won.world.nodes['podolia']).toMatchObject({
      owner: 'ottomans',
      claim: null,
      lootedUntil: 3,
    })
  })

  it('neutralLand open: a claim on unowned land needs no war, and the Crimea is not asked', () => {
    const open = { neutralLand: 'open' } as const
    const forces = [{ id: 'F1', faction: 'sweden', at: 'courland' }]
    const nodes = { courland: { claim: { by: 'sweden', since: 1 } } }
    const at = (turn: number, neutralLand: 'open' | 'closed') =>
      new Scene({ turn, forces, nodes, house: { neutralLand } }, end, strategy).world.nodes[
        'courland'
      ]
    expect(at(4, 'open')).toMatchObject({ owner: null, claim: { by: 'sweden' } })
    expect(at(5, 'open')).toMatchObject({ owner: 'sweden', claim: null })
    expect(at(4, 'closed')).toMatchObject({ owner: null, claim: null })
    const tatar = { id: 'F6', faction: 'crimea', at: 'wild-fields' }
    expect(
      new Scene({ turn: 3, forces: [tatar], house: open }, combat, strategy).ask('crimea')?.kind,
    ).toBe('strategy')
  })
})

describe('lost homes', () => {
  const nodes = {
    sich: { owner: 'plc', changed: 4 },
    poltava: { owner: 'muscovy', changed: 4 },
  }
  const lost = (sketch: SceneSketch = {}) => new Scene({ turn: 2, nodes, ...sketch }, end)

  it('TD-VAS-01, 02: the captor took the last home; of one moment it is the last in file order', () => {
    expect(lost().ask('cossacks')).toMatchObject({ kind: 'vassal', about: 'muscovy' })
    const later = { ...nodes, sich: { owner: 'plc', changed: 5 } }
    expect(lost({ nodes: later }).ask('cossacks')).toMatchObject({ about: 'plc' })
    const one = { ...nodes, poltava: {} }
    expect(lost({ nodes: one }).ask('cossacks')?.kind).toBe('diplomacy')
    const before = { cossacks: { hadHome: false } }
    expect(lost({ factions: before }).ask('cossacks')?.kind).toBe('diplomacy')
    const nobody = { ...nodes, poltava: { owner: null, changed: 5 } }
    expect(lost({ nodes: nobody }).ask('cossacks')?.kind).toBe('diplomacy')
  })

  it('TD-VAS-03: wars with the overlord and its allies end, others go on; claims among them lapse', () => {
    const scene = lost({
      nodes: {
        ...nodes,
        sich: { owner: 'plc', changed: 5 },
        brest: { claim: { by: 'cossacks', since: 2 } },
        silesia: { claim: { by: 'cossacks', since: 2 } },
      },
      relations: [
        ['cossacks', 'hre', 'war'],
        ['plc', 'hre', 'ally'],
        ['cossacks', 'ottomans', 'war'],
      ],
      forces: [
        { id: 'F4', faction: 'cossacks', at: 'brest' },
        { id: 'F14', faction: 'cossacks', at: 'silesia' },
      ],
    })
    scene.choose('cossacks', 'vassal').dice('cossacks', 6)
    expect([is(scene, 'cossacks', 'plc'), is(scene, 'cossacks', 'hre')]).toEqual([
      'ally',
      'neutral',
    ])
    expect(is(scene, 'cossacks', 'ottomans')).toBe('war')
    expect(is(scene, 'cossacks', 'muscovy')).toBe('ally')
    expect(['brest', 'silesia'].map((id) => scene.world.nodes[id]?.claim)).toEqual([null, null])
    expect(scene.world.factions['cossacks']).toMatchObject({ overlord: 'plc', rebelAfter: 8 })
    expect(scene.world.nodes['sich']?.owner).toBe('plc')
  })

  it('TD-VAS-07: an overlord that submits keeps its vassals, and is not asked by one of them down the chain', () => {
    const factions = {
      sweden: { overlord: 'cossacks' },
      plc: { overlord: 'sweden' },
    }
    const scene = lost({ nodes: { ...nodes, sich: { owner: 'plc', changed: 5 } }, factions })
    expect(scene.told('homeLost')).toMatchObject([{ faction: 'cossacks', captor: null }])
    const kept = lost({ factions: { sweden: { overlord: 'cossacks' } } })
    kept.choose('cossacks', 'vassal').dice('cossacks', 1)
    expect(kept.world.factions['sweden']?.overlord).toBe('cossacks')
    expect(kept.world.factions['cossacks']?.overlord).toBe('muscovy')
  })
})

describe('vassals', () => {
  const bound = (sketch: SceneSketch = {}): SceneSketch => ({
    turn: 6,
    nodes: { sich: { owner: 'muscovy' }, poltava: { owner: 'muscovy' } },
    factions: { cossacks: { overlord: 'muscovy', rebelAfter: 5 } },
    ...sketch,
  })

  it('TD-INC-06: a vassal without a home has its base, and its quarter goes over in two entries', () => {
    const scene = new Scene(bound(), resources, strategy)
    expect(scene.world.ledger.filter(({ faction }) => faction === 'cossacks')).toMatchObject([
      { amount: 30, rule: 'TD-INC-02' },
      { amount: -7, rule: 'TD-INC-06', about: 'muscovy' },
    ])
    // Base, two occupied nodes, tribute of the Cossacks.
    expect(purseOf(scene.world.ledger, 'muscovy')).toBe(50 + 20 + 7)
  })

  it('TD-STR-01, TD-ATT-01: it raises in its old homes, and lives off them', () => {
    const sketch = bound({ purses: { cossacks: 22 } })
    const scene = new Scene(sketch, strategy)
    expect(scene.options('cossacks')).toContain('raise:sich')
    expect([...supplyOf(groundOf(worldOf(sketch)), 'cossacks', []).sources]).toEqual([
      'sich',
      'poltava',
    ])
    const free = new Scene(bound({ purses: { cossacks: 22 }, factions: {} }), strategy)
    expect(free.options('cossacks').filter((each) => each.startsWith('raise'))).toEqual([])
  })

  it('TD-VAS-06: it may rebel after its clock, not in that turn', () => {
    const may = (turn: number) => new Scene(bound({ turn }), diplomacy).options('cossacks')
    expect([may(5).includes('rebel'), may(6).includes('rebel')]).toEqual([false, true])
  })

  it('TD-VAS-06: homes with a force of the overlord or of an ally of it, as of then, are not freed', () => {
    const freed = (force: ForceSketch, relations: SceneSketch['relations'] = []) => {
      const scene = new Scene(bound({ forces: [force], relations }), diplomacy, strategy)
      scene.choose('cossacks', 'rebel', 'done').choose('umpire', 'run')
      return ['sich', 'poltava'].filter((id) => scene.world.nodes[id]?.owner === 'cossacks')
    }
    expect(freed({ id: 'F3', faction: 'muscovy', at: 'sich' })).toEqual(['poltava'])
    expect(freed({ id: 'F1', faction: 'sweden', at: 'sich' })).toEqual(['sich', 'poltava'])
    const alliance = [['muscovy', 'sweden', 'ally']] as const
    expect(freed({ id: 'F1', faction: 'sweden', at: 'sich' }, alliance)).toEqual(['poltava'])
    expect(freed({ id: 'F4', faction: 'cossacks', at: 'sich', units: unitsOf(1) })).toEqual([
      'sich',
      'poltava',
    ])
  })

  it('TD-DIP-05: it declares no war on an ally of its overlord, not even when it rebels', () => {
    const relations = [['muscovy', 'hre', 'ally']] as const
    const scene = new Scene(bound({ relations }), diplomacy).choose('cossacks', 'rebel')
    const about = (id: string) => scene.options('cossacks').filter((each) => each.endsWith(id))
    expect([about(':hre'), about(':sweden'), about(':muscovy')]).toEqual([
      ['ally:hre'],
      ['war:sweden', 'ally:sweden'],
      [],
    ])
  })

  it('TD-DIP-02: of two rebels in file order the second sees what the first has changed', () => {
    // Moldavia and Wallachia rebel against Transylvania, Transylvania against the Ottomans.
    const sketch = bound({
      nodes: { moldova: { owner: 'transylvania' }, transylvania: { owner: 'ottomans' } },
      factions: {
        transylvania: { overlord: 'ottomans', rebelAfter: 5 },
        'moldavia-wallachia': { overlord: 'transylvania', rebelAfter: 5 },
      },
      relations: [
        ['transylvania', 'ottomans', 'ally'],
        ['transylvania', 'moldavia-wallachia', 'ally'],
      ],
      forces: [{ id: 'F5', faction: 'ottomans', at: 'moldova' }],
    })
    const scene = new Scene(sketch, diplomacy, strategy)
    scene.choose('transylvania', 'rebel', 'done').choose('moldavia-wallachia', 'rebel', 'done')
    scene.choose('umpire', 'run')
    // The Ottomans are no ally of Transylvania any more when the second rebels.
    expect(scene.world.nodes['moldova']?.owner).toBe('moldavia-wallachia')
    expect(scene.world.nodes['transylvania']?.owner).toBe('transylvania')
  })
})
