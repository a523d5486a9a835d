// Signs within a line: commas and full stops in numbers, dashes, quotation marks, comments.
import { describe, expect, test } from 'vitest'
import { line, read, readOne } from '@tests/support/readings.ts'

describe('a number', () => {
  test.each([
    ['drilled 36,2 drummers', 'drilled 36, 2 drummers'],
    ['drilled 24 = 1.036', 'drilled 24 = 1036'],
    ['drilled 24 = 24,0', 'drilled 24 = 24'],
    ['drilled 24 = 24,', 'drilled 24 = 24'],
    ['drilled 24 = 999999', 'drilled 24 = 999999'],
    ['drilled 24 = 999,999', 'drilled 24 = 999999'],
    ['green 17 = 8.5.', 'green 17 = 8.5'],
    // a dash at the beginning is a bullet
    ['-24 rankers drilled', 'drilled 24'],
    ['36 drilled, drummer', 'drilled 36, drummer'],
    ['1 drilled 0 rankers', 'drilled 0'],
    ['drilled 24 rankers, officer 7', 'drilled 24, 7 officers'],
    ['drilled 24 rankers, officer 8', 'drilled 24, officer = 8'],
  ])('%s', (text, understood) => {
    expect(line(text)).toBe(understood)
  })

  test.each([
    'drilled 36.2 drummers',
    'drilled 24 = 1000000',
    'drilled 24 = 1,000,000',
    'drilled 24 rankers, drummers: 1.5',
    'drilled, rankers: 24.5',
    'drilled 24 rankers, officer x 1.5',
    'drilled 24 = -1',
  ])('%s is told as unread', (text) => {
    expect(line(text)).toBeNull()
  })
})

describe('a quotation mark', () => {
  test.each([
    // what was closed stays closed, whatever is quoted later
    ['"The Buffs" drilled 24 rankers = 24 points, "hurrah"', 'The Buffs: drilled 24 = 24'],
    ['“The Buffs” drilled 24 rankers', 'The Buffs: drilled 24'],
    ['"A" drilled 24 rankers', 'A: drilled 24'],
    ['"""A""" drilled 24 rankers', '"A": drilled 24'],
    // one that is never closed quotes nothing
    ['drilled "24 rankers', 'drilled 24'],
  ])('%s', (text, understood) => {
    expect(line(text)).toBe(understood)
  })

  test('beyond the 500th character of a line closes and doubles nothing', () => {
    const opened = 'drilled "24 rankers'
    expect(readOne(`British\n${opened.padEnd(500)}"`).army.battalions).toMatchObject([
      { quality: 'drilled', rankers: 24 },
    ])
    expect(readOne(`British\n${opened.padEnd(499)}""`).army.battalions).toEqual([])
  })
})

describe('a comment', () => {
  test.each(['#', '# nothing', '># nothing', '  # nothing', '\t# nothing'])(
    'may be the whole of the first line: %j',
    (comment) => {
      const [found] = read(`${comment}\nBritish\nGreen 16, officer`)
      expect([found?.unread, found?.army.nation]).toEqual([[], 'british'])
    },
  )

  test('does not begin within a word', () => {
    expect(line('Old#Boys drilled 24 rankers')).toBe('Old#Boys: drilled 24')
    expect(line('Old #Boys drilled 24 rankers')).toBeNull()
  })
})
