// While a form is filled in, its numbers and odds are those of what it says, not of its defaults.
import { describe, expect, it } from 'vitest'
import { explainBattle } from '@/games/eagles/rules/index.ts'
import type { FactValues } from '@/core/conversation.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { charged } from '@tests/support/houseRuleScenes.ts'

const totals = ({ state }: Table, label: string, said?: FactValues): readonly number[] =>
  (explainBattle(state, said)?.figures ?? [])
    .filter((figure) => figure.label === label)
    .map(({ total }) => total)

describe('defensive fire of nine groups (DF-08)', () => {
  const table = charged({}, 'guards 16', 'drilled 36').say()

  it('is explained with all of them at first', () => {
    expect(table.asked).toBe('fire.facts')
    expect(totals(table, 'volleyDice')).toEqual([2, 5, 9])
    expect(totals(table, 'volleyDice', { groups: 9 })).toEqual([2, 5, 9])
  })

  it('is explained with the three that are named', () => {
    expect(totals(table, 'volleyDice', { groups: 3 })).toEqual([1, 2, 3])
    const odds = explainBattle(table.state, { groups: 3 })?.odds
    expect(explainBattle(table.say({ groups: 3 }).state)?.odds).toEqual(odds)
  })

  it('has nothing to throw with none', () => {
    const again = charged({}, 'guards 16', 'drilled 36').say()
    expect(explainBattle(again.state, { groups: 0 })).toEqual({ figures: [], odds: [] })
  })
})

describe('the reach of a charge in column that rolled 2 5 3', () => {
  const atFacts = (house = {}): Table =>
    battleOf(['veteran 16 column'], ['green 16'], { house })
      .activate(0, 'attack')
      .choose('battalion:1')
      .roll(6)
      .roll(2, 5, 3)

  it('is all the dice on open ground, and the first die on rough ground (MAN-07)', () => {
    expect(totals(atFacts(), 'reach')).toEqual([10])
    expect(totals(atFacts(), 'reach', { slowed: 'yes' })).toEqual([2])
    expect(totals(atFacts({ roughColumnDice: 2 }), 'reach', { slowed: 'yes' })).toEqual([7])
  })

  it('is what the charge is measured by', () => {
    const table = atFacts()
    const [reach] = totals(table, 'reach', { slowed: 'yes' })
    expect(table.say({ distance: 6, slowed: 'yes' }).told('chargeMeasured').reach.total).toBe(reach)
  })
})

describe('the odds of a charge before its dice', () => {
  const oddsBefore = (line: string, hasCommander = false): readonly string[] => {
    const set = battleOf([line], ['green 16'])
    const table = hasCommander ? set.commander('a', 0) : set
    table.activate(0, 'attack').choose('battalion:1')
    if (table.asked === 'check.die') table.roll(6)
    expect(table.asked).toBe('charge.dice')
    return (explainBattle(table.state)?.odds ?? []).map(({ label }) => label)
  }

  it('tell of rough ground where it costs dice (MAN-07)', () => {
    expect(oddsBefore('veteran 16 column')).toEqual(['distance', 'roughGround'])
    expect(oddsBefore('veteran 16')).toEqual(['distance', 'roughGround'])
  })

  it('know no deductions with the SC (SC-03)', () => {
    expect(oddsBefore('veteran 16 column', true)).toEqual(['distance'])
  })
})
