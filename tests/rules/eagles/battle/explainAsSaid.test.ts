// While a form is filled in, its numbers and odds are those of what it says, not of its defaults.
import { describe, expect, it } from 'vitest'
import { explainBattle } from '@/rules/eagles/index.ts'
import type { FactValues } from '@/rules/core/conversation.ts'
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
