// Set-ups and corrections from outside at the edges of what is allowed: the last value that fits, the first that does not.
import { describe, expect, it } from 'vitest'
import { battle } from '@/games/eagles/rules/index.ts'
import { setupOf } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const figures = [
  ['rankers', 500],
  ['screen', 500],
  ['drummer', 2],
  ['sergeant', 2],
  ['ensign', 1],
  ['officer', 1],
] as const

describe('a correction from outside', () => {
  const inBattalion = (set: object) =>
    battle.readCorrection({ figure: 'battalion', battalion: 0, set })

  it.each(figures)('%s is 0 to %i', (figure, most) => {
    for (const fits of [0, most]) expect(inBattalion({ [figure]: fits }).ok).toBe(true)
    for (const wrong of [-1, most + 1, 0.5, '1', null])
      expect(problemOf(inBattalion({ [figure]: wrong }))).toEqual({
        code: 'malformed',
        path: `set.${figure}`,
      })
  })

  it('the turn is 0 to 20', () => {
    const turn = (value: number) => battle.readCorrection({ figure: 'turn', turn: value })
    expect([0, 20].map((value) => turn(value).ok)).toEqual([true, true])
    expect([-1, 21].map((value) => turn(value).ok)).toEqual([false, false])
  })

  it('a battalion is 0 to 9,999', () => {
    const of = (value: number) => battle.readCorrection({ figure: 'disengage', battalion: value })
    expect([0, 9_999].map((value) => of(value).ok)).toEqual([true, true])
    expect([-1, 10_000].map((value) => of(value).ok)).toEqual([false, false])
  })
})

describe('a set-up from outside', () => {
  const setup = setupOf(['green 16'], ['green 16'])
  const [first] = setup.armies.a.battalions

  const withArmy = (fields: object) => ({
    ...setup,
    armies: { ...setup.armies, a: { ...setup.armies.a, ...fields } },
  })
  const withBattalion = (fields: object) => withArmy({ battalions: [{ ...first, ...fields }] })
  const pathOf = (json: unknown) => {
    const problem = problemOf(battle.readSetup(json))
    return problem.code === 'malformed' ? problem.path : problem.code
  }

  it.each([
    ['limit', 0],
    ['limit', 999_999],
    ['statedTotal', 199.5],
    ['statedTotal', null],
  ] as const)('an army with %s %j is read', (field, value) => {
    expect(valueOf(battle.readSetup(withArmy({ [field]: value })))).toEqual(
      withArmy({ [field]: value }),
    )
  })

  it.each([
    ['limit', -1],
    ['limit', 1_000_000],
    ['statedTotal', '200'],
    ['statedTotal', Number.NaN],
    ['battalions', 'none'],
    ['battalions', { length: 1 }],
  ] as const)('an army with %s %j is refused there', (field, value) => {
    expect(pathOf(withArmy({ [field]: value }))).toBe(`armies.a.${field}`)
  })

  it.each([
    ['id', 1],
    ['rankers', 0],
    ['rankers', 999_999],
    ['statedPoints', 12.5],
    ['quality', null],
  ] as const)('a battalion with %s %j is read', (field, value) => {
    expect(battle.readSetup(withBattalion({ [field]: value })).ok).toBe(true)
  })

  it.each([
    ['id', 0],
    ['rankers', -1],
    ['rankers', 1_000_000],
    ['statedPoints', '12'],
    ['statedPoints', Number.POSITIVE_INFINITY],
    ['characters', []],
    ['characters', null],
  ] as const)('a battalion with %s %j is refused there', (field, value) => {
    expect(pathOf(withBattalion({ [field]: value }))).toMatch(
      new RegExp(`^armies\\.a\\.battalions\\.0\\.${field}`),
    )
  })

  it.each([
    [withArmy({ battalions: [7] }), 'armies.a.battalions.0'],
    [{ ...setup, armies: { ...setup.armies, a: null } }, 'armies.a'],
    [{ ...setup, armies: null }, 'armies'],
    [{ ...setup, armies: { ...setup.armies, c: setup.armies.a } }, 'armies.c'],
    [{ ...setup, house: { ...setup.house, rounding: 'never' } }, 'house.rounding'],
    [{ ...setup, house: { ...setup.house, turns: undefined } }, 'house.turns'],
    [null, ''],
    ['setup', ''],
  ])('is refused at its place', (json, path) => {
    expect(pathOf(json)).toBe(path)
  })
})

describe('a battle is opened', () => {
  const opened = (line: object) => {
    const setup = setupOf(['green 16'], ['green 16'])
    const battalions = setup.armies.a.battalions.map((each) => ({ ...each, ...line }))
    return battle.open({
      ...setup,
      armies: { ...setup.armies, a: { ...setup.armies.a, battalions } },
    })
  }

  it.each([
    [{ quality: null }, 'quality'],
    [{ rankers: 0 }, 'rankers'],
    [{ rankers: 501 }, 'rankers'],
    [{ characters: { drummer: 3, sergeant: 0, ensign: 0, officer: 0 } }, 'characters.drummer'],
    [{ characters: { drummer: 0, sergeant: 0, ensign: 0, officer: -1 } }, 'characters.officer'],
  ])('never with %j', (line, field) => {
    expect(problemOf(opened(line))).toEqual({
      code: 'malformed',
      path: `armies.a.battalions.0.${field}`,
    })
  })

  it.each([{ rankers: 1 }, { rankers: 500 }])('with %j', (line) => {
    expect(opened(line).ok).toBe(true)
  })

  it('with nothing that has happened yet', () => {
    const state = valueOf(battle.open(setupOf(['green 16'], ['green 16'])))
    expect(state).toMatchObject({
      phase: 'setUp',
      turn: 0,
      fights: [],
      nextFight: 0,
      activations: 0,
      gapTaken: false,
      holder: null,
      commanders: { a: { alive: true, with: -1, moved: false } },
    })
    expect(state.battalions[0]).toMatchObject({
      placed: false,
      screen: 0,
      charactersLost: 0,
      fallenBody: 0,
      fallenScreen: 0,
      sergeantsSpent: 0,
      fired: false,
      disordered: false,
      reforming: false,
      standTurn: 0,
      shortCharge: false,
      broken: false,
      brokeTurn: 0,
      hasRun: false,
      ranTurn: 0,
      tested: false,
      shotAt: false,
      sawRun: false,
      commanderFell: false,
    })
  })
})
