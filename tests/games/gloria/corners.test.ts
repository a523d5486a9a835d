// Corners of the page: where two rules meet, who is asked when nobody is left, what waits, what is refused and why.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { scene, type More, type Sketch, unit } from '@tests/support/gloriaSketch.ts'

const step = (kind: 'move' | 'agents' | 'spend' | 'siege', player: string) =>
  ({ kind, player }) as const
const taken = (city: string, by: string) => ({ [city]: { by, used: false } })
const sortie = (owner: string, at: string): readonly Sketch[] => [
  { ...unit(owner, at), isSortie: true },
  { ...unit(owner, at, 'infantry'), isSortie: true },
]

describe('what gives way, and when', () => {
  it('independents where a beaten force retires to go at once, before anybody is degraded (GM-BAT-08)', () => {
    const game = scene(
      [
        unit('rio', '61'),
        unit('orlon', '13', 'infantry'),
        unit('orlon', '13', 'supply'),
        unit(null, '64', 'artillery'),
      ],
      {},
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>13').choose('umpire', 'attackerWins').choose('rio', 'to:64')
    expect(game.at('64')).toEqual(['orlon infantry', 'orlon supply'])
    game.choose('rio', 'sackIt').choose('orlon', 'none')
    expect(game.at('64')).toEqual(['- infantry', '- supply'])
  })

  it('one brigade beside one independent is not too many (GM-DEG-04)', () => {
    const game = scene(
      [unit('rio', '61'), unit('orlon', '13', 'infantry'), unit(null, '64', 'artillery')],
      {},
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>13').choose('umpire', 'attackerWins').choose('rio', 'to:64')
    expect(game.at('64')).toEqual(['orlon infantry', '- artillery'])
  })

  it('an army that is beaten onto an army: one of the two goes, its owner says which (GM-DEG-04)', () => {
    const game = scene(
      [
        unit('rio', '39'),
        unit('rio', '39', 'infantry'),
        unit('bergdorf', '09'),
        unit('bergdorf', '09', 'supply'),
        ...['08', '38', '46'].map((at) => unit('bergdorf', at)),
      ],
      { areas: { '09': { sacked: true } } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>09').choose('umpire', 'attackerWins')
    expect([...game.options('rio')].sort()).toEqual(['to:08', 'to:38', 'to:46'])
    game.choose('rio', 'to:38').choose('bergdorf', 'supply:U4').types('rio', 'infantry', 'supply')
    expect(game.ask('bergdorf')?.kind).toBe('surplus')
    expect(game.options('bergdorf')).toHaveLength(2)
  })
})

describe('alliances', () => {
  it('that ended in a step are not offered again in it, whoever ended them (GM-DIP-01)', () => {
    const game = scene([], { world: { allies: ['rio'] } }, { kind: 'ownTurn', player: 'rio' })
    game.choose('salhepatica', 'end:rio')
    expect(game.ask('rio')?.kind).not.toBe('diplomacy')
  })

  it('an ally’s unit joins one attack in an own turn (GM-DIP-02, GM-TURN-03)', () => {
    const units = [unit('salhepatica', '31'), { ...unit('rio', '31', 'infantry'), acted: true }]
    const game = scene(
      [...units, unit('orlon', '33')],
      { world: { allies: ['rio'] } },
      step('move', 'salhepatica'),
    )
    expect(game.options('salhepatica')).toContain('attack:U1>33')
    expect(game.options('salhepatica')).not.toContain('attack:U1+U2>33')
  })

  it('an attack on an ally is refused as one (GM-DIP-02)', () => {
    const game = scene(
      [unit('salhepatica', '31'), unit('rio', '33')],
      { world: { allies: ['rio'] } },
      step('move', 'salhepatica'),
    )
    expect(game.problem('salhepatica', 'attack:U1>33')).toEqual({
      code: 'forbidden',
      reason: 'ally',
      rule: 'GM-DIP-02',
    })
  })

  it('while a battle is parked nobody retires from where it was begun (GM-DIP-03, GM-TURN-05)', () => {
    const game = scene(
      [unit('salhepatica', '31'), unit('rio', '31', 'infantry'), unit('orlon', '33')],
      { house: { battleHold: 'park' }, world: { allies: ['rio'] } },
      step('move', 'salhepatica'),
      { kind: 'diplomacy', player: 'rio', offered: [], ended: [] },
    )
    game.choose('salhepatica', 'attack:U1>33', 'done').choose('rio', 'end:salhepatica')
    expect(game.at('31')).toEqual(['salhepatica army', 'rio infantry'])
    expect(game.ask('rio')?.kind).not.toBe('retreat')
  })
})

describe('powers', () => {
  it('militia on a sortie is not raided (GM-CITY-25, GM-MIL-01)', () => {
    const world = { taken: taken('25', 'zweibacken') }
    const game = scene(
      [...sortie('rio', '33'), unit('rio', '46')],
      { areas: { '34': { owner: 'rio' } }, world },
      step('agents', 'zweibacken'),
    )
    expect(game.options('zweibacken')).toContain('raid:rio>46')
    expect(game.options('zweibacken')).not.toContain('raid:rio>33')
  })

  it('bridges are closed no longer than the power works (GM-RIV-01)', () => {
    const closed = (areas: NonNullable<More['areas']>) =>
      scene(
        [unit('rio', '29', 'infantry')],
        { areas, world: { taken: taken('60', 'port-salut'), bridges: 'port-salut' } },
        step('move', 'rio'),
      ).options('rio')
    expect(closed({})).not.toContain('move:U1>61')
    expect(closed({ '60': { owner: 'rio' } })).toContain('move:U1>61')
  })

  it('what lasted for a king who is out ends with the next round, where the order is diced for (GM-TURN-04)', () => {
    const ban = { by: 'orlon', city: '60', player: null }
    const game = scene(
      [],
      {
        house: { turnOrder: 'rolled' },
        areas: { '14': { owner: null } },
        world: { out: ['orlon'], interdicts: [ban] },
      },
      { kind: 'round' },
    )
    expect(game.world.interdicts).toEqual([])
  })
})

describe('where nobody goes, and why not', () => {
  it('the Range is closed, and so said (GM-MAP-03)', () => {
    const game = scene([unit('rio', '33')], {}, step('move', 'rio'))
    expect(game.problem('rio', 'move:U1>amana-1')).toMatchObject({
      reason: 'closed-area',
      rule: 'GM-MAP-03',
    })
  })

  it('what may not be built in a sacked area is not built there by any house rule (GM-BAT-12)', () => {
    const at = (area: string, sacked: boolean) => {
      const game = scene(
        [unit('orlon', area)],
        { house: { buildAt: 'anywhere' }, areas: { [area]: { sacked } } },
        { kind: 'income', player: 'orlon' },
        step('spend', 'orlon'),
      )
      return game.problem('orlon', `build:${area}:infantry`)
    }
    expect(at('46', false)).toBeNull()
    expect(at('46', true)).toMatchObject({ reason: 'sacked' })
  })

  it('a fleet, plate, a broken army and a sortie have their reasons too (GM-FLEET-02, GM-WW-10, GM-UNIT-05)', () => {
    const game = scene(
      [unit('rio', '61'), unit('rio', '61', 'infantry'), unit('rio', '64')],
      {
        house: { scale: 'world' },
        world: {
          fleets: [{ id: 'U8', owner: 'rio', at: '59', sailed: false, used: false }],
          plates: [{ id: 'U9', owner: 'rio', at: '80' }],
          turn: { lifts: ['59'], besieged: [], done: [], courts: [], war: [] },
        },
      },
      step('move', 'rio'),
    )
    expect(game.problem('rio', 'sail:U8>60')).toMatchObject({ reason: 'not-your-port' })
    expect(game.problem('rio', 'ship:U9>59')).toMatchObject({ reason: 'no-lift' })
    expect(game.problem('rio', 'ship:U9>60')).toMatchObject({ reason: 'not-your-port' })
    expect(game.problem('rio', 'break:U1')).toMatchObject({ reason: 'no-room' })
    expect(game.problem('rio', 'sortie:33')).toMatchObject({ reason: 'used' })
    expect(game.problem('rio', 'cavalry:U1>13>14')).toMatchObject({ rule: 'GM-CAV-01' })
  })

  it('money is asked for by what the thing costs (GM-ECO-02, GM-CITY-01)', () => {
    const game = scene(
      [],
      { house: { powerPay: 'purse' }, areas: { '52': { owner: 'orlon' } } },
      step('spend', 'orlon'),
    )
    expect(game.problem('orlon', 'aside:52')).toMatchObject({ reason: 'no-money' })
    expect(game.problem('orlon', 'unsack:51')).toMatchObject({ reason: 'for-ever' })
  })

  it('whoever is locked is told so (GM-TURN-05)', () => {
    const game = scene(
      [unit('rio', '61'), unit('rio', '61', 'infantry'), unit('orlon', '13')],
      { house: { battleHold: 'park' } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>13')
    expect(game.problem('rio', 'move:U2>64')).toMatchObject({ reason: 'locked' })
    expect(game.problem('rio', 'move:U1>64')).toMatchObject({ reason: 'acted' })
  })
})

describe('targets that are not offered', () => {
  const agents = (units: readonly Sketch[], world: Partial<World>) =>
    scene(units, { house: { scale: 'world' }, world }, step('agents', 'rio'))

  it('of natives: a fort, an army in the garrison, no post (GM-WW-05, GM-WW-08)', () => {
    const posts = [
      { at: '81', owner: 'rio', fort: false },
      { at: '80', owner: 'orlon', fort: true },
      { at: '84', owner: 'orlon', fort: false },
      { at: '87', owner: 'rio', fort: false },
    ]
    const game = agents([unit('orlon', '84')], { posts })
    // Two tribes: of one the only post is a fort, of the other an army is the garrison.
    game.choose('rio', 'deal:8t1').dice('rio', 3)
    expect(game.ask('rio')?.kind).toBe('agents')
    game.choose('rio', 'deal:8t2').dice('rio', 2)
    expect(game.ask('rio')?.kind).toBe('agents')
  })

  it('of the Khan: a fortress, an army before two brigades, what lies too far (GM-KHAN-01)', () => {
    const game = scene(
      [unit('orlon', '20'), unit('orlon', '21', 'infantry'), unit('zweibacken', '25')],
      { world: { taken: taken('52', 'port-evinrude') } },
      step('agents', 'port-evinrude'),
    )
    game.choose('port-evinrude', 'khan').dice('port-evinrude', 2)
    const problem = (area: string) => game.problem('port-evinrude', `target:${area}`)
    expect(problem('20')).toMatchObject({ reason: 'army-needed' })
    expect(problem('25')).toMatchObject({ reason: 'fortress' })
    expect(problem('46')).toMatchObject({ reason: 'not-linked' })
    expect(problem('22')).toMatchObject({ reason: 'nobody-there' })
  })
})

describe('parked battles', () => {
  const parked = (attritionWho: HouseRules['attritionWho']) =>
    scene(
      [unit('rio', '61'), unit('rio', '64', 'infantry'), unit('orlon', '13')],
      { house: { battleHold: 'park', attritionWho } },
      step('move', 'rio'),
      { kind: 'attrition', player: 'rio' },
      step('agents', 'cardor'),
      step('move', 'cardor'),
    )

  it('who moved to where one was begun throws when it is fought (GM-ATT-01, GM-TURN-05)', () => {
    const game = parked('moved')
    game.choose('rio', 'move:U2>61', 'attack:U1>13', 'done')
    expect(game.ask('cardor')?.kind).toBe('move')
    game.choose('umpire', 'result:T1').choose('umpire', 'defenderWins')
    game.choose('orlon', 'sackIt').types('rio', 'infantry', 'supply')
    expect(game.ask('rio')?.kind).toBe('surplus')
    game.choose('rio', 'lose:U4')
    expect(game.ask('rio')?.wanted).toMatchObject({ kind: 'dice', count: 1 })
    game.dice('rio', 1)
    expect(game.at('61')).toContain('- infantry')
    expect(game.world.owed).toEqual([])
    expect(game.ask('cardor')?.kind).toBe('move')
  })
})
