// The dice are fair: proved byte by byte, and looked at once more over many rolls.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { diceFrom } from '@/platform/dice.ts'
import { chiSquare, pairsOf } from './support/chiSquare.ts'

/** Dice from a source that gives every byte value once, in order, again and again. */
function everyByte(): { roll: ReturnType<typeof diceFrom>; taken: () => number } {
  let taken = 0
  let at = 0
  const roll = diceFrom((bytes) => {
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = at++ % 256
    taken += bytes.length
  })
  return { roll, taken: () => taken }
}

function countOver(sides: number, rolls: number): number[] {
  const { roll } = everyByte()
  const counts = Array.from({ length: sides }, () => 0)
  for (let n = 0; n < rolls; n += 1) {
    const face = roll(sides) - 1
    counts[face] = (counts[face] ?? Number.NaN) + 1
  }
  return counts
}

describe('from the 256 values of a byte', () => {
  test('each face of a die comes exactly 42 times and 4 values are thrown away', () => {
    expect(countOver(6, 252)).toEqual([42, 42, 42, 42, 42, 42])
    const { roll, taken } = everyByte()
    for (let n = 0; n < 252 * 64; n += 1) roll(6)
    expect(taken()).toBe(256 * 64) // the rejected ones are part of the draw
    roll(6)
    expect(taken()).toBeGreaterThan(256 * 64)
  })

  test('each face is the remainder of its byte, and 252 to 255 are no face', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const roll = diceFrom((bytes) => bytes.fill(0).fill(byte, 0, 1))
      expect(roll(6), String(byte)).toBe(byte < 252 ? (byte % 6) + 1 : 1)
    }
  })

  test('a die of any number of sides is exactly even', () => {
    for (let sides = 2; sides <= 256; sides += 1) {
      const share = Math.floor(256 / sides)
      expect(new Set(countOver(sides, share * sides)), String(sides)).toEqual(new Set([share]))
    }
  })

  test('there is no die of one side, of 257, or of a half', () => {
    for (const sides of [0, 1, 257, 2.5, Number.NaN, -6])
      expect(() => everyByte().roll(sides)).toThrow(RangeError)
  })
})

/** χ² of fair dice lies above these once in a million; SOAK_DICE asks for six million rolls. */
const rolls = Number(process.env['SOAK_DICE'] ?? 600_000)

test(`${String(rolls)} dice of this machine show every face and every pair alike`, () => {
  const roll = diceFrom((bytes) => crypto.getRandomValues(bytes))
  const faces = Uint8Array.from({ length: rolls }, () => roll(6) - 1)
  const counts = Array.from({ length: 6 }, (_, face) => faces.filter((one) => one === face).length)
  const single = chiSquare(counts)
  const pairs = chiSquare(pairsOf(faces))
  console.info(
    `${String(rolls)} dice: faces ${counts.join(' ')}; χ²(5) = ${single.toFixed(2)} (below 35.89), ` +
      `pairs χ²(35) = ${pairs.toFixed(2)} (below 89.95)`,
  )
  expect(single).toBeLessThan(35.89)
  expect(pairs).toBeLessThan(89.95)
})

test('the well-known mistake would be found: byte % 6 without rejection', () => {
  const bytes = new Uint8Array(4_096)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 6_000_000; n += bytes.length) {
    crypto.getRandomValues(bytes)
    for (const byte of bytes) counts[byte % 6] = (counts[byte % 6] ?? 0) + 1
  }
  expect(chiSquare(counts)).toBeGreaterThan(35.89)
})

describe('where the browser has no source of chance', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('there are no app dice, and nothing else takes their place', async () => {
    const weak = vi.spyOn(Math, 'random')
    vi.stubGlobal('crypto', undefined)
    vi.resetModules()
    const { appDice } = await import('@/platform/dice.ts')
    expect(appDice()).toBeNull()
    expect(weak).not.toHaveBeenCalled()
    weak.mockRestore()
  })

  test('where there is one, the app rolls with it', async () => {
    vi.resetModules()
    const { appDice } = await import('@/platform/dice.ts')
    const roll = appDice()
    for (let n = 0; n < 100; n += 1) expect([1, 2, 3, 4, 5, 6]).toContain(roll?.(6))
  })
})
