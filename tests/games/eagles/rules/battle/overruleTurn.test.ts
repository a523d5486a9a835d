// The number of the turn is corrected: everything that happened in a turn happened in the one it is called now.
import { describe, expect, it } from 'vitest'
import { mustStand, type Correction } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, Table, type Line } from '@tests/support/battle.ts'

const two: readonly Line[] = ['green 16', 'green 16']
const renumber = (table: Table, turn: number): Table => table.overrule({ figure: 'turn', turn })

describe('a corrected turn', () => {
  it('lets nobody rally who broke in it', () => {
    const table = battleOf(two, two)
    table.overrule({ figure: 'battalion', battalion: 0, set: { broken: true } })
    renumber(table, 3)
    expect(table.battalion(0).brokeTurn).toBe(3)
    expect(table.choose('battalion:0').options).toEqual(['pass'])
  })

  it('lets nobody run twice in one phase', () => {
    const table = battleOf(two, ['green 16'])
    for (const battalion of [0, 1])
      table.overrule({ figure: 'battalion', battalion, set: { broken: true } })
    table.passAll().roll(1, 1, 1).say()
    expect(table.battalion(0).ranTurn).toBe(1)
    renumber(table, 5)
    expect(table.battalion(0).ranTurn).toBe(5)
    expect(table.battalion(1).ranTurn).toBe(0)
    expect(table.asked).toBe('rout.dice')
    table.roll(1, 1, 1).say()
    expect(table.asked).not.toBe('rout.dice')
  })

  it('leaves a fight as old as it is, and who has joined it as new', () => {
    const table = battleOf([...two, 'green 16'], two)
    table.overrule({ figure: 'engage', charger: 0, charged: 3 })
    table.overrule({ figure: 'join', battalion: 1, friend: 0 })
    renumber(table, 6)
    expect(table.state.fights).toMatchObject([
      { began: 6, lastRound: 0, joiners: [{ battalion: 1, from: 7 }] },
    ])
    renumber(table, 2)
    table.activate(0, 'fightOn').say().roll(3, 3)
    renumber(table, 4)
    expect(table.state.fights).toMatchObject([{ began: 4, lastRound: 4, joiners: [{ from: 5 }] }])
  })

  it('does not begin before the first', () => {
    const table = battleOf(two, two)
    const refusal = { code: 'forbidden', reason: 'noSuchTurn', rule: 'SEQ-01' }
    const correction: Correction = { figure: 'turn', turn: 0 }
    expect(table.refused({ kind: 'overrule', correction, reason: 'x' })).toEqual(refusal)
    const settingUp = renumber(new Table(setupOf(two, two)), 0)
    expect(settingUp.state.turn).toBe(0)
    expect(settingUp.state.battalions.some((each) => mustStand(settingUp.state, each))).toBe(false)
  })
})
