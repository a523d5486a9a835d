// What a campaign remembers set right (CC-OVR): what cannot be, what follows, who may, and who is told.
import { describe, expect, it } from 'vitest'
import { table, umpire } from '@/core/game.ts'
import { gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { unit, type Sketch } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

interface More {
  readonly house?: Partial<HouseRules>
  readonly world?: Partial<World>
  readonly units?: readonly Sketch[]
  readonly isFree?: true
}

const scene = ({ house, world, units = [], isFree }: More = {}) =>
  new GloriaScene(
    {
      house: { scale: 'world', start: 'empty', ...house },
      units,
      areas: { '34': { owner: 'rio' }, '40': { owner: 'orlon' } },
      world: { round: 3, out: ['cardor'], ...world },
      ...(isFree === true ? {} : { umpire: true }),
    },
    { kind: 'move', player: 'rio' },
  )

const overrule = (json: object) => ({
  kind: 'overrule' as const,
  correction: valueOf(gloria.readCorrection(json)) as never,
  reason: 'so',
})
const put = (game: GloriaScene, json: object): World => game.give(umpire, overrule(json)).world
const problem = (game: GloriaScene, json: object, by: string = umpire): unknown => {
  const step = gloria.answer(game.state, overrule(json), by)
  return step.ok ? null : 'reason' in step.problem ? step.problem.reason : step.problem.code
}

const power = (city: string, is: string) => ({ figure: 'power', city, is })
const ban = (by: string, of: string | null) => ({ figure: 'interdict', by, of })
const sortie = (player: string, at: string | null) => ({ figure: 'sortie', player, at })
const turn = (of: string, what: string, done = true) => ({ figure: 'turn', of, what, done })
const named = (shown: boolean, player = 'rio') => ({
  figure: 'named',
  player,
  specials: ['terror', 'guard'],
  shown,
})
const river = { taken: { '60': { by: 'port-salut', used: false } }, bridges: 'port-salut' }
const militia = { taken: { '34': { by: 'rio', used: false } } }

describe('CC-OVR: what cannot be is refused with its reason', () => {
  it.each([
    [power('40', 'taken'), null],
    [power('00', 'taken'), 'noPower'],
    [power('00', 'none'), 'noPower'],
    [power('46', 'taken'), 'noPower'],
    [power('moon', 'taken'), 'noPower'],
    [ban('orlon', '00'), null],
    [ban('orlon', '40'), 'noSuchThing'],
    [ban('orlon', '46'), 'noSuchThing'],
    [ban('cardor', '00'), 'noSuchThing'],
    [ban('orlon', null), 'noSuchThing'],
    [{ figure: 'bridges', closed: true }, 'notTaken'],
    [{ figure: 'bridges', closed: false }, null],
    [sortie('rio', '33'), 'notTaken'],
    [sortie('rio', '46'), 'notByAmana'],
    [sortie('rio', null), 'noSuchThing'],
    [{ figure: 'lastSortie', player: 'rio', round: 3 }, null],
    [{ figure: 'lastSortie', player: 'rio', round: 4 }, 'notYet'],
    [{ figure: 'lastSortie', player: 'cardor', round: 1 }, 'noSuchThing'],
    [{ figure: 'kingdom', people: '8t1', owner: 'rio' }, 'noSuchThing'],
    [{ figure: 'kingdom', people: '8k1', owner: 'cardor' }, 'noSuchThing'],
    [{ figure: 'kingdom', people: '8k1', owner: null }, null],
    [{ figure: 'silenced', continent: 'moon', by: 'rio', silenced: true }, 'noSuchThing'],
    [{ figure: 'beaten', people: '8t1', by: 'rio', beaten: true }, 'noSuchThing'],
    [{ figure: 'credit', player: 'cardor', amount: 50 }, 'noSuchThing'],
    [{ figure: 'plate', plate: 'U9', owner: 'rio', at: '80' }, 'noSuchThing'],
    [{ figure: 'fleetDid', fleet: 'U9', sailed: true, used: true }, 'noSuchThing'],
    [turn('lifts', '59'), null],
    [turn('lifts', '60'), 'noSuchThing'],
    [turn('done', 'deal:8t1'), null],
    [turn('done', 'audience:8t1'), 'noSuchThing'],
    [turn('war', '8k1'), null],
    [{ figure: 'owed', unit: 'U1', owed: true }, 'noSuchThing'],
    [{ figure: 'back', player: 'cardor' }, null],
    [{ figure: 'back', player: 'rio' }, 'noSuchThing'],
    [named(true), 'noSuchThing'],
  ])('%o: %s', (correction, reason) => {
    expect(problem(scene(), correction)).toBe(reason)
  })

  it('nothing of powers in `basic`, nothing of the outer lands below `world`', () => {
    const basic = { house: { scale: 'basic' } } as const
    for (const json of [power('40', 'taken'), ban('orlon', '00')])
      expect(problem(scene(basic), json)).not.toBeNull()
    const advanced = { house: { scale: 'advanced' } } as const
    for (const json of [
      { figure: 'kingdom', people: '8k1', owner: 'rio' },
      { figure: 'credit', player: 'rio', amount: 50 },
      turn('done', 'deal:8t1'),
    ])
      expect(problem(scene(advanced), json)).toBe('noSuchThing')
  })

  it('a list of an own turn between two of them; a wait where no battle is parked', () => {
    const game = scene({ units: [unit('rio', '46')] })
    expect(problem(game, { figure: 'owed', unit: 'U1', owed: true })).toBe('notWaiting')
    game.state = { ...game.state, world: { ...game.world, active: null } }
    expect(problem(game, turn('lifts', '59'))).toBe('noTurn')
  })
})

describe('what follows', () => {
  it('GM-CITY-02: with a power that is not taken any more go closed bridges and the sortie', () => {
    expect(put(scene({ world: river }), power('60', 'none')).bridges).toBeNull()
    const out = { ...unit('rio', '33', 'infantry'), isSortie: true }
    const game = scene({ world: militia, units: [out] })
    expect(put(game, power('34', 'none')).units).toEqual([])
  })

  it('GM-CITY-40: a ban takes a chosen power with it, and is lifted without giving it back', () => {
    const game = scene({ world: river })
    expect(put(game, ban('orlon', '60'))).toMatchObject({ taken: {}, bridges: null })
    expect(problem(game, power('60', 'taken'))).toBe('noPower')
    expect(put(game, ban('orlon', '09')).interdicts).toHaveLength(1)
    expect(put(game, ban('orlon', null)).interdicts).toEqual([])
  })

  it('GM-CITY-40: with `pope: player` it lies on a king, not on himself', () => {
    const game = scene({ house: { pope: 'player' } })
    expect(problem(game, ban('orlon', 'orlon'))).toBe('noSuchThing')
    expect(problem(game, ban('orlon', '00'))).toBe('noSuchThing')
    expect(put(game, ban('orlon', 'rio')).interdicts).toEqual([
      { by: 'orlon', city: null, player: 'rio' },
    ])
  })

  it('GM-DIP-03: allies part where the alliances of Salhepatica rest now', () => {
    const units = [unit('salhepatica', '12', 'infantry'), unit('rio', '12', 'infantry')]
    const game = scene({ units, world: { allies: ['rio'] } })
    put(game, ban('orlon', '09'))
    expect(game.ask('rio')?.kind).toBe('move')
    put(game, ban('orlon', '30'))
    expect(game.ask('rio')?.kind).toBe('retreat')
  })

  it('GM-MIL-01: a sortie is put out, put elsewhere and called home as a whole', () => {
    const game = scene({ world: militia })
    put(game, sortie('rio', '33'))
    expect(game.at('33')).toEqual(['rio army', 'rio infantry'])
    expect(game.world.taken['34']?.used).toBe(true)
    put(game, sortie('rio', '15'))
    expect([game.at('33'), game.at('15')]).toEqual([[], ['rio army', 'rio infantry']])
    expect(put(game, sortie('rio', null)).units).toEqual([])
  })

  it('GM-TURN-03: what is not done yet may be done, what is done is not offered', () => {
    const game = scene({ units: [unit('rio', '59', 'infantry')] })
    const sea = () => game.options('rio').some((option) => option.startsWith('sea:'))
    expect(sea()).toBe(true)
    put(game, turn('lifts', '59'))
    expect(sea()).toBe(false)
    put(game, turn('lifts', '59', false))
    expect(sea()).toBe(true)
  })

  it('all armies of a king have the special units that are named anew, and no brigade', () => {
    const game = scene({
      house: { specials: 'perPlayer' },
      units: [unit('rio', '46'), unit('rio', '46', 'supply'), unit('orlon', '14')],
      world: { named: { rio: ['guard', 'cadre'] } },
    })
    const specials = put(game, named(true)).units.map((each) => each.specials)
    expect(specials).toEqual([['terror', 'guard'], null, null])
    expect(game.world.units.map(({ isShown }) => isShown)).toEqual([true, false, false])
  })

  it('a king is back until an own turn ends and he has nothing (GM-TURN-04)', () => {
    const game = scene()
    expect(put(game, { figure: 'back', player: 'cardor' }).out).toEqual([])
    expect(problem(game, { figure: 'owner', area: '50', owner: 'cardor' })).toBeNull()
  })
})

describe('who plays (CC-OVR, seat changed)', () => {
  const desk = { id: 'desk', name: 'Umpire', factions: [], kind: 'umpire', standing: {} }
  const one = (kind: string, factions: readonly string[]) => ({
    id: kind,
    name: '',
    factions,
    kind,
    standing: {},
  })

  it('is seen by all at once; every king has one seat, and the umpire stays', () => {
    const game = scene()
    const [rio, others] = [['rio'], game.world.players.filter((player) => player !== 'rio')]
    const seats = [desk, one('absent', rio), one('player', others)]
    expect(gloria.seen(game.state, 'rio').seats).toHaveLength(11)
    put(game, { figure: 'seats', seats })
    expect(gloria.seen(game.state, 'rio').seats.map(({ kind }) => kind)).toEqual([
      'umpire',
      'absent',
      'player',
    ])
    expect(game.events.at(-1)).toEqual({
      kind: 'overruled',
      reason: 'so',
      what: { figure: 'seats' },
    })
    for (const wrong of [
      [desk, one('player', others)],
      [one('player', game.world.players)],
      [desk, one('player', game.world.players), one('absent', rio)],
    ])
      expect(problem(game, { figure: 'seats', seats: wrong })).toBe('unseated')
  })

  it('is a matter of the table where no umpire sits, but for standing answers', () => {
    const game = scene({ isFree: true })
    const seat = one('player', game.world.players)
    expect(problem(game, { figure: 'seats', seats: [seat] }, table)).toBeNull()
    const secret = { ...seat, standing: { spend: ['done'] } }
    expect(problem(game, { figure: 'seats', seats: [secret] }, table)).toBe('notPublic')
    expect(problem(game, { figure: 'seats', seats: [desk, seat] }, table)).toBe('unseated')
  })
})

describe('CC-VIEW: who is told', () => {
  const told = (game: GloriaScene) => game.events.at(-1)?.to ?? 'all'

  it('all, but of special units that are secret their king and the umpire', () => {
    const own = { house: { specials: 'perPlayer' }, world: { named: { rio: ['guard', 'guard'] } } }
    const game = scene(own as More)
    put(game, named(false))
    expect(told(game)).toEqual(['rio', umpire])
    put(game, named(true))
    expect(told(game)).toBe('all')
    put(game, named(false))
    expect(told(game)).toBe('all')
    const free = (revealed: readonly string[], shown: boolean) =>
      problem(
        scene({ ...(own as More), isFree: true, world: { ...own.world, revealed } as never }),
        named(shown),
        table,
      )
    expect([free([], true), free(['rio'], false), free(['rio'], true)]).toEqual([
      'notPublic',
      'notPublic',
      null,
    ])
  })

  it('of what step 3 hides only whose it is, until it is done (section 4)', () => {
    const inStep3 = (isFree?: true) => {
      const game = scene({ house: { powerPay: 'purse' }, ...(isFree ? { isFree } : {}) })
      game.state = { ...game.state, shown: game.world }
      return game
    }
    for (const json of [turn('courts', '8k1'), power('59', 'taken')]) {
      const game = inStep3()
      const before = JSON.stringify(gloria.seen(game.state, 'orlon').world)
      put(game, json)
      expect(told(game)).toEqual(['rio', umpire])
      expect(JSON.stringify(gloria.seen(game.state, 'orlon').world)).toBe(before)
      expect(problem(inStep3(true), json, table)).toBe('notPublic')
    }
    const game = inStep3()
    put(game, power('40', 'taken'))
    expect(told(game)).toBe('all')
    expect(gloria.seen(game.state, 'bergdorf').world.taken['40']).toBeDefined()
    expect(problem(inStep3(true), power('40', 'taken'), table)).toBeNull()
  })

  it('with `fog: near` of a sortie who sees the place, and the table says nothing of it', () => {
    const fog = { house: { fog: 'near' }, world: militia } as const
    const game = scene(fog)
    put(game, sortie('rio', '33'))
    expect(told(game)).toContain('rio')
    expect(told(game)).not.toContain('fortunoff')
    expect(problem(scene({ ...fog, isFree: true }), sortie('rio', '33'), table)).toBe('notPublic')
  })
})
