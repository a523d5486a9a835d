// What all are told of voyages: whose throw it was, who blocked and intercepted, where plate landed and who has it.
import { describe, expect, it } from 'vitest'
import type { World } from '@/games/gloria/rules/model.ts'
import { scene, unit, type Sketch } from '@tests/support/gloriaSketch.ts'

const fleet = (id: string, owner: string, at: string) => ({
  ...{ id, owner, at },
  sailed: false,
  used: false,
})
const pirates = { taken: { '09': { by: 'bergdorf', used: false } } }
const plates = [
  { id: 'U8', owner: 'rio', at: '81' },
  { id: 'U9', owner: 'rio', at: '80' },
]
const moving = (units: readonly Sketch[], world: Partial<World>, player = 'rio') =>
  scene(units, { house: { scale: 'world' }, world }, { kind: 'move', player })

describe('plate (GM-WW-10, GM-CITY-09)', () => {
  it('that lands is told by its owner and its port', () => {
    const game = moving([], { plates }).choose('rio', 'ship:U9>59')
    expect(game.events).toEqual([
      { kind: 'voyage', player: 'rio', piece: 'U9', area: '59' },
      { kind: 'plateLanded', player: 'rio', area: '59', plate: 'U9' },
    ])
    expect(game.world.plates).toEqual([plates[0]])
  })

  it.each([
    [3, { kind: 'plateStolen', player: 'bergdorf', plate: 'U9' }],
    [4, { kind: 'plateLanded', player: 'rio', area: '59', plate: 'U9' }],
  ] as const)(
    'of which pirates want the money: the throw, and then whose it is: %i',
    (face, end) => {
      const game = moving([], { plates, ...pirates }).choose('rio', 'ship:U9>59')
      game.choose('bergdorf', 'none', 'yes').dice('bergdorf', face)
      expect(game.events.slice(1)).toEqual([
        { kind: 'thrown', player: 'bergdorf', use: 'ransom', faces: [face], about: 'U9' },
        end,
      ])
      expect(game.world.plates).toEqual([plates[0]])
    },
  )

  it('that pirates let go lands without a throw', () => {
    const game = moving([], { plates, ...pirates }).choose('rio', 'ship:U9>59')
    game.choose('bergdorf', 'none', 'no')
    expect(game.events.map(({ kind }) => kind)).toEqual(['voyage', 'plateLanded'])
  })
})

describe('pirates (GM-CITY-09)', () => {
  const announced = () =>
    moving([unit('rio', '59')], {
      ...pirates,
      order: ['rio', 'cardor', 'bergdorf', 'port-salut'],
    }).choose('rio', 'sea:U1>23:59')
  const thrown = (face: number) => ({
    ...{ kind: 'thrown', player: 'bergdorf', use: 'pirates', faces: [face] },
    about: 'U1',
  })

  it('that block: their king’s throw of the mover’s unit, and that they are no fleet', () => {
    const game = announced().choose('bergdorf', 'pirates').dice('bergdorf', 3)
    expect(game.events.slice(1)).toEqual([
      thrown(3),
      { kind: 'blocked', player: 'bergdorf', fleet: null },
      { kind: 'voyageFailed', player: 'rio', piece: 'U1' },
    ])
  })

  it('that do not come: the throw alone, and then the landing', () => {
    const game = announced().choose('bergdorf', 'pirates').dice('bergdorf', 4)
    expect(game.events.slice(1, 3)).toMatchObject([
      thrown(4),
      { kind: 'moved', player: 'rio', units: ['U1'], from: '59', path: ['23'], by: 'sea' },
    ])
  })

  it('that intercept for their king: his throw, and that it is they who intercept', () => {
    const fleets = [fleet('U8', 'port-salut', '60')]
    const intercepting = () =>
      moving([unit('bergdorf', '09')], { ...pirates, fleets }, 'bergdorf')
        .choose('bergdorf', 'sea:U1>23:09')
        .choose('port-salut', 'block:U8')
        .choose('bergdorf', 'pirates')
    expect(intercepting().dice('bergdorf', 3).events.slice(1)).toEqual([
      { kind: 'blocked', player: 'port-salut', fleet: 'U8' },
      thrown(3),
      { kind: 'intercepted', player: 'bergdorf', fleet: null },
    ])
    expect(intercepting().dice('bergdorf', 4).events.slice(2)).toEqual([
      thrown(4),
      { kind: 'voyageFailed', player: 'bergdorf', piece: 'U1' },
    ])
  })

  it('throws of the fleet table are the mover’s, of his unit (GM-FLEET-03)', () => {
    const fleets = [fleet('U7', 'rio', '59'), fleet('U8', 'port-salut', '60')]
    const game = moving([unit('rio', '59')], { fleets }).choose('rio', 'sea:U1>23:59')
    game.choose('port-salut', 'block:U8').choose('rio', 'intercept:U7').dice('rio', 4)
    expect(game.events.slice(1)).toEqual([
      { kind: 'blocked', player: 'port-salut', fleet: 'U8' },
      { kind: 'intercepted', player: 'rio', fleet: 'U7' },
      { kind: 'thrown', player: 'rio', use: 'fleets', faces: [4], about: 'U1' },
      { kind: 'voyageFailed', player: 'rio', piece: 'U1' },
    ])
  })

  it('who catches plate is told after the voyage that failed (GM-WW-11)', () => {
    const fleets = [fleet('U7', 'rio', '59'), fleet('U6', 'port-salut', '60')]
    const game = moving([], { plates, fleets }).choose('rio', 'ship:U9>59')
    game.choose('port-salut', 'block:U6').choose('rio', 'intercept:U7').dice('rio', 6)
    expect(game.events.slice(-2)).toEqual([
      { kind: 'voyageFailed', player: 'rio', piece: 'U9' },
      { kind: 'plateStolen', player: 'port-salut', plate: 'U9' },
    ])
    expect(game.world.credits).toEqual({ 'port-salut': 50 })
    expect(game.world.plates).toEqual([plates[0]])
  })
})
