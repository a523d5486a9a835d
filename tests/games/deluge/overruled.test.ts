// CC-OVR in The Deluge: each figure set right, what follows from it, who is told, and what is refused.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { deluge, statusesSeen } from '@/games/deluge/rules/index.ts'
import { relationIn } from '@/games/deluge/rules/land.ts'
import { readCorrection, type Correction } from '@/games/deluge/rules/correction.ts'
import { Scene, unitsOf, type SceneSketch } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const combat = { kind: 'phase', phase: 'combat' } as const

const forces = [
  { id: 'F1', faction: 'sweden', at: 'wilno', from: 'wenden', loot: 1 },
  { id: 'F2', faction: 'plc', at: 'minsk' },
]
const nodes = { wilno: { claim: { by: 'sweden', since: 1 }, lootedUntil: 4 } }
const desk = (sketch: SceneSketch = {}): Scene =>
  new Scene({ turn: 2, forces, nodes, purses: { sweden: 10 }, ...sketch }, strategy)

const refused = (scene: Scene, correction: Correction, by = 'umpire', reason = 'as agreed') =>
  scene.problem(by, { kind: 'overrule', correction, reason })
const told = (scene: Scene) => scene.told('overruled').map(({ to }) => to ?? 'all')

describe('CC-OVR: land and relations, told to all', () => {
  it('an owner: the claim goes, the looting stays, and it counts as the last change of hands', () => {
    const scene = desk().correct({ figure: 'owner', node: 'wilno', owner: 'hre' })
    expect(scene.world.nodes['wilno']).toEqual({
      owner: 'hre',
      claim: null,
      lootedUntil: 4,
      changed: 1,
    })
    scene.correct({ figure: 'owner', node: 'minsk', owner: null })
    expect(scene.world.nodes['minsk']).toMatchObject({ owner: null, changed: 2 })
    expect(told(scene)).toEqual(['all', 'all'])
    const nowhere = { figure: 'owner', node: 'atlantis', owner: null } as const
    expect(refused(scene, nowhere)).toMatchObject({ reason: 'noSuchThing', rule: 'CC-OVR' })
    const nobody = { figure: 'owner', node: 'minsk', owner: 'atlantis' } as const
    expect(refused(scene, nobody)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('a claim, and until when a node is looted', () => {
    const scene = desk()
    scene.correct({ figure: 'claim', node: 'brest', claim: { by: 'muscovy', since: 2 } })
    scene.correct({ figure: 'claim', node: 'wilno', claim: null })
    scene.correct({ figure: 'looted', node: 'wilno', until: 0 })
    expect(scene.world.nodes['brest']?.claim).toEqual({ by: 'muscovy', since: 2 })
    expect(scene.world.nodes['wilno']).toMatchObject({ claim: null, lootedUntil: 0 })
    const nobody = { figure: 'claim', node: 'brest', claim: { by: 'x', since: 1 } } as const
    expect(refused(scene, nobody)).toMatchObject({ reason: 'noSuchThing' })
    const nowhere = { figure: 'looted', node: 'atlantis', until: 3 } as const
    expect(refused(scene, nowhere)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('a relation: claims lapse with the war (TD-DIP-03)', () => {
    const scene = desk().correct({ figure: 'relation', one: 'plc', other: 'sweden', is: 'neutral' })
    expect(relationIn(scene.world.relations, 'sweden', 'plc')).toBe('neutral')
    expect(scene.world.nodes['wilno']?.claim).toBeNull()
    const same = { figure: 'relation', one: 'plc', other: 'plc', is: 'war' } as const
    expect(refused(scene, same)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('an overlord with the clock of his vassal, never in a ring (TD-GEN-05, TD-VAS-07)', () => {
    const scene = desk()
    scene.correct({ figure: 'overlord', faction: 'plc', overlord: 'sweden', rebelAfter: 4 })
    expect(scene.world.factions['plc']).toMatchObject({ overlord: 'sweden', rebelAfter: 4 })
    expect(relationIn(scene.world.relations, 'sweden', 'plc')).toBe('ally')
    scene.correct({ figure: 'overlord', faction: 'hre', overlord: 'plc', rebelAfter: null })
    const ring = (faction: string, overlord: string) =>
      refused(scene, { figure: 'overlord', faction, overlord, rebelAfter: null })
    expect(ring('sweden', 'hre')).toMatchObject({ reason: 'ring' })
    expect(ring('sweden', 'sweden')).toMatchObject({ reason: 'ring' })
    expect(ring('sweden', 'atlantis')).toMatchObject({ reason: 'noSuchThing' })
    expect(ring('atlantis', 'plc')).toMatchObject({ reason: 'noSuchThing' })
    scene.correct({ figure: 'overlord', faction: 'plc', overlord: null, rebelAfter: null })
    expect(scene.world.factions['plc']).toMatchObject({ overlord: null, rebelAfter: null })
  })
})

describe('CC-OVR: a faction’s own things, told to it alone', () => {
  it('a purse by an entry in the ledger, never under 0 (CC-LEDGER)', () => {
    const scene = desk().correct({ figure: 'purse', faction: 'sweden', amount: -10 })
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(0)
    expect(scene.world.ledger.at(-1)).toMatchObject({ amount: -10, rule: 'CC-OVR', turn: 2 })
    expect(told(scene)).toEqual([['sweden']])
    const less = { figure: 'purse', faction: 'sweden', amount: -1 } as const
    expect(refused(scene, less)).toMatchObject({ reason: 'overdrawn' })
  })

  it('tokens kept, and the figures of a force; put elsewhere it came from nowhere (TD-MOV-07)', () => {
    const scene = desk().correct({ figure: 'kept', faction: 'crimea', tokens: 7 })
    expect(scene.world.factions['crimea']?.tokensKept).toBe(7)
    scene.correct({ figure: 'force', force: 'F1', set: { kind: 'skirmish', intelligence: 6 } })
    expect(scene.force('F1')).toMatchObject({ kind: 'skirmish', intelligence: 6, from: 'wenden' })
    const units = unitsOf({ points: 3, full: 9, lossTokens: 2 })
    const set = { at: 'brest', units, loot: 4, fledThisTurn: true, name: 'Horn' }
    scene.correct({ figure: 'force', force: 'F1', set })
    expect(scene.force('F1')).toMatchObject({ ...set, from: null })
    expect(told(scene)).toEqual([['crimea'], ['sweden'], ['sweden']])
    const astray = { figure: 'force', force: 'F1', set: { at: 'atlantis' } } as const
    expect(refused(scene, astray)).toMatchObject({ reason: 'noSuchThing' })
    const nobody = { figure: 'force', force: 'F9', set: { loot: 1 } } as const
    expect(refused(scene, nobody)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('CC-ID: a force made has the next number of its faction, one taken away is gone for good', () => {
    const scene = desk()
    const made = { figure: 'newForce', faction: 'sweden', at: 'sweden' } as const
    scene.correct({ ...made, set: { units: unitsOf(5), intelligence: 2 } })
    expect(scene.force('F11')).toMatchObject({ kind: 'task', intelligence: 2, from: null })
    scene
      .correct({ figure: 'noForce', force: 'F11' })
      .correct({ ...made, set: { units: unitsOf(1) } })
    expect([scene.has('F11'), scene.has('F21')]).toEqual([false, true])
    expect(scene.world.factions['sweden']?.raised).toBe(3)
    expect(told(scene)).toEqual([['sweden'], ['sweden'], ['sweden']])
    const gone = { figure: 'noForce', force: 'F11' } as const
    expect(refused(scene, gone)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('a sheet is dropped and written anew', () => {
    const scene = desk().choose('sweden', 'disband:F1', 'done')
    scene.correct({ figure: 'sheet', faction: 'sweden' })
    expect(scene.options('sweden')).toContain('disband:F1')
    expect(told(scene)).toEqual([['sweden']])
  })
})

describe('CC-OVR: who may', () => {
  it('a house rule, but not how many factions there are; seats, but not without an umpire', () => {
    const scene = desk().correct({ figure: 'houseRule', key: 'tokenLimit', value: 3 })
    expect(scene.world.house.tokenLimit).toBe(3)
    const rule = (key: string, value: string | number) =>
      refused(scene, { figure: 'houseRule', key, value })
    expect(rule('principalities', 'one')).toMatchObject({ reason: 'neverChanges' })
    expect(rule('tokenLimit', 10)).toMatchObject({ reason: 'noSuchThing' })
    const players = scene.world.seats.filter(({ kind }) => kind !== 'umpire')
    const seats = { figure: 'seats', seats: players } as const
    expect(refused(scene, seats)).toMatchObject({ reason: 'noSuchThing' })
  })

  it('the umpire, with a reason; nobody else', () => {
    const looted = { figure: 'looted', node: 'minsk', until: 3 } as const
    expect(refused(desk(), looted, 'sweden')).toMatchObject({ reason: 'notUmpire' })
    expect(refused(desk(), looted, 'umpire', ' ')).toEqual({ code: 'no-reason' })
  })

  it('without an umpire all together, and only what all may see', () => {
    const scene = desk({ umpire: false })
    const by = (correction: Correction) => refused(scene, correction, 'table')
    expect(by({ figure: 'owner', node: 'minsk', owner: 'hre' })).toBeNull()
    expect(by({ figure: 'relation', one: 'plc', other: 'sweden', is: 'ally' })).toBeNull()
    const bond = { figure: 'overlord', faction: 'plc', overlord: 'sweden' } as const
    expect(by({ ...bond, rebelAfter: null })).toBeNull()
    for (const secret of [
      { ...bond, rebelAfter: 4 },
      { figure: 'purse', faction: 'plc', amount: 1 },
      { figure: 'force', force: 'F2', set: { loot: 2 } },
    ] as const)
      expect(by(secret)).toMatchObject({ reason: 'notPublic' })
    const hidden = desk({ umpire: false, house: { diplomacy: 'secret' } })
    const alliance = { figure: 'relation', one: 'plc', other: 'sweden', is: 'ally' } as const
    expect(refused(hidden, alliance, 'table')).toMatchObject({ reason: 'notPublic' })
  })

  it('figures that cannot be are malformed, by their path', () => {
    const path = (json: unknown) => {
      const read = readCorrection(json)
      return read.ok ? null : read.problem
    }
    const at = (where: string) => ({ code: 'malformed', path: where })
    const force = (set: object) => path({ figure: 'force', force: 'F1', set })
    expect(force({ units: unitsOf({ points: 9, full: 9 }) })).toBeNull()
    expect(force({ units: unitsOf({ points: 10, full: 9 }) })).toEqual(at('set.units.0.points'))
    expect(force({ units: unitsOf(1) })).toBeNull()
    expect(force({ units: [] })).toEqual(at('set.units'))
    expect(force({ intelligence: 7 })).toEqual(at('set.intelligence'))
    expect(force({ loot: -1 })).toEqual(at('set.loot'))
    expect(path({ figure: 'purse', faction: 'plc', amount: 0 })).toEqual(at('amount'))
    expect(path({ figure: 'score' })).toEqual(at('figure'))
  })
})

it('a battle whose camp was put elsewhere is fought by nobody', () => {
  const near = [
    { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
    { id: 'F2', faction: 'plc', at: 'minsk' },
  ]
  const scene = new Scene({ turn: 2, forces: near, house: { fleeing: 'none' } }, combat, strategy)
  expect(scene.ask('sweden')?.kind).toBe('result')
  scene.correct({ figure: 'force', force: 'F2', set: { at: 'brest' } })
  expect(scene.world.battles).toEqual([])
  expect(scene.options('sweden')).toEqual(['capture', 'loot', 'nothing'])
  expect(deluge.seen(scene.state, 'plc').battles).toEqual([])
})

it('a force taken away while another eats the land bare is not looked at any more (TD-ATT-08)', () => {
  const hungry = ['F2', 'F12'].map((id, n) => ({
    ...{ id, faction: 'plc', at: n === 0 ? 'parnawa' : 'pomerania' },
  }))
  const cut = ['dorpat', 'wenden', 'greater-poland', 'malbork', 'chelmno']
  const looted = Object.fromEntries(cut.map((id) => [id, { lootedUntil: 9 }]))
  const scene = new Scene(
    { turn: 2, forces: hungry, nodes: looted },
    { kind: 'phase', phase: 'attrition' },
    strategy,
  )
  expect(scene.ask('plc')).toMatchObject({ kind: 'forage', about: 'F2' })
  scene.correct({ figure: 'noForce', force: 'F12' }).dice('plc', 3)
  expect(scene.world.nodes['parnawa']?.lootedUntil).toBe(5)
  expect(scene.ask('plc')?.kind).toBe('strategy')
})

it('a set-up with a house rule that is none, or a value it has not, is malformed by its name', () => {
  const { map, seats, scenario } = desk().setup
  const read = (houseRules: unknown) => {
    const setup = deluge.readSetup({ map, seats, scenario, houseRules })
    return setup.ok ? setup.value.houseRules.turns : setup.problem
  }
  expect(read({ turns: 60 })).toBe(60)
  expect(read({ turns: 61 })).toEqual({ code: 'malformed', path: 'houseRules.turns' })
  expect(read({ tempo: 1 })).toEqual({ code: 'malformed', path: 'houseRules.tempo' })
  expect(read(null)).toEqual({ code: 'malformed', path: 'houseRules' })
})

it('the desk knows who has handed in, who writes, who is asked, and who is free', () => {
  const status = (scene: Scene, faction: string) =>
    statusesSeen(deluge.seen(scene.state, 'umpire')).find((each) => each.faction === faction)?.is
  const writing = desk().choose('sweden', 'done')
  expect([status(writing, 'sweden'), status(writing, 'plc')]).toEqual(['in', 'writes'])
  const near = [
    { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' },
    { id: 'F2', faction: 'plc', at: 'minsk' },
  ]
  const scene = new Scene({ turn: 2, forces: near }, combat, strategy)
  expect([status(scene, 'sweden'), status(scene, 'hre')]).toEqual(['asked', 'free'])
  expect(statusesSeen(deluge.seen(scene.state, 'sweden'))).toEqual([])
})
