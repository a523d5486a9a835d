// Situations of The Deluge that a small fault would pass by: what is offered, skipped, numbered and told.
import { describe, expect, it } from 'vitest'
import {
  defaultMap,
  deluge,
  drafted,
  hasClosed,
  nextIncome,
  nodesInSight,
} from '@/games/deluge/rules/index.ts'
import { boardOf } from '@/games/deluge/rules/board.ts'
import { nodeIn } from '@/games/deluge/rules/land.ts'
import { openingWorld } from '@/games/deluge/rules/setup.ts'
import { factionIn } from '@/games/deluge/rules/world.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { Scene, unitsOf, worldOf } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const
const combat = { kind: 'phase', phase: 'combat' } as const
const resources = { kind: 'phase', phase: 'resources' } as const
const raised = {
  ...{ force: 'task', intelligence: 0, points: 22, units: 2, name: '', list: '' },
}

describe('orders', () => {
  it('CC-PLAN, CC-OVR: a line that is not legal any more is left out, and told with its number', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia' }]
    const scene = new Scene({ forces, purses: { sweden: 50 } }, strategy, movement)
    scene.choose('sweden', 'disband:F1', 'raise:sweden').fill('sweden', raised)
    scene.choose('sweden', 'done').correct({ figure: 'purse', faction: 'sweden', amount: -29 })
    scene.choose('umpire', 'run')
    expect(scene.told('skipped')).toEqual([
      { kind: 'skipped', to: ['sweden'], line: 2, reason: 'noLongerLegal' },
    ])
    expect([scene.world.pieces, scene.told('raised')]).toEqual([[], []])
    expect(scene.told('noSheet')).toHaveLength(9)
  })

  it('CC-OVR: neither land that is lost nor a force that is gone is ordered about', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia' }]
    const lost = new Scene({ forces, purses: { sweden: 50 } }, strategy, movement)
    lost.choose('sweden', 'raise:sweden').fill('sweden', raised).choose('sweden', 'done')
    lost.correct({ figure: 'owner', node: 'sweden', owner: 'plc' }).choose('umpire', 'run')
    expect([lost.told('skipped').length, lost.world.pieces.length]).toEqual([1, 1])
    const gone = new Scene({ forces }, movement, strategy)
    gone.choose('sweden', 'step:F1>dorpat', 'done').correct({ figure: 'noForce', force: 'F1' })
    expect(gone.choose('umpire', 'run').told('marched')).toEqual([])
    // A skirmish force goes two steps that are not friendly; a task force cannot.
    const light = [{ id: 'F1', faction: 'sweden', at: 'estonia', kind: 'skirmish' }] as const
    const slower = new Scene({ forces: light }, movement, strategy)
    slower.choose('sweden', 'step:F1>parnawa', 'step:F1>wenden', 'done')
    slower.correct({ figure: 'force', force: 'F1', set: { kind: 'task' } }).choose('umpire', 'run')
    expect(slower.force('F1').at).toBe('estonia')
  })

  it('TD-INC-07: nothing is told of who hands in nothing, or is taken away meanwhile', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', loot: 2 },
      { id: 'F6', faction: 'crimea', at: 'nogai', loot: 3 },
    ]
    const scene = new Scene({ turn: 2, forces }, resources, strategy)
    scene.fill('sweden', { sold: 2 }).correct({ figure: 'noForce', force: 'F1' })
    scene.fill('crimea', { sold: 0, kept: 0 })
    expect(scene.told('delivered')).toEqual([])
    expect(scene.force('F6').loot).toBe(3)
  })

  it.each([
    [1, 0, true],
    [0, 1, true],
    [0, 0, false],
  ])(
    'TD-STR-03: with %i thalers and %i tokens a force may be reinforced: %s',
    (purse, loot, is) => {
      const units = unitsOf({ points: 5, full: 8 })
      const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units, loot }]
      const scene = new Scene(
        { forces, ...(purse > 0 ? { purses: { sweden: purse } } : {}) },
        strategy,
      )
      expect(scene.options('sweden').includes('reinforce:F1')).toBe(is)
      if (!is) return
      scene.choose('sweden', 'reinforce:F1')
      expect(scene.options('sweden')).toEqual(['points', 'done'])
    },
  )

  it('TD-STR-03, 04: without a thaler or a token units may merge, and that is all', () => {
    const units = unitsOf({ points: 3, full: 8 }, { points: 4, full: 8 })
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units }]
    const scene = new Scene({ forces }, strategy).choose('sweden', 'reinforce:F1')
    expect(scene.options('sweden')).toEqual(['merge:1+2', 'done'])
  })

  it.each([
    [4, 0, false, false],
    [5, 0, false, true],
    [0, 1, true, false],
  ])(
    'TD-STR-07: with %i thalers and intelligence %i: scouting %s, paid scouting %s',
    (purse, intelligence, own, paid) => {
      const forces = [
        { id: 'F1', faction: 'sweden', at: 'estonia', intelligence },
        { id: 'F2', faction: 'plc', at: 'dorpat' },
      ]
      const purses = purse > 0 ? { purses: { sweden: purse } } : {}
      const options = new Scene({ forces, ...purses }, strategy).options('sweden')
      expect([options.includes('scout:F1>F2'), options.includes('paidScout:F1>F2')]).toEqual([
        own,
        paid,
      ])
    },
  )

  it('the forms ask for no more and no less than the page says', () => {
    const units = unitsOf({ points: 5, full: 8 }, 9, { points: 1, full: 3 })
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', units, loot: 2 },
      { id: 'F6', faction: 'crimea', at: 'nogai', loot: 3 },
    ]
    const fields = (scene: Scene, by: string) => {
      const wanted = scene.ask(by)?.wanted
      if (wanted?.kind !== 'facts') throw new Error('no form')
      return wanted.fields.map((field) => {
        if (field.kind === 'count') return [field.id, field.min, field.max, field.default]
        if (field.kind === 'text') return [field.id, field.most]
        return field.kind === 'option' ? [field.id, ...field.options] : [field.id]
      })
    }
    const scene = new Scene({ forces, purses: { sweden: 30, ottomans: 7 } }, strategy)
    expect(fields(scene.choose('sweden', 'raise:sweden'), 'sweden')).toEqual([
      ['force', 'task', 'skirmish'],
      ['intelligence', 0, 6, 0],
      ['points', 22, 30, 22],
      ['units', 1, 40, 1],
      ['name', 40],
      ['list', 2400],
    ])
    const other = new Scene({ forces, purses: { sweden: 30, ottomans: 7 } }, strategy)
    expect(fields(other.choose('sweden', 'reinforce:F1', 'points'), 'sweden')).toEqual([
      ['tokens', 0, 2, 0],
      ['back:1', 0, 3, 0],
      ['back:3', 0, 2, 0],
      ['newUnits', 0, 40, 0],
      ['newPoints', 0, 9999, 0],
      ['upgrade', 'no', 'yes'],
    ])
    expect(fields(other.choose('ottomans', 'give:crimea'), 'ottomans')).toEqual([
      ['amount', 1, 7, 1],
    ])
    const home = new Scene({ turn: 2, forces }, resources, strategy)
    expect([fields(home, 'sweden'), fields(home, 'crimea')]).toEqual([
      [['sold', 0, 2, 0]],
      [
        ['sold', 0, 3, 0],
        ['kept', 0, 3, 0],
      ],
    ])
    const fight = new Scene(
      {
        turn: 2,
        house: { losses: 'table', fleeing: 'none' },
        forces: [
          { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
          { id: 'F2', faction: 'plc', at: 'minsk' },
        ],
      },
      combat,
      strategy,
    )
    expect(fields(fight.choose('sweden', 'table'), 'sweden')).toEqual([
      ['how', 'blueBreaks', 'blueLosesOnPoints', 'redLosesOnPoints', 'redBreaks', 'draw'],
      ['redStart', 1, 9999, 1],
      ['redMissing', 0, 9999, 0],
      ['blueStart', 1, 9999, 1],
      ['blueMissing', 0, 9999, 0],
    ])
  })

  it('a draft on another phone takes orders alone, of a faction that writes a sheet', () => {
    const scene = new Scene({}, strategy)
    const view = deluge.seen(scene.state, 'sweden')
    const done = { kind: 'choice', option: 'done' } as const
    const after = drafted(view, done)
    expect([hasClosed(view), after.ok && hasClosed(after.value)]).toEqual([false, true])
    expect(drafted(view, { kind: 'choice', option: 'raise:vienna' }).ok).toBe(false)
    const overrule = { kind: 'overrule', correction: {}, reason: 'x' } as never
    expect([
      drafted(view, overrule).ok,
      drafted(deluge.seen(scene.state, 'umpire'), done).ok,
    ]).toEqual([false, false])
  })
})

describe('money to come', () => {
  const none = { base: 0, extra: 0, tribute: 0, overlord: null, start: 0, received: 0 }

  it('TD-INC-01 to 06: what is collected next, if nothing changes', () => {
    const income = (by: string, ...sketch: ConstructorParameters<typeof Scene>) =>
      nextIncome(deluge.seen(new Scene(...sketch).state, by))
    expect(income('sweden', {}, diplomacy)).toEqual({ ...none, start: 80, turn: 1 })
    const house = { firstIncome: 'yes', swedenStart: 90 } as const
    expect(income('sweden', { house }, diplomacy)).toEqual({
      ...none,
      base: 40,
      start: 90,
      turn: 1,
    })
    expect(income('sweden', {}, strategy)).toEqual({ ...none, base: 40, turn: 2 })
    expect(income('plc', { turn: 5 }, diplomacy)).toEqual({ ...none, extra: 140, turn: 5 })
    const factions = { cossacks: { overlord: 'muscovy' }, hre: { overlord: 'muscovy' } }
    expect(income('muscovy', { turn: 5, factions }, strategy)).toEqual({
      ...none,
      ...{ base: 50, received: 17, turn: 6 },
    })
    expect(income('cossacks', { turn: 5, factions }, strategy)).toEqual({
      ...none,
      ...{ base: 30, tribute: 7, overlord: 'muscovy', turn: 6 },
    })
    expect([
      income('sweden', { turn: 12 }, diplomacy)?.turn,
      income('sweden', { turn: 12 }, strategy),
      income('umpire', { turn: 3 }, strategy),
    ]).toEqual([12, null, null])
  })
})

describe('a campaign', () => {
  it('numbers the forces of its map as if raised in file order (vector 19)', () => {
    const force = (faction: string, node: string) => ({
      ...{ faction, node, kind: 'task' as const, name: '', intelligence: 0 },
      units: [{ name: '', points: 22 }],
    })
    const forces = [
      force('sweden', 'estonia'),
      force('hre', 'austria'),
      force('sweden', 'stettin'),
      force('hre', 'bohemia'),
      force('sweden', 'sweden'),
    ]
    const world = openingWorld(campaignOf({}, { map: { ...defaultMap, start: { forces } } }))
    expect(world.pieces.map(({ id, at }) => `${id} ${at}`)).toEqual([
      'F1 estonia',
      'F10 austria',
      'F11 stettin',
      'F20 bohemia',
      'F21 sweden',
    ])
    expect([factionIn(world, 'sweden').raised, factionIn(world, 'plc').raised]).toEqual([3, 0])
    expect(world.next).toEqual({ ticket: 1, change: 0 })
  })

  it('keeps the names of its game, its records and its rules', () => {
    const { name, rulesVersion, recordVersion, hasSecrets } = deluge
    expect([name, rulesVersion, recordVersion, hasSecrets]).toEqual(['the-deluge', 4, 2, true])
  })

  it('knows no node, faction or place that is not on its map', () => {
    const world = worldOf()
    const board = boardOf(world.map, world.house)
    expect(() => nodeIn(world, 'atlantis')).toThrow('no node is called atlantis')
    expect(() => factionIn(world, 'atlantis')).toThrow('no faction is called atlantis')
    expect(() => board.faction('atlantis')).toThrow('nothing on the map is called atlantis')
    expect(() => board.node('atlantis')).toThrow('nothing on the map is called atlantis')
    expect([board.homes('atlantis'), board.capital('atlantis')]).toEqual([[], null])
  })

  it('hides nothing from the umpire, and shows the table no faction’s sight', () => {
    const { state } = new Scene({}, strategy)
    expect(['umpire', 'table'].map((by) => nodesInSight(deluge.seen(state, by)))).toEqual([
      null,
      null,
    ])
  })
})
