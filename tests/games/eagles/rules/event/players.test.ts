// Names of players: in headers, in signatures, in the names of files, above their lists.
import { describe, expect, test } from 'vitest'
import {
  isLoneName,
  isSignedName,
  nameInFile,
  readSender,
  trimmed,
} from '@/games/eagles/rules/event/mail/playerName.ts'
import { readSource } from '@/games/eagles/rules/index.ts'

describe('a sender', () => {
  test.each([
    ['Tom Baker <Tom@Example.org>', 'Tom Baker', 'tom@example.org'],
    ['"Baker, Tom" <t@x.org>', 'Tom Baker', 't@x.org'],
    ['Baker, Tom, Junior <t@x.org>', 'Baker, Tom, Junior', 't@x.org'],
    [', Tom', 'Tom', ''],
    ['Tom,', 'Tom', ''],
    ['tom.baker77+lists@x.org', 'Tom Baker Lists', 'tom.baker77+lists@x.org'],
    ['7@x.org', '', '7@x.org'],
    ['"Tom" [mailto:t@x.org]', 'Tom', 't@x.org'],
    ['', '', ''],
    ['t@localhost', 't@localhost', ''],
  ])('%j is %j at %j', (text, player, address) => {
    expect(readSender(text)).toEqual({ player, address })
  })

  test('is looked for in the first 300 signs', () => {
    const blanks = ' '.repeat(292)
    expect(readSender(`${blanks}t@x.orgz`).address).toBe('t@x.orgz')
    expect(readSender(`${blanks}t@x.orgzz`).address).toBe('t@x.orgz')
  })
})

test.each([
  ['--a-b--', 'a-b'],
  ['a', 'a'],
  ['---', ''],
  ['', ''],
  ['-a', 'a'],
  ['a-', 'a'],
])('%j without its dashes is %j', (text, bare) => {
  expect(trimmed(text, '-')).toBe(bare)
})

test.each([
  ['Ann.Hill.tar.gz', 'Ann Hill'],
  ['ann_hill-ben_cole_dan.txt', 'Ann Hill Ben Cole'],
  ['C:\\lists\\Ann.txt', 'Ann'],
  ["o'neil.txt", "O'neil"],
  ['x ann.txt', 'Ann'],
  ['ed.txt', 'Ed'],
  ['LIST of Ann.txt', 'Ann'],
  ['12345.txt', ''],
  ['', ''],
])('the file %j is of “%s”', (file, name) => {
  expect(nameInFile(file)).toBe(name)
})

describe('a name that one signs with', () => {
  test.each([
    ['To', true],
    ['T', false],
    [' T ', false],
    ['tom', true],
    ['Tom the Elder of', true],
    ['Tom the Elder of York', false],
    ['a'.repeat(40), true],
    ['a'.repeat(41), false],
    ['2 Tom', false],
    ['Tom 2', false],
    ['t@x', false],
    ['Tom: yes', false],
    ['Tom?', false],
    ['a=b', false],
    ['- Tom', false],
  ])('%j: %s', (line, is) => {
    expect(isSignedName(line)).toBe(is)
  })

  test.each([
    ['Wanda', true],
    ['Wanda Reed', true],
    ['Jean-Luc O’Neil Jr.', true],
    [' Wanda ', true],
    ['Wanda May Reed Hill', false],
    ['wanda', false],
    ['Wanda reed', false],
    ['Wanda, Reed', false],
    ['W', false],
  ])('%j stands alone: %s', (line, is) => {
    expect(isLoneName(line)).toBe(is)
  })
})

describe('the names above lists', () => {
  const his = '1st DRILLED: 24 Rankers\n2nd GREEN: 20 Rankers\n3rd DRILLED: 40 Rankers'
  const hers = '1st VETERAN: 24 Rankers\n2nd DRILLED: 40 Rankers'
  const read = (text: string) => readSource({ name: '', text })
  const told = (text: string): readonly string[] =>
    read(text).map(({ player, list }) => {
      const army = list.ok ? list.value.army : null
      return `${player}: ${String(army?.nation)} ${String(army?.battalions.length)}`
    })

  test.each([
    // One name alone is the player's where nobody else is known …
    [`Mike Mallory - British\n${his}`, ['Mike Mallory: british 3']],
    [`Player: Tom\nMike Mallory - British\n${his}`, ['Tom: other 3']],
    // … but two are players, whoever sent them.
    [
      `Player: Tom\nMike Mallory - British\n${his}\n\nNina North - French\n${hers}`,
      ['Mike Mallory: british 3', 'Nina North: french 2'],
    ],
    [`British - Mike Mallory\n${his}`, [': british 3']],
  ])('%j', (text, players) => {
    expect(told(text)).toEqual(players)
  })

  test('leave a list above the first of them to the sender', () => {
    const text = `From: Tom <t@x.org>\n\n${his}\n\nMike Mallory - British\n${his}\n\nNina North - French\n${hers}`
    expect(told(text)).toEqual(['Tom: other 3', 'Mike Mallory: british 3', 'Nina North: french 2'])
  })

  test('stand in what is kept of each, and the lines keep their numbers in the mail', () => {
    const text = `Hi\n\nMike Mallory - British\n${his}\n\nNina North - French\n${hers}\nand so on\n3rd GREEN: 20 Rankers`
    const [first, second] = read(text)
    expect(first?.original).toBe(`Hi\n\nMike Mallory - British\n${his}`)
    expect(second?.original).toBe(`Nina North - French\n${hers}\nand so on\n3rd GREEN: 20 Rankers`)
    expect(second?.list).toMatchObject({
      ok: true,
      value: { unread: [{ line: 11, text: 'and so on' }] },
    })
  })

  test.each([
    ['below an empty line', `British\n${his}\n\n${hers}`, 2],
    ['below no empty line', `British\n${his}\n${hers}`, 1],
    ['below one battalion', `British\n1st DRILLED: 24 Rankers\n\n${hers}`, 1],
    ['below words', `British\n${his}\n\nand\n${hers}`, 1],
    ['with another number', `British\n${his}\n\n2nd VETERAN: 24 Rankers`, 1],
    ['with what is no battalion', `British\n${his}\n\n1st of May!`, 1],
  ])('are missing, but numbers begin again %s: %#', (_, text, count) => {
    expect(read(text)).toHaveLength(count)
  })
})
