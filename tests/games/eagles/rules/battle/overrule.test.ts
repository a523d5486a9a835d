// The players are always right: every figure can be corrected, and the battle goes on.
import { describe, expect, it } from 'vitest'
import { battle, type Correction } from '@/games/eagles/rules/index.ts'
import { battleOf, Table, setupOf } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const two = ['green 16 drummer', 'green 16']

describe('figures of a battalion', () => {
  it('sets what is named and leaves the rest, and tells it with the reason', () => {
    const table = battleOf(two, two)
    table.overrule({ figure: 'battalion', battalion: 0, set: { rankers: 11, disordered: true } })
    expect(table.battalion(0)).toMatchObject({ rankers: 11, disordered: true, drummer: 1 })
    expect(table.told('overruled').reason).toBe('as agreed')
  })

  it('needs a reason', () => {
    const correction: Correction = { figure: 'turn', turn: 3 }
    expect(battleOf(two, two).refused({ kind: 'overrule', correction, reason: ' ' })).toEqual({
      code: 'no-reason',
    })
  })

  it('a battalion nobody knows is refused', () => {
    const correction: Correction = { figure: 'battalion', battalion: 9, set: { rankers: 1 } }
    const refusal = battleOf(two, two).refused({ kind: 'overrule', correction, reason: 'x' })
    expect(refusal).toEqual({ code: 'malformed', path: 'battalion.9' })
  })

  it('broken clears disorder and the order to stand, and ends its fight', () => {
    const table = battleOf(two, two).overrule({ figure: 'engage', charger: 0, charged: 2 })
    table.overrule({ figure: 'battalion', battalion: 0, set: { disordered: true } })
    table.overrule({ figure: 'battalion', battalion: 0, set: { broken: true } })
    expect(table.battalion(0)).toMatchObject({ broken: true, disordered: false, engaged: -1 })
    expect(table.battalion(2).engaged).toBe(-1)
    expect(table.state.fights).toEqual([])
  })

  it('a battalion taken off the table in the middle of its volley ends the activation', () => {
    const table = battleOf(two, two).activate(0, 'shoot').choose('battalion:2').say({ distance: 6 })
    table.overrule({ figure: 'battalion', battalion: 2, set: { gone: true } })
    expect(table.prompt).toMatchObject({ kind: 'activation.battalion', seat: 'b' })
  })

  it('an activation can be given back', () => {
    const table = battleOf(two, two).activate(0, 'pass').activate(2, 'pass')
    table.overrule({ figure: 'battalion', battalion: 0, set: { activated: false } })
    expect(table.options).toContain('battalion:0')
  })

  it('if nobody is left to choose the turn goes on', () => {
    const table = battleOf(['green 16'], ['green 16'])
    for (const battalion of [0, 1])
      table.overrule({ figure: 'battalion', battalion, set: { activated: true } })
    expect(table.asked).toBe('activation.end')
  })

  it('must stand this turn or the next', () => {
    const table = battleOf(two, two)
    table.overrule({ figure: 'battalion', battalion: 0, set: { mustStand: 'thisTurn' } })
    expect(table.choose('battalion:0').options).toEqual(['pass'])
  })

  it('characters diced for who are no longer there do not fall twice', () => {
    const table = battleOf(['guards 32'], ['green 20 drummer officer']).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6, groups: 1 }).roll(6, 1, 1)
    table.overrule({ figure: 'battalion', battalion: 1, set: { drummer: 0, officer: 0 } })
    table.roll(1)
    expect(table.battalion(1)).toMatchObject({ drummer: 0, officer: 0 })
    expect(table.told('casualties').people).toEqual([])
  })
})

describe('the rest of the battle', () => {
  it('the SC: alive, with whom, moved or not', () => {
    const table = battleOf(two, two)
    table.overrule({ figure: 'commander', side: 'a', alive: true, with: 1, moved: true })
    expect(table.state.commanders.a).toEqual({ alive: true, with: 1, moved: true })
    const correction: Correction = {
      figure: 'commander',
      side: 'a',
      alive: true,
      with: 2,
      moved: true,
    }
    expect(table.refused({ kind: 'overrule', correction, reason: 'x' })).toMatchObject({
      code: 'malformed',
    })
  })

  it('the turn: the last one comes sooner', () => {
    const table = battleOf(two, two).overrule({ figure: 'turn', turn: 8 }).passAll()
    expect(table.asked).toBe('nothing')
  })

  it('the initiative', () => {
    const table = battleOf(two, two).overrule({ figure: 'initiative', holder: 'b' })
    expect(table.state.holder).toBe('b')
  })

  it('a fight: begun, joined, ended', () => {
    const table = battleOf(two, two).overrule({ figure: 'engage', charger: 0, charged: 2 })
    table.overrule({ figure: 'join', battalion: 1, friend: 0 })
    expect(table.battalion(1).joined).toBe(0)
    table.overrule({ figure: 'disengage', battalion: 1 })
    expect(table.battalion(1).joined).toBe(-1)
    table.overrule({ figure: 'disengage', battalion: 2 })
    expect(table.state.fights).toEqual([])
  })

  it.each([
    [{ figure: 'engage', charger: 0, charged: 1 }, 'sameSide'],
    [{ figure: 'disengage', battalion: 0 }, 'notFighting'],
    [{ figure: 'join', battalion: 0, friend: 1 }, 'notFighting'],
  ] as const)('%j is refused: %s', (correction, reason) => {
    const refusal = battleOf(two, two).refused({ kind: 'overrule', correction, reason: 'x' })
    expect(refusal).toMatchObject({ code: 'forbidden', reason })
  })

  it('the running activation can be dropped', () => {
    const table = battleOf(two, two).activate(0, 'attack').overrule({ figure: 'activation' })
    expect(table.prompt).toMatchObject({ kind: 'activation.battalion', seat: 'b' })
  })

  it('nothing can be dropped during the set-up', () => {
    const table = new Table(setupOf(two, two))
    const correction: Correction = { figure: 'activation' }
    expect(table.refused({ kind: 'overrule', correction, reason: 'x' })).toMatchObject({
      reason: 'noActivation',
    })
  })

  it('after the end a correction may change who has won, an agreed result stays', () => {
    const table = battleOf(two, two, { house: { turns: 1 } }).passAll()
    expect(table.state.result?.winner).toBe('draw')
    table.overrule({ figure: 'battalion', battalion: 0, set: { gone: true } })
    expect(table.state.result?.winner).toBe('b')
    table.overrule({ figure: 'result', winner: 'a' })
    table.overrule({ figure: 'battalion', battalion: 1, set: { rankers: 4 } })
    expect(table.state.result?.winner).toBe('a')
    expect(table.refused({ kind: 'choice', option: 'a' })).toEqual({ code: 'game-over' })
  })
})

describe('corrections from outside', () => {
  it.each<Correction>([
    { figure: 'battalion', battalion: 0, set: { rankers: 3, mustStand: 'no', quality: 'guards' } },
    { figure: 'commander', side: 'b', alive: false, with: null, moved: false },
    { figure: 'turn', turn: 2 },
    { figure: 'initiative', holder: 'a' },
    { figure: 'engage', charger: 0, charged: 4 },
    { figure: 'disengage', battalion: 3 },
    { figure: 'join', battalion: 1, friend: 2 },
    { figure: 'result', winner: 'draw' },
    { figure: 'activation' },
  ])('%j is read as it is', (correction) => {
    expect(valueOf(battle.readCorrection(structuredClone(correction)))).toEqual(correction)
  })

  it.each([
    [null, ''],
    [{ figure: 'weather' }, 'figure'],
    [{ figure: 'turn', turn: 1.5 }, 'turn'],
    [{ figure: 'turn', turn: 1, more: 1 }, 'more'],
    [{ figure: 'battalion', battalion: 0, set: {} }, 'set'],
    [{ figure: 'battalion', battalion: 0, set: { rankers: -1 } }, 'set.rankers'],
    [{ figure: 'battalion', battalion: 0, set: { drummer: 3 } }, 'set.drummer'],
    [{ figure: 'battalion', battalion: 0, set: { joy: true } }, 'set.joy'],
    [{ figure: 'commander', side: 'c', alive: true, with: null, moved: true }, 'side'],
  ])('%j is refused at "%s"', (json, path) => {
    expect(problemOf(battle.readCorrection(json))).toEqual({ code: 'malformed', path })
  })
})

describe('set-ups from outside', () => {
  const setup = setupOf(two, two)

  it('a set-up comes through JSON as it was', () => {
    expect(valueOf(battle.readSetup(JSON.parse(JSON.stringify(setup))))).toEqual(setup)
  })

  it.each([
    [7, ''],
    [{}, 'armies'],
    [{ ...setup, more: 1 }, 'more'],
    [{ ...setup, armies: { a: setup.armies.a } }, 'armies.b'],
    [
      { ...setup, armies: { ...setup.armies, b: { ...setup.armies.b, nation: 'martian' } } },
      'armies.b.nation',
    ],
    [
      { ...setup, armies: { ...setup.armies, a: { ...setup.armies.a, battalions: [{}] } } },
      'armies.a.battalions.0.id',
    ],
  ])('a broken one is refused at its place', (json, path) => {
    expect(problemOf(battle.readSetup(json))).toEqual({ code: 'malformed', path })
  })
})
