// Tickets and sides: what stands on a ticket, who chooses for whom, whose special units are known, who enters a result.
import { describe, expect, it } from 'vitest'
import type { GloriaEvent } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { quickWinner, tablePoints } from '@/games/gloria/rules/ticket.ts'
import type { GloriaScene } from '@tests/support/gloria.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const specials = (...names: ('guard' | 'cadre' | 'terror')[]) => ({ specials: names })

const attack = (units: readonly Sketch[], more: More, option: string, player = 'rio') =>
  scene(units, more, { kind: 'move', player }).choose(player, option)
const battle = ({ world }: GloriaScene) => {
  const found = world.battles.at(-1)
  if (found === undefined) throw new RangeError('no battle')
  return found
}
const guests = (game: GloriaScene, camp: 'attacker' | 'defender') =>
  battle(game)[camp].guests.map(({ label, kinds }) => `${label} ${kinds.join('+')}`)

describe('a ticket (section 5, CC-TICKET-01)', () => {
  it('says where, who, with what, and how strong: over a bridge into a sacked area', () => {
    const game = attack(
      [
        { ...unit('rio', '61'), ...specials('guard', 'cadre') },
        unit('rio', '61', 'supply'),
        { ...unit('orlon', '29'), ...specials('terror', 'terror') },
        unit(null, '29', 'artillery'),
      ],
      { areas: { '29': { sacked: true } }, world: { round: 4 } },
      'attack:U1+U2>29',
    )
    const piece = (id: string, label: string, strength: number) => ({
      id,
      label,
      strength,
      notes: [],
    })
    expect(battle(game).ticket).toEqual({
      format: 'aide-de-camp/ticket',
      version: 1,
      id: 'T1',
      campaign: 'gloria-mundi',
      code: '',
      turn: 4,
      place: '29',
      ground: ['sacked', 'bridge'],
      sides: [
        {
          factions: ['rio'],
          seats: ['rio'],
          pieces: [piece('U1', 'rio:army', 24), piece('U2', 'rio:supply', 7)],
          strength: 31,
          tablePoints: 258,
          extras: ['guard', 'cadre'],
          handicaps: [],
        },
        {
          factions: ['orlon'],
          seats: ['orlon'],
          pieces: [piece('U3', 'orlon:army', 24)],
          strength: 24,
          tablePoints: 200,
          extras: ['terror', 'terror'],
          handicaps: [],
        },
      ],
      attacker: 0,
      deadline: null,
      rules: 'march-of-eagles',
      limits: ['8 turns', 'budget: atMost'],
    })
  })

  it('the ground: a city, a river behind, neither', () => {
    const ground = (game: GloriaScene) => battle(game).ticket.ground
    const open = attack([unit('rio', '33'), unit('orlon', '34')], {}, 'attack:U1>34')
    expect(ground(open)).toEqual(['city'])
    const plain = attack([unit('rio', '61'), unit('orlon', '13')], {}, 'attack:U1>13')
    expect(ground(plain)).toEqual([])
    const ruled = { taken: { '60': { by: 'port-salut', used: false } } }
    const river = attack(
      [unit('port-salut', '13'), unit('orlon', '10')],
      { world: ruled },
      'attack:U1>10',
      'port-salut',
    )
    expect(ground(river)).toEqual(['bridge'])
  })

  it('points: half up of 200 × table units ÷ 24, by `pointsPerArmy` (page, vector 9)', () => {
    const points = (pointsPerArmy: number, ...strengths: readonly number[]) =>
      strengths.map((strength) => tablePoints(worldOf({ house: { pointsPerArmy } }), strength))
    expect(points(200, 24, 7, 14, 31, 5, 19, 36, 38)).toEqual([
      200, 58, 117, 258, 42, 158, 300, 317,
    ])
    expect(points(80, 24, 7)).toEqual([80, 23])
  })
})

describe('third units', () => {
  const grenzers = { taken: { '58': { by: 'flotsam-and-jestsam', used: false } } }
  const king = 'flotsam-and-jestsam'

  it('Grenzers fight in region 5 for whoever has taken the power, on either side (GM-CITY-58)', () => {
    const units = [unit(king, '55'), unit('rio', '54')]
    const at54 = attack(units, { world: grenzers }, 'attack:U1>54', king)
    expect(guests(at54, 'attacker')).toEqual(['grenzers insurgent'])
    expect(guests(at54, 'defender')).toEqual([])
    expect(battle(at54).ticket.sides[0]).toMatchObject({ strength: 29, tablePoints: 242 })
    expect(battle(at54).ticket.sides[0].pieces[1]).toMatchObject({
      id: 'grenzers-1',
      label: 'grenzers:insurgent',
    })
    const back = attack([unit('rio', '54'), unit(king, '55')], { world: grenzers }, 'attack:U1>55')
    expect(guests(back, 'defender')).toEqual(['grenzers insurgent'])
    expect(guests(back, 'attacker')).toEqual([])
    expect(guests(attack(units, {}, 'attack:U1>54', king), 'attacker')).toEqual([])
    const outside = [unit(king, '46'), unit('rio', '47')]
    expect(guests(attack(outside, { world: grenzers }, 'attack:U1>47', king), 'attacker')).toEqual(
      [],
    )
  })

  it('the militia fights at home beside its owner’s units (GM-MIL-02)', () => {
    const areas = { '34': { owner: 'orlon' } }
    const beside = attack(
      [unit('rio', '33'), unit('orlon', '34', 'infantry')],
      { areas },
      'attack:U1>34',
    )
    expect(guests(beside, 'defender')).toEqual(['militia army+infantry'])
    expect(battle(beside).defender).toMatchObject({ players: ['orlon'], units: ['U2'] })
    expect(battle(beside).ticket.sides[1].pieces.map(({ id }) => id)).toEqual([
      'U2',
      'militia-1',
      'militia-2',
    ])
    const alone = attack([unit('rio', '33')], { areas }, 'attack:U1>34')
    expect(battle(alone).defender).toMatchObject({ players: ['orlon'], units: [] })
  })
})

describe('allies defend together (GM-DIP-02)', () => {
  const allies = ['rio', 'orlon']
  const inside = (...owners: readonly string[]) =>
    owners.map((owner) => unit(owner, '34', 'infantry'))
  const players = (owner: string | null, ...owners: readonly string[]) => {
    const areas = { '34': { owner, sacked: true } }
    const units = [unit('cardor', '33'), ...inside(...owners)]
    return battle(attack(units, { areas, world: { allies } }, 'attack:U1>34', 'cardor')).defender
      .players
  }

  it('the city’s owner chooses, or else the earlier comer', () => {
    expect(players('orlon', 'rio', 'orlon')).toEqual(['orlon', 'rio'])
    expect(players('rio', 'orlon', 'rio')).toEqual(['rio', 'orlon'])
    expect(players(null, 'rio', 'orlon')).toEqual(['rio', 'orlon'])
    expect(players(null, 'orlon', 'rio')).toEqual(['orlon', 'rio'])
    // Salhepatica owns it, but has nobody in it.
    expect(players('salhepatica', 'rio', 'orlon')).toEqual(['rio', 'orlon'])
  })

  it('attack together as well: Salhepatica’s owner first, then the other', () => {
    const units = [unit('salhepatica', '31'), unit('rio', '31', 'infantry'), unit('cardor', '33')]
    const game = attack(units, { world: { allies } }, 'attack:U1+U2>33', 'salhepatica')
    expect(game.ask('rio')?.kind).toBe('join')
    game.choose('rio', 'yes')
    expect(battle(game).attacker).toMatchObject({
      players: ['salhepatica', 'rio'],
      units: ['U1', 'U2'],
    })
    const refused = attack(units, { world: { allies } }, 'attack:U1+U2>33', 'salhepatica')
    refused.choose('rio', 'no')
    expect(refused.world.battles).toEqual([])
    expect(refused.options('salhepatica')).toContain('attack:U1>33')
    expect(refused.options('salhepatica')).not.toContain('attack:U1+U2>33')
  })
})

describe('special units (GM-SPEC-02)', () => {
  const armies = [
    { ...unit('rio', '61'), ...specials('guard') },
    { ...unit('orlon', '13'), ...specials('cadre') },
    { ...unit('rio', '46'), ...specials('guard') },
    { ...unit('orlon', '47'), ...specials('cadre') },
    { ...unit('cardor', '57'), ...specials('cadre') },
  ]

  it('are known of the armies that fight, by `perPlayer` of all armies of both', () => {
    const shown = (house: More['house'], world: Partial<World> = {}) => {
      const game = attack(armies, { house: { ...house }, world }, 'attack:U1>13')
      return [game.world.units.map(({ isShown }) => isShown), game.world.revealed]
    }
    expect(shown({})).toEqual([[true, true, false, false, false], []])
    expect(shown({ specials: 'perPlayer' }, { revealed: ['rio'] })).toEqual([
      [true, true, true, true, false],
      ['rio', 'orlon'],
    ])
  })
})

describe('the result (GM-BAT-04, CC-RESULT)', () => {
  const units = [unit('rio', '61'), unit('orlon', '13', 'infantry')]
  const open = (more: More = {}) => attack(units, more, 'attack:U1>13')

  it('is asked of both camps and the umpire; who has entered waits', () => {
    const game = open({ house: { carry: 'rout', quick: 'on' } })
    const words = [
      'attackerWins',
      'attackerRouts',
      'defenderWins',
      'defenderRouts',
      'drawn',
      'quick',
    ]
    for (const party of ['rio', 'orlon', 'umpire']) expect(game.options(party)).toEqual(words)
    game.choose('rio', 'attackerRouts')
    expect(game.ask('rio')).toBeNull()
    game.choose('orlon', 'drawn')
    const differ = game.events.find(
      (event): event is GloriaEvent & { kind: 'differ' } => event.kind === 'differ',
    )
    expect(differ).toMatchObject({
      to: ['rio', 'orlon', 'umpire'],
      attacker: { how: 'attackerWins', isRout: true },
      defender: { how: 'drawn', isRout: false },
    })
    game.choose('umpire', 'defenderRouts')
    expect(battle(game)).toMatchObject({ outcome: 'defenderWins', isRout: true })
    expect(open({ house: { quick: 'off' } }).options('rio')).toEqual([
      'attackerWins',
      'defenderWins',
      'drawn',
    ])
  })

  it('stands when both camps say the same', () => {
    const game = open().choose('rio', 'drawn').choose('orlon', 'drawn')
    expect(battle(game).outcome).toBe('drawn')
    expect(game.events.some(({ kind }) => kind === 'differ')).toBe(false)
  })

  it('by the dice: 4 an army, 1 a brigade, defender + 1; equal, the defender', () => {
    const won = (more: readonly Sketch[], ...faces: readonly [number, number]) => {
      const game = attack([...units, ...more], {}, 'attack:U1>13')
      return quickWinner(game.world, battle(game), faces)
    }
    // 4 + D6 against 2 + D6.
    expect([won([], 1, 2), won([], 1, 3), won([], 4, 6)]).toEqual([
      'attackerWins',
      'defenderWins',
      'defenderWins',
    ])
    const army = [unit('orlon', '13')]
    expect([won(army, 4, 1), won(army, 3, 1)]).toEqual(['attackerWins', 'defenderWins'])
    const game = open().choose('umpire', 'quick').dice('umpire', 1, 2)
    expect(battle(game).outcome).toBe('attackerWins')
    expect(game.events).toContainEqual(expect.objectContaining({ use: 'quick', faces: [1, 2] }))
    const militia = attack(
      [unit('rio', '33')],
      { areas: { '34': { owner: 'orlon' } } },
      'attack:U1>34',
    )
    expect(quickWinner(militia.world, battle(militia), [6, 4])).toBe('defenderWins')
    expect(quickWinner(militia.world, battle(militia), [6, 3])).toBe('attackerWins')
  })

  it('without an umpire the attacker throws', () => {
    const game = open()
    const seats = game.world.seats.filter(({ kind }) => kind !== 'umpire')
    game.state = { ...game.state, world: { ...game.world, seats } }
    game.choose('rio', 'quick').choose('orlon', 'quick')
    expect(game.ask('rio')?.kind).toBe('quick')
  })

  it('those who attacked have acted and fought, not moved, and the old ticket is put away', () => {
    const game = open().choose('umpire', 'drawn').types('rio', 'infantry', 'supply')
    expect(battle(game).state).toBe('fought')
    const [one] = game.world.units.filter(({ owner }) => owner === 'rio')
    expect(one).toMatchObject({ acted: true, fought: true, moved: false, at: '61' })
    expect(game.world.next.ticket).toBe(2)
  })
})
