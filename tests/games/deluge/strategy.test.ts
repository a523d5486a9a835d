// Strategic actions and movement of The Deluge, rule by rule.
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { deluge, ruleIds } from '@/games/deluge/rules/index.ts'
import { readUnitList } from '@/games/deluge/rules/unitList.ts'
import { Scene, unitsOf } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const form = { force: 'task', intelligence: 2, points: 22, units: 5, name: '', list: '' }

describe('raising and reinforcing', () => {
  it('TD-STR-01: at home, for 1 thaler a point, with a name and a list on wish', () => {
    const scene = new Scene({ purses: { sweden: 50 } }, strategy, movement)
    scene.choose('sweden', 'raise:sweden')
    scene.fill('sweden', { ...form, name: 'Horn', list: '12 Reiter; 12 Reiter\n6' })
    scene.choose('sweden', 'done').choose('umpire', 'run')
    const { name, kind, intelligence, units } = scene.force('F1')
    expect({ name, kind, intelligence }).toEqual({ name: 'Horn', kind: 'task', intelligence: 2 })
    expect(units.map((unit) => `${unit.name} ${unit.points}`)).toEqual([
      'Reiter 12',
      'Reiter 12',
      'unit 6',
    ])
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(20)
  })

  it('TD-STR-01: a list under 22 points, over the purse or unreadable is refused with the reason', () => {
    const scene = new Scene({ purses: { sweden: 50 } }, strategy)
    scene.choose('sweden', 'raise:sweden')
    const reason = (list: string): unknown =>
      scene.problem('sweden', { kind: 'facts', values: { ...form, list } })
    expect(reason('21 Reiter')).toMatchObject({ reason: 'tooWeak', rule: 'TD-STR-01' })
    expect(reason('51 Reiter')).toMatchObject({ reason: 'tooDear' })
    expect(reason('Reiter 22')).toMatchObject({ reason: 'badList' })
    expect(readUnitList('22 ' + 'x'.repeat(41))).toBeNull()
  })

  it('TD-STR-01: not offered with under 22 thalers, nor where an enemy claims or stands', () => {
    const forces = [{ id: 'F2', faction: 'plc', at: 'stettin' }]
    const nodes = { estonia: { claim: { by: 'plc', since: 1 } } }
    const scene = new Scene({ purses: { sweden: 50 }, forces, nodes }, strategy)
    expect(scene.options('sweden').filter((each) => each.startsWith('raise'))).toEqual([
      'raise:sweden',
    ])
    const poor = new Scene({ purses: { sweden: 21 } }, strategy)
    expect(poor.options('sweden').some((each) => each.startsWith('raise'))).toBe(false)
  })

  it('TD-STR-02, TD-STR-03, TD-STR-05: points back, new units, and a skirmish force that becomes a task force', () => {
    const units = unitsOf(9, { points: 5, full: 8 })
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', kind: 'skirmish' as const, units },
    ]
    const scene = new Scene({ forces, purses: { sweden: 20 } }, strategy, movement)
    scene.choose('sweden', 'reinforce:F1', 'points')
    scene.fill('sweden', { tokens: 0, 'back:2': 3, newUnits: 2, newPoints: 7, upgrade: 'yes' })
    expect(scene.options('sweden')).not.toContain('reinforce:F1')
    scene.choose('sweden', 'done').choose('umpire', 'run')
    const force = scene.force('F1')
    expect(force.units.map(({ points }) => points)).toEqual([9, 8, 4, 3])
    expect(force.kind).toBe('task')
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(10)
  })

  it('TD-STR-04: damaged units of one name merge, the earlier one stays', () => {
    const units = unitsOf({ points: 4, full: 9, lossTokens: 2 }, 5, { points: 3, full: 8 })
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units }]
    const scene = new Scene({ forces }, strategy, movement)
    scene.choose('sweden', 'reinforce:F1', 'merge:1+2', 'done', 'done').choose('umpire', 'run')
    expect(scene.force('F1').units).toEqual(
      unitsOf({ points: 9, full: 9, lossTokens: 2 }, { points: 3, full: 8 }),
    )
  })

  it('TD-STR-06: tokens pay, and no more of them than count', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', loot: 5 }]
    const scene = new Scene({ forces, purses: { sweden: 3 } }, strategy, movement)
    scene.choose('sweden', 'reinforce:F1', 'points')
    scene.fill('sweden', { tokens: 5, newUnits: 1, newPoints: 25, upgrade: 'no' })
    scene.choose('sweden', 'done').choose('umpire', 'run')
    expect(scene.force('F1').loot).toBe(2)
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(3)
  })

  it('TD-STR-10, TD-STR-11, TD-STR-12: gifts arrive when all is in, forces join and disband, nothing else', () => {
    const forces = [
      {
        id: 'F5',
        faction: 'ottomans',
        at: 'buda',
        loot: 1,
        kind: 'skirmish' as const,
        intelligence: 3,
      },
      { id: 'F15', faction: 'ottomans', at: 'buda', loot: 2 },
      { id: 'F25', faction: 'ottomans', at: 'buda', loot: 4 },
    ]
    const scene = new Scene({ forces, purses: { ottomans: 40 } }, strategy, movement)
    scene.choose('ottomans', 'give:crimea').fill('ottomans', { amount: 15 })
    scene.choose('ottomans', 'join:F5>F15', 'disband:F25', 'done').choose('umpire', 'run')
    expect(purseOf(scene.world.ledger, 'crimea')).toBe(15)
    expect(scene.force('F15')).toMatchObject({ loot: 3, kind: 'task', intelligence: 3 })
    expect([scene.has('F5'), scene.has('F25')]).toEqual([false, false])
  })
})

describe('scouting', () => {
  const forces = [
    { id: 'F1', faction: 'sweden', at: 'parnawa', intelligence: 3 },
    { id: 'F2', faction: 'plc', at: 'wenden', intelligence: 1, units: unitsOf(9, 7, 6) },
  ]

  it('TD-STR-07, TD-STR-08, TD-STR-09: what dice show is known with its turn, and told to nobody else', () => {
    const scene = new Scene({ forces, turn: 4 }, strategy, movement)
    scene.choose('sweden', 'scout:F1>F2')
    expect(scene.options('sweden').some((each) => each.startsWith('scout:'))).toBe(false)
    scene.choose('sweden', 'done').choose('umpire', 'run')
    expect(scene.ask('plc')).toBeNull()
    scene.dice('sweden', 6, 5, 1)
    const known = deluge.seen(scene.state, 'sweden').own?.knowledge['F2']
    expect(known).toMatchObject({ kind: { value: 'task', turn: 4 }, units: { value: 3, turn: 4 } })
    expect(known?.strongest).toBeUndefined()
    expect(scene.told('scouted')).toMatchObject([{ to: ['sweden'], successes: 2 }])
  })

  it('TD-STR-07: paid scouts are two dice for 5 thalers', () => {
    const scene = new Scene({ forces, purses: { sweden: 5 } }, strategy, movement)
    scene.choose('sweden', 'paidScout:F1>F2', 'done').choose('umpire', 'run')
    expect(scene.ask('sweden')?.wanted).toEqual({ kind: 'dice', count: 2, sides: 6 })
    expect(purseOf(scene.world.ledger, 'sweden')).toBe(0)
  })

  it('presence scouted: a scout names a node; if nobody is there the dice fall all the same', () => {
    const scene = new Scene({ forces, house: { presence: 'scouted' } }, strategy, movement)
    expect(deluge.seen(scene.state, 'sweden').own?.others).toEqual([])
    scene.choose('sweden', 'scout:F1>dorpat', 'done').choose('umpire', 'run')
    scene.dice('sweden', 6, 6, 6)
    expect(scene.told('learned')).toEqual([])
  })
})

describe('movement', () => {
  it('TD-MOV-01, TD-MOV-02: a path along links that can be paid for; forces unseen never limit it', () => {
    const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia' }]
    const scene = new Scene({ forces }, movement)
    expect(scene.options('sweden')).toContain('step:F1>dorpat')
    scene.choose('sweden', 'step:F1>dorpat')
    expect(scene.problem('sweden', { kind: 'choice', option: 'step:F1>wenden' })).toMatchObject({
      reason: 'tooFar',
      rule: 'TD-MOV-01',
    })
    scene.choose('sweden', 'end:F1')
    expect(scene.options('sweden')).toEqual(['drop:1', 'done'])
  })

  it('TD-MOV-03, TD-MOV-04, TD-MOV-07: who meets an enemy stops there, and remembers where it came from', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', kind: 'skirmish' as const },
      { id: 'F2', faction: 'plc', at: 'dorpat' },
    ]
    const scene = new Scene({ forces }, movement, strategy)
    scene.choose('sweden', 'step:F1>dorpat', 'step:F1>wenden', 'done').choose('umpire', 'run')
    expect(scene.force('F1')).toMatchObject({ at: 'dorpat', from: 'estonia' })
    expect(scene.force('F2').from).toBeNull()
    expect(scene.told('marched')).toMatchObject([{ lost: ['wenden'] }])
  })

  it('TD-MOV-05: a force stopped already stops nobody by swapping', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'wenden' },
      { id: 'F2', faction: 'plc', at: 'wilno' },
      { id: 'F9', faction: 'brandenburg', at: 'wenden' },
    ]
    const scene = new Scene({ forces, order: ['sweden', 'plc', 'brandenburg'] }, movement, strategy)
    scene.choose('sweden', 'step:F1>wilno', 'done').choose('plc', 'step:F2>wenden', 'done')
    scene.choose('brandenburg', 'step:F9>wilno', 'done').choose('umpire', 'run')
    expect(scene.world.pieces.map(({ at }) => at)).toEqual(['wilno', 'wilno', 'wilno'])
  })

  it('TD-MOV-06: in turn, each path is walked before the next is chosen', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia' },
      { id: 'F11', faction: 'sweden', at: 'sweden' },
    ]
    const scene = new Scene(
      { forces, house: { orders: 'inTurn' } },
      { kind: 'phase', phase: 'movement' },
      strategy,
    )
    expect(scene.ask('plc')).toBeNull()
    scene.choose('sweden', 'step:F1>dorpat', 'end:F1')
    expect(scene.force('F1').at).toBe('dorpat')
    expect(scene.options('sweden').some((each) => each.startsWith('drop:'))).toBe(false)
    scene.choose('sweden', 'step:F11>estonia', 'done').choose('umpire', 'run')
    expect(scene.force('F11').at).toBe('estonia')
    expect(scene.ask('plc')?.kind).toBe('paths')
  })
})

it('the page has 103 rules', () => {
  expect(ruleIds).toHaveLength(103)
})
