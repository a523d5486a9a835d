// Every rule that a house rule cites exists; every house rule offers a choice, its default among the values.
import { expect, it } from 'vitest'
import type { BattleResult } from '@/games/campaign/rules/index.ts'
import {
  defaultHouseRules,
  houseRuleKeys,
  houseRuleTable,
  ruleIds,
} from '@/games/gloria/rules/index.ts'
import { enteredFrom } from '@/games/gloria/rules/results.ts'
import { worldOf } from '@tests/support/gloria.ts'

it('there are 119 rules and 22 house rules, each with its default among its values', () => {
  expect(ruleIds).toHaveLength(119)
  expect(houseRuleKeys).toHaveLength(22)
  for (const key of houseRuleKeys) {
    const { values, rules } = houseRuleTable[key]
    const list: readonly (string | number)[] = values
    expect(list, key).toContain(defaultHouseRules[key])
    expect(list.length, key).toBeGreaterThan(1)
    for (const id of rules) expect(ruleIds, key).toContain(id)
  }
})

it('a result from the table: the winner, and with `carry: rout` also how (GM-BAT-04)', () => {
  const result: BattleResult = {
    format: 'aide-de-camp/result',
    version: 1,
    ticket: 'T1',
    winner: 0,
    how: 'broke',
    holdsField: 0,
    source: 'record',
    lossShare: null,
    enteredBy: [],
    record: null,
    note: '',
  }
  expect(enteredFrom(worldOf({}), result)).toEqual({ how: 'attackerWins', isRout: false })
  const routs = worldOf({ house: { carry: 'rout' } })
  expect(enteredFrom(routs, result)).toEqual({ how: 'attackerWins', isRout: true })
  expect(enteredFrom(routs, { ...result, winner: 'draw', how: 'points', holdsField: 1 }).how).toBe(
    'drawn',
  )
})
