// The public vectors of Gloria Mundi, each as a table of figures or a scene.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { halfUp } from '@/games/campaign/rules/index.ts'
import { boardOf } from '@/games/gloria/rules/board.ts'
import { defaultMap, defaultTables } from '@/games/gloria/rules/index.ts'
import { roadWays } from '@/games/gloria/rules/roads.ts'
import { wholeSiege, type Besiegers } from '@/games/gloria/rules/siegeOdds.ts'
import { countedFace } from '@/games/gloria/rules/siegeFaces.ts'
import { quickWinner, tablePoints } from '@/games/gloria/rules/ticket.ts'
import { standings } from '@/games/gloria/rules/victory.ts'
import { plateNumber } from '@/games/gloria/rules/agentOptions.ts'
import { unitsAt } from '@/games/gloria/rules/world.ts'
import type { Camp } from '@/games/gloria/rules/model.ts'
import { GloriaScene, worldOf } from '@tests/support/gloria.ts'

const army = (owner: string, at: string) => ({ kind: 'army', owner, at }) as const
const brigade = (
  owner: string | null,
  at: string,
  kind: 'infantry' | 'artillery' | 'supply' = 'infantry',
) => ({ kind, owner, at }) as const

const faces = [1, 2, 3, 4, 5, 6] as const

describe('siege odds (GM-SIEGE-02, GM-SIEGE-05, GM-SIEGE-06)', () => {
  const { siege, cardorSiege } = defaultTables
  const anArmy: Besiegers = { armies: 1, artillery: 0, others: 0, hasGuns: false }
  const inside = (brigades: number) => ({ brigades, independents: 0 })
  it.each([
    ['an army against one brigade', siege, anArmy, 1, 13n, 18n],
    ['an army against two brigades', siege, anArmy, 2, 19n, 27n],
    ['an army at Cardor against one', cardorSiege, anArmy, 1, 406n, 625n],
    ['an army at Cardor against two', cardorSiege, anArmy, 2, 1619n, 3125n],
    [
      'two brigades, one artillery',
      siege,
      { armies: 0, artillery: 1, others: 1, hasGuns: false },
      1,
      5n,
      9n,
    ],
    [
      'one artillery brigade',
      siege,
      { armies: 0, artillery: 1, others: 0, hasGuns: false },
      1,
      1n,
      3n,
    ],
    ['an army with siege guns', siege, { ...anArmy, hasGuns: true }, 1, 43n, 54n],
  ] as const)('%s', (_, table, outside, brigades, n, d) => {
    expect(wholeSiege(table, outside, inside(brigades))).toEqual(fraction(n, d))
  })
  it('an army with a brigade gives the brigade first, also where any unit will do', () => {
    const alone: Besiegers = { armies: 1, artillery: 0, others: 0, hasGuns: false }
    const of = (outside: Besiegers): number => {
      const { n, d } = wholeSiege(cardorSiege, outside, inside(1))
      return Number(n) / Number(d)
    }
    expect(of({ ...alone, others: 1 })).toBeGreaterThan(of(alone))
  })
  it('siege guns: faces 1 to 6 count as 1 1 2 3 4 6 (GM-SPEC-01)', () => {
    expect(faces.map((face) => countedFace(face, true))).toEqual([1, 1, 2, 3, 4, 6])
  })
})

describe('quick results (GM-BAT-04)', () => {
  const wins = (attacker: Camp['guests'], defender: Camp['guests']): number => {
    const camp = (guests: Camp['guests']): Camp => ({ players: [], units: [], guests })
    const battle = { attacker: camp(attacker), defender: camp(defender) }
    const world = worldOf({})
    return faces.flatMap((one) =>
      faces.filter((other) => quickWinner(world, battle, [one, other]) === 'attackerWins'),
    ).length
  }
  const of = (...kinds: Camp['guests'][number]['kinds']): Camp['guests'] => [
    { label: 'natives', kinds },
  ]
  it.each([
    ['army against army', of('army'), of('army'), 10],
    ['army against one brigade', of('army'), of('infantry'), 26],
    ['two brigades against one', of('infantry', 'infantry'), of('infantry'), 15],
    ['army and brigade against army', of('army', 'infantry'), of('army'), 15],
  ] as const)('%s', (_, attacker, defender, count) => {
    expect(wins(attacker, defender)).toBe(count)
  })
})

it('table points are half up, 200 an army (section 5)', () => {
  const world = worldOf({})
  const points = [24, 7, 14, 31, 5, 19, 36, 38].map((units) => tablePoints(world, units))
  expect(points).toEqual([200, 58, 117, 258, 42, 158, 300, 317])
  expect(halfUp(200 * 7, 24)).toBe(58)
})

it('30 areas are within three steps of the Northern Wastes (GM-KHAN-01)', () => {
  expect(boardOf(defaultMap).khanLand).toHaveLength(30)
})

it('three rivers are bridged (GM-MAP-04)', () => {
  const bridges = defaultMap.links.flatMap(({ a, b, tags }) =>
    tags.includes('road') && (tags.includes('mealy') || tags.includes('gallowine'))
      ? [[a, b].sort().join('–')]
      : [],
  )
  expect(bridges.sort()).toEqual(['01–67', '11–14', '29–61'])
})

it('by road beyond the next area at the start (GM-ROAD-01, GM-ROAD-02, GM-CITY-50)', () => {
  const world = worldOf({ house: { scale: 'advanced' } })
  const goals = (player: string, at: string): readonly string[] =>
    roadWays(world, player, unitsAt(world, at), at)
      .flatMap(({ isAttack, path }) => (isAttack ? [] : [path.at(-1) ?? '']))
      .sort()
  expect(goals('port-salut', '60')).toEqual(['13', '29'])
  expect(goals('orlon', '14')).toEqual([
    '01',
    '16',
    '29',
    '31',
    '33',
    '34',
    '61',
    '67',
    '75',
    '76',
    '77',
    '78',
    '79',
  ])
  expect(goals('cardor', '50')).toEqual(['40', '54', '56', '57'])
  expect(goals('flotsam-and-jestsam', '58')).toEqual(['40'])
})

it('ten players share the first place at the start (GM-WIN-01)', () => {
  expect(standings(worldOf({})).map(({ place }) => place)).toEqual(
    Array.from({ length: 10 }, () => 1),
  )
})

it('plate: 1 to 7 posts, at most five faces; a kingdom of the continent five (GM-WW-09, GM-WW-13)', () => {
  const sites = ['80', '83', '84', '86', '87', '89', '90']
  const numbers = sites.slice(0, 6).map((_, count) =>
    plateNumber(
      worldOf({
        house: { scale: 'world' },
        world: {
          posts: sites.slice(0, count + 1).map((at) => ({ at, owner: 'rio', fort: false })),
        },
      }),
      'rio',
      'outer-bounds',
    ),
  )
  expect(numbers).toEqual([1, 2, 3, 4, 5, 5])
  const king = worldOf({ house: { scale: 'world' }, world: { kingdoms: { '8k1': 'rio' } } })
  expect(plateNumber(king, 'rio', 'outer-bounds')).toBe(5)
})

it('an independent artillery brigade holds Orlon (GM-FORT-04, GM-ECO-05)', () => {
  const position = {
    house: { start: 'empty' },
    units: [army('port-salut', '13'), brigade(null, '14', 'artillery'), army('orlon', '11')],
  } as const
  const salut = new GloriaScene(position, { kind: 'move', player: 'port-salut' })
  expect(salut.problem('port-salut', 'move:U1>14')).toMatchObject({ reason: 'independents' })
  const orlon = new GloriaScene(position, { kind: 'move', player: 'orlon' })
  expect(orlon.problem('orlon', 'move:U3>14')).toMatchObject({ reason: 'independents' })
  const siege = new GloriaScene(position, { kind: 'siege', player: 'port-salut' })
  expect(siege.options('port-salut')).toContain('besiege:U1>14')
  siege
    .choose('port-salut', 'besiege:U1>14')
    .dice('port-salut', 3)
    .types('port-salut', 'infantry', 'artillery')
  expect(siege.at('14')).toEqual([])
})

it('a besieging artillery brigade alone throws 2 (GM-SIEGE-03)', () => {
  const begin = () =>
    new GloriaScene(
      {
        house: { start: 'empty' },
        units: [brigade('port-salut', '13', 'artillery'), brigade(null, '14')],
      },
      { kind: 'siege', player: 'port-salut' },
    )
      .choose('port-salut', 'besiege:U1>14')
      .dice('port-salut', 2)
  const kept = begin().choose('port-salut', 'no')
  expect(kept.at('14')).toEqual(['- artillery'])
  expect(kept.world.areas['14']).toEqual({ owner: 'port-salut', sacked: false })
  const sacked = begin().choose('port-salut', 'sackIt')
  expect(sacked.at('14')).toEqual(['port-salut artillery'])
})

const won = (owner: string) =>
  new GloriaScene(
    {
      house: { start: 'empty', scale: 'advanced' },
      umpire: true,
      units: [army(owner, '13'), brigade(owner, '13', 'supply'), brigade('rio', '61')],
    },
    { kind: 'move', player: owner },
  )
    .choose(owner, 'attack:U1+U2>61')
    .choose('umpire', 'attackerWins')

it('a won battle of an army and a supply brigade: sack, supply, Orlon (GM-BAT-09, GM-BAT-10, GM-CITY-14)', () => {
  const winner = 'zweibacken'
  const battle = () => {
    const scene = won(winner)
    const retreat = scene.options(winner).find((option) => option.startsWith('to:'))
    return retreat === undefined ? scene : scene.choose(winner, retreat)
  }
  const sacked = battle().choose(winner, 'sackIt')
  expect(sacked.at('61')).toEqual([`${winner} army`, `${winner} supply`])
  expect(sacked.world.areas['61']?.sacked).toBe(true)
  const given = battle().choose(winner, 'supply:U2')
  expect(given.at('61')).toEqual([`${winner} army`])
  expect(given.world.areas['61']?.sacked).toBe(false)
})
