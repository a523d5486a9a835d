// Figures that are shown or thrown: odds of sieges and attrition, the order by dice, fleets in the next turn, results.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { gloria, sentEvents, siegeProspect, type HouseRules } from '@/games/gloria/rules/index.ts'
import { agentOptions } from '@/games/gloria/rules/agentOptions.ts'
import { optionOfResult } from '@/games/gloria/rules/results.ts'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { GloriaScene, worldOf } from '@tests/support/gloria.ts'

const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army') => ({
  kind,
  owner,
  at,
})
type Sketch = ReturnType<typeof unit> & Partial<Unit>

const scene = (
  units: readonly Sketch[],
  { house, world }: { house?: Partial<HouseRules>; world?: Partial<World> },
  ...agenda: readonly Task[]
) =>
  new GloriaScene(
    {
      house: { scale: 'advanced', start: 'empty', ...house },
      umpire: true,
      units,
      ...(world === undefined ? {} : { world }),
    },
    ...agenda,
  )

describe('odds (GM-SIEGE-02, GM-SPEC-02)', () => {
  const guns = { specials: ['siege-guns', 'siege-guns'] as const }
  const rolling = (at: string, fortress: string, more: Partial<Unit> = {}) =>
    scene(
      [
        { ...unit('rio', at), ...more },
        unit(fortress === '50' ? 'cardor' : 'orlon', fortress, 'infantry'),
      ],
      {},
      { kind: 'siege', player: 'rio' },
    ).choose('rio', `besiege:U1>${fortress}`)
  const shares = (game: GloriaScene, by: string) => {
    const odds = gloria.explain(gloria.seen(game.state, by), by)?.odds[0]
    return odds?.chances.map(({ outcome, chance }) => [outcome, `${chance.n}/${chance.d}`])
  }

  it('of the next roll, by the table of the fortress', () => {
    expect(shares(rolling('13', '14'), 'rio')).toContainEqual(['taken', '1/3'])
    expect(shares(rolling('51', '50'), 'rio')).toContainEqual(['taken', '1/6'])
    expect(shares(rolling('13', '14', guns), 'rio')).toContainEqual(['taken', '1/2'])
    expect(shares(rolling('51', '50', guns), 'rio')).toContainEqual(['taken', '1/3'])
  })

  it('guns count once however many, and for others not before they are known', () => {
    const world = worldOf({
      house: { scale: 'advanced', start: 'empty' },
      units: [{ ...unit('rio', '13'), ...guns }, unit('orlon', '14', 'infantry')],
    })
    expect(siegeProspect(world, ['U1'], '14').next).toEqual(fraction(1n, 2n))
    const game = rolling('13', '14', guns)
    const seen = gloria.seen(game.state, 'orlon').world
    expect(siegeProspect(seen, ['U1'], '14').next).toEqual(fraction(1n, 3n))
    expect(siegeProspect(seen, ['U1'], '14').whole).toEqual(fraction(13n, 18n))
    game.dice('rio', 5)
    expect(game.events).toContainEqual(expect.objectContaining({ face: 5, counts: 4 }))
    expect(gloria.seen(game.state, 'orlon').world.units[0]?.specials).toEqual(guns.specials)
  })

  it('of attrition: 1/6, 1/3, 1/2 and 2/3 (GM-ATT-02)', () => {
    const chance = (at: string) => {
      const game = scene(
        [{ ...unit('rio', at), moved: true }],
        {},
        { kind: 'attrition', player: 'rio' },
      )
      return shares(game, 'rio')?.find(([word]) => word === 'degraded')?.[1]
    }
    expect(['61', '46', '76', '51', '40'].map(chance)).toEqual(['1/6', '1/3', '1/2', '2/3', '1/6'])
  })
})

describe('the order by dice (GM-TURN-01, CC-ORDER)', () => {
  it('the higher sum first; equal ones throw again, the highest of them first', () => {
    const game = scene(
      [],
      { house: { turnOrder: 'rolled', seats: 10 }, world: { players: ['cardor', 'orlon', 'rio'] } },
      { kind: 'round' },
    )
    const asked = () => ['cardor', 'orlon', 'rio'].find((king) => game.ask(king) !== null) ?? ''
    const list = game.world.players
    const sums: Readonly<Record<string, readonly number[]>> = {
      cardor: [1, 4],
      orlon: [6, 1],
      rio: [3, 2],
    }
    for (const king of list) {
      expect(asked()).toBe(king)
      game.dice(king, ...(sums[king] ?? []))
    }
    expect(asked()).toBe('cardor')
    game.dice('cardor', 1, 1)
    expect(asked()).toBe('rio')
    game.dice('rio', 1, 2)
    expect(game.world.order).toEqual(['orlon', 'rio', 'cardor'])
    expect(game.events.find(({ kind }) => kind === 'roundBegan')).toMatchObject({
      order: ['orlon', 'rio', 'cardor'],
    })
  })
})

it('a fleet sails and blocks again in the next own turn (GM-FLEET-02, GM-FLEET-05)', () => {
  const fleets = [{ id: 'U9', owner: 'rio', at: '59', sailed: true, used: true }]
  const game = scene([], { world: { fleets } }, { kind: 'ownTurn', player: 'rio' })
  expect(game.world.fleets).toEqual([{ ...fleets[0], sailed: false, used: false }])
})

it('plate is thrown for where a post works, and the reason says whether none does (GM-WW-09, GM-WW-14)', () => {
  const posts = [{ at: '80', owner: 'rio', fort: false }]
  const game = scene(
    [],
    { house: { scale: 'world' }, world: { posts } },
    { kind: 'agents', player: 'rio' },
  )
  game.choose('rio', 'plate:outer-bounds').dice('rio', 2)
  expect(game.problem('rio', 'plate:outer-bounds')).toMatchObject({ reason: 'used' })
  expect(game.problem('rio', 'plate:outastates')).toMatchObject({ reason: 'no-post' })
})

it('an interdict on Orlon takes its war away, a war without the power there is none (GM-WW-16, GM-CITY-02)', () => {
  const wars = (world: Partial<World>) =>
    agentOptions(worldOf({ house: { scale: 'world' }, world }), 'orlon').filter((option) =>
      option.startsWith('war:'),
    )
  const taken = { '14': { by: 'orlon', used: false } }
  expect(wars({ taken })).toHaveLength(10)
  expect(wars({})).toEqual([])
  expect(wars({ taken, interdicts: [{ by: 'rio', city: '14', player: null }] })).toEqual([])
})

it('a result as the question offers it (CC-RESULT-02, `carry`)', () => {
  expect(optionOfResult({ how: 'attackerWins', isRout: true })).toBe('attackerRouts')
  expect(optionOfResult({ how: 'defenderWins', isRout: true })).toBe('defenderRouts')
  expect(optionOfResult({ how: 'drawn', isRout: true })).toBe('drawn')
  expect(optionOfResult({ how: 'defenderWins', isRout: false })).toBe('defenderWins')
})

it('a seat is sent what it was told in this round and the one before', () => {
  const began = (round: number) => ({ kind: 'roundBegan', round, order: [] }) as const
  const turn = { kind: 'turnBegan', player: 'rio' } as const
  const offered = { kind: 'offered', player: 'rio', other: 'orlon' } as const
  const told = [began(1), turn, began(2), { ...offered, to: ['rio', 'umpire'] }, began(3), turn]
  expect(sentEvents(told, 'rio')).toEqual([began(2), offered, began(3), turn])
  expect(sentEvents(told, 'orlon')).toEqual([began(2), began(3), turn])
  expect(sentEvents(told.slice(0, 2), 'orlon')).toEqual(told.slice(0, 2))
})
