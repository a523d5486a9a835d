// Files whose texts are full of the signs that JSON is made of; and files that only look like army files.
import { describe, expect, test } from 'vitest'
import { decodeFile, encodeFile } from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const bounds = { characters: 10_000, armies: 2, depth: 6, nodes: 90 } as const
const brackets = '['.repeat(20)

describe('brackets within a text are no depth', () => {
  test.each([
    ['alone', brackets],
    ['behind a quotation mark', `"${brackets}`],
    ['behind a backslash', `\\${brackets}`],
    ['behind a backslash and a quotation mark', `\\"${brackets}`],
    ['before a backslash at the end', `${brackets}\\`],
    ['between quotation marks', `"${brackets}"`],
    ['between commas and colons', `,:${brackets}:,`.repeat(9)],
  ])('%s', (_, note) => {
    const list = { ...army('french', battalion('green', 16, { note: brackets })), note }
    expect(valueOf(decodeFile(encodeFile([list]), bounds))).toEqual([list])
  })
})

describe('how much a file may hold', () => {
  const [one, two, three] = [1, 2, 3].map((count) =>
    encodeFile(Array.from({ length: count }, () => army('french'))),
  )

  test('is bounded in characters, values, depth and armies', () => {
    const text = one ?? ''
    expect(decodeFile(text, { ...bounds, characters: text.length }).ok).toBe(true)
    expect(problemOf(decodeFile(text, { ...bounds, characters: text.length - 1 }))).toBe('too-big')
    // brackets, colons and commas outside of texts
    const nodes = text.replace(/"[^"]*"/g, '').match(/[[{,:]/g)?.length ?? 0
    expect(decodeFile(text, { ...bounds, nodes }).ok).toBe(true)
    expect(problemOf(decodeFile(text, { ...bounds, nodes: nodes - 1 }))).toBe('too-big')
    expect(decodeFile(text, { ...bounds, depth: 4 }).ok).toBe(true)
    expect(problemOf(decodeFile(text, { ...bounds, depth: 3 }))).toBe('too-big')
    expect(valueOf(decodeFile(two ?? '', bounds))).toHaveLength(2)
    expect(problemOf(decodeFile(three ?? '', bounds))).toBe('not-an-army')
  })

  test('closing brackets make room again', () => {
    const many = `[${'[],'.repeat(9)}[]]`
    expect(problemOf(decodeFile(many, { ...bounds, depth: 2 }))).toBe('not-an-army')
    expect(problemOf(decodeFile(many, { ...bounds, depth: 1 }))).toBe('too-big')
  })
})

describe('a file of another kind', () => {
  const text = encodeFile([army('french', battalion('green', 16))])

  test.each([
    ['format', text.replace('aide-de-camp/army', 'aide-de-camp/event')],
    ['no format', text.replace('"format"', '"form"')],
    ['version 0', text.replace('"version": 1', '"version": 0')],
    ['half a version', text.replace('"version": 1', '"version": 1.5')],
  ])('is refused though it holds armies: %s', (_, other) => {
    expect(other).not.toBe(text)
    expect(problemOf(decodeFile(other))).toBe('not-an-army')
  })
})

describe('what is just within bounds', () => {
  const list = army(
    'french',
    battalion('green', 500, {
      drummer: 99,
      sergeant: 99,
      ensign: 99,
      officer: 99,
      statedPoints: 999_999,
    }),
    battalion('green', 0, { statedPoints: 0 }),
    battalion('green', 17, { statedPoints: 8.5 }),
  )

  test('is read', () => {
    for (const limit of [8, 99_999])
      for (const statedTotal of [0, 0.5, 999_999]) {
        const edge = { ...list, limit, statedTotal }
        expect(valueOf(decodeFile(encodeFile([edge])))).toEqual([edge])
      }
  })

  test('and what is just beyond is not', () => {
    for (const beyond of [{ limit: 100_000 }, { statedTotal: 999_999.5 }, { statedTotal: -0.5 }])
      expect(problemOf(decodeFile(encodeFile([{ ...list, ...beyond }])))).toBe('not-an-army')
  })
})
