// The time a battle took: thinking counts, going home for the night does not.
import { expect, test } from 'vitest'
import { timePlayed } from '@/games/eagles/screens/battle/store/timePlayed.ts'

const minute = 60_000

test('the pauses between answers add up', () => {
  expect(timePlayed([0, minute, 3 * minute, 3 * minute])).toBe(3 * minute)
})

test('a night between two answers counts nothing', () => {
  expect(timePlayed([0, minute, 600 * minute, 601 * minute])).toBe(2 * minute)
})

test('a phone whose clock was set back takes no time away', () => {
  expect(timePlayed([10 * minute, 0, minute])).toBe(minute)
})

test('a battle without answers took no time', () => {
  expect(timePlayed([])).toBe(0)
  expect(timePlayed([5])).toBe(0)
})
