// The turn of The Deluge: diplomacy, income, attrition, and how sheets are run.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { deluge } from '@/games/deluge/rules/index.ts'
import { landClass, relationIn } from '@/games/deluge/rules/land.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
import { Scene, unitsOf, worldOf } from '@tests/support/delugeScene.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { valueOf } from '@tests/support/results.ts'

const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const resources = { kind: 'phase', phase: 'resources' } as const
const attrition = { kind: 'phase', phase: 'attrition' } as const

describe('general', () => {
  it('TD-GEN-01, TD-INC-01: in turn 1 each purse is what the start says, 660 in all', () => {
    const scene = new Scene({}, resources, strategy)
    const purses = Object.keys(scene.world.factions).map((id) => purseOf(scene.world.ledger, id))
    expect(purses).toEqual([80, 130, 70, 60, 100, 25, 25, 25, 45, 100])
  })

  it('TD-GEN-02: a campaign of two turns ends after two', () => {
    const first = new Scene({ house: { turns: 2 }, turn: 1 }, { kind: 'phase', phase: 'end' })
    expect(deluge.outcome(first.state)).toBeNull()
    expect(first.world.turn).toBe(2)
    const last = new Scene({ house: { turns: 2 }, turn: 2 }, { kind: 'turnEnd' })
    expect(deluge.outcome(last.state)?.figures['plc']).toEqual({ points: 1200, place: 1 })
  })

  it('TD-GEN-03, TD-GEN-04: in turn 3 the third faction of the list begins', () => {
    const scene = new Scene({ turn: 3 }, { kind: 'turn' })
    expect(scene.world.order.slice(0, 2)).toEqual(['muscovy', 'cossacks'])
    expect(scene.world.order.at(-1)).toBe('plc')
  })

  it('TD-GEN-04, turnOrder: rolled, equal sums throw again among themselves', () => {
    const scene = new Scene({ house: { turnOrder: 'rolled' } }, { kind: 'turn' })
    const { factions } = scene.world
    for (const id of Object.keys(factions)) scene.dice(id, id === 'hre' || id === 'plc' ? 6 : 1, 1)
    scene.dice('plc', 1, 1).dice('hre', 6, 6)
    expect(scene.ask('sweden')?.kind).toBe('order')
    for (const id of Object.keys(factions)) if (id !== 'plc' && id !== 'hre') scene.dice(id, 1, 1)
    expect(scene.ask('sweden')?.kind).toBe('order')
  })

  it('TD-GEN-05, TD-GEN-06: what land is to a faction follows from owners, relations and claims', () => {
    const world = worldOf({
      nodes: {
        minsk: { claim: { by: 'muscovy', since: 1 } },
        courland: { owner: null },
        wilno: { claim: { by: 'sweden', since: 1 } },
      },
    })
    const ground = groundOf(world)
    const of = (faction: string, node: string): string => landClass(ground, faction, node)
    expect(of('plc', 'mazovia')).toBe('friendly')
    expect(of('plc', 'minsk')).toBe('neutral')
    expect(of('muscovy', 'minsk')).toBe('enemy')
    expect(of('muscovy', 'sich')).toBe('friendly')
    expect(of('sweden', 'courland')).toBe('neutral')
    expect(of('sweden', 'wilno')).toBe('enemy')
  })

  it('TD-GEN-07: land is looted up to and including the turn it says', () => {
    const scene = new Scene({ turn: 2, nodes: { estonia: { lootedUntil: 2 } } }, strategy)
    expect(scene.world.nodes['estonia']?.lootedUntil).toBe(2)
  })
})

describe('diplomacy', () => {
  it('TD-SEQ-0, TD-DIP-01: one order for each other faction, by what they are to each other', () => {
    const scene = new Scene({}, diplomacy)
    const options = scene.options('sweden')
    expect(options).toContain('peace:plc')
    expect(options).toContain('war:muscovy')
    expect(options).toContain('ally:muscovy')
    scene.choose('sweden', 'ally:muscovy')
    expect(scene.options('sweden').some((each) => each.endsWith(':muscovy'))).toBe(false)
    expect(scene.options('muscovy')).toContain('end:cossacks')
  })

  it('TD-DIP-02: war if either orders it, peace and alliances if both do', () => {
    const scene = new Scene({}, diplomacy, strategy)
    scene.choose('sweden', 'war:hre', 'peace:plc', 'ally:muscovy', 'done')
    scene.choose('plc', 'peace:sweden', 'done').choose('muscovy', 'end:cossacks', 'done')
    scene.choose('umpire', 'run')
    const is = (one: string, other: string) => relationIn(scene.world.relations, one, other)
    expect([is('sweden', 'hre'), is('sweden', 'plc')]).toEqual(['war', 'neutral'])
    expect([is('sweden', 'muscovy'), is('muscovy', 'cossacks')]).toEqual(['neutral', 'neutral'])
  })

  it('TD-DIP-03: claims lapse when a war ends', () => {
    const nodes = { wenden: { claim: { by: 'sweden', since: 1 } } }
    const scene = new Scene({ nodes }, diplomacy, strategy)
    scene.choose('sweden', 'peace:plc', 'done').choose('plc', 'peace:sweden', 'done')
    scene.choose('umpire', 'run')
    expect(scene.world.nodes['wenden']?.claim).toBeNull()
  })

  it('TD-DIP-04: changes are public; with secret diplomacy an alliance is known to the two', () => {
    const scene = new Scene({ house: { diplomacy: 'secret' } }, diplomacy, strategy)
    scene.choose('sweden', 'ally:hre', 'done').choose('hre', 'ally:sweden', 'done')
    scene.choose('umpire', 'run')
    const knows = (by: string): boolean =>
      Object.entries(deluge.seen(scene.state, by).relations).some(
        ([pair, is]) => pair === 'hre sweden' && is === 'ally',
      )
    expect([knows('sweden'), knows('hre'), knows('plc'), knows('table')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('TD-DIP-05, TD-VAS-06: a vassal orders nothing about its overlord but to rebel, in time', () => {
    const scene = new Scene({ turn: 5 }, diplomacy, strategy)
    scene.correct({ figure: 'overlord', faction: 'cossacks', overlord: 'plc', rebelAfter: 4 })
    scene.correct({ figure: 'owner', node: 'sich', owner: 'plc' })
    expect(scene.options('cossacks').filter((each) => each.endsWith(':plc'))).toEqual([])
    expect(scene.options('plc').filter((each) => each.endsWith(':cossacks'))).toEqual([])
    scene.choose('cossacks', 'rebel', 'done').choose('umpire', 'run')
    expect(relationIn(scene.world.relations, 'cossacks', 'plc')).toBe('war')
    expect(scene.world.nodes['sich']?.owner).toBe('cossacks')
    expect(scene.world.factions['cossacks']?.overlord).toBeNull()
  })
})

describe('income', () => {
  it('TD-SEQ-1, TD-INC-02: no home node, no base; a vassal has it all the same', () => {
    const nodes = { sich: { owner: 'plc' }, poltava: { owner: 'plc' } }
    const lost = new Scene({ turn: 2, nodes }, resources, strategy)
    expect(purseOf(lost.world.ledger, 'cossacks')).toBe(0)
  })

  it('TD-INC-03, TD-INC-04, TD-INC-05: looted land counts in full, unless the house says not', () => {
    const nodes = { parnawa: { owner: 'sweden', lootedUntil: 9 } }
    const full = new Scene({ turn: 2, nodes }, resources, strategy)
    const less = new Scene(
      { turn: 2, nodes, house: { lootStopsIncome: 'yes' } },
      resources,
      strategy,
    )
    expect(purseOf(full.world.ledger, 'sweden')).toBe(50)
    expect(purseOf(less.world.ledger, 'sweden')).toBe(40)
    expect(purseOf(full.world.ledger, 'plc')).toBe(135)
  })

  it('TD-INC-06, TD-INC-08: tribute is two entries that cancel', () => {
    const scene = new Scene({ turn: 2 }, strategy)
    scene.correct({
      figure: 'overlord',
      faction: 'cossacks',
      overlord: 'muscovy',
      rebelAfter: null,
    })
    const paid = new Scene({ turn: 2 }, resources, strategy)
    expect(paid.world.ledger.filter(({ reason }) => reason === 'tribute')).toEqual([])
  })

  it('TD-INC-07, TD-LOOT-01: tokens at home are sold, and kept by the Crimea, kept left out first', () => {
    const forces = [
      { id: 'F6', faction: 'crimea', at: 'nogai', loot: 5 },
      { id: 'F1', faction: 'sweden', at: 'estonia', loot: 2 },
      { id: 'F2', faction: 'plc', at: 'minsk', loot: 2 },
    ]
    const scene = new Scene({ turn: 2, forces }, resources, strategy)
    scene.fill('crimea', { sold: 3, kept: 4 }).fill('sweden', { sold: 2 })
    expect(purseOf(scene.world.ledger, 'crimea')).toBe(30)
    expect(scene.world.factions['crimea']?.tokensKept).toBe(2)
    expect([scene.force('F6').loot, scene.force('F2').loot]).toEqual([0, 2])
  })
})

describe('attrition', () => {
  it('TD-SEQ-2, TD-ATT-04: in supply every unit recovers; by the house one of the force', () => {
    const units = unitsOf({ points: 9, lossTokens: 1 }, { points: 9, lossTokens: 2 })
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units }]
    const left = (recover: 'unit' | 'force'): readonly number[] => {
      const scene = new Scene({ turn: 2, forces, house: { recover } }, attrition, strategy)
      return scene.force('F1').units.map(({ lossTokens }) => lossTokens)
    }
    expect(left('unit')).toEqual([0, 1])
    expect(left('force')).toEqual([1, 1])
  })

  it('TD-ATT-01, TD-ATT-02, TD-ATT-05: cut off in friendly land it eats the land bare, once', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'wenden' },
      { id: 'F11', faction: 'sweden', at: 'wenden' },
    ]
    const scene = new Scene(
      { turn: 2, forces, nodes: { wenden: { owner: 'sweden' } } },
      attrition,
      strategy,
    )
    scene.dice('sweden', 2)
    expect(scene.world.nodes['wenden']?.lootedUntil).toBe(4)
    expect(scene.force('F1').units[0]?.lossTokens).toBe(0)
    expect(scene.force('F11').units[0]?.lossTokens).toBe(1)
  })

  it('TD-ATT-03, TD-ATT-06, TD-ATT-07, TD-ATT-08, TD-GEN-09: else each unit gets a loss token, and by the limit goes', () => {
    const units = unitsOf({ points: 22, lossTokens: 2 })
    const forces = [{ id: 'F1', faction: 'sweden', at: 'wilno', units, loot: 3 }]
    const kept = new Scene({ turn: 2, forces }, attrition, strategy)
    expect(kept.force('F1').units[0]?.lossTokens).toBe(3)
    const gone = new Scene({ turn: 2, forces, house: { tokenLimit: 3 } }, attrition, strategy)
    expect(gone.has('F1')).toBe(false)
    expect(gone.told('destroyed')).toMatchObject([{ force: 'F1', tokens: 3 }])
  })

  it('supply any: every friendly, unlooted node without a hostile force is a source', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'wenden' }]
    const nodes = { wenden: { owner: 'sweden' } }
    const scene = new Scene(
      { turn: 2, forces, nodes, house: { supply: 'any' } },
      attrition,
      strategy,
    )
    expect(scene.world.nodes['wenden']?.lootedUntil).toBe(0)
  })
})

describe('sheets', () => {
  it('TD-SEQ-3, TD-SEQ-4: nobody sees who writes what; the umpire runs what is closed', () => {
    const scene = new Scene({ purses: { sweden: 80 } }, strategy, movement)
    const before = JSON.stringify(deluge.seen(scene.state, 'plc'))
    scene.choose('sweden', 'raise:sweden')
    scene.fill('sweden', {
      force: 'task',
      intelligence: 1,
      points: 22,
      units: 2,
      name: 'Horn',
      list: '',
    })
    expect(JSON.stringify(deluge.seen(scene.state, 'plc'))).toBe(before)
    scene.choose('umpire', 'run')
    expect(scene.has('F1')).toBe(false)
  })

  it('CC-SHEET: a line is dropped with all after it, a closed sheet opens again', () => {
    const scene = new Scene({}, diplomacy)
    scene.choose('sweden', 'war:hre', 'war:crimea', 'war:muscovy', 'drop:2', 'done')
    expect(scene.options('sweden')).toEqual(['reopen'])
    scene.choose('sweden', 'reopen')
    expect(scene.state.sheets['sweden']?.diplomacy.lines).toEqual(['war:hre'])
  })

  it('CC-SHEET: without an umpire a phase runs when the last sheet is closed', () => {
    const scene = new Scene({ umpire: false }, diplomacy, { kind: 'phase', phase: 'strategy' })
    for (const id of Object.keys(scene.world.factions)) scene.choose(id, 'done')
    expect(scene.ask('sweden')?.kind).toBe('strategy')
  })

  it('sheets one: paths are written after the orders and judged by them', () => {
    const purses = { sweden: 80 }
    const scene = new Scene(
      { house: { sheets: 'one' }, purses },
      strategy,
      { kind: 'phase', phase: 'movement' },
      diplomacy,
    )
    scene.choose('sweden', 'raise:estonia')
    scene.fill('sweden', {
      force: 'task',
      intelligence: 1,
      points: 22,
      units: 2,
      name: '',
      list: '',
    })
    scene.choose('sweden', 'done', 'step:F1>dorpat', 'done').choose('umpire', 'run')
    expect(scene.force('F1').at).toBe('dorpat')
  })

  it('TD-SEQ-6: a new campaign asks every faction for its diplomacy', () => {
    const state = valueOf(deluge.open(campaignOf()))
    expect(deluge.ask(deluge.seen(state, 'crimea'), 'crimea')?.kind).toBe('diplomacy')
    expect(deluge.ask(deluge.seen(state, 'table'), 'table')).toBeNull()
  })
})
