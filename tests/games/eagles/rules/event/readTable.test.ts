// Tables with a list per row: which column is whose, with a heading and without.
import { describe, expect, test } from 'vitest'
import { readTable } from '@/games/eagles/rules/event/readTable.ts'
import type { TableRow } from '@/games/eagles/rules/event/tableRow.ts'
import { readSource } from '@/games/eagles/rules/index.ts'

const rowOf = (
  player: string,
  address: string,
  text: string,
  sentAt: number | null = null,
): TableRow => ({
  from: { player, address },
  sentAt,
  text,
})
const may = Date.UTC(2026, 4, 1, 10)

describe('a heading', () => {
  test.each<[string, string, TableRow]>([
    [
      'names every column',
      'Timestamp,Name,E-Mail,List\n2026-05-01T10:00Z,Ann,A@x.org,x',
      rowOf('Ann', 'a@x.org', 'x', may),
    ],
    [
      'is in German',
      'Zeitstempel;Spielerin;Mailadresse;Armeeliste\n2026-05-01T10:00Z;Ann;a@x.org;x',
      rowOf('Ann', 'a@x.org', 'x', may),
    ],
    [
      'names the address before the player',
      'Player e-mail,List\na.hill@x.org,x',
      rowOf('A Hill', 'a.hill@x.org', 'x'),
    ],
    [
      'takes the name out of the address',
      'E-Mail,List\nAnn Hill <a@x.org>,x',
      rowOf('Ann Hill', 'a@x.org', 'x'),
    ],
    [
      'takes the address out of the name',
      'Name,List\nAnn Hill <a@x.org>,x',
      rowOf('Ann Hill', 'a@x.org', 'x'),
    ],
    ['has other columns', 'Name,Shoes,List,Hat\nAnn,44,x,7', rowOf('Ann', '', 'x')],
    ['has no column of lists', 'Name,First,Second\nAnn,x,y', rowOf('Ann', '', 'x\ny')],
    [
      'has several columns of lists',
      'Name,Nation,Battalion 1,Battalion 2\nAnn,French,x,',
      rowOf('Ann', '', 'French\nx'),
    ],
    ['has two names', 'Name,Player,List\nAnn,Ben,x', rowOf('Ann', '', 'x')],
    ['has fewer cells below', 'Name,Date,List\nAnn', rowOf('Ann', '', '')],
  ])('%s', (_, text, row) => {
    expect(readTable(text)).toEqual([row])
  })

  test('is none with an address, a link or a battalion in it', () => {
    expect(readTable('Name <a@x.org>,x')).toHaveLength(1)
    expect(readTable('Name,https://x.org/#/add/1abc')).toHaveLength(1)
    expect(readTable('Name,24 Rankers')).toEqual([rowOf('Name', '', '24 Rankers')])
    // But “Battalion 1” heads a column.
    expect(readTable('Name,Battalion 1\nAnn,x')).toEqual([rowOf('Ann', '', 'x')])
  })
})

describe('without a heading', () => {
  test.each<[string, string, TableRow]>([
    ['the first short cell is the name', 'Ann,x,y', rowOf('Ann', '', 'x\ny')],
    ['a cell alone is the list', 'Ann', rowOf('', '', 'Ann')],
    ['a moment is when it was sent', 'Ann,2026-05-01T10:00Z,x', rowOf('Ann', '', 'x', may)],
    ['a sign of addresses makes an address', 'Ann,a@x.org,x', rowOf('Ann', 'a@x.org', 'x')],
    ['a battalion is no name', '24 Rankers,x', rowOf('', '', '24 Rankers\nx')],
    ['a link is no name', '#/add/1abc,x', rowOf('', '', '#/add/1abc\nx')],
    ['60 signs are a name', `${'a'.repeat(60)},x`, rowOf('a'.repeat(60), '', 'x')],
    ['61 signs are none', `${'a'.repeat(61)},x`, rowOf('', '', `${'a'.repeat(61)}\nx`)],
  ])('%s', (_, text, row) => {
    expect(readTable(text)).toEqual([row])
  })

  test('every row is a list', () => {
    expect(readTable('Ann,x\nBen,y')).toEqual([rowOf('Ann', '', 'x'), rowOf('Ben', '', 'y')])
    expect(readTable('')).toEqual([])
  })
})

test.each([
  ['a | b', 'a \n b'],
  ['"a;b|c"', 'a\nb\nc'],
  ['"a;b\nc|d"', 'a;b\nc|d'],
  ['#/add/1|2', '#/add/1|2'],
])('the cell %j is the list %j', (cell, text) => {
  expect(readTable(`Name,List\nAnn,${cell}`)[0]?.text).toBe(text)
})

test('a table without a row, or with too many, says so', () => {
  const problems = (text: string, rows = 2_000) =>
    readSource(
      { name: 'a.csv', text },
      { text: { characters: 10_000, lines: 100, lineLength: 100 }, rows },
    ).map(({ list }) => (list.ok ? 'ok' : list.problem))
  expect(problems(',,\n,,')).toEqual(['empty'])
  expect(problems('Ann,24 Rankers\nBen,x', 2)).toHaveLength(2)
  expect(problems('Ann,24 Rankers\nBen,x', 1)).toEqual(['too-many-lines'])
})
