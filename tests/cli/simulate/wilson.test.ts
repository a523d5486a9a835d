import { describe, expect, test } from 'vitest'
import { shareOf } from '@/cli/simulate/wilson.ts'

describe('the interval of Wilson', () => {
  // Computed by R: prop.test(…, correct = FALSE).
  test.each([
    [8, 10, 0.4901625, 0.9433178],
    [500, 1000, 0.4690696, 0.5309304],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
  ])('for %i of %i reaches from %d to %d', (count, of, low, high) => {
    const share = shareOf(count, of)
    expect(share.share).toBe(count / of)
    expect(share.low).toBeCloseTo(low, 6)
    expect(share.high).toBeCloseTo(high, 6)
  })
})
