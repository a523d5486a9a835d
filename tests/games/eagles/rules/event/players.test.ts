// Names of players: in headers, in the names of files, above their lists.
import { describe, expect, test } from 'vitest'
import { nameInFile, readSender, senderOf } from '@/games/eagles/rules/event/mail/playerName.ts'
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

describe('who has sent a mail', () => {
  const ann = 'Ann Lee <ann@x.org>'

  test.each([
    ['Club <noreply@x.org>', 'Ann Lee'],
    ['Club <no-reply@x.org>', 'Ann Lee'],
    ['Club <donotreply@x.org>', 'Ann Lee'],
    ['Ann via Forum <forum@x.org>', 'Ann Lee'],
    ['Ann Hill <a@work.org>', 'Ann Hill'],
    ['Norep Lyon <norep.lyon@x.org>', 'Norep Lyon'],
  ])('is, from %s, %s', (from, player) => {
    expect(senderOf(from, [ann], false).player).toBe(player)
  })

  test('is to be answered, where one address sends for several', () => {
    expect(senderOf('Club <list@x.org>', [ann], true).address).toBe('ann@x.org')
    expect(senderOf('Club <list@x.org>', [], true).player).toBe('Club')
    expect(senderOf('Ann Hill via Forum <forum@x.org>', [], false).player).toBe('Ann Hill')
  })
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

describe('the names above lists', () => {
  const his = '1st DRILLED: 24 Rankers\n2nd GREEN: 20 Rankers\n3rd DRILLED: 40 Rankers'
  const hers = '1st VETERAN: 24 Rankers\n2nd DRILLED: 40 Rankers'
  const told = (text: string): readonly string[] =>
    readSource({ name: '', text }).map(({ player, list }) => {
      const army = list.ok ? list.value.army : null
      return `${player}: ${String(army?.nation)} ${String(army?.battalions.length)}`
    })

  test('are players’, if there are several, whoever sent them', () => {
    const both = `Mike Mallory - British\n${his}\n\nNina North - French\n${hers}`
    const players = ['Mike Mallory: british 3', 'Nina North: french 2']
    expect(told(both)).toEqual(players)
    expect(told(`Player: Tom\n${both}`)).toEqual(players)
  })

  test('leave one list to its sender', () => {
    expect(told(`From: Tom <t@x.org>\n\nMike Mallory - British\n${his}`)).toEqual([
      'Tom: british 3',
    ])
  })

  test('below a list are only offered', () => {
    expect(told(`British\n${his}\n\nCheers,\nTom Baker`)).toEqual([': british 3'])
  })
})
