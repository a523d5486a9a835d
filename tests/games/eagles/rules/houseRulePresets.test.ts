// Sets of house rules with a name, and what differs from the default.
import { expect, test } from 'vitest'
import {
  changedHouseRules,
  checkHouseRules,
  defaultHouseRules,
  presetHouseRules,
  withHouseRule,
} from '@/games/eagles/rules/index.ts'

test('the defaults differ in nothing', () => {
  expect(changedHouseRules(presetHouseRules('defaults'))).toEqual([])
})

test('the booklet by the letter differs in five rules, in the order of the rules page', () => {
  const house = presetHouseRules('letter')
  expect(changedHouseRules(house)).toEqual([
    'shootActivation',
    'cover',
    'bravery',
    'winnerTests',
    'resolveOncePerTurn',
  ])
  expect(checkHouseRules(house)).toEqual({ ok: true, value: house })
})

test('one rule is set anew and the others stay', () => {
  const house = withHouseRule(defaultHouseRules, 'turns', 6)
  expect(house).toEqual({ ...defaultHouseRules, turns: 6 })
  expect(defaultHouseRules.turns).toBe(8)
})

test('a value that the rule does not know changes nothing', () => {
  expect(withHouseRule(defaultHouseRules, 'turns', 21)).toBe(defaultHouseRules)
  expect(withHouseRule(defaultHouseRules, 'cover', 'walls')).toBe(defaultHouseRules)
})
