// Areas, units, money and house rules set right (CC-OVR): what is taken, what is not, and how the position stands then.
import { describe, expect, it } from 'vitest'
import { table, umpire } from '@/core/game.ts'
import { gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import { alliesOf } from '@/games/gloria/rules/choices.ts'
import type { GloriaEntry, World } from '@/games/gloria/rules/model.ts'
import { GloriaScene, worldOf } from '@tests/support/gloria.ts'
import { unit, type Sketch } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

interface More {
  readonly house?: Partial<HouseRules>
  readonly world?: Partial<World>
  readonly hasNoUmpire?: boolean
}

const scene = (units: readonly Sketch[], { house, world, hasNoUmpire }: More = {}) =>
  new GloriaScene(
    {
      house: { scale: 'advanced', start: 'empty', ...house },
      units,
      world: { out: ['orlon'], ...world },
      ...(hasNoUmpire === true ? {} : { umpire: true }),
    },
    { kind: 'spend', player: 'rio' },
  )

const problemOf = (game: GloriaScene, json: object, by: string = umpire): unknown => {
  const correction = valueOf(gloria.readCorrection(json)) as never
  const step = gloria.answer(game.state, { kind: 'overrule', correction, reason: 'so' }, by)
  return step.ok ? null : 'reason' in step.problem ? step.problem.reason : step.problem.code
}

const put = (game: GloriaScene, json: object, by: string = umpire): World => {
  const correction = valueOf(gloria.readCorrection(json)) as never
  game.give(by, { kind: 'overrule', correction, reason: 'so' })
  return game.world
}

const money: GloriaEntry = {
  turn: 1,
  faction: 'rio',
  phase: 'income',
  reason: 'income',
  amount: 100,
  rule: 'GM-ECO-01',
  about: '59',
}

describe('what can be set right', () => {
  it.each([
    [{ figure: 'owner', area: '34', owner: 'rio' }, null],
    [{ figure: 'owner', area: '34', owner: null }, null],
    [{ figure: 'owner', area: '34', owner: 'orlon' }, 'noSuchThing'],
    [{ figure: 'owner', area: '34', owner: 'nobody' }, 'noSuchThing'],
    [{ figure: 'owner', area: '46', owner: 'rio' }, 'noSuchThing'],
    [{ figure: 'owner', area: 'moon', owner: 'rio' }, 'noSuchThing'],
    [{ figure: 'sacked', area: '46', sacked: true }, null],
    [{ figure: 'sacked', area: '51', sacked: false }, 'noSuchThing'],
    [{ figure: 'sacked', area: '80', sacked: false }, 'noSuchThing'],
    [{ figure: 'sacked', area: 'wastes', sacked: true }, 'noSuchThing'],
    [{ figure: 'unit', unit: 'U1', kind: 'army', owner: 'rio', at: '47' }, null],
    [{ figure: 'unit', unit: 'U1', kind: 'supply', owner: null, at: '46' }, null],
    [{ figure: 'unit', unit: 'U9', kind: 'army', owner: 'rio', at: '47' }, 'noSuchThing'],
    [{ figure: 'unit', unit: 'U1', kind: 'army', owner: null, at: '47' }, 'noSuchThing'],
    [{ figure: 'unit', unit: 'U1', kind: 'army', owner: 'orlon', at: '47' }, 'noSuchThing'],
    [{ figure: 'unit', unit: 'U1', kind: 'army', owner: 'rio', at: '80' }, 'noSuchThing'],
    [{ figure: 'unit', unit: 'U1', kind: 'army', owner: 'rio', at: 'moon' }, 'noSuchThing'],
    [{ figure: 'newUnit', kind: 'army', owner: 'rio', at: '47' }, null],
    [{ figure: 'newUnit', kind: 'supply', owner: null, at: '47' }, null],
    [{ figure: 'newUnit', kind: 'army', owner: null, at: '47' }, 'noSuchThing'],
    [{ figure: 'newUnit', kind: 'army', owner: 'orlon', at: '47' }, 'noSuchThing'],
    [{ figure: 'newUnit', kind: 'army', owner: 'rio', at: 'wastes' }, 'noSuchThing'],
    [{ figure: 'noUnit', unit: 'U1' }, null],
    [{ figure: 'noUnit', unit: 'U9' }, 'noSuchThing'],
    [{ figure: 'money', player: 'rio', amount: -100 }, null],
    [{ figure: 'money', player: 'rio', amount: 1 }, null],
    [{ figure: 'money', player: 'rio', amount: -101 }, 'overdrawn'],
    [{ figure: 'money', player: 'rio', amount: 0 }, 'noSuchThing'],
    [{ figure: 'money', player: 'orlon', amount: 50 }, 'noSuchThing'],
    [{ figure: 'houseRule', key: 'rounds', value: 20 }, null],
    [{ figure: 'houseRule', key: 'rounds', value: 41 }, 'noSuchThing'],
    [{ figure: 'houseRule', key: 'scale', value: 'world' }, 'neverChanges'],
  ])('%o: %s', (correction, problem) => {
    const game = scene([unit('rio', '46')], { world: { ledger: [money] } })
    expect(problemOf(game, correction)).toBe(problem)
  })

  it('in a locked area, too: only a closed one takes no unit (GM-TURN-05)', () => {
    const game = scene([unit('rio', '46')])
    expect(
      problemOf(game, { figure: 'newUnit', kind: 'supply', owner: 'rio', at: '59' }),
    ).toBeNull()
  })

  it('is no correction without a figure that there is', () => {
    for (const json of [1, null, {}, { figure: 3 }, { figure: 'moon' }])
      expect(gloria.readCorrection(json)).toMatchObject({ problem: { path: 'figure' } })
  })
})

describe('who sets it right', () => {
  const correction = { figure: 'sacked', area: '46', sacked: true }

  it('the umpire, or where there is none the table', () => {
    const judged = scene([])
    expect(problemOf(judged, correction, table)).toBe('notUmpire')
    expect(problemOf(judged, correction, 'rio')).toBe('notUmpire')
    expect(problemOf(judged, correction)).toBeNull()
    const free = scene([], { hasNoUmpire: true })
    expect(problemOf(free, correction)).toBe('notUmpire')
    expect(problemOf(free, correction, table)).toBeNull()
  })
})

describe('how the position stands then', () => {
  const named = { ...unit('rio', '46'), specials: ['guard', 'cadre'] as const }

  it('an army that stays one keeps its special units, and its place in the order of comers', () => {
    const at = (change: object) =>
      put(scene([named, unit('rio', '47', 'supply')]), { figure: 'unit', unit: 'U1', ...change })
        .units[0]
    const same = at({ kind: 'army', owner: 'bergdorf', at: '46' })
    expect(same).toMatchObject({ owner: 'bergdorf', specials: ['guard', 'cadre'], came: 1 })
    expect(at({ kind: 'army', owner: 'rio', at: '48' })).toMatchObject({ at: '48', came: 3 })
    expect(at({ kind: 'infantry', owner: 'rio', at: '46' })?.specials).toBeNull()
    const made = put(scene([unit('rio', '46', 'supply')]), {
      figure: 'unit',
      unit: 'U1',
      kind: 'army',
      owner: 'rio',
      at: '46',
    })
    expect(made.units[0]).toMatchObject({ kind: 'army', specials: null })
  })

  it('a new unit has acted, one that is gone is gone, money and rules are what they are said to be', () => {
    const game = scene([unit('rio', '46')])
    put(game, { figure: 'newUnit', kind: 'supply', owner: 'rio', at: '47' })
    expect(game.world.units[1]).toMatchObject({ id: 'U2', kind: 'supply', at: '47', acted: true })
    expect(put(game, { figure: 'noUnit', unit: 'U1' }).units.map(({ id }) => id)).toEqual(['U2'])
    const { ledger } = put(game, { figure: 'money', player: 'rio', amount: 70 })
    expect(ledger).toMatchObject([{ faction: 'rio', amount: 70, reason: 'correction' }])
    expect(put(game, { figure: 'houseRule', key: 'rounds', value: 20 }).house.rounds).toBe(20)
    expect(put(game, { figure: 'sacked', area: '34', sacked: true }).areas['34']?.sacked).toBe(true)
    expect(put(game, { figure: 'owner', area: '34', owner: 'rio' }).areas['34']?.owner).toBe('rio')
    expect(game.events.map(({ kind }) => kind)).toContain('overruled')
  })

  it('others see it in step 3, but for what is new (section 4)', () => {
    const game = scene([unit('rio', '46')])
    game.state = { ...game.state, shown: game.world }
    put(game, { figure: 'sacked', area: '34', sacked: true })
    put(game, { figure: 'newUnit', kind: 'supply', owner: 'bergdorf', at: '47' })
    put(game, { figure: 'noUnit', unit: 'U2' })
    const { areas, units } = gloria.seen(game.state, 'bergdorf').world
    expect(areas['34']?.sacked).toBe(true)
    expect(units.map(({ id }) => id)).toEqual(['U1'])
  })

  it('nobody retires but where an alliance ends (GM-DIP-03)', () => {
    const units = [unit('salhepatica', '12', 'infantry'), unit('rio', '12', 'infantry')]
    const fleets = [{ id: 'U8', owner: 'rio', at: '59', sailed: false, used: false }]
    const game = scene(units, { world: { allies: ['rio'], fleets } })
    put(game, { figure: 'fleet', fleet: 'U8', owner: 'rio', at: '59' })
    put(game, { figure: 'allied', player: 'bergdorf', allied: true })
    expect(game.ask('rio')?.kind).toBe('spend')
    expect(game.at('12')).toHaveLength(2)
  })

  it('allies have the owner of Salhepatica, where the scale knows alliances (GM-DIP-01)', () => {
    const owner = (scale: HouseRules['scale'], city: string | null) =>
      alliesOf(worldOf({ house: { scale }, areas: { '30': { owner: city } } }))
    expect(owner('basic', 'rio')).toBeNull()
    expect(owner('advanced', 'rio')).toBe('rio')
    expect(owner('world', null)).toBeNull()
  })

  it('one fleet of several is moved, and no fleet goes by another’s name (GM-FLEET-01)', () => {
    const fleet = (id: string) => ({ id, owner: 'rio', at: '59', sailed: false, used: false })
    const game = scene([], { world: { fleets: [fleet('U8'), fleet('U9')] } })
    game.state = {
      ...game.state,
      world: {
        ...game.world,
        areas: { ...game.world.areas, '60': { owner: 'rio', sacked: false } },
      },
    }
    put(game, { figure: 'fleet', fleet: 'U9', owner: 'rio', at: '60' })
    expect(game.world.fleets.map(({ at }) => at)).toEqual(['59', '60'])
    expect(put(game, { figure: 'noFleet', fleet: 'U8' }).fleets.map(({ id }) => id)).toEqual(['U9'])
    expect(problemOf(game, { figure: 'noFleet', fleet: 'U8' })).toBe('noSuchThing')
    expect(problemOf(game, { figure: 'fleet', fleet: 'U9', owner: 'rio', at: '34' })).toBe(
      'noSuchThing',
    )
  })
})
