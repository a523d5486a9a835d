// Partners for everybody at the least total cost, against every way there is to pair them.
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import { bestPartners, mostCost } from '@/games/eagles/rules/event/rounds/matching.ts'

type Table = readonly (readonly number[])[]

/** Weights of every pair, the same both ways, from 1 to `most`. */
function randomTable(n: number, most: number, seed: number): Table {
  const roll = seededDice(seed)
  const table = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  for (const [one, row] of table.entries())
    for (let other = 0; other < one; other += 1) {
      const weight = roll(most)
      row[other] = weight
      const mirrored = table[other]
      if (mirrored !== undefined) mirrored[one] = weight
    }
  return table
}

/** The nearer two points of a plane, the heavier their pair. */
function onPlane(n: number, seed: number): Table {
  const roll = seededDice(seed)
  const points = Array.from({ length: n }, () => ({ x: roll(100), y: roll(100) }))
  return points.map((one) =>
    points.map((other) => 300 - Math.floor(Math.hypot(one.x - other.x, one.y - other.y))),
  )
}

const weightIn =
  (table: Table) =>
  (one: number, other: number): number =>
    table[one]?.[other] ?? 0

/** What a light pair costs: the heaviest matching is the cheapest. */
const heaviest = 2_000_000
const costIn =
  (table: Table) =>
  (one: number, other: number): readonly number[] => [heaviest - weightIn(table)(one, other)]

/** The highest total of all pairings: for every set of players, the best of those without its last one. */
function highestTotal(table: Table): number {
  const n = table.length
  const best = new Float64Array(2 ** n)
  for (let set = 3; set < best.length; set += 1) {
    const last = 31 - Math.clz32(set)
    const rest = set ^ (1 << last)
    for (let other = 0; other < last; other += 1) {
      if ((rest & (1 << other)) === 0) continue
      const total = (best[rest ^ (1 << other)] ?? 0) + (table[last]?.[other] ?? 0)
      best[set] = Math.max(best[set] ?? 0, total)
    }
  }
  return best.at(-1) ?? 0
}

function expectBest(table: Table, named: string): void {
  const partners = bestPartners(table.length, costIn(table))
  const isMutual = partners.every((other, one) => other !== one && partners[other] === one)
  expect(isMutual, `${named}: everybody has a partner`).toBe(true)
  const twice = partners.reduce((sum, other, one) => sum + weightIn(table)(one, other), 0)
  expect(twice / 2, named).toBe(highestTotal(table))
}

describe('the best partners', () => {
  // Few different weights make rings within rings; many make the duals move by halves.
  test.each([
    [2, 5, 10],
    [4, 3, 40],
    [6, 2, 60],
    [6, 9, 60],
    [8, 3, 80],
    [8, 40, 80],
    [10, 4, 60],
    [10, 1000, 60],
    [8, 1000, 300],
    [12, 6, 60],
    [12, 1000, 200],
    [14, 1000, 80],
  ])('of %i players with weights up to %i are the best of all', (n, most, cases) => {
    for (let seed = 1; seed <= cases; seed += 1)
      expectBest(randomTable(n, most, seed), `seed ${String(seed)}`)
  })

  // Neighbours on a plane: rings that open again while the search goes on.
  test.each([
    [8, 300],
    [12, 200],
    [14, 80],
    [16, 20],
  ])('of %i players are as near to each other as can be', (n, cases) => {
    for (let seed = 1; seed <= cases; seed += 1)
      expectBest(onPlane(n, seed), `seed ${String(seed)}`)
  })

  test('may be next to worthless, so that everybody has one', () => {
    // Two triangles of friends: one pair of them must cross.
    const isFriend = (one: number, other: number): boolean => one < 3 === other < 3
    const table = Array.from({ length: 6 }, (_, one) =>
      Array.from({ length: 6 }, (__, other) =>
        one === other ? 0 : isFriend(one, other) ? 1_000_000 : 1,
      ),
    )
    expectBest(table, 'two triangles')
  })

  test('of a ring of five and one outside leave the lightest ties of the ring', () => {
    const ring = [9, 7, 8, 7, 8]
    const table = Array.from({ length: 6 }, (_, one) =>
      Array.from({ length: 6 }, (__, other) => {
        if (one === other) return 0
        if (one === 5 || other === 5) return one + other === 5 ? 3 : 2
        if ((one + 1) % 5 === other) return ring[one] ?? 0
        return (other + 1) % 5 === one ? (ring[other] ?? 0) : 1
      }),
    )
    expectBest(table, 'a ring')
  })

  test('are none for nobody', () => {
    expect(bestPartners(0, () => [1])).toEqual([])
  })

  test.each([
    [4, 2, 60],
    [6, 2, 120],
    [8, 2, 200],
    [8, 3, 120],
    [10, 2, 60],
    [10, 4, 40],
  ])(
    'of %i players with costs of three places up to %i are the best at every place',
    (n, most, cases) => {
      for (let seed = 1; seed <= cases; seed += 1) {
        const tables = [0, 1, 2].map((place) => randomTable(n, most, seed * 3 + place))
        const partners = bestPartners(n, (one, other) =>
          tables.map((table) => weightIn(table)(one, other)),
        )
        const sums = tables.map((table) =>
          partners.reduce((sum, other, one) => sum + weightIn(table)(one, other), 0),
        )
        // The places put together into one number by hand, which is what the rows stand for.
        const base = n * most + 1
        const joined = tables[0]?.map((row, one) =>
          row.map((_, other) =>
            tables.reduce((sum, table) => sum * base + weightIn(table)(one, other), 0),
          ),
        )
        const single = bestPartners(n, (one, other) => [joined?.[one]?.[other] ?? 0])
        const least = single.reduce((sum, other, one) => sum + (joined?.[one]?.[other] ?? 0), 0)
        expect(
          sums.reduce((sum, each) => sum * base + each, 0),
          `seed ${String(seed)}`,
        ).toBe(least)
      }
    },
  )

  test('are found among costs as large as a whole event has them', () => {
    const small = randomTable(8, 5, 99)
    const large = small.map((row) => row.map((weight) => (weight * mostCost) / 8))
    expect(bestPartners(8, (one, other) => [weightIn(large)(one, other)])).toEqual(
      bestPartners(8, (one, other) => [weightIn(small)(one, other)]),
    )
  })
})
