import { describe, expect, test } from 'vitest'
import { meanOf } from '@/core/odds/distribution.ts'
import { fraction } from '@/core/odds/fraction.ts'
import { oddsOfNumber } from '@/core/odds/odds.ts'
import { countHits, poolWeights, tryOf, withRerolls } from '@/core/odds/tries.ts'
import { countedChances } from '@tests/support/counted.ts'

const chancesOf = (...[dice, each, rerolls]: Parameters<typeof countHits>): unknown =>
  new Map(
    oddsOfNumber('hits', countHits(dice, each, rerolls)).chances.map((c) => [c.outcome, c.chance]),
  )

describe('a check with re-rolls', () => {
  // The public vectors of the rules, section 5.
  test.each([
    [
      'Green',
      2,
      [
        [1n, 3n],
        [5n, 9n],
        [19n, 27n],
      ],
    ],
    [
      'Drilled',
      3,
      [
        [1n, 2n],
        [3n, 4n],
        [7n, 8n],
      ],
    ],
    [
      'Veteran',
      4,
      [
        [2n, 3n],
        [8n, 9n],
        [26n, 27n],
      ],
    ],
    [
      'Guards',
      5,
      [
        [5n, 6n],
        [35n, 36n],
        [215n, 216n],
      ],
    ],
  ] as const)('of %s', (_, faces, chances) => {
    for (const [rerolls, [n, d]] of chances.entries()) {
      const { hits, misses, of } = withRerolls(tryOf(faces, 6), rerolls)
      expect(fraction(hits, of)).toEqual({ n, d })
      expect(hits + misses).toBe(of)
    }
  })
})

/** Dice thrown together, then the first that still misses thrown again, from the same tape. */
const hitsOfTape = (dice: number, faces: number) => (tape: readonly number[]) => {
  const isHit = (face: number): boolean => face <= faces
  const shown = tape.slice(0, dice)
  for (const again of tape.slice(dice)) {
    const missed = shown.findIndex((face) => !isHit(face))
    if (missed >= 0) shown[missed] = again
  }
  return shown.filter(isHit).length
}

describe('hits of a volley', () => {
  const sizes = [0, 1, 2, 3, 4].flatMap((dice) =>
    [0, 1, 2].map((rerolls) => [dice, rerolls] as const),
  )
  test.each(sizes)('of %i dice with %i re-rolls equal counting every throw', (dice, rerolls) => {
    for (let faces = 0; faces <= 6; faces += 1)
      expect(chancesOf(dice, tryOf(faces, 6), rerolls)).toEqual(
        countedChances(dice + rerolls, 6, hitsOfTape(dice, faces)),
      )
  })

  test('when a sergeant throws all misses again equal counting every throw', () => {
    const hits = (tape: readonly number[]): number =>
      [0, 1, 2].filter((die) => (tape[die] ?? 6) <= 4 || (tape[die + 3] ?? 6) <= 4).length
    expect(chancesOf(3, withRerolls(tryOf(4, 6), 1))).toEqual(countedChances(6, 6, hits))
  })

  test('of five Veteran groups with one sergeant have the mean of the rules, section 5', () => {
    expect(meanOf(countHits(5, tryOf(4, 6)))).toEqual(fraction(10n, 3n))
    expect(meanOf(countHits(5, tryOf(4, 6), 1))).toEqual(fraction(2852n, 729n))
  })

  test('of a whole army stay exact where floating point would not', () => {
    const { weights, total } = countHits(100, tryOf(5, 6), 2)
    expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(total)
    expect(total).toBe(6n ** 102n)
    expect(weights[0]).toBe(1n)
  })
})

describe('throws without some faces', () => {
  test.each([0, 1, 2])('are counted with %i re-rolls: hits on 4 and 5 without a 6', (rerolls) => {
    const dice = 3
    const withoutSix = countedChances(dice + rerolls, 6, (tape) => {
      const shown = tape.slice(0, dice)
      for (const again of tape.slice(dice)) {
        const missed = shown.findIndex((face) => face < 4)
        if (missed >= 0) shown[missed] = again
      }
      return shown.includes(6) ? 'six' : shown.filter((face) => face >= 4).length
    })
    const all = 6n ** BigInt(dice + rerolls)
    const weights = poolWeights(dice, { hits: 2n, misses: 3n, of: 6n }, rerolls)
    const chances = weights.map((weight, hits) => [hits, fraction(weight, all)] as const)
    const six = fraction(all - weights.reduce((sum, weight) => sum + weight, 0n), all)
    expect(new Map<number | string, unknown>([...chances, ['six', six]])).toEqual(withoutSix)
  })

  test.each([0, 1, 2])('are counted when the whole volley is thrown again %i times', (rerolls) => {
    const { hits, misses, of } = withRerolls({ hits: 2n, misses: 3n, of: 6n }, rerolls)
    const counts = countedChances(rerolls + 1, 6, (tape) => {
      const shown = tape.find((face) => face >= 4) ?? 1
      return shown === 6 ? 'six' : shown >= 4 ? 'hit' : 'miss'
    })
    expect(fraction(hits, of)).toEqual(counts.get('hit'))
    expect(fraction(misses, of)).toEqual(counts.get('miss'))
  })
})
