// Completing a list at random, lot by lot: what is drawn, and what each lot means.
import { describe, expect, test } from 'vitest'
import {
  applyEdits,
  armyPoints,
  bounds,
  completion,
  newArmy,
  type Army,
  type CharacterCounts,
  type Quality,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { brief } from '@tests/support/readings.ts'

/** Gives these lots one after another, and keeps how many there were to draw from each time. */
function lots(...numbers: readonly number[]) {
  const asked: number[] = []
  const random = (n: number): number => {
    const lot = numbers[asked.length]
    asked.push(n)
    if (lot === undefined || lot >= n) throw new Error(`nobody drew a lot of ${n}`)
    return lot
  }
  return { asked, random }
}

const places = { green: 0, drilled: 2, veteran: 6, guards: 9 } as const
const yes = 0
const no = 9
const most = { drummer: 2, sergeant: 2, ensign: 1, officer: 1 } as const

const answers = (count: number, limit: number): readonly number[] =>
  count < limit ? [...Array<number>(count).fill(yes), no] : Array<number>(limit).fill(yes)

/** The lots that make a new battalion. */
const lotsFor = (
  quality: Quality,
  rankers: number,
  { drummer = 0, sergeant = 0, ensign = 0, officer = 0 }: Partial<CharacterCounts> = {},
): readonly number[] => [
  places[quality],
  (rankers - 20) / 4,
  ...answers(drummer, most.drummer),
  ...answers(sergeant, most.sergeant),
  ...answers(ensign, most.ensign),
  ...answers(officer, most.officer),
]

const open = (list: Army, left: number): Army => ({ ...list, limit: armyPoints(list) + left })

/** What a list is completed to by these lots, and from how many each was drawn. */
function completed(list: Army, ...numbers: readonly number[]) {
  const { asked, random } = lots(...numbers)
  const full = applyEdits(list, completion(list, random))
  expect(asked).toHaveLength(numbers.length)
  return { asked, battalions: full.battalions.map(brief) }
}

const empty = newArmy('french')

describe('a new battalion', () => {
  test.each([
    [0, 'green', 38],
    [1, 'green', 38],
    [2, 'drilled', 48],
    [5, 'drilled', 48],
    [6, 'veteran', 58],
    [8, 'veteran', 58],
    [9, 'guards', 68],
  ] as const)('by lot %i of ten is %s', (lot, quality, points) => {
    const [, ...rest] = lotsFor(quality, 20, most)
    expect(completed(open(empty, points), lot, ...rest).battalions).toEqual([
      `${quality} 20, 2 drummers, 2 sergeants, ensign, officer`,
    ])
  })

  test.each([24, 28, 32, 36, 40])('has %i Rankers by one lot of six', (rankers) => {
    const { asked, battalions } = completed(open(empty, rankers), ...lotsFor('drilled', rankers))
    expect(battalions).toEqual([`drilled ${rankers}`])
    expect(asked).toEqual([10, 6, 10, 10, 10, 10])
  })

  const none = { drummer: [no], sergeant: [no], ensign: [no], officer: [no] } as const
  const drawn = (characters: Readonly<Record<keyof CharacterCounts, readonly number[]>>) => [
    ...[places.drilled, 2],
    ...[characters.drummer, characters.sergeant, characters.ensign, characters.officer].flat(),
  ]

  test.each([
    ['drummer', [5, no], 6, 2],
    ['sergeant', [4, no], 5, 4],
    ['ensign', [2], 3, 6],
    ['officer', [4], 5, 10],
  ] as const)('has a %s by lot %j of ten, but none by lot %i', (kind, yesLots, noLot, points) => {
    const having = drawn({ ...none, [kind]: yesLots })
    expect(completed(open(empty, 28 + points), ...having).battalions).toEqual([
      `drilled 28, ${kind}`,
    ])
    const without = drawn({ ...none, [kind]: [noLot] })
    expect(completed(open(empty, 28), ...without).battalions).toEqual(['drilled 28'])
  })

  test('that would cost too much is the usual one instead', () => {
    expect(completed(open(empty, 24), ...lotsFor('guards', 40)).battalions).toEqual(['drilled 24'])
    // the 6 points that are left then go to it: a drummer, a sergeant, an ensign or 4 Rankers
    const anEnsign = [0, 2]
    expect(completed(open(empty, 30), ...lotsFor('guards', 20), ...anEnsign).battalions).toEqual([
      'drilled 24, ensign',
    ])
  })
})

describe('what is done next', () => {
  const two = army('french', battalion('drilled', 24), battalion('drilled', 24, { drummer: 2 }))
  const given = ['drilled 24', 'drilled 24, 2 drummers']
  const swarm = army(
    'other',
    ...Array.from({ length: bounds.battalions }, () => battalion('green', 16)),
  )

  test.each([8, 10, 23, 24, 60])('with %i points left is first of all a new battalion', (left) => {
    const asked: number[] = []
    completion(open(two, left), (n) => {
      asked.push(n)
      return 0
    })
    expect(asked.slice(0, 2)).toEqual([10, 6])
  })

  test.each([0, 1, 7])('with %i points left is nothing: not a lot is drawn', (left) => {
    expect(completed(open(two, left))).toEqual({ asked: [], battalions: given })
  })

  test('is nothing if the list holds all it can', () => {
    expect(completion(open(swarm, 30), lots().random)).toEqual([])
  })

  const [first, another] = [lotsFor('drilled', 20), lotsFor('green', 20)]

  test('with 24 points left behind it is another new battalion', () => {
    const { asked, battalions } = completed(open(two, 44), ...first, ...lotsFor('drilled', 24))
    expect(battalions).toEqual([...given, 'drilled 20', 'drilled 24'])
    expect(asked).toEqual([10, 6, 10, 10, 10, 10, 10, 6, 10, 10, 10, 10])
  })

  test('with less is by one of two lots a new battalion, by the other an improvement of an added one', () => {
    expect(completed(open(two, 30), ...first, 0, ...another).battalions).toEqual([
      ...given,
      'drilled 20',
      'green 20',
    ])
    const anOfficer = [1, 0, 3]
    expect(completed(open(two, 30), ...first, ...anOfficer).battalions).toEqual([
      ...given,
      'drilled 20, officer',
    ])
  })

  test.each([
    [2, [0, 0], ['drilled 20, drummer', 'guards 20, 2 drummers, 2 sergeants, ensign, officer']],
    [4, [0, 1], ['drilled 20, sergeant', 'guards 20, 2 drummers, 2 sergeants, ensign, officer']],
    // the one drawn has all it can have for so little: any other that was added
    [2, [1, 0], ['drilled 20, drummer', 'guards 20, 2 drummers, 2 sergeants, ensign, officer']],
  ])('with %i points left and the lots %j', (left, numbers, added) => {
    const guards = lotsFor('guards', 20, most)
    const { battalions } = completed(open(two, 88 + left), ...first, ...guards, ...numbers)
    expect(battalions).toEqual([...given, ...added])
  })
})

describe('a list that ends with points that nothing can use', () => {
  const stuck = { guards: lotsFor('guards', 20, most), veteran: lotsFor('veteran', 28, most) }
  const anyBattalion = 0

  test('is the fullest of all that were tried', () => {
    const fourLeft = [...stuck.guards, anyBattalion]
    const twoLeft = [...stuck.veteran, anyBattalion]
    const fits = lotsFor('veteran', 40, { drummer: 1, officer: 1 })
    const list = open(empty, 72)
    const fullest = ['veteran 28, 2 drummers, 2 sergeants, ensign, officer']
    const six = Array.from({ length: 6 }, () => fourLeft).flat()
    expect(completed(list, ...fourLeft, ...twoLeft, ...six).battalions).toEqual(fullest)
    expect(completed(list, ...twoLeft, ...fourLeft, ...six).battalions).toEqual(fullest)
    expect(completed(list, ...fourLeft, ...twoLeft, ...fits).battalions).toEqual([
      'veteran 40, drummer, officer',
    ])
  })

  test('is the first of equals', () => {
    const first = [...stuck.veteran, anyBattalion]
    // the same 70 points in two battalions
    const other = [
      ...lotsFor('drilled', 20, { drummer: 2, sergeant: 1 }),
      ...lotsFor('drilled', 28, { drummer: 2, officer: 1 }),
      anyBattalion,
    ]
    const seven = Array.from({ length: 7 }, () => other).flat()
    expect(completed(open(empty, 72), ...first, ...seven).battalions).toEqual([
      'veteran 28, 2 drummers, 2 sergeants, ensign, officer',
    ])
  })
})
