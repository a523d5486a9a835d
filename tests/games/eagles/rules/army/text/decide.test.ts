// What an unread line may mean, and what happens to the list when somebody decides.
import { describe, expect, test } from 'vitest'
import {
  checkReading,
  changeNothing,
  decideLine,
  decisionsOn,
  homeless,
  lookAt,
  placeOf,
  proposeReadings,
  readArmies,
  verdictOn,
  withDecisions,
  type Battalion,
} from '@/games/eagles/rules/index.ts'
import { army } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const isToLookAt = (list: Parameters<typeof lookAt>[0]): boolean => lookAt(list) !== null

const short = ({ quality, rankers, characters, name }: Battalion): string =>
  `${name === '' ? '' : `${name}: `}${String(quality)} ${String(rankers)}${characters.officer > 0 ? ` ${String(characters.officer)} off` : ''}${characters.drummer > 0 ? ` ${String(characters.drummer)} dr` : ''}`

const proposed = (line: string, place = 2): readonly string[] =>
  proposeReadings(line, army('french'), place).map((battalions) => battalions.map(short).join(', '))

describe('the readings of an unread line', () => {
  test.each([
    ['2 Drilled 24', ['drilled 24, drilled 24', 'drilled 24']],
    ['2x Drilled 24', ['drilled 24, drilled 24', 'drilled 24']],
    ['Drilled 36 x2', ['drilled 36, drilled 36', 'drilled 36']],
    ['Guards 20 (two of them)', ['guards 20, guards 20', 'guards 20']],
    ['1-3 Drilled 24 each', ['drilled 24, drilled 24, drilled 24', 'drilled 24']],
    ['1+2. Bataillon Garde 24', ['guards 24, guards 24', 'guards 24']],
    ['Veteran Green 24', ['Veteran: green 24', 'veteran 24']],
    ['Veteran 24 or Drilled 36', ['veteran 24', 'drilled 36']],
    ['Guards 24 = 48 and Green 20', ['guards 24, green 20', 'green 48']],
    ['Gaurds 24', ['guards 24']],
    ['# Guards 24', ['guards 24']],
    ['❌ Guards 24', ['guards 24']],
    ['perhaps Guards 24', ['guards 24']],
    ['Scots Guards: Guards 24', ['Scots Guards: guards 24']],
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
    expect([twice.decided?.length, decisionsOn(twice)(line)?.battalions.length]).toEqual([1, 1])
    const back = decideLine(twice, line, null)
    expect([decisionsOn(back)(line), withDecisions(back).unread]).toEqual([undefined, [line]])
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

describe('a list to look at', () => {
  const found = (text: string) => {
    const [read] = valueOf(readArmies(text))
    if (read === undefined) throw new Error('it is a list')
    return read
  }
  const beside = 'French\nHi Jo, see you!\nDrilled 40\nBring dice'

  test('is settled once every line beside changes nothing', () => {
    const list = found(beside)
    expect(isToLookAt(list)).toBe(true)
    const settled = changeNothing(list)
    expect(settled.decided?.map(({ line, battalions }) => [line, battalions])).toEqual([
      [2, []],
      [4, []],
    ])
    expect([isToLookAt(settled), homeless(settled)]).toEqual([false, []])
    expect(isToLookAt(decideLine(settled, { line: 2, text: 'Hi Jo, see you!' }, null))).toBe(true)
  })

  test('is settled by its points where nothing stands beside, as long as it costs the same', () => {
    const list = found('French\nKolberg: Drilled 36')
    const settled = changeNothing(list)
    expect(settled.decided).toEqual([{ line: 2, text: '= 36', battalions: [] }])
    expect([isToLookAt(list), isToLookAt(settled)]).toEqual([true, false])
    const dearer = found('French\nKolberg: Drilled 40')
    expect(isToLookAt({ ...dearer, decided: settled.decided ?? [] })).toBe(true)
  })

  test('keeps a decision with the nearest line of the same text, or shows it as homeless', () => {
    const { decided = [] } = changeNothing(found(beside))
    const moved = { ...found(`\n\n${beside}`), decided }
    expect([isToLookAt(moved), homeless(moved)]).toEqual([false, []])
    const other = { ...found('French\nDrilled 40\nBring dice'), decided }
    expect(homeless(other).map(({ text }) => text)).toEqual(['Hi Jo, see you!'])
  })

  test('adds the battalions of a line that does change it', () => {
    const list = found(beside)
    const decided = decideLine(list, { line: 4, text: 'Bring dice' }, list.army.battalions)
    expect(withDecisions(decided).army.battalions).toHaveLength(2)
  })
})
