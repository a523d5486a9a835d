// Which uses of the points that are left are suggested before others, and in which order.
import { describe, expect, test } from 'vitest'
import {
  armyPoints,
  bounds,
  checkArmy,
  newArmy,
  sampleArmies,
  suggest,
  type Army,
  type Suggestion,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { brief } from '@tests/support/readings.ts'

type SuggestedEdit = Suggestion['edits'][number]

/** "green 16, sergeant", or of a battalion that is there "2: officer", "3: 44 rankers". */
function said(edit: SuggestedEdit): string {
  switch (edit.kind) {
    case 'add':
      return edit.plan === undefined ? 'any' : brief({ ...battalion('green', 16), ...edit.plan })
    case 'quality':
      return `${edit.battalion}: ${edit.quality}`
    case 'rankers':
      return `${edit.battalion}: ${edit.rankers} rankers`
    case 'characters':
      return `${edit.battalion}: ${edit.count} ${edit.character}`
    case 'troops':
      return `${edit.battalion}: ${edit.troops}`
  }
}

/** The suggestions for a list with so many points left, in words. */
const ideas = (list: Army, left: number, most: number): readonly string[] =>
  suggest({ ...list, limit: armyPoints(list) + left }, most).map(
    ({ edits, points }) => `${edits.map(said).join(' + ')} = ${points}`,
  )

const [british = newArmy('british')] = sampleArmies

const full = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 } as const

describe('a new battalion', () => {
  test.each([
    [8, 'green 16 = 8'],
    [10, 'green 16, drummer = 10'],
    [12, 'green 16, sergeant = 12'],
    [14, 'green 20, sergeant = 14'],
    [20, 'drilled 16, sergeant = 20'],
    [30, 'drilled 28, drummer = 30'],
    [40, 'drilled 36, sergeant = 40'],
    [60, 'guards 28, sergeant = 60'],
    // up to 74 points one battalion is to use them all; from 75 on it leaves about half for another
    [74, 'guards 32, officer = 74'],
    [75, 'drilled 28, officer = 38'],
    [100, 'drilled 40, officer = 50'],
    [200, 'drilled 40, officer = 50'],
  ])('for %i points is one that uses them well', (left, idea) => {
    expect(ideas(newArmy('french'), left, 1)).toEqual([idea])
  })
})

describe('several suggestions', () => {
  test.each([
    [10, 3, ['green 16, drummer = 10', 'green 20 = 10', 'green 16 = 8']],
    [14, 3, ['green 20, sergeant = 14', 'green 24, drummer = 14', 'green 28 = 14']],
    [16, 3, ['green 24, sergeant = 16', 'drilled 16 = 16', 'green 28, drummer = 16']],
    [24, 3, ['drilled 20, sergeant = 24', 'green 28, officer = 24', 'veteran 16 = 24']],
    [
      22,
      4,
      [
        'drilled 20, drummer = 22',
        'green 24, officer = 22',
        'green 36, sergeant = 22',
        'drilled 16, ensign = 22',
      ],
    ],
    [
      40,
      4,
      [
        'drilled 36, sergeant = 40',
        'veteran 24, sergeant = 40',
        'guards 20 = 40',
        'drilled 40 = 40',
      ],
    ],
    [50, 3, ['drilled 40, officer = 50', 'veteran 32, drummer = 50', 'guards 20, officer = 50']],
    [60, 3, ['guards 28, sergeant = 60', 'veteran 36, ensign = 60', 'drilled 48, officer = 58']],
    [74, 3, ['guards 32, officer = 74', 'veteran 48, drummer = 74', 'guards 36, drummer = 74']],
  ])('for %i points of an empty list, %i at most', (left, most, told) => {
    expect(ideas(newArmy('french'), left, most)).toEqual(told)
  })

  test('come to every use of 8 points that there is', () => {
    expect(ideas(army('french', battalion('drilled', 24)), 8, 99)).toEqual([
      'green 16 = 8',
      '1: 1 ensign + 1: 1 drummer = 8',
      '1: 1 sergeant + 1: 28 rankers = 8',
      '1: 1 sergeant + 1: 1 drummer = 6',
      '1: 28 rankers + 1: 1 drummer = 6',
      '1: 1 ensign = 6',
      '1: 28 rankers = 4',
      '1: 1 sergeant = 4',
      '1: 1 drummer = 2',
    ])
  })

  test.each([
    [
      4,
      6,
      [
        '4: 1 sergeant = 4',
        '1: 40 rankers = 4',
        '4: 1 drummer + 5: 1 drummer = 4',
        '4: 1 drummer + 5: 24 rankers = 4',
        '5: 2 sergeant = 4',
        '2: 40 rankers = 4',
      ],
    ],
    [
      10,
      6,
      [
        'green 16, drummer = 10',
        '5: 1 officer = 10',
        '5: drilled = 10',
        '4: 1 ensign + 4: 1 sergeant = 10',
        '4: 32 rankers + 4: 1 sergeant = 10',
        'green 20 = 10',
      ],
    ],
    [
      16,
      6,
      [
        'green 24, sergeant = 16',
        '5: 1 officer + 4: 1 ensign = 16',
        '4: guards + 4: 1 drummer = 16',
        'drilled 16 = 16',
        '5: 1 officer + 4: 32 rankers = 16',
        '4: 1 ensign + 5: 1 ensign = 12',
      ],
    ],
    [
      40,
      6,
      [
        'drilled 36, sergeant = 40',
        'veteran 24, sergeant = 40',
        'guards 20 = 40',
        '3: drilled + 1: veteran = 38',
        '3: drilled + 2: veteran = 38',
        '5: 1 officer + 2: 1 officer = 20',
      ],
    ],
    // one edit is simpler than two, and characters alone than a mixture
    [14, 2, ['green 20, sergeant = 14', '4: guards = 14']],
    [20, 2, ['drilled 16, sergeant = 20', '3: drilled = 20']],
    [42, 2, ['drilled 32, officer = 42', '3: drilled + 1: veteran = 38']],
  ])('for %i points of a list of five battalions, %i at most', (left, most, told) => {
    expect(ideas(british, left, most)).toEqual(told)
  })

  test('never change both the quality and the size of one battalion: each would cost more', () => {
    const both = ideas(army('french', battalion('drilled', 24, full)), 20, 99)
    expect(both.filter((idea) => idea.startsWith('1:'))).toEqual([
      '1: veteran = 12',
      '1: 28 rankers = 4',
    ])
  })

  test('serve a battalion with fewer characters first', () => {
    const second = army(
      'french',
      battalion('drilled', 48, { sergeant: 1 }),
      battalion('drilled', 48),
      battalion('drilled', 48, { officer: 1, sergeant: 1 }),
    )
    expect(ideas(second, 2, 3)).toEqual([
      '2: 1 drummer = 2',
      '1: 1 drummer = 2',
      '3: 1 drummer = 2',
    ])
  })

  test('repeat one that is alike in two other battalions at most', () => {
    const five = army('french', ...Array.from({ length: 5 }, () => battalion('drilled', 48)))
    expect(ideas(five, 2, 99)).toEqual(['1: 1 drummer = 2', '2: 1 drummer = 2', '3: 1 drummer = 2'])
  })
})

describe('a battalion that is suggested', () => {
  test('is as the list will have it, with nothing but what was said', () => {
    const [first] = suggest({ ...newArmy('french'), limit: 8 }, 1)
    const { quality, rankers, characters, light, rifles } = battalion('green', 16)
    expect(first?.edits).toEqual([
      { kind: 'add', plan: { quality, rankers, characters, light, rifles } },
    ])
  })

  test('has at most 48 Rankers, and may have them', () => {
    expect(ideas(newArmy('french'), 24, 99)).toContain('green 48 = 24')
    expect(ideas(newArmy('french'), 24, 99)).toContain('green 16 = 8')
  })

  test('is none if a list holds all it can, though points are left', () => {
    const swarm = army(
      'other',
      ...Array.from({ length: bounds.battalions }, () => battalion('green', 16)),
    )
    expect(ideas(swarm, 8, 99).filter((idea) => idea.startsWith('green'))).toEqual([])
    expect(ideas(swarm, 8, 99)).not.toEqual([])
  })
})

test('what is suggested for a battalion without a known quality is characters', () => {
  const odd = army('french', battalion(null, 24), battalion('green', 17))
  expect(checkArmy(odd).map(({ code }) => code)).toEqual(['quality', 'size'])
  expect(ideas(odd, 4, 99)).toEqual([
    '1: 1 sergeant = 4',
    '1: 1 drummer + 2: 1 drummer = 4',
    '2: 1 sergeant = 4',
    '1: 1 drummer = 2',
    '2: 1 drummer = 2',
  ])
})
