// What an unread line may mean, and what happens to the list when somebody decides.
import { describe, expect, test } from 'vitest'
import {
  checkReading,
  decideLine,
  decisionOn,
  placeOf,
  proposeReadings,
  readArmies,
  verdictOn,
  withDecisions,
  type Battalion,
} from '@/games/eagles/rules/index.ts'
import { army } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const short = ({ quality, rankers, characters, name }: Battalion): string =>
  `${name === '' ? '' : `${name}: `}${String(quality)} ${String(rankers)}${characters.officer > 0 ? ` ${String(characters.officer)} off` : ''}${characters.drummer > 0 ? ` ${String(characters.drummer)} dr` : ''}`

const proposed = (line: string, place = 2): readonly string[] =>
  proposeReadings(line, army('french'), place).map((battalions) => battalions.map(short).join(', '))

describe('the readings of an unread line', () => {
  test.each([
    ['2 Drilled 24', ['drilled 24, drilled 24', 'drilled 24']],
    ['2x Drilled 24', ['drilled 24, drilled 24', 'drilled 24']],
    [
      'Green 16, officer (x3)',
      ['green 16 1 off, green 16 1 off, green 16 1 off', 'green 16 3 off'],
    ],
    ['Veteran Green 24', ['veteran 24', 'green 24']],
    ['Gaurds 24', ['guards 24']],
    ['Gren 24', ['green 24']],
    ['# Guards 24', ['guards 24']],
    ['❌ Guards 24', ['guards 24']],
    ['perhaps Guards 24', ['guards 24']],
    [
      'Bn 2 – 3 Landwehr: Green 36',
      ['Landwehr: green 36, Landwehr: green 36', '3 Landwehr: green 36'],
    ],
    [
      '2nd – 3rd Foot Guards: Guards 16',
      ['Foot Guards: guards 16, Foot Guards: guards 16', '3rd Foot Guards: guards 16'],
    ],
    ['Battalion 2 - 4th: Drilled 24', ['drilled 24, drilled 24, drilled 24', '4th: drilled 24']],
    ['Bn 2 & 4th Line Drilled 36', ['drilled 36, drilled 36', '4th Line: drilled 36']],
    ['1-3 Drilled 24 each', ['drilled 24, drilled 24, drilled 24']],
    ['24. Veteran (36)', ['veteran 24', 'veteran 36']],
    ['Drilled 36, drummer 2, officer 10', ['drilled 36 1 off 1 dr', 'drilled 36 1 off 2 dr']],
    ['Drilled 36, drummer: 2, officer: 10', ['drilled 36 1 off 1 dr', 'drilled 36 1 off 2 dr']],
    ['Buffs and Gordons: Drilled 36', ['drilled 36, drilled 36', 'Buffs and Gordons: drilled 36']],
    [
      '1er/2e/17e Ligne: 36 Drilled, officer',
      ['drilled 36 1 off, drilled 36 1 off', '1er/2e/17e Ligne: drilled 36 1 off'],
    ],
    ['3 – 2 Landwehr: Green 36', []],
    ['Bn 1 – 33rd Foot: Drilled 36', ['33rd Foot: drilled 36']],
    ['See you at dawn', []],
    ['all have a drummer', []],
    [`Guards 24 ${'and so on '.repeat(40)}`, []],
  ] as const)('%s', (line, readings) => {
    expect(proposed(line)).toEqual(readings)
  })

  test('are at most two, and different', () => {
    for (const line of ['2x Veteran Green 24 (x2)', 'Gren or Gaurds 24, 3 bns']) {
      const found = proposed(line)
      expect(found.length).toBeLessThanOrEqual(2)
      expect(new Set(found).size).toBe(found.length)
    }
  })
})

describe('a decision', () => {
  const read = () => {
    const [found] = valueOf(readArmies('French\nDrilled 24\n2x Guards 16\nGreen 20'))
    const line = found?.unread[0]
    if (found === undefined || line === undefined) throw new Error('it is told')
    return { found, line }
  }
  const troops = (list: Parameters<typeof withDecisions>[0]) =>
    withDecisions(list).army.battalions.map(({ id, quality }) => `${String(id)} ${String(quality)}`)

  test('puts its battalions where the line stands, and makes the list legal', () => {
    const { found, line } = read()
    expect([line.reason, placeOf(found, line.line)]).toEqual(['several', 1])
    const [both] = proposeReadings(line.text, found.army, 2)
    const decided = decideLine(found, line, both ?? [])
    expect(troops(decided)).toEqual(['1 drilled', '2 guards', '3 guards', '4 green'])
    expect(verdictOn(checkReading(withDecisions(found)))).toBe('unreadable')
    expect(verdictOn(checkReading(withDecisions(decided)))).toBe('legal')
    expect(decided.army).toEqual(found.army)
  })

  test('that a line is not about troops adds none', () => {
    const { found, line } = read()
    const decided = decideLine(found, line, [])
    expect(troops(decided)).toEqual(['1 drilled', '2 green'])
    expect(withDecisions(decided).unread).toEqual([])
  })

  test('is changed, and taken back', () => {
    const { found, line } = read()
    const twice: Parameters<typeof withDecisions>[0] = decideLine(
      decideLine(found, line, []),
      line,
      found.army.battalions.slice(0, 1),
    )
    expect([twice.decided?.length, decisionOn(twice, line)?.battalions.length]).toEqual([1, 1])
    const back = decideLine(twice, line, null)
    expect([decisionOn(back, line), withDecisions(back).unread]).toEqual([undefined, [line]])
  })

  test('about a line that is not there changes nothing', () => {
    const { found, line } = read()
    const decided = decideLine(found, { ...line, text: 'another' }, found.army.battalions)
    expect(withDecisions(decided)).toEqual({ army: found.army, unread: [line] })
  })

  test('never makes a list longer than a list may be', () => {
    const { found, line } = read()
    const many = Array.from({ length: 300 }, () => found.army.battalions).flat()
    expect(withDecisions(decideLine(found, line, many)).army.battalions).toHaveLength(200)
  })

  test('goes to the end of a list that an older version read', () => {
    const { found, line } = read()
    const { army: old, unread } = found
    expect(troops(decideLine({ army: old, unread }, line, old.battalions.slice(0, 1)))).toEqual([
      '1 drilled',
      '2 green',
      '3 drilled',
    ])
  })
})
