// WIN: counting, tie-breaks, the early end.
import { describe, expect, it } from 'vitest'
import {
  endReasonOf,
  type BattalionState,
  type BattleResult,
  type EndReason,
  type HouseRules,
} from '@/games/eagles/rules/index.ts'
import { battleOf } from '@tests/support/battle.ts'

type Figures = Partial<BattalionState>

const lost: Figures = { gone: 'ranOff' }

/** Battles of one turn in which everybody passes: what stands at its end is what is judged. */
const resultOf = (
  a: readonly Figures[],
  b: readonly Figures[],
  house: Partial<HouseRules> = {},
): BattleResult | null => {
  const lineOf = () => 'green 20 drummer'
  const table = battleOf(a.map(lineOf), b.map(lineOf), { house: { turns: 1, ...house } })
  for (const [id, figures] of [...a, ...b].entries()) table.with(id, figures)
  return table.passAll().state.result
}

describe('who wins', () => {
  it('WIN-01: more unbroken battalions on the table', () => {
    expect(resultOf([{}, {}], [{}, lost])).toMatchObject({ winner: 'a', by: 'unbroken' })
    expect(resultOf([lost, {}], [{ broken: true, ranTurn: 1 }, {}, {}])).toMatchObject({
      winner: 'b',
      unbroken: { a: 1, b: 2 },
    })
  })

  it('WIN-02: equal counts: fewer casualties among the unbroken', () => {
    expect(resultOf([{ rankers: 15 }], [{ rankers: 16 }])).toMatchObject({
      winner: 'b',
      by: 'casualties',
      casualties: { a: 5, b: 4 },
    })
  })

  it('WIN-02: the other way round too, and neither more nor fewer is nobody', () => {
    expect(resultOf([{ rankers: 16 }], [{ rankers: 15 }])).toMatchObject({ winner: 'a' })
    expect(resultOf([{ rankers: 15 }], [{ rankers: 15 }])).toMatchObject({ winner: 'draw' })
    expect(resultOf([{}], [{}, {}, lost])).toMatchObject({ winner: 'b', by: 'unbroken' })
    expect(resultOf([{}, lost], [{}, {}])).toMatchObject({ winner: 'b', by: 'unbroken' })
  })

  it('WIN-02: neither side has lost any: fewer casualties, whatever the numbers', () => {
    expect(resultOf([{ rankers: 19 }, {}], [{}])).toMatchObject({ winner: 'b', by: 'casualties' })
  })

  it('WIN-03: still equal is a draw', () => {
    expect(resultOf([{}, {}], [{}, {}])).toMatchObject({ winner: 'draw', by: 'equal' })
  })

  it('WIN-03: the battle ends early if a side has no unbroken battalion at the end of a turn', () => {
    const table = battleOf(['green 20'], ['green 20']).with(0, { broken: true, ranTurn: 1 })
    expect(table.passAll().state).toMatchObject({ turn: 1, phase: 'over' })
    expect(table.state.result).toMatchObject({ winner: 'b', by: 'unbroken' })
    expect(table.asked).toBe('nothing')
  })

  it('WIN-03: agreed objectives may override', () => {
    const table = battleOf(['green 20'], ['green 20'])
    table.overrule({ figure: 'result', winner: 'a' })
    expect(table.state.result).toMatchObject({ winner: 'a', by: 'agreed' })
  })

  it('WIN-04: the end of a turn is after phase 4: a battalion that breaks in phase 3 is lost', () => {
    const table = battleOf(['green 20', 'green 20'], ['green 20', 'green 20'], {
      house: { turns: 1 },
    })
    table.with(0, { shotAt: true }).passAll().roll(1).roll(1, 1, 1).say()
    expect(table.state.result).toMatchObject({ winner: 'b', unbroken: { a: 1, b: 2 } })
  })

  it('WIN-04: as soon as either has lost one, plain numbers are compared, not shares', () => {
    const five = [{}, {}, {}, {}, lost]
    expect(resultOf(five, [{}, {}, {}, lost])).toMatchObject({ winner: 'a', by: 'unbroken' })
  })

  it('WIN-05: Rankers missing, the screen’s too, and characters lost, of the unbroken only', () => {
    const screened = { rankers: 14, screen: 4, charactersLost: 1 }
    expect(resultOf([screened], [{ rankers: 17 }])).toMatchObject({ casualties: { a: 3, b: 3 } })
    const ruined = { rankers: 1, broken: true, ranTurn: 1 }
    expect(resultOf([{}, ruined], [{}, ruined])).toMatchObject({ casualties: { a: 0, b: 0 } })
  })

  it('WIN-05: an SC is never counted; without any battalion left it is a draw', () => {
    const broken = { broken: true, ranTurn: 1, rankers: 3 }
    expect(resultOf([broken], [{ ...broken, rankers: 9 }])).toMatchObject({
      winner: 'draw',
      by: 'equal',
    })
    const table = battleOf(['green 20'], ['green 20'], { house: { turns: 1 } }).loseCommander('a')
    expect(table.passAll().state.result).toMatchObject({ winner: 'draw' })
  })
})

describe('why it ended so is told apart (WIN-02)', () => {
  const reasonOf = (...sides: Parameters<typeof resultOf>): EndReason | null => {
    const result = resultOf(...sides)
    return result === null ? null : endReasonOf(result)
  }

  it('with unlike counts: nobody has lost a battalion', () => {
    expect(reasonOf([{}, {}], [{ rankers: 16 }])).toBe('complete')
    expect(reasonOf([{ rankers: 16 }, {}], [{ rankers: 16 }])).toBe('completeEqual')
  })

  it('with like counts: nobody has the advantage', () => {
    expect(reasonOf([{}], [{ rankers: 16 }])).toBe('casualties')
    expect(reasonOf([lost, {}], [{ rankers: 16 }])).toBe('casualties')
    expect(reasonOf([{}], [{}])).toBe('equal')
    expect(reasonOf([{}, {}], [{}, lost])).toBe('unbroken')
  })
})
