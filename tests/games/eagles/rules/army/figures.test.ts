// Firing groups and screens that a list implies.
import { describe, expect, test } from 'vitest'
import { countFiringGroups, countSkirmishers } from '@/games/eagles/rules/index.ts'

describe('GEN-04: firing groups', () => {
  test.each([
    [20, 5],
    [17, 5],
    [16, 4],
    [1, 1],
    [0, 0],
    [48, 12],
  ])('of %i Rankers are %i', (rankers, groups) => {
    expect(countFiringGroups(rankers)).toBe(groups)
  })
})

describe('SKIRM-01: a battalion may send out 20 %, rounded up', () => {
  test.each([
    [16, 4],
    [20, 4],
    [24, 5],
    [28, 6],
    [32, 7],
    [36, 8],
    [40, 8],
    [44, 9],
    [48, 10],
  ])('%i Rankers: %i', (rankers, most) => {
    expect(countSkirmishers(rankers, false)).toBe(most)
  })
})

describe('LIGHT-01: a Light battalion may send out 75 %', () => {
  test.each([
    [16, 12],
    [20, 15],
    [24, 18],
    [28, 21],
    [32, 24],
    [36, 27],
  ])('%i Rankers: %i', (rankers, most) => {
    expect(countSkirmishers(rankers, true)).toBe(most)
  })

  test('rounds up like every screen, if the size is off the table (GEN-03)', () => {
    expect(countSkirmishers(17, true)).toBe(13)
  })
})
