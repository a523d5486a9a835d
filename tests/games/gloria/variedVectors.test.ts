// Variants of the page's vectors: other faces, other seats, other scales, and what stands beside them.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { scene, type Sketch, unit } from '@tests/support/gloriaSketch.ts'

const step = (kind: 'move' | 'spend' | 'siege' | 'attrition', player: string) =>
  ({ kind, player }) as const
const purse = (faction: string, amount: number): World['ledger'] => [
  {
    turn: 1,
    phase: 'income',
    faction,
    amount,
    reason: 'income',
    rule: 'GM-ECO-01',
    about: null,
  },
]
describe('the page’s vectors, one after another', () => {
  it('5: three own ports carry three units; two ports two between them, with either lift (GM-SEA-01, GM-SEA-02)', () => {
    const units = [unit('rio', '59'), unit('rio', '59', 'infantry'), unit('rio', '58', 'supply')]
    const areas = { '58': { owner: 'rio' }, '00': { owner: 'rio' } }
    const two = scene(units, { areas: { '58': areas['58'] } }, step('move', 'rio'))
    two.choose('rio', 'sea:U1>58:59')
    expect(two.problem('rio', 'sea:U2>58:59')).toMatchObject({ reason: 'no-room' })
    two.choose('rio', 'sea:U3>59:58')
    expect(two.problem('rio', 'sea:U2>58:58')).toMatchObject({ reason: 'no-lift' })
    expect(two.problem('rio', 'sea:U2>55:59')).toMatchObject({
      reason: 'no-lift',
      rule: 'GM-SEA-01',
    })
    const three = scene(units, { areas }, step('move', 'rio'))
    three.choose('rio', 'sea:U1>58:59', 'sea:U3>59:58')
    expect(three.problem('rio', 'sea:U2>55:00')).toMatchObject({ reason: 'no-lift' })
    three.choose('rio', 'sea:U2>00:00')
    expect([three.at('00'), three.at('58'), three.at('59')]).toEqual([
      ['rio infantry'],
      ['rio army'],
      ['rio supply'],
    ])
  })

  it('5: another’s port is no goal, nor a sacked one of one’s own, which is left like any coast (GM-SEA-02, GM-SEA-03)', () => {
    const game = scene(
      [unit('rio', '58')],
      { areas: { '58': { owner: 'rio', sacked: true } } },
      step('move', 'rio'),
    )
    expect(game.options('rio')).toContain('sea:U1>59:59')
    expect(game.problem('rio', 'sea:U1>60:60')).toMatchObject({ reason: 'not-your-port' })
    expect(game.problem('rio', 'sea:U1>23:58')).toMatchObject({ reason: 'no-lift' })
    expect(game.problem('rio', 'sea:U1>30:59')).toMatchObject({ reason: 'not-linked' })
  })

  it('6: three cities, one of them Fortunoff, give 200; one sacked 150 or 100 (GM-ECO-01, GM-CITY-00)', () => {
    const sum = (...sacked: readonly string[]): number => {
      const areas = Object.fromEntries(
        ['00', '14', '30'].map((id) => [id, { owner: 'orlon', sacked: sacked.includes(id) }]),
      )
      const game = scene([], { areas }, { kind: 'income', player: 'orlon' })
      return game.world.ledger.reduce((all, { amount }) => all + amount, 0)
    }
    expect([sum(), sum('14'), sum('00'), sum('00', '14', '30')]).toEqual([200, 150, 100, 0])
  })

  it('6: four times 50: build, build, combine, un-sack (GM-ECO-02)', () => {
    const game = scene(
      [],
      {
        house: { scale: 'basic' },
        areas: { '46': { sacked: true } },
        world: { ledger: purse('orlon', 200) },
      },
      step('spend', 'orlon'),
    )
    game.choose('orlon', 'build:14:artillery', 'build:14:supply', 'combine:14', 'unsack:46')
    expect(game.at('14')).toEqual(['orlon army'])
    expect(game.options('orlon')).toEqual(['done'])
    expect(game.problem('orlon', 'build:14:supply')).toMatchObject({
      reason: 'no-money',
      rule: 'GM-ECO-02',
    })
  })

  it('12: from 57 Cardor is besieged a turn after the move, and the Line costs 4 (GM-MAP-07, GM-ATT-02)', () => {
    const units = [unit('rio', '57'), unit('cardor', '50', 'infantry')]
    const game = scene(
      units,
      {},
      step('move', 'rio'),
      step('attrition', 'rio'),
      step('siege', 'rio'),
    )
    expect(game.problem('rio', 'attack:U1>50')).toMatchObject({ reason: 'not-linked' })
    game.choose('rio', 'move:U1>51', 'done').dice('rio', 5)
    expect(game.ask('rio')).toBeNull()
    expect(scene(units, {}, step('siege', 'rio')).problem('rio', 'besiege:U1>50')).not.toBeNull()
    const worn = scene(units, {}, step('move', 'rio'), step('attrition', 'rio'))
    worn.choose('rio', 'move:U1>51', 'done').dice('rio', 4).types('rio', 'infantry', 'artillery')
    expect(worn.at('51')).toEqual(['rio infantry', 'rio artillery'])
  })

  it('13: the Line is closed to the road moves of all but Cardor’s owner, open without one (GM-CITY-50)', () => {
    const goals = (owner: string | null) =>
      scene([unit('rio', '57')], { areas: { '50': { owner } } }, step('move', 'rio'))
    expect(goals('cardor').problem('rio', 'road:U1>40')).toMatchObject({ reason: 'line-closed' })
    expect(goals(null).options('rio')).toContain('road:U1>40')
    expect(goals('rio').options('rio')).toContain('road:U1>40')
    const ally = scene(
      [unit('rio', '57')],
      { areas: { '50': { owner: 'salhepatica' } }, world: { allies: ['rio'] } },
      step('move', 'rio'),
    )
    expect(ally.options('rio')).not.toContain('road:U1>40')
  })

  it('13: by road nobody ends beside independents (GM-ROAD-02)', () => {
    const game = scene([unit('rio', '76'), unit(null, '78', 'infantry')], {}, step('move', 'rio'))
    expect(game.problem('rio', 'road:U1>78')).toMatchObject({
      reason: 'independents',
      rule: 'GM-ROAD-02',
    })
    expect(game.problem('rio', 'road:U1>79')).toMatchObject({ rule: 'GM-ROAD-02' })
  })

  it('14: cavalry rides past nobody but its own, and over bridges only (GM-CAV-01, GM-MAP-04)', () => {
    const game = scene(
      [unit('rio', '26', 'light-cavalry'), unit(null, '76', 'supply'), unit('orlon', '14')],
      {},
      step('move', 'rio'),
    )
    expect(game.problem('rio', 'cavalry:U1>10>14')).toMatchObject({ reason: 'no-bridge' })
    expect(game.problem('rio', 'cavalry:U1>11>14')).toMatchObject({ reason: 'fortress' })
    expect(game.problem('rio', 'cavalry:U1>76>12')).toMatchObject({
      reason: 'independents',
      rule: 'GM-CAV-01',
    })
  })

  it('15: who came with all he had leaves room behind him, who left somebody does not (GM-BAT-08)', () => {
    const goals = (...left: readonly Sketch[]) =>
      scene([unit('rio', '12'), unit('orlon', '11', 'infantry'), ...left], {}, step('move', 'rio'))
        .choose('rio', 'attack:U1>11')
        .choose('umpire', 'attackerWins')
        .options('rio')
    expect(goals()).toContain('to:12')
    expect(goals(unit('rio', '12', 'supply'))).not.toContain('to:12')
  })

  it('16: Orlon’s force with supply is spared, its area whole; beaten it is not (GM-CITY-14)', () => {
    const game = (result: string) =>
      scene(
        [unit('orlon', '13'), unit('orlon', '13', 'supply'), unit('rio', '61', 'infantry')],
        { areas: { '59': { owner: 'rio' } } },
        step('move', 'orlon'),
      )
        .choose('orlon', 'attack:U1+U2>61')
        .choose('umpire', result)
    const won = game('attackerWins')
    won.choose('orlon', 'to:64')
    expect(won.at('61')).toEqual(['orlon army', 'orlon supply'])
    expect(won.world.areas['61']?.sacked).toBe(false)
    expect(won.events).toContainEqual(expect.objectContaining({ kind: 'escaped', how: 'orlon' }))
    expect(game('drawn').options('orlon')).toEqual(['supply:U2', 'none'])
  })

  it('18: port-salut besieges the independent: 1 and 2 take the city (GM-SIEGE-02)', () => {
    for (const face of [1, 2]) {
      const game = scene(
        [unit('port-salut', '13'), unit(null, '14', 'artillery')],
        {},
        step('siege', 'port-salut'),
      )
      game.choose('port-salut', 'besiege:U1>14').dice('port-salut', face)
      expect(game.world.areas['14']?.owner).toBe('port-salut')
      game.choose('port-salut', 'no')
      if (face === 2) game.types('port-salut', 'infantry', 'supply')
      expect(game.at('14')).toHaveLength(face)
    }
  })

  it('18: the owner may not besiege it, and enters by hiring (GM-FORT-04, GM-ECO-05)', () => {
    const units = [unit('orlon', '11'), unit(null, '14', 'artillery')]
    expect(
      scene(
        [...units, unit('rio', '13'), unit('cardor', '50', 'infantry')],
        {},
        step('siege', 'rio'),
      ).options('rio'),
    ).toContain('besiege:U3>14')
    const own = scene([...units, unit(null, '60', 'supply')], {}, step('siege', 'orlon'))
    expect(own.ask('orlon')).toBeNull()
    const buying = scene(units, { world: { ledger: purse('orlon', 50) } }, step('spend', 'orlon'))
    buying.choose('orlon', 'hire:14')
    expect(buying.at('14')).toEqual(['orlon artillery'])
  })

  it('20: supply given, an army beaten onto an own army: one of the two goes (GM-DEG-04, GM-BAT-08)', () => {
    const game = scene(
      [
        unit('rio', '39'),
        unit('rio', '39', 'infantry'),
        unit('bergdorf', '09'),
        unit('bergdorf', '09', 'supply'),
        unit('bergdorf', '38'),
        unit('orlon', '08'),
        unit('orlon', '46'),
      ],
      { areas: { '09': { sacked: true } } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>09').choose('umpire', 'attackerWins')
    expect(game.at('38')).toHaveLength(3)
    game.choose('bergdorf', 'supply:U4').types('rio', 'infantry', 'supply')
    expect(game.options('bergdorf')).toEqual(['lose:U3', 'lose:U5'])
    game.choose('bergdorf', 'lose:U3')
    expect(game.at('38')).toEqual(['bergdorf army'])
  })

  it('21: Lollapalooza, owned and empty, is attacked at the end of a road by an army (GM-MIL-02)', () => {
    const game = (owner: string | null, house: Partial<HouseRules> = {}) =>
      scene(
        [unit('salhepatica', '30'), unit('salhepatica', '33', 'infantry')],
        { house, areas: { '34': { owner } } },
        step('move', 'salhepatica'),
      )
    const held = game('bergdorf')
    expect(held.options('salhepatica')).toContain('road:U1>33>34')
    expect(held.problem('salhepatica', 'road:U1>36')).toMatchObject({ reason: 'enemy' })
    expect(held.problem('salhepatica', 'attack:U2>34')).toMatchObject({ reason: 'army-needed' })
    expect(held.problem('salhepatica', 'move:U2>34')).toMatchObject({ reason: 'enemy' })
    const free = game(null)
    expect(free.options('salhepatica')).toContain('road:U1>34')
    expect(free.problem('salhepatica', 'road:U1>36')).toMatchObject({ reason: 'must-stop' })
    // In the basic game there is no militia.
    expect(game('bergdorf', { scale: 'basic' }).options('salhepatica')).toContain('move:U2>34')
  })

  it('22: militia, an army and a brigade have 517 points (section 5, GM-MIL-02)', () => {
    const game = scene(
      [unit('rio', '33'), unit('orlon', '34'), unit('orlon', '34', 'infantry')],
      { areas: { '34': { owner: 'orlon' } } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>34')
    const [attacker, defender] = game.world.battles[0]?.ticket.sides ?? []
    expect([attacker?.strength, attacker?.tablePoints]).toEqual([24, 200])
    expect([defender?.strength, defender?.tablePoints]).toEqual([62, 517])
    expect(game.world.battles[0]?.ticket.ground).toEqual(['city'])
  })
})
