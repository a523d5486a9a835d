// CAS-02: at or above half of the original Rankers counts, and the screens say from how many on.
import { expect, it } from 'vitest'
import { halfOf, isHalved } from '@/games/eagles/rules/index.ts'
import { battleOf } from '@tests/support/battle.ts'

it.each([
  [16, 8],
  [17, 9],
  [20, 10],
])('of %i Rankers %i are half', (original, half) => {
  expect(halfOf(original)).toBe(half)
  const battalion = { ...battleOf(['green 16'], ['green 16']).battalion(0), original, screen: 0 }
  expect(isHalved({ ...battalion, rankers: original - half + 1 })).toBe(false)
  expect(isHalved({ ...battalion, rankers: original - half })).toBe(true)
})
