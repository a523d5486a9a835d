// Beginnings and endings: what an own turn makes fresh, who is out and what goes with him, who wins.
import { describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { gloria, standings, type HouseRules } from '@/games/gloria/rules/index.ts'
import { isTakable } from '@/games/gloria/rules/diplomacy.ts'
import type { AreaState, World } from '@/games/gloria/rules/model.ts'
import { winnersOf } from '@/games/gloria/rules/victory.ts'
import { GloriaScene, worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type Sketch } from '@tests/support/gloriaSketch.ts'

const own = (player: string) => ({ kind: 'ownTurn', player }) as const
const cities = (owners: Readonly<Record<string, string>>): Record<string, Partial<AreaState>> =>
  Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, { owner }]))

describe('an own turn begins (GM-TURN-02, GM-TURN-03)', () => {
  it('with units that have neither acted, moved nor fought, and ports whose lifts are free', () => {
    const used = [
      { ...unit('rio', '46'), acted: true },
      { ...unit('rio', '47', 'infantry'), moved: true },
      { ...unit('rio', '48', 'infantry'), fought: true },
    ]
    const done = { lifts: ['59'], besieged: ['14'], done: ['x'], courts: ['8k1'], war: ['deal'] }
    const game = scene(used, { world: { turn: done } }, own('rio'))
    for (const { acted, moved, fought } of game.world.units)
      expect([acted, moved, fought]).toEqual([false, false, false])
    expect(game.world.turn).toEqual({ lifts: [], besieged: [], done: [], courts: [], war: [] })
    expect(game.world).toMatchObject({ active: 'rio', step: 'start' })
  })

  it('and a fleet that only blocked is as fresh as one that only sailed (GM-FLEET-05)', () => {
    const fleet = (id: string, sailed: boolean, used: boolean) => ({
      id,
      owner: 'rio',
      at: '59',
      sailed,
      used,
    })
    const fleets = [fleet('U7', true, false), fleet('U8', false, true), fleet('U9', false, false)]
    const game = scene([], { world: { fleets } }, own('rio'))
    expect(game.world.fleets.every(({ sailed, used }) => !sailed && !used)).toBe(true)
  })

  it('by asking Salhepatica’s owner while he has an ally, and nobody else (GM-DIP-01)', () => {
    const asked = (world: Partial<World>, player = 'rio') =>
      scene([], { world }, own(player)).ask('salhepatica')?.kind ?? null
    expect(asked({ allies: ['orlon'] })).toBe('diplomacy')
    expect(asked({ allies: [] })).toBeNull()
    const ended = scene([], { world: { allies: ['orlon'] } }, own('rio'))
    expect(ended.options('salhepatica')).toEqual(['end:orlon', 'done'])
  })

  it('what lasted till this step 1 ends, and only what was his (GM-CITY-01)', () => {
    const by = (player: string) => ({ by: player, city: '00', player: null })
    const lasting = (player: string): Partial<World> => ({
      taken: { '14': { by: 'orlon', used: true }, '59': { by: 'rio', used: true } },
      interdicts: [by('orlon'), by('rio')],
      bridges: player,
      silenced: [
        { continent: 'outer-bounds', by: 'orlon' },
        { continent: 'outastates', by: 'rio' },
      ],
      beaten: [
        { people: '8k1', by: 'orlon' },
        { people: '9k1', by: 'rio' },
      ],
    })
    const { world } = scene([], { world: lasting('rio') }, own('rio'))
    expect(world.taken).toEqual({ '14': { by: 'orlon', used: true } })
    expect(world.interdicts).toEqual([by('orlon')])
    expect(world.bridges).toBeNull()
    expect(world.silenced).toEqual([{ continent: 'outer-bounds', by: 'orlon' }])
    expect(world.beaten).toEqual([{ people: '8k1', by: 'orlon' }])
    expect(scene([], { world: lasting('orlon') }, own('rio')).world.bridges).toBe('orlon')
  })
})

describe('income or power in step 2 (GM-ECO-01, GM-CITY-01)', () => {
  const every = ['00', '09', '14', '25', '30', '34', '40', '50', '52', '58', '59', '60']
  const takable = (house: Partial<HouseRules>, world: Partial<World> = {}) => {
    const all = Object.fromEntries(every.map((id) => [id, { owner: 'rio' }]))
    const at = worldOf({ house: { scale: 'advanced', ...house }, areas: all, world })
    return every.filter((city) => isTakable(at, city))
  }
  const usual = ['09', '25', '34', '40', '52', '58', '59', '60']

  it('passive powers are not taken: Fortunoff, Orlon, Salhepatica, Cardor', () => {
    expect(takable({})).toEqual(usual)
    expect(takable({ scale: 'basic' })).toEqual([])
  })

  it('Orlon’s is in the world, Salhepatica’s by `salhepatica: instead`', () => {
    expect(takable({ scale: 'world' })).toEqual([...usual.slice(0, 1), '14', ...usual.slice(1)])
    expect(takable({ salhepatica: 'instead' })).toEqual(['09', '25', '30', ...usual.slice(2)])
  })

  it('`powerPay: purse`: Evinrude and Rio give income as well', () => {
    expect(takable({ powerPay: 'purse' })).toEqual(['09', '25', '34', '40', '58', '60'])
  })

  it('an interdicted city has nothing to choose (GM-CITY-02)', () => {
    const interdicts = [{ by: 'orlon', city: '09', player: null }]
    expect(takable({}, { interdicts })).toEqual(usual.slice(1))
  })

  it('Fortunoff gives 100, but not when it is interdicted; plate comes in once', () => {
    const money = (world: Partial<World>) => {
      const game = scene([], { world }, { kind: 'income', player: 'fortunoff' })
      return [game.world.ledger.map(({ amount }) => amount), game.world.credits['fortunoff']]
    }
    expect(money({})).toEqual([[100], undefined])
    expect(money({ interdicts: [{ by: 'orlon', city: '00', player: null }] })[0]).toEqual([50])
    expect(money({ credits: { fortunoff: 50, rio: 100 } })).toEqual([[100, 50], 0])
  })

  it('a sortie is not taken in two own turns running (GM-MIL-01)', () => {
    const options = (round: number) => {
      const game = scene(
        [],
        { areas: cities({ '34': 'rio' }), world: { round: 5, sortieRound: { rio: round } } },
        { kind: 'incomeOrPower', player: 'rio', city: '34' },
      )
      return game.options('rio')
    }
    expect(options(4)).toEqual(['income'])
    expect(options(3)).toEqual(['power', 'income'])
  })
})

describe('who is out (GM-TURN-04)', () => {
  const lost = (units: readonly Sketch[], world: Partial<World> = {}) => {
    const areas = { ...cities({ '59': 'cardor' }) }
    return scene(units, { areas, world }, { kind: 'endTurn', player: 'orlon' }).world
  }

  it('neither city nor land unit, militia on a sortie apart', () => {
    expect(lost([]).out).toEqual(['rio'])
    expect(lost([unit('rio', '46', 'supply')]).out).toEqual([])
    expect(lost([{ ...unit('rio', '33'), isSortie: true }]).out).toEqual(['rio'])
    expect(lost([], { out: ['rio'] }).out).toEqual(['rio'])
  })

  it('takes fleets, posts, plate, alliances and kingdoms with him, and nobody else’s', () => {
    const of = (owner: string, id: string) => ({ id, owner, at: '80' })
    const world = lost([{ ...unit('rio', '33'), isSortie: true }, unit('orlon', '46')], {
      fleets: [
        { ...of('rio', 'U8'), sailed: false, used: false },
        { ...of('orlon', 'U9'), sailed: false, used: false },
      ],
      plates: [of('rio', 'U10'), of('orlon', 'U11')],
      posts: [
        { at: '80', owner: 'rio', fort: true },
        { at: '83', owner: 'orlon', fort: true },
      ],
      allies: ['rio', 'orlon'],
      kingdoms: { '8k1': 'rio', '8k2': 'orlon' },
    })
    expect(world.units.map(({ owner }) => owner)).toEqual(['orlon'])
    expect(world.fleets.map(({ id }) => id)).toEqual(['U9'])
    expect(world.plates.map(({ id }) => id)).toEqual(['U11'])
    expect(world.posts.map(({ owner }) => owner)).toEqual(['orlon'])
    expect(world.allies).toEqual(['orlon'])
    expect(world.kingdoms).toEqual({ '8k2': 'orlon' })
  })

  it('the end of a turn that leaves one player ends the campaign, the end of a round counts too', () => {
    const kings = { players: ['orlon', 'rio'] }
    const end = scene(
      [],
      { areas: cities({ '59': 'cardor' }), world: kings },
      { kind: 'endTurn', player: 'orlon' },
    )
    expect(end.world).toMatchObject({ isOver: true, winners: ['orlon'], active: null })
    expect(end.events.map(({ kind }) => kind)).toEqual(['out', 'campaignEnded'])
    const round = scene([], { house: { rounds: 3 }, world: { round: 2 } }, { kind: 'roundEnd' })
    expect(round.world).toMatchObject({ round: 3, isOver: false })
    const last = scene([], { house: { rounds: 3 }, world: { round: 3 } }, { kind: 'roundEnd' })
    expect(last.world).toMatchObject({ round: 3, isOver: true })
    expect(last.events.map(({ kind }) => kind)).toEqual(['roundEnded', 'campaignEnded'])
  })
})

describe('who wins (GM-WIN-01)', () => {
  const base = cities({ '59': 'rio', '14': 'orlon', '50': 'cardor', '25': 'zweibacken' })
  const at = (
    units: readonly Sketch[],
    areas: Record<string, Partial<AreaState>> = {},
    house: Partial<HouseRules> = {},
    world: Partial<World> = {},
  ) =>
    worldOf({
      house: { start: 'empty', scale: 'advanced', rounds: 3, ...house },
      units,
      areas: { ...base, ...areas },
      world: { players: ['orlon', 'rio', 'cardor'], round: 3, ...world },
    })
  const places = (world: World) => standings(world).map(({ place }) => place)

  it('most unsacked cities, then most armies, then most brigades, else shared', () => {
    expect(places(at([]))).toEqual([1, 1, 1])
    expect(places(at([], { '14': { owner: 'orlon', sacked: true } }))).toEqual([3, 1, 1])
    const armies = [unit('rio', '46'), unit('cardor', '47', 'supply')]
    expect(places(at(armies))).toEqual([3, 1, 2])
    expect(places(at([...armies, unit('orlon', '48')]))).toEqual([1, 1, 3])
    const more = [unit('cardor', '47', 'supply'), unit('cardor', '48', 'supply')]
    expect(places(at([...more, unit('rio', '46', 'supply')]))).toEqual([3, 2, 1])
    expect(places(at([{ ...unit('rio', '33'), isSortie: true }]))).toEqual([1, 1, 1])
  })

  it('whoever is out comes after all others', () => {
    const out = { out: ['orlon'] }
    const rich = { '09': { owner: 'orlon' }, '60': { owner: 'orlon' } }
    expect(places(at([], rich, {}, out))).toEqual([3, 1, 1])
    expect(winnersOf(at([], rich, {}, out), true)).toEqual(['rio', 'cardor'])
  })

  it('not before the last round, but for six cities, and nobody by `victory: umpire`', () => {
    expect(winnersOf(at([], {}, {}, { round: 2 }), true)).toBeNull()
    expect(winnersOf(at([]), true)).toEqual(['orlon', 'rio', 'cardor'])
    expect(winnersOf(at([]), false)).toBeNull()
    expect(winnersOf(at([], {}, { victory: 'umpire' }), true)).toEqual([])
    expect(winnersOf(at([], {}, {}, { out: ['rio', 'cardor'] }), false)).toEqual(['orlon'])
    expect(winnersOf(at([], {}, {}, { out: ['rio', 'cardor', 'orlon'] }), false)).toEqual([])
  })

  it('six unsacked cities at the end of a round, two such kings by the usual count', () => {
    const six = (player: string, ids: readonly string[]) =>
      Object.fromEntries(ids.map((id) => [id, { owner: player }]))
    const rich = six('rio', ['59', '58', '60', '52', '34', '40'])
    const early = { round: 1 }
    const rule = { victory: 'sixCities' } as const
    expect(winnersOf(at([], rich, rule, early), true)).toEqual(['rio'])
    const five = { ...rich, '40': { owner: 'rio', sacked: true } }
    expect(winnersOf(at([], five, rule, early), true)).toBeNull()
    expect(winnersOf(at([], rich, {}, early), true)).toBeNull()
    const both = { ...rich, ...six('orlon', ['14', '00', '09', '25', '30', '50']) }
    expect(winnersOf(at([], both, rule, early), true)).toEqual(['orlon', 'rio'])
    expect(winnersOf(at([unit('rio', '46')], both, rule, early), true)).toEqual(['rio'])
    // A king with fewer cities is no rival, whatever his armies.
    expect(winnersOf(at([unit('cardor', '46')], rich, rule, early), true)).toEqual(['rio'])
  })

  it('the outcome has everybody’s figures, the umpire’s empty', () => {
    const end = (isOver: boolean, hasUmpire: boolean) => {
      const game = new GloriaScene({
        house: { start: 'empty' },
        units: [unit('rio', '46'), unit('rio', '47', 'supply')],
        world: { isOver, winners: ['rio'] },
        ...(hasUmpire ? { umpire: true } : {}),
      })
      return gloria.outcome(game.state)
    }
    expect(end(false, true)).toBeNull()
    const { winners, how, figures } = end(true, true) ?? {}
    expect([winners, how]).toEqual([['rio'], 'cities'])
    expect(figures?.['rio']).toEqual({ cities: 1, armies: 1, brigades: 1, place: 1 })
    expect(figures?.['orlon']).toEqual({ cities: 1, armies: 0, brigades: 0, place: 2 })
    expect(figures?.[umpire]).toEqual({ cities: 0, armies: 0, brigades: 0, place: 0 })
    expect(end(true, false)?.figures[umpire]).toBeUndefined()
  })
})
