// Long ways and what stops them: unseen units in fog, locked areas, lifts and ports, with the reason where it is named.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Battle, World } from '@/games/gloria/rules/model.ts'
import { whyNot } from '@/games/gloria/rules/whyNot.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const move = (player: string) => ({ kind: 'move', player }) as const

describe('in fog a force ends where it may stay (`fog: near`)', () => {
  const foggy = (units: readonly Sketch[], option: string, more: More = {}, player = 'rio') =>
    scene(units, { ...more, house: { fog: 'near', ...more.house } }, move(player)).choose(
      player,
      option,
    )
  const told = (game: ReturnType<typeof foggy>) =>
    game.events.flatMap((event) =>
      event.kind === 'moved' ? [event.path.join('-')] : event.kind === 'halted' ? [event.area] : [],
    )

  it('by road: before an enemy or an independent that it did not see', () => {
    const free = foggy([unit('rio', '60')], 'road:U1>13')
    expect([free.at('13'), told(free)]).toEqual([['rio army'], ['61-13']])
    for (const other of ['cardor', null]) {
      const game = foggy([unit('rio', '60'), unit(other, '13', 'supply')], 'road:U1>13')
      expect(game.at('61')).toEqual(['rio army'])
      expect(told(game)).toEqual(['61', '61'])
      expect(game.world.units[0]).toMatchObject({ acted: true, moved: true })
    }
  })

  it('on horseback: over what it sees, to an unseen goal', () => {
    const rider = unit('rio', '60', 'light-cavalry')
    const game = foggy([rider, unit('cardor', '13', 'supply')], 'cavalry:U1>61>13')
    expect([game.at('61'), told(game)]).toEqual([['rio light-cavalry'], ['61', '61']])
    const open = foggy([rider], 'cavalry:U1>61>13')
    expect([open.at('13'), told(open)]).toEqual([['rio light-cavalry'], ['61-13']])
  })

  it('by river: not through an army or artillery, past other units (GM-RIV-02)', () => {
    const world = { taken: { '60': { by: 'rio', used: false } } }
    const lord = { areas: { '60': { owner: 'rio' } }, world } satisfies More
    const river = (kind: Sketch['kind'] | null, ...others: readonly Sketch[]) => {
      const foe = kind === null ? [] : [unit('cardor', '29', kind)]
      return foggy([unit('rio', '60'), ...foe, ...others], 'river:U1>10', lord)
    }
    expect([river(null).at('10'), told(river(null))]).toEqual([['rio army'], ['28-29-10']])
    expect(river('supply').at('10')).toEqual(['rio army'])
    expect(river('artillery').at('28')).toEqual(['rio army'])
    expect(river('army').at('28')).toEqual(['rio army'])
    const enemyThere = river(null, unit('cardor', '10', 'supply'))
    expect([enemyThere.at('29'), enemyThere.world.battles]).toEqual([['rio army'], []])
    // Past a seen enemy it may row, but not stay there: at worst it is where it began.
    const game = river('army', unit('cardor', '28', 'supply'))
    expect([game.at('60'), told(game)]).toEqual([['rio army'], ['60']])
    expect(game.world.units[0]).toMatchObject({ acted: true, moved: false })
  })

  it('a landing fails where an unseen enemy stands (GM-FLEET-05)', () => {
    const game = foggy([unit('rio', '59'), unit('cardor', '23', 'supply')], 'sea:U1>23:59')
    expect(game.at('59')).toEqual(['rio army'])
    expect(game.events.map(({ kind }) => kind)).toEqual(['voyage', 'voyageFailed'])
    expect(game.world.turn.lifts).toEqual(['59'])
    expect(game.world.units[0]).toMatchObject({ acted: true, moved: false })
    const open = foggy([unit('rio', '59')], 'sea:U1>23:59')
    expect(open.world.units[0]).toMatchObject({ at: '23', acted: true, moved: true })
  })

  it('an attack that is seen is fought; the force stays in the last area it entered (GM-ROAD-03)', () => {
    const units = [unit('rio', '60'), unit('rio', '17', 'supply'), unit('cardor', '13', 'supply')]
    const game = foggy(units, 'road:U1>61>13')
    expect(game.world.battles[0]).toMatchObject({ from: '61', area: '13' })
    expect(game.world.units[0]?.at).toBe('61')
  })
})

describe('reasons of step 5 (section 4)', () => {
  interface At {
    readonly units?: readonly Sketch[]
    readonly areas?: Readonly<Record<string, Partial<AreaState>>>
    readonly world?: Partial<World>
    readonly house?: Partial<HouseRules>
  }
  const why = (option: string, { units = [], areas = {}, world = {}, house = {} }: At) => {
    const at = worldOf({ house: { scale: 'world', start: 'empty', ...house }, units, areas, world })
    const reason = whyNot(at, move('rio'), 'rio', option)
    return reason === null ? null : `${reason.reason} ${reason.rule}`
  }
  const fleet = (more: object = {}) => ({
    id: 'U8',
    owner: 'rio',
    at: '59',
    sailed: false,
    used: false,
    ...more,
  })
  const both = { '60': { owner: 'rio' } }
  /** A battle that is not fought yet in an area. */
  const parked = (area: string): Partial<World> => {
    const game = scene(
      [unit('cardor', '61'), unit('orlon', '13', 'supply')],
      { house: { battleHold: 'park' } },
      move('cardor'),
    ).choose('cardor', 'attack:U1>13')
    return { battles: game.world.battles.map((each): Battle => ({ ...each, area, from: null })) }
  }

  it('a fleet (GM-FLEET-02)', () => {
    const sail = (more: object, world: Partial<World> = {}, to = '60') =>
      why(`sail:U8>${to}`, { areas: both, world: { fleets: [fleet(more)], ...world } })
    expect(sail({})).toBeNull()
    expect(sail({ owner: 'orlon' })).toBe('not-yours GM-FLEET-02')
    expect(sail({ sailed: true })).toBe('acted GM-FLEET-02')
    expect(sail({}, {}, '59')).toBe('not-your-port GM-FLEET-02')
    expect(sail({}, {}, '30')).toBe('not-your-port GM-FLEET-02')
    expect(sail({}, {}, 'moon')).toBeNull()
    expect(sail({}, parked('59'))).toBe('locked GM-TURN-05')
    expect(sail({}, parked('60'))).toBe('locked GM-TURN-05')
    expect(why('sail:U9>60', { areas: both })).toBeNull()
  })

  it('plate (GM-WW-10, GM-SEA-01, GM-FLEET-05)', () => {
    const plates = [{ id: 'U9', owner: 'rio', at: '80' }]
    const turn = { lifts: [], besieged: [], done: [], courts: [], war: [] }
    const ship = (world: Partial<World> = {}, to = '59') =>
      why(`ship:U9>${to}`, { areas: both, world: { plates, ...world } })
    expect(ship()).toBeNull()
    expect(ship({ plates: [{ id: 'U9', owner: 'orlon', at: '80' }] })).toBe('not-yours GM-WW-10')
    expect(ship({ turn: { ...turn, done: ['ship:U9'] } })).toBe('acted GM-FLEET-05')
    expect(ship({ turn: { ...turn, lifts: ['59'] } })).toBe('no-lift GM-SEA-01')
    expect(ship({ turn: { ...turn, lifts: ['60'] } })).toBeNull()
    expect(ship({}, '58')).toBe('not-your-port GM-SEA-02')
    expect(ship(parked('80'))).toBe('locked GM-TURN-05')
    expect(ship(parked('59'))).toBe('locked GM-TURN-05')
  })

  it('an army to break (GM-UNIT-05)', () => {
    const army = (more: object = {}, others: readonly Sketch[] = [], world: Partial<World> = {}) =>
      why('break:U1', { units: [{ ...unit('rio', '46'), ...more }, ...others], world })
    expect(army()).toBeNull()
    expect(army({ owner: 'orlon' })).toBe('not-yours GM-UNIT-05')
    expect(army({ isSortie: true })).toBe('not-yours GM-UNIT-05')
    expect(army({ acted: true })).toBe('acted GM-TURN-03')
    expect(army({ kind: 'supply' })).toBeNull()
    expect(army({}, [unit('rio', '46', 'supply')])).toBe('no-room GM-UNIT-03')
    expect(army({}, [unit(null, '46', 'supply')])).toBeNull()
    expect(army({}, [], parked('46'))).toBe('locked GM-TURN-05')
  })

  it('a sortie (GM-MIL-01)', () => {
    const home = { '34': { owner: 'rio' } }
    const taken = { taken: { '34': { by: 'rio', used: false } } }
    const sortie = (area: string, at: At = {}) =>
      why(`sortie:${area}`, { areas: home, ...at, world: { ...taken, ...at.world } })
    expect(sortie('33')).toBeNull()
    expect(sortie('46')).toBe('not-linked GM-MIL-01')
    expect(sortie('80')).toBe('not-linked GM-MIL-01')
    expect(sortie('33', { world: { taken: {} } })).toBe('used GM-CITY-01')
    const ban = { interdicts: [{ by: 'orlon', city: '34', player: null }] }
    expect(sortie('33', { world: ban })).toBe('interdicted GM-CITY-02')
    expect(sortie('33', { units: [unit('orlon', '33')] })).toBeNull()
    expect(sortie('33', { units: [unit('rio', '33', 'supply')] })).toBe('no-room GM-UNIT-03')
  })

  it('a road: to where it begins, to the next area, to an enemy (GM-ROAD-01, GM-MOV-02)', () => {
    const at = { units: [unit('rio', '61'), unit('orlon', '13', 'supply')] }
    expect(why('road:U1>61', at)).toBe('not-linked GM-ROAD-01')
    expect(why('road:U1>13', at)).toBe('enemy GM-MOV-02')
    expect(why('road:U1>46', at)).toMatch(/^(enemy|independents|must-stop|line-closed)/u)
    const river = { world: { taken: { '60': { by: 'rio', used: false } } }, areas: both }
    expect(why('river:U1>10', { units: [unit('rio', '28')], ...river })).toBeNull()
    expect(why('river:U1>46', { units: [unit('rio', '28')], ...river })).toBe(
      'not-linked GM-RIV-02',
    )
    const ban = { interdicts: [{ by: 'orlon', city: '60', player: null }] }
    expect(why('river:U1>10', { units: [unit('rio', '28')], world: ban })).toBe(
      'interdicted GM-CITY-02',
    )
  })

  it('closed for all, beyond the ocean by another rule (GM-MAP-03, GM-WW-02)', () => {
    const units = [unit('rio', '81', 'supply'), unit('rio', '33', 'supply')]
    expect(why('move:U1>82', { units })).toBe('closed-area GM-WW-02')
    expect(why('move:U2>amana-1', { units })).toBe('closed-area GM-MAP-03')
    expect(why('move:U1>80', { units, house: { scale: 'advanced' } })).toBe('closed-area GM-MAP-03')
  })
})
