// The clock of a round: started, stopped, made longer; over stays over.
import { expect, test } from 'vitest'
import { leftOn, longerClock, startedClock, stoppedClock } from '@/games/eagles/rules/index.ts'

test('a clock runs to its moment, whoever looks and how often', () => {
  const clock = startedClock(90_000, 1_000)
  expect([1_000, 31_000, 91_000, 101_000].map((now) => leftOn(clock, now))).toEqual([
    90_000, 60_000, 0, -10_000,
  ])
})

test('a stopped clock keeps what is left, and goes on with it', () => {
  const stopped = stoppedClock(startedClock(90_000, 0), 30_000)
  expect(leftOn(stopped, 999_999)).toBe(60_000)
  expect(leftOn(startedClock(stopped.left, 100_000), 130_000)).toBe(30_000)
  expect(stoppedClock(startedClock(1, 0), 5_000).left).toBe(0)
})

test('more time is added to what is left, or begins now where none is', () => {
  expect(leftOn(longerClock(startedClock(60_000, 0), 5_000, 10_000), 10_000)).toBe(55_000)
  expect(leftOn(longerClock(startedClock(60_000, 0), 5_000, 90_000), 90_000)).toBe(5_000)
  expect(longerClock({ endsAt: null, left: 7 }, 3, 90_000)).toEqual({ endsAt: null, left: 10 })
})
