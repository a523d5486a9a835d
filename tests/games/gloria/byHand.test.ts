// Cases worked out by hand from the page: sieges, the Khan, powers, plate, militia, the end, each by its numbers.
import { describe, expect, it } from 'vitest'
import { defaultMap, defaultTables, gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import { winnersOf } from '@/games/gloria/rules/victory.ts'
import { gloriaOf, worldOf } from '@tests/support/gloria.ts'
import { scene, type More, type Sketch, unit } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

const step = (
  kind: 'move' | 'agents' | 'spend' | 'siege' | 'income' | 'attrition',
  player: string,
) => ({ kind, player }) as const
const taken = (city: string, by: string) => ({ [city]: { by, used: false } })

describe('sieges', () => {
  it('row 1: all inside are eliminated, the besieger is unharmed and may sack (GM-SIEGE-02, GM-SIEGE-03)', () => {
    const units = [unit('rio', '13'), unit('orlon', '14', 'infantry'), unit(null, '14', 'supply')]
    const game = scene(units, { areas: { '25': { owner: 'orlon' } } }, step('siege', 'rio'))
    game.choose('rio', 'besiege:U1>14').dice('rio', 1)
    expect(game.options('rio')).toEqual(['sackIt', 'no'])
    game.choose('rio', 'no')
    expect(game.at('14')).toEqual(['rio army'])
    expect(game.world.units).toHaveLength(1)
    expect(game.world.areas['14']).toEqual({ owner: 'rio', sacked: false })
  })

  it('row 2: independents are eliminated, the player’s brigade goes away, one besieger is degraded inside (GM-SIEGE-04)', () => {
    const units = [unit('rio', '13'), unit('orlon', '14', 'infantry'), unit(null, '14', 'supply')]
    const game = scene(units, { areas: { '25': { owner: 'orlon' } } }, step('siege', 'rio'))
    game.choose('rio', 'besiege:U1>14').dice('rio', 2).choose('rio', 'no')
    game.types('rio', 'artillery', 'infantry')
    expect(game.at('14')).toEqual(['rio artillery', 'rio infantry'])
    expect(game.at('25')).toEqual(['orlon infantry'])
    expect(game.world.areas['14']?.owner).toBe('rio')
  })

  const atCardor = (die: number, more: More = {}) =>
    scene([unit('rio', '51'), unit('cardor', '50', 'infantry')], more, step('siege', 'rio'))
      .choose('rio', 'besiege:U1>50')
      .dice('rio', die)

  it('Cardor’s table: 1 taken with one degraded, 2 one inside, 4 nothing, 6 two of the besieger (GM-CITY-50, GM-SIEGE-05)', () => {
    expect(atCardor(1).options('rio')).toEqual(['sackIt', 'no'])
    expect(atCardor(2).at('50')).toEqual(['- infantry'])
    expect(atCardor(4).at('51')).toEqual(['rio army'])
    const two = atCardor(6).types('rio', 'artillery', 'supply')
    expect(two.options('rio')).toEqual(['lose:U3', 'lose:U4'])
    two.choose('rio', 'lose:U4')
    expect(two.at('51')).toEqual(['rio artillery', '- supply'])
  })

  it('an interdict puts Cardor on the ordinary table (GM-CITY-40)', () => {
    const interdicts = [{ by: 'salhepatica', city: '50', player: null }]
    const six = atCardor(6, { world: { interdicts } }).types('rio', 'artillery', 'supply')
    expect(six.at('51')).toEqual(['rio artillery', 'rio supply'])
  })

  it('a brigade is degraded before an army where the source says brigade (GM-SIEGE-02)', () => {
    const units = [unit('rio', '13'), unit('rio', '13', 'supply'), unit('orlon', '14', 'infantry')]
    const game = scene(units, {}, step('siege', 'rio'))
    game.choose('rio', 'besiege:U1+U2>14').dice('rio', 5)
    expect(game.at('13')).toEqual(['rio army', '- supply'])
  })

  it('`movedAndSieging`: an artillery brigade that is degraded by attrition rolls no more (GM-ATT-01)', () => {
    const game = scene(
      [unit('rio', '13', 'artillery'), unit('orlon', '14', 'infantry')],
      { house: { attritionWho: 'movedAndSieging' } },
      step('siege', 'rio'),
    )
    game.choose('rio', 'besiege:U1>14').dice('rio', 1)
    expect(game.at('13')).toEqual(['- artillery'])
    expect(game.ask('rio')).toBeNull()
  })

  it('`siegeAfterMove`: a force that moved may besiege, one that fought may not (GM-SIEGE-01)', () => {
    const at = (siegeAfterMove: HouseRules['siegeAfterMove'], did: Partial<Unit>) =>
      scene(
        [{ ...unit('rio', '13'), acted: true, ...did }, unit('orlon', '14', 'infantry')],
        { house: { siegeAfterMove } },
        step('siege', 'rio'),
      ).ask('rio')?.kind ?? null
    expect(at('no', { moved: true })).toBeNull()
    expect(at('yes', { moved: true })).toBe('siege')
    expect(at('yes', { fought: true })).toBeNull()
  })
})

describe('the Khan (GM-KHAN-01, GM-CITY-52)', () => {
  const calling = (die: number, ...units: readonly Sketch[]) =>
    scene(
      units,
      { world: { taken: taken('52', 'port-evinrude') } },
      step('agents', 'port-evinrude'),
    )
      .choose('port-evinrude', 'khan')
      .dice('port-evinrude', die)

  it('an army of his attacks any force, two brigades no army, neither a fortress', () => {
    const units = [unit('rio', '20'), unit('orlon', '21', 'infantry'), unit('zweibacken', '25')]
    const army = calling(1, ...units)
    expect(army.options('port-evinrude')).toEqual(['target:20', 'target:21', 'none'])
    expect(calling(2, ...units).options('port-evinrude')).toEqual(['target:21', 'none'])
  })

  it('a beaten force retires degraded, and nobody takes the area', () => {
    const game = calling(2, unit('orlon', '21', 'infantry'))
    game.choose('port-evinrude', 'target:21').choose('umpire', 'attackerWins')
    game.choose('port-evinrude', game.options('port-evinrude')[0] ?? '')
    expect(game.at('21')).toEqual([])
    expect(game.world.units.map(({ owner }) => owner)).toEqual([null])
  })

  it('three sacks, not of a fortress that is held', () => {
    const game = calling(3, unit('zweibacken', '25'))
    expect(game.options('port-evinrude')).not.toContain('sack:25')
    expect(game.options('port-evinrude')).toContain('sack:30')
    game.choose('port-evinrude', 'sack:30', 'sack:20', 'sack:21')
    expect(game.ask('port-evinrude')).toBeNull()
    expect(calling(5).ask('port-evinrude')).toBeNull()
  })
})

describe('money and plate', () => {
  it('Fortunoff gives 100, interdicted 50, in the basic game 50 (GM-CITY-00)', () => {
    const sum = (house: Partial<HouseRules>, world: Partial<World> = {}) =>
      scene([], { house, world }, step('income', 'fortunoff')).world.ledger[0]?.amount
    expect(sum({})).toBe(100)
    expect(sum({ scale: 'basic' })).toBe(50)
    expect(sum({}, { interdicts: [{ by: 'rio', city: '00', player: null }] })).toBe(50)
  })

  it('plate that landed is paid once, in the next step 2 (GM-WW-10)', () => {
    const game = scene(
      [],
      { house: { scale: 'world' }, world: { credits: { cardor: 100 } } },
      step('income', 'cardor'),
      step('spend', 'cardor'),
      step('income', 'cardor'),
    )
    expect(game.world.ledger.map(({ amount }) => amount)).toEqual([50, 100])
    game.choose('cardor', 'done')
    expect(game.world.ledger.map(({ amount }) => amount)).toEqual([50, 100, -150, 50])
  })

  it('a shipping that fails uses the plate up for the turn (GM-FLEET-05, GM-WW-11)', () => {
    const game = scene(
      [],
      {
        house: { scale: 'world' },
        areas: { '60': { owner: 'rio' } },
        world: {
          plates: [{ id: 'U9', owner: 'rio', at: '80' }],
          fleets: [{ id: 'U8', owner: 'bergdorf', at: '09', sailed: false, used: false }],
        },
      },
      step('move', 'rio'),
    )
    game.choose('rio', 'ship:U9>59').choose('bergdorf', 'block:U8')
    expect(game.world.plates).toHaveLength(1)
    expect(game.problem('rio', 'ship:U9>60')).toMatchObject({ reason: 'acted' })
  })

  it('`plateAttempts`: one throw a continent, one in all, one a post (GM-WW-09)', () => {
    const posts = ['80', '84', '90'].map((at) => ({ at, owner: 'rio', fort: false }))
    const throws = (plateAttempts: HouseRules['plateAttempts']) =>
      scene(
        [],
        { house: { scale: 'world', plateAttempts }, world: { posts } },
        step('agents', 'rio'),
      )
        .options('rio')
        .filter((option) => option.startsWith('plate:'))
    expect(throws('continent')).toEqual(['plate:outer-bounds', 'plate:outastates'])
    expect(throws('player')).toEqual(['plate:outer-bounds', 'plate:outastates'])
    expect(throws('post')).toEqual(['plate:80', 'plate:84', 'plate:90'])
  })
})

describe('the sea', () => {
  it('whoever lands beside independents has them until step 6 (GM-SEA-03, GM-MOV-03)', () => {
    const game = scene(
      [unit('rio', '59'), unit(null, '23', 'infantry'), unit(null, '23', 'supply')],
      {},
      step('move', 'rio'),
      step('attrition', 'rio'),
    )
    game.choose('rio', 'sea:U1>23:59')
    expect(game.at('23')).toHaveLength(3)
    game.choose('rio', 'done').dice('rio', 6)
    expect(game.at('23')).toEqual(['rio army', '- supply'])
  })
})

describe('Lollapalooza (GM-MIL-01, GM-MIL-02)', () => {
  it('militia alone defends it; beaten, the city falls and is not sacked by a drawn battle', () => {
    const game = scene(
      [unit('rio', '36')],
      { areas: { '34': { owner: 'orlon' } } },
      step('move', 'rio'),
    )
    game.choose('rio', 'attack:U1>34').choose('umpire', 'attackerWins')
    expect(game.options('rio')).toEqual(['sackIt', 'none'])
    expect(game.world.areas['34']).toEqual({ owner: 'rio', sacked: false })
  })

  it('a sortie of the turn before makes the power not to be had again', () => {
    const game = scene(
      [],
      { areas: { '34': { owner: 'rio' } }, world: { round: 5, sortieRound: { rio: 4 } } },
      step('income', 'rio'),
    )
    const cities = [game.problem('rio', 'power')]
    if (cities[0] === null) game.choose('rio', 'income')
    const problem = game.problem('rio', 'power')
    expect([...cities, problem]).toContainEqual(expect.objectContaining({ reason: 'last-turn' }))
  })
})

describe('the end (GM-WIN-01)', () => {
  const ofCities = (owners: Readonly<Record<string, string>>, house: Partial<HouseRules>) =>
    worldOf({
      house: { start: 'empty', ...house },
      units: [],
      areas: Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, { owner }])),
      world: { round: 3 },
    })
  const six = { '00': 'rio', '09': 'rio', '14': 'rio', '25': 'rio', '30': 'rio', '59': 'rio' }

  it('six unsacked cities win at the end of a round, where that is agreed', () => {
    expect(winnersOf(ofCities(six, { victory: 'sixCities' }), true)).toEqual(['rio'])
    expect(winnersOf(ofCities(six, { victory: 'sixCities' }), false)).toBeNull()
    expect(winnersOf(ofCities(six, {}), true)).toBeNull()
    expect(winnersOf(ofCities(six, { rounds: 3, victory: 'umpire' }), true)).toEqual([])
  })
})

describe('a set-up from outside', () => {
  const problem = (change: object) => {
    const read = gloria.readSetup({ ...gloriaOf({}, { players: ['rio', 'orlon'] }), ...change })
    return read.ok ? null : read.problem
  }
  const nodes = (change: (id: string) => object) => ({
    map: {
      ...defaultMap,
      nodes: defaultMap.nodes.map((node) => ({ ...node, ...change(node.id) })),
    },
  })

  it('is refused with the path of what is wrong', () => {
    expect(problem({})).toBeNull()
    expect(problem({ houseRules: { seats: 2, rounds: 41 } })).toEqual({
      code: 'malformed',
      path: 'houseRules.rounds',
    })
    expect(problem({ houseRules: { seats: 3 } })).toMatchObject({ path: 'houseRules.seats' })
    expect(problem({ weather: 'fine' })).toMatchObject({ path: 'weather' })
    const place = defaultMap.nodes.findIndex(({ id }) => id === '60')
    const inland = nodes((id) => (id === '60' ? { coast: [] } : {}))
    expect(problem(inland)).toMatchObject({ path: `map.nodes.${place}` })
    const open = nodes((id) =>
      id === '60' ? { city: { fortress: false, port: 'ocean', power: 'river' } } : {},
    )
    expect(problem(open)).toMatchObject({ path: 'map.nodes' })
  })

  it('freezes edited tables: the lost first row of a siege may be another (GM-SIEGE-02)', () => {
    const [, ...rows] = defaultTables.siege
    const first = { ...defaultTables.siege[0], taken: false, insideDegraded: 2, besieger: 0 }
    const { inside, ...row } = { inside: null, ...first }
    expect(inside).toBe('eliminated')
    const tables = { ...defaultTables, siege: [row, ...rows] }
    const setup = valueOf(
      gloria.readSetup({ ...gloriaOf({}, { players: ['rio', 'orlon'] }), tables }),
    )
    expect(valueOf(gloria.open(setup)).world.tables.siege[0]?.insideDegraded).toBe(2)
    const wrong = { ...defaultTables, siege: [{ ...row, die: 2 }, ...rows] }
    expect(problem({ tables: wrong })).toMatchObject({ path: 'tables.siege.0.die' })
  })
})
