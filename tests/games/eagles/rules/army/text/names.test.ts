// Names at their bounds, and names that look like something else when they are printed.
import { describe, expect, test } from 'vitest'
import { printArmy, readArmies } from '@/games/eagles/rules/index.ts'
import {
  cleanName,
  cleanNote,
  cleanText,
  cleanTyping,
} from '@/games/eagles/rules/army/text/clean.ts'
import { army, battalion } from '@tests/support/armies.ts'
import { valueOf } from '@tests/support/results.ts'

const family = '👩‍👩‍👧'

describe('a long name', () => {
  test('is cut after 80 graphemes', () => {
    expect(cleanName('x'.repeat(80))).toBe('x'.repeat(80))
    expect(cleanName('x'.repeat(81))).toBe('x'.repeat(80))
    expect(cleanName('é'.repeat(79) + 'ab')).toBe(`${'é'.repeat(79)}a`)
  })

  test('is cut before a sign that would not fit its 200 code units', () => {
    expect(cleanName(`x${family.repeat(80)}`)).toBe(`x${family.repeat(24)}`)
    expect(cleanName(family.repeat(26))).toBe(family.repeat(25))
  })

  test('may end with a blank while it is typed, but begins with none when it is kept', () => {
    expect(cleanTyping('Old  Guard ')).toBe('Old Guard ')
    expect(cleanName(` ${'x'.repeat(80)} y`)).toBe('x'.repeat(80))
    expect(cleanName(`${'x'.repeat(79)} y`)).toBe('x'.repeat(79))
  })
})

describe('signs above a letter', () => {
  const marks = (count: number): string => '\u0330'.repeat(count)

  test('are four at most on each letter', () => {
    expect(cleanText(`a${marks(4)}b${marks(5)}c${marks(6)}`)).toBe(
      `a${marks(4)}b${marks(4)}c${marks(4)}`,
    )
  })

  test('are joined only to what they can be joined with', () => {
    expect(cleanText(`${family}\u200D`)).toBe(family)
    expect(cleanText('\u200Dक')).toBe('क')
    expect(cleanText('क\u200D1')).toBe('क1')
    expect(cleanText('1\u200Dक')).toBe('1क')
  })
})

test('a note has 4,000 characters, and one more is cut', () => {
  expect(cleanNote('x'.repeat(4_000))).toHaveLength(4_000)
  expect(cleanNote(`${'x'.repeat(3_998)}😀y`)).toBe(`${'x'.repeat(3_998)}😀`)
})

describe('a printed name', () => {
  const printed = (name: string): readonly string[] =>
    printArmy(army('other', battalion('green', 16, { name })), 'en')
      .split('\n')
      .slice(1, 2)

  test.each(['Old Boys', 'Émigrés', '<b>x</b>', '95th', 'l’Empereur'])(
    'stands as it is if it reads back: %s',
    (name) => {
      expect(printed(name)).toEqual([`${name} GREEN: 16 Rankers = 8 points`])
    },
  )

  test.each([
    // what a line may begin with that is none of it
    '> quoted mail',
    '* star',
    // words and signs of lists
    'Old Guard',
    'Army: of one',
    '36 Rankers',
    '2nd Battalion',
    '- dash',
    '# 3',
  ])('else stands in quotation marks: %s', (name) => {
    expect(printed(name)).toEqual([`"${name}" GREEN: 16 Rankers = 8 points`])
  })

  test.each([
    '*#',
    '# 3',
    'a // b',
    '"# "',
    '<s>Old</s>',
    '<br>',
    '[b]Old[/b]',
    '~~Old~~',
    '~',
    '""',
    '" # "" // "',
    `${'x" '.repeat(23)}<s>y</s>`,
  ])('with marks of comments, pages and forums is a name all the same: %s', (name) => {
    const list = army('french', battalion('green', 16, { name }), battalion('green', 16))
    for (const language of ['en', 'de'] as const) {
      const [found, ...others] = valueOf(readArmies(printArmy({ ...list, name }, language)))
      expect(others).toEqual([])
      expect(found).toMatchObject({ army: { name, battalions: [{ name }, { name: '' }] } })
      expect([found?.unread, found?.setAside]).toEqual([[], []])
    }
  })

  test.each(['> quoted mail', '* star', 'Old (British)', 'Army: x', '"x"', 'Total'])(
    'of an army reads back, too: %s',
    (name) => {
      const list = { ...army('french', battalion('green', 16)), name }
      const [found] = valueOf(readArmies(printArmy(list, 'en')))
      expect([found?.army.name, found?.army.nation]).toEqual([name, 'french'])
    },
  )
})

describe('the limit', () => {
  const heading = (limit: number, budget: 'atMost' | 'exact'): string | undefined =>
    printArmy({ ...army('french', battalion('green', 16)), limit, budget }, 'en').split('\n')[1]

  test.each([
    [200, 'exact', 'Limit: 200 points, exact'],
    [150, 'atMost', 'Limit: 150 points'],
    [150, 'exact', 'Limit: 150 points, exact'],
    [200, 'atMost', '1st Battalion GREEN: 16 Rankers = 8 points'],
  ] as const)(
    'of %i points, %s, is printed only if it is not the usual one',
    (limit, budget, line) => {
      expect(heading(limit, budget)).toBe(line)
    },
  )
})

test('a letter that numbers a battalion names nobody', () => {
  const [read] = valueOf(
    readArmies('British\na) Drilled 36\nb) Green 40\nC) The Buffs, Drilled 24'),
  )
  expect(read?.army.battalions.map(({ name }) => name)).toEqual(['', '', 'The Buffs'])
})

test('a regiment keeps the troops it is called after, and no word of the sentence around it', () => {
  const [read] = valueOf(
    readArmies(
      [
        'British',
        'My first battalion is 32 Drilled with a drummer',
        '95th Rifles: Veteran Light Rifles 16',
        "King's Rifles - Veteran Light 16",
        '52nd Light Infantry: Veteran 24',
        'Militia of 40 Green',
      ].join('\n'),
    ),
  )
  expect(read?.army.battalions.map(({ name }) => name)).toEqual([
    '',
    '95th Rifles',
    "King's Rifles",
    '52nd Light Infantry',
    'Militia',
  ])
})
