// The hint about the pace, and the figures of the clock.
import { expect, test } from 'vitest'
import { paceOf } from '@/games/eagles/screens/clock/pace.ts'
import { shownTime } from '@/games/eagles/screens/clock/shownTime.ts'

const minute = 60_000

test('before the first turn is over nobody speaks of pace', () => {
  expect(paceOf(50 * minute, 0, 8, 90)).toEqual({ kind: 'early' })
})

test('two turns in twenty minutes are eight turns in eighty', () => {
  expect(paceOf(20 * minute, 2, 8, 90)).toEqual({ kind: 'good', minutes: 80 })
})

test('two turns in thirty minutes are too slow for ninety', () => {
  expect(paceOf(30 * minute, 2, 8, 90)).toEqual({ kind: 'slow', minutes: 120 })
})

test('a tenth too long is still in good time', () => {
  expect(paceOf(24.5 * minute, 2, 8, 90)).toEqual({ kind: 'good', minutes: 98 })
})

test('time left and time overdrawn read as on a chess clock', () => {
  expect(shownTime(34 * minute + 7000)).toBe('34:07')
  expect(shownTime(0)).toBe('0:00')
  expect(shownTime(-80_000)).toBe('−1:20')
})
