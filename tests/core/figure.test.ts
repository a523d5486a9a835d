import { describe, expect, test } from 'vitest'
import type { FigureStep } from '@/core/conversation.ts'
import { figureOf, runningTotals } from '@/core/figure.ts'

const step = (effect: FigureStep['effect'], value: number): FigureStep => ({
  label: effect,
  effect,
  value,
  rule: 'SHOOT-07',
})

describe('a number that shows how it came about', () => {
  test('nine groups at 7 in behind a wall are 2¼ and so 2 dice', () => {
    const steps = [step('add', 9), step('times', 0.5), step('times', 0.5), step('roundHalfUp', 1)]
    expect(runningTotals(steps)).toEqual([9, 4.5, 2.25, 2])
    expect(figureOf('dice', steps).total).toBe(2)
  })

  test.each([
    ['halves are rounded up', [step('add', 2.5), step('roundHalfUp', 1)], 3],
    ['less than a half is rounded down', [step('add', 2.25), step('roundHalfUp', 1)], 2],
    ['skirmishers round any fraction up', [step('add', 2.25), step('roundUp', 1)], 3],
    [
      'whole numbers stay when rounded',
      [step('add', 3), step('roundUp', 1), step('roundHalfUp', 1)],
      3,
    ],
    ['a unit other than 1 is rounded to', [step('add', 1.3), step('roundUp', 0.5)], 1.5],
    ['so do halves of it', [step('add', 1.3), step('roundHalfUp', 0.5)], 1.5],
    ['a floor lifts what is below', [step('add', 1), step('add', -2), step('atLeast', 0)], 0],
    ['a floor leaves what is above', [step('add', 4), step('atLeast', 0)], 4],
    ['a ceiling cuts what is above', [step('add', 4), step('atMost', 3)], 3],
    ['a ceiling leaves what is below', [step('add', 2), step('atMost', 3)], 2],
    ['nothing at all is 0', [], 0],
  ])('%s', (_, steps, total) => {
    expect(figureOf('dice', steps).total).toBe(total)
    expect(runningTotals(steps).at(-1) ?? 0).toBe(total)
  })
})
