// What is seen and told: with `fog: near` what happens next to one’s own, special units before they are known, step 3.
import { describe, expect, it } from 'vitest'
import { table, umpire } from '@/core/game.ts'
import { recordOf } from '@/core/record/log.ts'
import { resume } from '@/core/record/resume.ts'
import { gloria, type GloriaEvent } from '@/games/gloria/rules/index.ts'
import { asSeen, seenAreas, sees } from '@/games/gloria/rules/fog.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { toldIn } from '@/games/gloria/rules/telling.ts'
import { randomGame } from '@tests/support/games/plays.ts'
import { GloriaScene, gloriaOf, worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type Sketch } from '@tests/support/gloriaSketch.ts'

const near = { fog: 'near' } as const
const kings = ['bergdorf', 'cardor', 'orlon', 'rio']

/** Only these kings play; Rio’s units are around 46, Cardor’s around 13. */
const foggy = (world: Partial<World> = {}, units: readonly Sketch[] = [], house = {}) =>
  worldOf({
    house: { scale: 'advanced', start: 'empty', ...near, ...house },
    units: [unit('rio', '46'), unit('cardor', '13', 'supply'), ...units],
    world: { players: kings, ...world },
  })

describe('what is seen (CC-SEE, `fog`)', () => {
  it('areas with own units or cities, those next to them, and what an ally sees', () => {
    const rio = seenAreas(foggy(), 'rio')
    for (const area of ['46', '09', '47', '59', '55', '56']) expect(rio.has(area), area).toBe(true)
    for (const area of ['13', '14', '30', '08', '58']) expect(rio.has(area), area).toBe(false)
    const allied = foggy({ allies: ['rio', 'cardor'] })
    for (const area of ['13', '61', '50', '51'])
      expect(seenAreas(allied, 'rio').has(area)).toBe(true)
    expect(sees(foggy(), 'rio', '13')).toBe(false)
    expect(sees(foggy(), 'cardor', '13')).toBe(true)
    expect(sees(foggy({}, [], { fog: 'open' }), 'rio', '13')).toBe(true)
  })

  it('units there, and one’s own wherever they are; numbers and waiting throws tell nothing', () => {
    const world = foggy({ owed: ['U2'] }, [unit('orlon', '47'), unit(null, '30', 'supply')])
    const seen = asSeen(world, 'rio')
    expect(seen.units.map(({ id }) => id)).toEqual(['U1', 'U3'])
    expect([seen.owed, seen.next]).toEqual([[], { unit: 0, ticket: 0, came: 0 }])
    const open = foggy({ owed: ['U2'] }, [unit('orlon', '30')], { fog: 'open' })
    expect(asSeen(open, 'rio')).toBe(open)
  })

  it('battles in sight or of one’s own', () => {
    const game = new GloriaScene(
      {
        house: { start: 'empty', scale: 'advanced', ...near, battleHold: 'park' },
        units: [unit('orlon', '61'), unit('cardor', '13', 'infantry'), unit('rio', '46')],
        world: { players: kings },
      },
      { kind: 'move', player: 'orlon' },
    )
    game.choose('orlon', 'attack:U1>13')
    const battles = (king: string) => asSeen(game.world, king).battles.length
    expect(['orlon', 'cardor', 'rio'].map(battles)).toEqual([1, 1, 0])
    const beside = {
      ...game.world,
      units: [...game.world.units, { ...unitAt(game.world), at: '17' }],
    }
    expect(asSeen(beside, 'rio').battles).toHaveLength(1)
  })

  const unitAt = ({ units }: World) => {
    const found = units.find(({ owner }) => owner === 'rio')
    if (found === undefined) throw new RangeError('no unit')
    return found
  }

  it('special units of others not before they are known (GM-SPEC-02)', () => {
    const specials = ['guard', 'cadre'] as const
    const units: readonly Sketch[] = [
      { ...unit('rio', '46'), specials },
      { ...unit('orlon', '47'), specials },
      { ...unit('orlon', '48'), specials, isShown: true },
    ]
    const world = worldOf({ house: { scale: 'advanced', start: 'empty' }, units })
    const known = (party: string) =>
      asSeen(world, party).units.map((each) => each.specials !== null)
    expect(known('rio')).toEqual([true, false, true])
    expect(known('orlon')).toEqual([false, true, true])
    expect(known(table)).toEqual([false, false, true])
    const two: Partial<World> = {
      named: { rio: specials, orlon: specials, cardor: specials },
      revealed: ['cardor'],
    }
    const player = worldOf({ house: { scale: 'advanced', start: 'empty' }, world: two })
    expect(Object.keys(asSeen(player, 'rio').named)).toEqual(['rio', 'cardor'])
    expect(Object.keys(asSeen(player, table).named)).toEqual(['cardor'])
    const all = worldOf({
      house: { scale: 'advanced' },
      world: { ...two, revealed: ['rio', 'orlon', 'cardor'] },
    })
    expect(asSeen(all, 'rio')).toBe(all)
  })
})

describe('who is asked (`fog: near`, GM-KHAN-01)', () => {
  const khan = (units: readonly Sketch[], world: Partial<World> = {}) => {
    const taken = { '52': { by: 'bergdorf', used: false } }
    const house = { ...near, start: 'empty' as const }
    const areas = { '52': { owner: 'bergdorf' } }
    const agents = { kind: 'agents', player: 'bergdorf' } as const
    const all = { ...world, taken, players: kings }
    const game = scene([unit('bergdorf', '52'), ...units], { house, areas, world: all }, agents)
    return game.choose('bergdorf', 'khan').dice('bergdorf', 1)
  }

  it('nobody whom the Khan could attack is in sight: it is not asked, whoever stands out there', () => {
    const unseen = khan([unit('rio', '29', 'infantry')])
    expect(unseen.ask('bergdorf')?.kind).toBeUndefined()
    expect(khan([]).ask('bergdorf')?.kind).toBeUndefined()
    const seen = khan([unit('rio', '75', 'infantry')])
    expect(seen.ask('bergdorf')?.kind).toBe('khanAttack')
    expect(seen.options('bergdorf')).toEqual(['target:75', 'none'])
  })

  it('campaigns begun by older rules are asked as they were, so that their records go on', () => {
    const older = { ...gloria, rulesVersion: 4 }
    const setup = gloriaOf(
      { ...{ fog: 'near', scale: 'advanced', start: 'brigades', rounds: 2 } },
      { players: ['port-evinrude', 'salhepatica', 'rio'] },
    )
    const forgetful = { ...gloria, open: (given: typeof setup) => gloria.open(given) }
    const refused = [30, 31, 34].filter((seed) => {
      const last = [...randomGame(older, setup, seed)].at(-1)
      const record = last && recordOf(last.after)
      expect(resume(gloria, record).problem).toBeNull()
      return resume(forgetful, record).problem !== null
    })
    expect(refused).toEqual([31, 34])
  })

  it('whoever sent the Khan sees around the battle while he chooses where the beaten go', () => {
    const game = khan([unit('rio', '75', 'infantry'), unit('rio', '74', 'infantry')])
    expect(asSeen(game.world, 'bergdorf').units.map(({ at }) => at)).toEqual(['52', '75'])
    game.choose('bergdorf', 'target:75').choose(umpire, 'attackerWins')
    expect(game.ask('bergdorf')?.kind).toBe('retreat')
    expect(asSeen(game.world, 'bergdorf').units.map(({ at }) => at)).toEqual(['52', '75', '74'])
  })
})

describe('who is told (`fog: near`, section 4)', () => {
  const battle = { id: 'T1', area: '47', from: '48' } as const
  const before = foggy({}, [unit('orlon', '46', 'supply'), unit('cardor', '30', 'supply')])
  const fought = (): World => {
    const game = scene(
      [unit('rio', '46'), unit('orlon', '47', 'infantry')],
      { house: near, world: { players: kings } },
      { kind: 'move', player: 'rio' },
    )
    return game.choose('rio', 'attack:U1>47').world
  }
  const told = (event: object, world: World = before): readonly string[] => {
    const [first] = toldIn([event as GloriaEvent], world, world, false)
    return (first?.to ?? ['all']).filter((party) => party !== umpire)
  }

  it.each<readonly [string, object, readonly string[]]>([
    [
      'a move, where it begins',
      { kind: 'moved', from: '46', path: ['36'] },
      ['bergdorf', 'orlon', 'rio'],
    ],
    ['or ends, not on its way', { kind: 'moved', from: '30', path: ['46', '31'] }, ['cardor']],
    ['a retreat at both ends', { kind: 'retreated', from: '12', area: '51' }, ['cardor']],
    ['a voyage at its goal', { kind: 'voyage', area: '59', piece: 'U9' }, ['rio']],
    ['and where the piece is', { kind: 'voyage', area: '00', piece: 'U4' }, ['cardor']],
    ['that failed, where it is', { kind: 'voyageFailed', piece: 'U4' }, ['cardor']],
    ['attrition of those that throw', { kind: 'attrition', units: ['U4'], faces: [1] }, ['cardor']],
    [
      'a raid',
      { kind: 'thrown', use: 'raid', about: 'U4+U9', player: 'orlon' },
      ['cardor', 'orlon'],
    ],
    ['a siege', { kind: 'besieged', area: '59', player: 'orlon', units: [] }, ['orlon', 'rio']],
    ['its roll', { kind: 'siegeRolled', area: '50', player: 'orlon' }, ['cardor', 'orlon']],
    ['degrading', { kind: 'degraded', area: '30', player: null }, ['cardor']],
    [
      'other throws are for all',
      { kind: 'thrown', use: 'khan', about: null, player: 'orlon' },
      ['all'],
    ],
    ['what is no place is for all', { kind: 'roundBegan', round: 1, order: [] }, ['all']],
    ['cities that fall are for all', { kind: 'cityTaken', area: '30', player: 'orlon' }, ['all']],
    ['a secret stays one', { kind: 'moved', to: ['rio'], from: '30', path: ['31'] }, ['rio']],
  ])('%s', (_, event, parties) => {
    expect(told(event)).toEqual(parties)
  })

  it('results and quick throws go to the camps and to whoever sees the place', () => {
    const world = fought()
    const entered = { kind: 'entered', battle: 'T1', result: { how: 'drawn', isRout: false } }
    expect(told(entered, world)).toEqual(['orlon', 'rio'])
    expect(told({ kind: 'thrown', use: 'quick', about: 'T1', player: 'rio' }, world)).toEqual([
      'orlon',
      'rio',
    ])
    expect(told({ kind: 'entered', battle: 'T7' }, world)).toEqual([])
    expect(told({ ...battle, kind: 'battle', battle: 'T1' }, world)).toEqual(['orlon', 'rio'])
  })

  it('whoever saw it before, or sees it after', () => {
    const after = foggy({}, [unit('orlon', '15')])
    const event = { kind: 'moved', from: '30', path: ['15'] } as unknown as GloriaEvent
    expect(toldIn([event], before, after, false)[0]?.to).toEqual(['cardor', 'orlon', umpire])
    expect(toldIn([event], after, before, false)[0]?.to).toEqual(['cardor', 'orlon', umpire])
  })

  it('on an open board all, and what all see is told to all', () => {
    const open = foggy({}, [], { fog: 'open' })
    const event = { kind: 'moved', from: '46', path: ['47'] } as unknown as GloriaEvent
    expect(toldIn([event], open, open, false)[0]?.to).toBeUndefined()
    const crowd = foggy(
      {},
      ['orlon', 'cardor', 'bergdorf'].map((king) => unit(king, '46', 'supply')),
    )
    expect(toldIn([event], crowd, crowd, false)[0]?.to).toBeUndefined()
  })

  it('within step 3 its owner and the umpire alone, secrets as they are', () => {
    const world = foggy({ active: 'rio' }, [], { fog: 'open' })
    const event = { kind: 'surplus', area: '46' } as unknown as GloriaEvent
    expect(toldIn([event], world, world, true)[0]?.to).toEqual(['rio', umpire])
    const secret = { ...event, to: ['cardor'] }
    expect(toldIn([secret], world, world, true)[0]?.to).toEqual(['cardor'])
    const nobody = { ...world, active: null }
    expect(toldIn([event], world, nobody, true)[0]?.to).toBeUndefined()
  })
})

describe('who is asked, and sees what (section 4)', () => {
  const spend = { kind: 'spend', player: 'rio' } as const

  it('others see the beginning of step 3 until it is done, its owner and the umpire all', () => {
    const game = scene([], {}, { kind: 'step', step: 'spend' }, spend)
    const ledger = [{ turn: 1, faction: 'rio', phase: 'income', reason: 'income', amount: 50 }]
    const rich = { ...game.world, active: 'rio', ledger: ledger as never }
    game.state = { ...game.state, world: rich }
    game.choose('rio', 'build:59:supply')
    const units = (party: string) => gloria.seen(game.state, party).world.units.length
    expect(['rio', umpire, 'orlon', table].map(units)).toEqual([1, 1, 0, 0])
    expect(gloria.seen(game.state, 'orlon').all).toBeNull()
    expect(gloria.seen(game.state, umpire).all).toBe(game.state)
    game.choose('rio', 'done')
    expect(['rio', umpire, 'orlon', table].map(units)).toEqual([1, 1, 1, 1])
  })

  it('when the campaign is over nobody is asked and everybody sees all', () => {
    const game = scene([], { world: { isOver: true } }, { kind: 'roundEnd' })
    expect(game.ask('rio')).toBeNull()
    expect(gloria.seen(game.state, 'rio').all).toBe(game.state)
  })

  it('a parked battle may be entered between forces, powers and sieges, not within step 3 (GM-TURN-05)', () => {
    const park = { battleHold: 'park' } as const
    const units = [unit('rio', '46'), unit('orlon', '47', 'infantry'), unit('rio', '48')]
    const game = scene(units, { house: park }, { kind: 'move', player: 'rio' })
    game.choose('rio', 'attack:U1>47')
    expect(game.ask('orlon')?.kind).toBe('parked')
    expect(game.ask('cardor')).toBeNull()
    expect(game.ask('rio')?.kind).toBe('move')
    expect(game.options('rio')).toContain('result:T1')
    const asked = (kind: 'agents' | 'siege' | 'spend') => {
      const agenda = [{ kind, player: 'rio' } as const]
      return gloria.ask(gloria.seen({ ...game.state, agenda }, 'orlon'), 'orlon')?.kind ?? null
    }
    expect(['agents', 'siege', 'spend'].map((kind) => asked(kind as 'agents'))).toEqual([
      'parked',
      'parked',
      null,
    ])
    const hidden = { ...game.state, shown: game.world }
    expect(gloria.ask(gloria.seen(hidden, 'orlon'), 'orlon')).toBeNull()
    game.choose('orlon', 'result:T1')
    expect(game.ask('orlon')?.kind).toBe('battle')
    game.choose('orlon', 'drawn')
    expect(game.ask('orlon')).toBeNull()
    expect(game.ask('rio')?.kind).toBe('move')
  })
})
