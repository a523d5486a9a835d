// Steps 3 and 4 carried out: what is bought and hired, special units named, the Khan’s die, raids, founding.
import { describe, expect, it } from 'vitest'
import type { World } from '@/games/gloria/rules/model.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const rich = {
  ledger: [
    {
      turn: 1,
      faction: 'rio',
      phase: 'income',
      reason: 'income',
      amount: 150,
      rule: 'GM-ECO-01',
      about: null,
    } as const,
  ],
}
const spending = (units: readonly Sketch[], more: More = {}) =>
  scene(
    units,
    { ...more, world: { step: 'spend', ...rich, ...more.world } },
    { kind: 'spend', player: 'rio' },
  )
const agents = (units: readonly Sketch[], world: Partial<World>, more: More = {}) =>
  scene(
    units,
    { ...more, house: { scale: 'world', ...more.house }, world },
    { kind: 'agents', player: 'rio' },
  )
const post = (at: string, owner: string, fort = false) => ({ at, owner, fort })

describe('purchases (GM-ECO-03 to 05, GM-FLEET-01)', () => {
  it('two brigades become an army that has come when the first of them came; it is named (GM-SPEC-01)', () => {
    const game = spending([
      unit('orlon', '46', 'supply'),
      { ...unit('rio', '59', 'supply'), came: 7 },
      { ...unit('rio', '59', 'infantry'), came: 5 },
    ])
    game.choose('rio', 'combine:59')
    expect(game.ask('rio')?.kind).toBe('specials')
    game.types('rio', 'guard', 'cadre')
    expect(game.world.units).toMatchObject([
      { owner: 'orlon' },
      { id: 'U4', kind: 'army', owner: 'rio', at: '59', came: 5, specials: ['guard', 'cadre'] },
    ])
    expect(game.world.units[1]?.isShown).toBe(false)
    expect(game.events.at(-1)).toMatchObject({ kind: 'named', to: ['rio', 'umpire'], unit: 'U4' })
  })

  it('an independent beside them stays what it is', () => {
    const units = [unit('rio', '59', 'supply'), unit(null, '59', 'infantry')]
    const game = spending([...units, unit('rio', '59', 'artillery')]).choose('rio', 'combine:59')
    game.types('rio', 'guard', 'cadre')
    expect(game.at('59')).toEqual(['- infantry', 'rio army'])
  })

  it('by `specials: perPlayer` it has what all his armies have, known if theirs are', () => {
    const made = (revealed: readonly string[]) =>
      spending([unit('rio', '59', 'supply'), unit('rio', '59', 'infantry')], {
        house: { specials: 'perPlayer' },
        world: { named: { rio: ['guard', 'terror'] }, revealed },
      }).choose('rio', 'combine:59').world.units[0]
    expect(made([])).toMatchObject({ specials: ['guard', 'terror'], isShown: false })
    expect(made(['rio'])).toMatchObject({ isShown: true })
  })

  it('hired are one, two, or two as an army; they may act, and came last', () => {
    const lonely = [
      unit('rio', '47', 'supply'),
      { ...unit(null, '46', 'supply'), acted: true },
      unit(null, '46', 'artillery'),
    ]
    const game = spending(lonely).choose('rio', 'hire:46')
    expect(game.options('rio')).toEqual(['take:U2', 'take:U3', 'take:U2+U3', 'army:U2+U3'])
    game.choose('rio', 'take:U2+U3')
    expect(game.world.units).toMatchObject([
      { id: 'U1' },
      { id: 'U2', owner: 'rio', acted: false, came: 4 },
      { id: 'U3', owner: 'rio', came: 5 },
    ])
    expect(game.world.next.came).toBe(6)
    const army = spending(lonely)
      .choose('rio', 'hire:46', 'army:U2+U3')
      .types('rio', 'guard', 'guard')
    expect(army.at('46')).toEqual(['rio army'])
    const beside = spending([unit('rio', '46'), ...lonely.slice(1)]).choose('rio', 'hire:46')
    expect(beside.options('rio')).toEqual(['take:U2', 'take:U3'])
    const only = spending([unit(null, '46', 'supply')]).choose('rio', 'hire:46')
    expect(only.at('46')).toEqual(['rio supply'])
  })

  it('a fleet takes one artillery and one supply brigade, of his, and the next number', () => {
    const game = spending([
      unit('rio', '59', 'supply'),
      unit('rio', '59', 'artillery'),
      unit(null, '59', 'supply'),
    ])
    game.choose('rio', 'fleet:59')
    expect(game.world.fleets).toEqual([
      { id: 'U4', owner: 'rio', at: '59', sailed: false, used: false },
    ])
    expect(game.at('59')).toEqual(['- supply'])
    expect(game.world.next.unit).toBe(5)
  })

  it('each costs 50 and is told with the rest when he is done; what is left is lost', () => {
    const game = spending([], { areas: { '46': { sacked: true } }, house: { powerPay: 'purse' } })
    game.choose('rio', 'build:59:supply', 'unsack:46')
    expect(game.events.map((event) => event.to)).toEqual([
      ['rio', 'umpire'],
      ['rio', 'umpire'],
    ])
    game.choose('rio', 'done')
    expect(game.events.at(-1)).toMatchObject({
      kind: 'spent',
      purchases: [
        { purchase: 'build', about: '59:supply' },
        { purchase: 'unsack', about: '46' },
      ],
      lost: 50,
    })
    expect(game.world.ledger.map(({ amount }) => amount)).toEqual([150, -50, -50, -50])
    const aside = spending([], { house: { powerPay: 'purse' } }).choose('rio', 'aside:59', 'done')
    expect(aside.world.taken).toEqual({ '59': { by: 'rio', used: false } })
    expect(aside.events.at(-1)).toMatchObject({ purchases: [{ purchase: 'aside', about: '59' }] })
  })

  it('a fort and a court', () => {
    const posts = [post('83', 'rio'), post('80', 'rio')]
    const game = spending([], { house: { scale: 'world' }, world: { posts } })
    game.choose('rio', 'fort:83', 'court:8k1')
    expect(game.world.posts).toEqual([post('83', 'rio', true), post('80', 'rio')])
    expect(game.world.turn.courts).toEqual(['8k1'])
  })
})

describe('special units at the start (GM-SPEC-01, GM-SPEC-02)', () => {
  const named = (house: NonNullable<More['house']>) =>
    scene(
      [unit('rio', '59'), unit('rio', '58'), unit('orlon', '14'), unit('cardor', '50', 'supply')],
      { house, world: { players: ['orlon', 'cardor', 'rio'] } },
      { kind: 'naming' },
      { kind: 'spend', player: 'rio' },
    )

  it('are named army by army, all players at once, secretly', () => {
    const game = named({})
    expect(['orlon', 'cardor', 'rio'].map((king) => game.ask(king)?.kind)).toEqual([
      'naming',
      undefined,
      'naming',
    ])
    game.types('rio', 'guard', 'guard').types('rio', 'cadre', 'terror')
    expect(game.ask('rio')).toBeNull()
    expect(game.world.units[0]?.specials).toBeNull()
    game.types('orlon', 'marksmen', 'engineers')
    expect(game.world.units.map(({ specials }) => specials)).toEqual([
      ['guard', 'guard'],
      ['cadre', 'terror'],
      ['marksmen', 'engineers'],
      null,
    ])
    expect(game.events.map((event) => ('unit' in event ? event.unit : null))).toEqual([
      'U1',
      'U2',
      'U3',
    ])
    expect(game.ask('rio')?.kind).toBe('spend')
  })

  it('once by everybody with `specials: perPlayer`, never in the basic game', () => {
    const game = named({ specials: 'perPlayer' })
    game.types('rio', 'guard', 'cadre').types('cardor', 'terror', 'terror')
    game.types('orlon', 'fanatics', 'cadre')
    expect(game.world.named).toEqual({
      rio: ['guard', 'cadre'],
      cardor: ['terror', 'terror'],
      orlon: ['fanatics', 'cadre'],
    })
    expect(game.world.units[1]?.specials).toEqual(['guard', 'cadre'])
    expect(named({ scale: 'basic' }).ask('rio')?.kind).toBe('spend')
  })
})

describe('powers (GM-CITY-09, GM-CITY-25, GM-CITY-52)', () => {
  const taken = (city: string) => ({ taken: { [city]: { by: 'rio', used: false } } })
  const of = (city: string) => ({ areas: { [city]: { owner: 'rio' } } })

  it('the Khan: 1 an army, 2 two light cavalry, 3 and 4 sack, 5 and 6 nothing', () => {
    const thrown = (face: number) =>
      agents([unit('orlon', '76', 'infantry')], taken('52'), of('52'))
        .choose('rio', 'khan')
        .dice('rio', face)
    for (const [face, kinds] of [
      [1, ['army']],
      [2, ['light-cavalry', 'light-cavalry']],
    ] as const) {
      const game = thrown(face)
      expect(game.options('rio')).toEqual(['target:76', 'none'])
      game.choose('rio', 'target:76')
      expect(game.world.battles[0]?.attacker.guests).toEqual([{ label: 'khan', kinds }])
    }
    const three = thrown(3).choose('rio', 'sack:70', 'sack:71')
    expect(three.ask('rio')?.kind).toBe('khanSack')
    expect(three.choose('rio', 'sack:72').ask('rio')).toBeNull()
    expect(thrown(3).choose('rio', 'none').ask('rio')).toBeNull()
    expect(thrown(4).choose('rio', 'sack:70').ask('rio')).toBeNull()
    expect([thrown(5).ask('rio'), thrown(6).ask('rio')]).toEqual([null, null])
    expect(thrown(6).world.taken['52']?.used).toBe(true)
  })

  it('the Khan fights owned units alone, and none of his own king’s', () => {
    const units = [unit('orlon', '76', 'infantry'), unit(null, '76', 'supply'), unit('rio', '77')]
    const game = agents(units, taken('52'), of('52')).choose('rio', 'khan').dice('rio', 1)
    expect(game.options('rio')).toEqual(['target:76', 'none'])
    expect(game.problem('rio', 'target:77')).toMatchObject({ reason: 'nobody-there' })
    expect(game.problem('rio', 'target:46')).toMatchObject({ reason: 'not-linked' })
    game.choose('rio', 'target:76')
    expect(game.world.battles[0]?.defender.units).toEqual(['U1'])
  })

  it('a raid: army first, then by number, supply too, each against the area’s number', () => {
    const units = [unit('orlon', '46', 'supply'), unit('orlon', '46'), unit('cardor', '47')]
    const game = agents(units, taken('25'), of('25')).choose('rio', 'raid:orlon>46')
    expect(game.ask('rio')?.wanted).toMatchObject({ kind: 'dice', count: 2 })
    game.dice('rio', 3, 2)
    expect(game.events).toContainEqual(expect.objectContaining({ use: 'raid', about: 'U2+U1' }))
    expect(game.at('46')).toEqual(['- supply', 'orlon army'])
    const army = agents(units, taken('25'), of('25'))
      .choose('rio', 'raid:orlon>46')
      .dice('rio', 2, 3)
    expect(army.ask('orlon')?.kind).toBe('degrade')
  })

  it('a founded brigade takes an empty open city', () => {
    const game = agents([], taken('25'), of('25')).choose('rio', 'found:34', 'artillery')
    expect(game.at('34')).toEqual(['rio artillery'])
    expect(game.world.areas['34']?.owner).toBe('rio')
    expect(game.events).toContainEqual({
      kind: 'founded',
      player: 'rio',
      area: '34',
      unit: 'U1',
      what: 'artillery',
    })
  })
})
