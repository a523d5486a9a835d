// The sea in all its cases: the fleet table face by face, pirates, plate that is caught, fleets of a lost port.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit, World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army') => ({
  kind,
  owner,
  at,
})
const fleet = (id: string, owner: string, at: string) => ({
  id,
  owner,
  at,
  sailed: false,
  used: false,
})
const plate = { id: 'U9', owner: 'rio', at: '80' }
const pirates = { taken: { '09': { by: 'bergdorf', used: false } } }

interface More {
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
  readonly house?: Partial<HouseRules>
}

const moving = (
  units: readonly ReturnType<typeof unit>[],
  { house, ...more }: More,
  player = 'rio',
) =>
  new GloriaScene(
    { ...more, house: { scale: 'world', start: 'empty', ...house }, umpire: true, units },
    { kind: 'move', player },
  )

describe('the fleet table (GM-FLEET-03, GM-FLEET-04)', () => {
  const two = ['artillery', 'supply']
  it.each([
    [1, true, [], two],
    [2, true, two, two],
    [3, true, [], []],
    [4, false, [], []],
    [5, false, two, two],
    [6, false, two, []],
  ] as const)('%i: it happens %j, interceptor %j, blocker %j', (face, moves, mine, theirs) => {
    const game = moving([unit('rio', '59')], {
      areas: { '58': { owner: 'rio' } },
      world: { fleets: [fleet('U8', 'rio', '58'), fleet('U9', 'port-salut', '60')] },
    })
    game.choose('rio', 'sea:U1>23:59').choose('port-salut', 'block:U9')
    game.choose('rio', 'intercept:U8').dice('rio', face)
    const kinds = (at: string, owner: string) =>
      game.world.units.flatMap((each) =>
        each.at === at && each.owner === owner ? [each.kind] : [],
      )
    expect(game.events.some(({ kind }) => kind === 'moved')).toBe(moves)
    expect(game.at(moves ? '23' : '59')).toEqual(['rio army'])
    expect(kinds('58', 'rio')).toEqual(mine)
    expect(kinds('60', 'port-salut')).toEqual(theirs)
    const left = [mine, theirs].filter((made) => made.length === 0)
    expect(game.world.fleets).toHaveLength(left.length)
  })

  it('the mover’s successor is asked first, and after one yes nobody (GM-FLEET-03)', () => {
    const order = ['cardor', 'rio', 'port-salut', 'bergdorf']
    const fleets = [fleet('U7', 'bergdorf', '09'), fleet('U8', 'port-salut', '60')]
    const game = moving([unit('rio', '59')], { world: { fleets, order } })
    game.choose('rio', 'sea:U1>23:59')
    expect(game.options('port-salut')).toEqual(['block:U8', 'none'])
    game.choose('port-salut', 'none')
    expect(game.options('bergdorf')).toEqual(['block:U7', 'none'])
    game.choose('bergdorf', 'block:U7')
    expect(game.at('59')).toEqual(['rio army'])
    expect(game.ask('port-salut')).toBeNull()
  })

  it('a fleet blocks once in an own turn, one of another sea never (GM-FLEET-05)', () => {
    const game = moving([unit('rio', '59'), unit('rio', '59', 'infantry')], {
      areas: { '58': { owner: 'rio' } },
      world: { fleets: [fleet('U8', 'port-salut', '60'), fleet('U9', 'salhepatica', '30')] },
    })
    game.choose('rio', 'sea:U1>23:59').choose('port-salut', 'block:U8')
    game.choose('rio', 'sea:U2>58:58')
    expect(game.at('58')).toEqual(['rio infantry'])
  })
})

describe('pirates (GM-CITY-09)', () => {
  const shipping = (house: Partial<HouseRules> = {}) =>
    moving([], { house, world: { plates: [plate], ...pirates } }).choose('rio', 'ship:U9>59')

  it.each([
    [3, 'bergdorf'],
    [4, 'rio'],
  ] as const)('catch landed plate on 1 to 3: %i pays %s', (face, whose) => {
    const game = shipping().choose('bergdorf', 'none').choose('bergdorf', 'yes')
    game.dice('bergdorf', face)
    expect(game.world.credits).toEqual({ [whose]: 50 })
    expect(game.world.taken['09']?.used).toBe(true)
    expect(game.world.plates).toEqual([])
  })

  it('may let it land, and are not used up by that', () => {
    const game = shipping().choose('bergdorf', 'none').choose('bergdorf', 'no')
    expect(game.world.credits).toEqual({ rio: 50 })
    expect(game.world.taken['09']?.used).toBe(false)
  })

  it('that fail to block are used up; a fleet of their king still may, or the next is asked', () => {
    const game = moving([unit('rio', '59')], {
      world: {
        ...pirates,
        order: ['rio', 'bergdorf', 'port-salut'],
        fleets: [fleet('U7', 'bergdorf', '09'), fleet('U8', 'port-salut', '60')],
      },
    })
    game.choose('rio', 'sea:U1>23:59')
    expect(game.options('bergdorf')).toEqual(['block:U7', 'pirates', 'none'])
    game.choose('bergdorf', 'pirates').dice('bergdorf', 4)
    expect(game.options('bergdorf')).toEqual(['block:U7', 'none'])
    game.choose('bergdorf', 'none')
    expect(game.options('port-salut')).toEqual(['block:U8', 'none'])
  })

  it.each([
    [3, 'seaFight'],
    [4, 'intercept'],
  ] as const)('intercept for their king: %i leads to %s', (face, kind) => {
    const game = moving(
      [unit('bergdorf', '09')],
      {
        world: {
          ...pirates,
          fleets: [fleet('U7', 'bergdorf', '09'), fleet('U8', 'port-salut', '60')],
        },
      },
      'bergdorf',
    )
    game.choose('bergdorf', 'sea:U1>23:09').choose('port-salut', 'block:U8')
    expect(game.options('bergdorf')).toEqual(['intercept:U7', 'pirates', 'none'])
    game.choose('bergdorf', 'pirates').dice('bergdorf', face)
    expect(game.ask('bergdorf')?.kind).toBe(kind)
    if (kind === 'seaFight') {
      game.dice('bergdorf', 6)
      expect(game.world.fleets).toHaveLength(2)
    }
  })

  it('know no other sea than the ocean', () => {
    const game = moving([unit('salhepatica', '30')], { world: pirates }, 'salhepatica')
    game.choose('salhepatica', 'sea:U1>35:30')
    expect(game.at('35')).toEqual(['salhepatica army'])
  })
})

describe('who has blocked plate (GM-WW-11, `plateCapture`)', () => {
  const caught = (plateCapture: HouseRules['plateCapture'], face: number | null) => {
    const game = moving([], {
      house: { plateCapture },
      world: {
        plates: [plate],
        fleets: [fleet('U7', 'rio', '59'), fleet('U8', 'port-salut', '60')],
      },
    })
    game.choose('rio', 'ship:U9>59').choose('port-salut', 'block:U8')
    if (face === null) game.choose('rio', 'none')
    else game.choose('rio', 'intercept:U7').dice('rio', face)
    return [game.world.credits['port-salut'] ?? 0, game.world.plates.length]
  }

  it.each([
    ['beaten', null, [0, 1]],
    ['beaten', 4, [0, 1]],
    ['beaten', 5, [50, 0]],
    ['beaten', 6, [50, 0]],
    ['beaten', 2, [0, 0]],
    ['blocked', null, [50, 0]],
    ['blocked', 4, [50, 0]],
    ['never', 6, [0, 1]],
  ] as const)('`%s`, face %j: credits and plate %j', (plateCapture, face, result) => {
    expect(caught(plateCapture, face)).toEqual(result)
  })
})

describe('fleets of a port that falls (GM-FLEET-06)', () => {
  const falling = (...ports: readonly string[]) =>
    moving([unit('rio', '61')], {
      areas: Object.fromEntries(ports.map((id) => [id, { owner: 'port-salut' }])),
      world: { fleets: [fleet('U9', 'port-salut', '60')] },
    }).choose('rio', 'move:U1>60')

  it('sail to another own port of their sea, their owner’s choice; to the bay never', () => {
    expect(falling('30').world.fleets).toEqual([])
    expect(falling('09').world.fleets[0]?.at).toBe('09')
    const game = falling('00', '09')
    expect(game.options('port-salut')).toEqual(['to:00', 'to:09'])
    game.choose('port-salut', 'to:09')
    expect(game.world.fleets[0]?.at).toBe('09')
  })
})
