// Where plus and minus lead.
import { describe, expect, test } from 'vitest'
import { isOnGrid, stepDown, stepUp } from '../../../src/ui/stepper/steps.ts'

const rankers = { min: 16, max: 48, step: 4 }

describe('a battalion of 16 to 48 Rankers in fours', () => {
  test.each([
    [36, 40, 32],
    [37, 40, 36],
    [39, 40, 36],
    [16, 20, 16],
    [48, 48, 44],
    [6, 16, 6],
    [1200, 1200, 48],
    [49, 49, 48],
    [-3, 16, -3],
  ])('from %i plus leads to %i and minus to %i', (from, up, down) => {
    expect(stepUp(from, rankers)).toBe(up)
    expect(stepDown(from, rankers)).toBe(down)
  })

  test.each([
    [16, true],
    [37, false],
    [48, true],
    [52, false],
    [12, false],
  ])('%i is right: %s', (value, right) => {
    expect(isOnGrid(value, rankers)).toBe(right)
  })
})

test('a limit off the grid is still reached, and left onto the grid', () => {
  const grid = { min: 0, max: 10, step: 4 }
  expect(stepUp(8, grid)).toBe(10)
  expect(stepDown(10, grid)).toBe(8)
  expect(isOnGrid(10, grid)).toBe(true)
})
