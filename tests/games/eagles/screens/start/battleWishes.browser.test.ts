// What is remembered of how battles were set up: the clock of each one, and the wishes of the last.
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { defaultHouseRules, presetHouseRules } from '@/games/eagles/rules/index.ts'
import { useBattleClock } from '@/games/eagles/screens/battle/store/battleClock.ts'
import { useBattleWishes } from '@/games/eagles/screens/start/battleWishes.ts'

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
})

const anew = (): void => void setActivePinia(createPinia())

test('the clock of a battle is remembered by its id, and a battle without one has none', async () => {
  useBattleClock().wish('one', 60)
  useBattleClock().wish('two', null)
  await nextTick()
  anew()
  expect(useBattleClock().clockMinutes('one')).toBe(60)
  expect(useBattleClock().clockMinutes('two')).toBeNull()
})

test('nonsense in the memory is no wish', () => {
  localStorage.setItem('aide-de-camp.battleClock', '{"one":-5,"two":"x","three":45}')
  expect(useBattleClock().clockMinutes('one')).toBeNull()
  expect(useBattleClock().clockMinutes('two')).toBeNull()
  expect(useBattleClock().clockMinutes('three')).toBe(45)
})

test('the next battle begins with the house rules of the last one', async () => {
  const house = presetHouseRules('letter')
  useBattleWishes().keep({ house, table: '48x48', clock: 45 })
  await nextTick()
  anew()
  expect(useBattleWishes().last).toEqual({ house, table: '48x48', clock: 45 })
})

test('wishes that cannot be read are the usual ones', () => {
  localStorage.setItem('aide-de-camp.battleWishes', '{"house":{"cover":"walls"},"table":"9x9"}')
  expect(useBattleWishes().last).toEqual({ house: defaultHouseRules, table: '72x48', clock: null })
})

test('house rules can be stored with a battle: they are plain data', () => {
  useBattleWishes().keep({ house: presetHouseRules('letter'), table: '72x48', clock: null })
  expect(() => structuredClone(useBattleWishes().last.house)).not.toThrow()
})
