// Things, set-up and scenarios: what there is, what is possible, and what is refused (MP-GEN, MP-SET, MP-AM).
import { describe, expect, test } from 'vitest'
import {
  cards,
  houseRuleKeys,
  houseRuleTable,
  marlborough,
  positionFault,
  progress,
  standingOf,
  thirtyYearsWar,
  type Position,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'
import { changed } from './changedScenario.ts'
import { armies, opened, play, setupOf } from './table.ts'
import { houseRules, person } from './worlds.ts'

describe('the things of the game', () => {
  test('two homes and what lies between them, as the scenario says (MP-GEN-01, MP-GEN-05, MP-GEN-07, MP-SET-01, MP-SET-02)', () => {
    const { state } = opened()
    expect(state.armies).toEqual({ a: ['a:normal'], b: ['b:normal'] })
    expect(state.dice).toEqual({ a: 3, n1: 2, b: 3 })
    expect(state.strength).toEqual({ a: 1, b: 1 })
    expect(state.piles).toEqual({ a: [], b: [] })
    const standing = standingOf(progress.seen(state, 'table'))
    expect(standing.stock).toBe(35)
    expect(standing.armiesInStock).toEqual({ a: 2, b: 2 })
    expect(standing.countries.map(({ hasActiveGarrison }) => hasActiveGarrison)).toEqual([
      true,
      false,
      true,
    ])
  })

  test('eight cards a side; Marlborough is without ATTACK+1 (MP-GEN-02, MP-GEN-03)', () => {
    expect(thirtyYearsWar.sides.a.cards).toEqual(cards)
    expect(marlborough().sides.b.cards).toEqual(cards.filter((card) => card !== 'attack1'))
    const { state } = opened({ scenario: marlborough() })
    const question = progress.ask(progress.seen(state, 'a'), 'a')
    const wanted = question?.wanted
    const listed =
      wanted?.kind === 'choice'
        ? [...wanted.options, ...wanted.unavailable.map(({ option }) => option)]
        : []
    expect(listed).toContain('attack')
    expect(listed).not.toContain('attack1')
  })

  test('armies of both sides stand side by side in peace (MP-GEN-04, MP-GEN-09, MP-MOVE-04, MP-MOVE-07)', () => {
    const played = play({ a: ['n1:normal'], b: ['n1:normal'] }, 'move1', 'recruit', 'n1>b:normal')
    expect(armies(played)).toEqual(['b:normal', 'n1:normal b:normal'])
    expect(standingOf(progress.seen(played.state, 'table')).countries[2]?.controller).toBe('b')
  })

  test('neighbours touch: in a row the homes do not (MP-SET-04)', () => {
    const moves = (scenario: Scenario, a: 'a:normal' | 'n1:normal'): readonly string[] =>
      play({ scenario, a: [a, a] }, 'move1', 'recruit').offered[0] ?? []
    expect(moves(marlborough({ layout: 'diamond' }), 'n1:normal')).toEqual([
      'n1>a:normal',
      'n1>n2:normal',
      'n1>b:normal',
    ])
    expect(moves(marlborough({ layout: 'apart' }), 'n1:normal')).toEqual([
      'n1>a:normal',
      'n1>b:normal',
    ])
    expect(moves(marlborough({ layout: 'row' }), 'n1:normal')).toEqual([
      'n1>a:normal',
      'n1>n2:normal',
    ])
    expect(moves(marlborough(), 'a:normal')).toEqual(['a>n1:normal', 'a>n2:normal'])
  })

  test('dice decide who holds the initiative, equal ones are thrown again (MP-SET-03)', () => {
    const rolling = opened({ initiative: 'roll' }).state
    const thrown = (faces: readonly number[]) =>
      valueOf(progress.answer(rolling, { kind: 'dice', faces, source: 'hand' }, 'table'))
    expect(thrown([4, 4]).state.initiative).toBeNull()
    expect(thrown([4, 4]).events).toEqual([{ kind: 'initiative.rolled', a: 4, b: 4, holder: null }])
    expect(thrown([5, 4]).state.initiative).toBe('a')
    expect(thrown([1, 6]).events).toEqual([
      { kind: 'initiative.rolled', a: 1, b: 6, holder: 'b' },
      { kind: 'turn.began', turn: 1 },
    ])
    expect(opened({ initiative: 'b' }).state.initiative).toBe('b')
    const named = { kind: 'overrule', correction: { initiative: 'b' }, reason: 'named' } as const
    expect(valueOf(progress.answer(rolling, named, 'table'))).toMatchObject({
      state: { initiative: 'b', turn: 1 },
      events: [{ kind: 'corrected' }, { kind: 'turn.began', turn: 1 }],
    })
  })

  test('what STRENGTH can take in Marlborough: four dice pips, or six (MP-AM-02, MP-AM-03, MP-AM-04)', () => {
    const spare = (scenario: Scenario): number =>
      scenario.countries.reduce((sum, { vp, min }) => sum + vp - min, 0)
    expect(spare(marlborough())).toBe(4)
    expect(spare(marlborough({ neutralMinimum: 0 }))).toBe(6)
    expect(marlborough({ neutralStart: 3 }).countries.map(({ vp }) => vp)).toEqual([3, 3, 3, 3])
    // The minimum binds the occupier too.
    const occupier = play(
      { scenario: marlborough(), a: ['b:capital'], dice: { a: 2, b: 2 } },
      'strength',
      'recruit',
    )
    expect(occupier.events).toContainEqual(
      expect.objectContaining({ kind: 'did.nothing', reason: 'no-die' }),
    )
  })
})

describe('a position', () => {
  const start = setupOf().start
  if (start === undefined) throw new Error('no start')
  const fault = (change: Partial<Record<keyof Position, unknown>>): string => {
    const found = positionFault(thirtyYearsWar, { ...start, ...change })
    return found === null ? 'possible' : `${found.path} ${found.reason}`
  }

  test('may be any that is possible, and is refused with field and fault otherwise (MP-SET-05, MP-SET-06)', () => {
    expect(fault({})).toBe('possible')
    expect(fault({ armies: { a: ['a:fortified', 'n1:normal', 'b:capital'], b: [] } })).toBe(
      'possible',
    )
    expect(fault({ armies: { a: ['a:normal', 'a:normal', 'a:normal', 'a:normal'], b: [] } })).toBe(
      'armies.a too-many-armies',
    )
    expect(fault({ armies: { a: ['x:normal'], b: [] } })).toBe('armies.a.0 bad-army')
    expect(fault({ armies: { a: ['a:capital'], b: [] } })).toBe('armies.a.0 bad-army')
    expect(fault({ armies: { a: [], b: ['n1:capital'] } })).toBe('armies.b.0 bad-army')
    expect(fault({ armies: { a: ['b:capital', 'b:capital-fortified'], b: [] } })).toBe(
      'armies.a too-many-on-capital',
    )
    expect(fault({ armies: { a: 'a:normal', b: [] } })).toBe('armies.a wrong-kind')
    expect(fault({ armies: { a: [7], b: [] } })).toBe('armies.a.0 wrong-kind')
    expect(fault({ armies: { a: [] } })).toBe('armies.b missing')
    expect(fault({ armies: 7 })).toBe('armies wrong-kind')
    expect(fault({ dice: { a: 4, n1: 2, b: 3 } })).toBe('dice.a too-large')
    expect(fault({ dice: { a: 3, n1: -1, b: 3 } })).toBe('dice.n1 too-small')
    expect(fault({ dice: { a: 3, n1: 2 } })).toBe('dice.b missing')
    expect(fault({ dice: { a: 3, n1: 2, b: 3, n2: 1 } })).toBe('dice.n2 unknown-field')
    expect(fault({ dice: [] })).toBe('dice wrong-kind')
    expect(fault({ strength: { a: 0, b: 1 } })).toBe('strength.a too-small')
    expect(fault({ strength: { a: 1, b: 7 } })).toBe('strength.b too-large')
    expect(fault({ strength: { a: 1.5, b: 1 } })).toBe('strength.a wrong-kind')
    expect(fault({ vp: { a: 18, b: 0 } })).toBe('vp.a too-large')
    expect(fault({ vp: { a: 17, b: 17 } })).toBe('possible')
    expect(fault({ vp: { a: -1, b: 0 } })).toBe('vp.a too-small')
    expect(fault({ vp: { a: -0, b: 0 } })).toBe('vp.a wrong-kind')
    expect(fault({ piles: { a: ['score'], b: [] } })).toBe('piles.a.0 score-in-pile')
    expect(fault({ piles: { a: [], b: ['move1', 'move1'] } })).toBe('piles.b.1 twice')
    expect(fault({ piles: { a: ['charge'], b: [] } })).toBe('piles.a.0 unknown-card')
    expect(fault({ piles: { a: 'move1', b: [] } })).toBe('piles.a wrong-kind')
    const marl = marlborough()
    const dice = { a: 3, n1: 2, n2: 2, b: 3 }
    expect(positionFault(marl, { ...start, dice, piles: { a: ['attack1'], b: [] } })).toMatchObject(
      {
        path: 'piles.a.0',
        reason: 'not-its-card',
      },
    )
    expect(positionFault(marl, { ...start, dice: { ...dice, n1: 0 } })).toMatchObject({
      path: 'dice.n1',
    })
    expect(positionFault(thirtyYearsWar, { ...start, more: 1 })).toMatchObject({
      path: 'more',
      reason: 'unknown-field',
    })
    expect(positionFault(thirtyYearsWar, null)).toMatchObject({ path: '' })
  })

  test('is listed in the order of the page, whatever order it was given in', () => {
    const { state } = opened({
      a: ['b:capital', 'a:fortified', 'a:normal'],
      piles: [['strength', 'move1'], []],
    })
    expect(state.armies.a).toEqual(['a:normal', 'a:fortified', 'b:capital'])
    expect(state.piles.a).toEqual(['move1', 'strength'])
  })

  test('a set-up is refused with its path', () => {
    const setup = {
      scenario: thirtyYearsWar,
      houseRules: houseRules(),
      seats: { a: person, b: person },
      initiative: 'a',
    }
    const path = (change: Record<string, unknown>): unknown =>
      problemOf(progress.readSetup({ ...setup, ...change }))
    expect(progress.readSetup(setup).ok).toBe(true)
    expect(path({ initiative: 'c' })).toEqual({ code: 'malformed', path: 'initiative' })
    expect(path({ more: 1 })).toEqual({ code: 'malformed', path: 'more' })
    expect(path({ seats: { a: person } })).toEqual({ code: 'malformed', path: 'seats.b' })
    expect(path({ seats: 1 })).toEqual({ code: 'malformed', path: 'seats' })
    expect(path({ seats: { a: person, b: 1 } })).toEqual({ code: 'malformed', path: 'seats.b' })
    expect(path({ seats: { a: person, b: { name: '' } } })).toEqual({
      code: 'malformed',
      path: 'seats.b.player',
    })
    expect(path({ seats: { a: person, b: { name: 'x'.repeat(41), player: 'person' } } })).toEqual({
      code: 'malformed',
      path: 'seats.b.name',
    })
    expect(
      progress.readSetup({
        ...setup,
        seats: { a: person, b: { name: 'x'.repeat(40), player: 'easy' } },
      }).ok,
    ).toBe(true)
    expect(path({ seats: { a: person, b: { name: '', player: 'best' } } })).toEqual({
      code: 'malformed',
      path: 'seats.b.player',
    })
    expect(path({ houseRules: houseRules({ quietTurns: 100 }) })).toEqual({
      code: 'malformed',
      path: 'houseRules.quietTurns',
    })
    expect(path({ houseRules: houseRules({ quietTurns: -1 }) })).toEqual({
      code: 'malformed',
      path: 'houseRules.quietTurns',
    })
    expect(path({ houseRules: {} })).toEqual({
      code: 'malformed',
      path: 'houseRules.initiativeFlip',
    })
    expect(path({ houseRules: null })).toEqual({ code: 'malformed', path: 'houseRules' })
    expect(path({ scenario: changed('stock', 5) })).toEqual({
      code: 'malformed',
      path: 'scenario.stock',
      fault: 'stock-too-small',
      about: 35,
    })
    expect(path({ start: { ...start, vp: { a: 18, b: 0 } } })).toEqual({
      code: 'forbidden',
      reason: 'impossible',
      rule: 'MP-SET-06',
      field: 'start.vp.a',
      fault: 'too-large',
    })
    expect(problemOf(progress.readSetup(7))).toEqual({ code: 'malformed', path: '' })
    for (const key of houseRuleKeys)
      expect(path({ houseRules: { ...houseRules(), [key]: 'odd' } })).toEqual({
        code: 'malformed',
        path: `houseRules.${key}`,
      })
    for (const [key, { values }] of Object.entries(houseRuleTable))
      for (const value of values)
        expect(
          progress.readSetup({ ...setup, houseRules: { ...houseRules(), [key]: value } }).ok,
        ).toBe(true)
  })
})
