// ARMY-01 under the house rule `budget`: the players of a battle may ask for exactly the limit.
import { expect, it } from 'vitest'
import { defaultHouseRules, isLegal, problemsUnder } from '@/games/eagles/rules/index.ts'
import { armyOf } from '@tests/support/battle.ts'

const army = armyOf('prussian', ['drilled 24'])

it('takes a list below the limit as legal, unless exactly the limit was agreed', () => {
  expect(isLegal(problemsUnder(defaultHouseRules, army))).toBe(true)
  const exact = { ...defaultHouseRules, budget: 'exact' } as const
  expect(problemsUnder(exact, army).map(({ rule }) => rule)).toContain('ARMY-01')
})

it('leaves a list that asks for exactly its limit as it is', () => {
  const own = { ...army, budget: 'exact' } as const
  expect(isLegal(problemsUnder(defaultHouseRules, own))).toBe(false)
})
