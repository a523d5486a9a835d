// Tables with a list per row: which column is whose, with a heading and without.
import { describe, expect, test } from 'vitest'
import { readCsv } from '@/games/eagles/rules/event/csv.ts'
import { readTable } from '@/games/eagles/rules/event/readTable.ts'
import { readSource } from '@/games/eagles/rules/index.ts'

interface Row {
  readonly from: { readonly player: string; readonly address: string }
  readonly sentAt: number | null
  readonly text: string
}
const rowOf = (
  player: string,
  address: string,
  text: string,
  sentAt: number | null = null,
): Row => ({ from: { player, address }, sentAt, text })

/** Lines that are marked, behind their marks. */
const rowsIn = (text: string): readonly Row[] =>
  (
    readTable(
      readCsv(text).map((cells) => ({ cells })),
      true,
    ) ?? []
  ).map(({ from, sentAt, lines }) => ({
    from,
    sentAt,
    text: lines
      .map((line) => (line.mark === undefined ? line.text : `${line.mark}| ${line.text}`))
      .join('\n'),
  }))
const may = Date.UTC(2026, 4, 1, 10)

describe('a heading', () => {
  test.each<[string, string, Row]>([
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
    [
      'has other columns',
      'Name,Shoes,List,Hat\nAnn,44,x,red',
      rowOf('Ann', '', 'Shoes: 44\ncolumn| Hat: red\nx'),
    ],
    [
      'has no column of lists',
      'Name,First,Second\nAnn,x,"y;z"',
      rowOf('Ann', '', 'column| First: x\ny\nz'),
    ],
    [
      'has a nation, a club and a team',
      'Name,Club,Team,Nation,List\nAnn,Old Guard,Lions,French,x',
      rowOf('Ann', '', 'header| Club: Old Guard\nFrench\nx'),
    ],
    [
      'has several columns of lists',
      'Name,Nation,Battalion 1,Battalion 2\nAnn,French,x,',
      rowOf('Ann', '', 'French\nx'),
    ],
    ['has two names', 'Name,Player,List\nAnn,Ben,x', rowOf('Ann', '', 'x')],
    ['has fewer cells below', 'Name,Date,List\nAnn', rowOf('Ann', '', '')],
    [
      'may stand below titles',
      'Spring Muster,,\nName,List\nAnn,x',
      rowOf('Ann', '', 'Spring Muster\nx'),
    ],
  ])('%s', (_, text, row) => {
    expect(rowsIn(text)).toEqual([row])
  })

  test('is none with an address, a link or a battalion in it', () => {
    expect(rowsIn('Name <a@x.org>,x')).toHaveLength(1)
    expect(rowsIn('Name,https://x.org/#/add/1abc')).toHaveLength(1)
    expect(rowsIn('Name,24 Rankers')).toEqual([rowOf('Name', '', '24 Rankers')])
    // But “Battalion 1” heads a column.
    expect(rowsIn('Name,Battalion 1\nAnn,x')).toEqual([rowOf('Ann', '', 'x')])
  })
})

describe('without a heading', () => {
  test.each<[string, string, Row]>([
    ['the first short cell is the name', 'Ann,x,y', rowOf('Ann', '', 'x\ny')],
    ['a cell alone is the list', 'Ann', rowOf('', '', 'Ann')],
    ['a moment is when it was sent', 'Ann,2026-05-01T10:00Z,x', rowOf('Ann', '', 'x', may)],
    ['a sign of addresses makes an address', 'Ann,a@x.org,x', rowOf('Ann', 'a@x.org', 'x')],
    ['a battalion is no name', '24 Rankers,x', rowOf('', '', '24 Rankers\nx')],
    ['a link is no name', '#/add/1abc,x', rowOf('', '', '#/add/1abc\nx')],
    ['60 signs are a name', `${'a'.repeat(60)},x`, rowOf('a'.repeat(60), '', 'x')],
    ['61 signs are none', `${'a'.repeat(61)},x`, rowOf('', '', `${'a'.repeat(61)}\nx`)],
  ])('%s', (_, text, row) => {
    expect(rowsIn(text)).toEqual([row])
  })

  test('every row is a list', () => {
    expect(rowsIn('Ann,x\nBen,y')).toEqual([rowOf('Ann', '', 'x'), rowOf('Ben', '', 'y')])
    expect(rowsIn('')).toEqual([])
  })
})

test.each([
  ['a | b', 'a \n b'],
  ['"a;b|c"', 'a\nb\nc'],
  ['"a;b\nc|d"', 'a;b\nc|d'],
  ['#/add/1|2', '#/add/1|2'],
])('the cell %j is the list %j', (cell, text) => {
  expect(rowsIn(`Name,List\nAnn,${cell}`)[0]?.text).toBe(text)
})

describe('a battalion a row', () => {
  test('each player has their rows below the names of the columns, the nation above', () => {
    const table =
      'Player;Nation;Quality;Rankers\nAnn;French;Drilled;40\n;;Green;20\nBob;Russian;Guards;16\n;Total;;32'
    expect(rowsIn(table)).toEqual([
      rowOf('Ann', '', 'French\nQuality\tRankers\nDrilled\t40\nGreen\t20'),
      rowOf('Bob', '', 'Russian\nQuality\tRankers\nGuards\t16\nTotal\t32'),
    ])
  })

  test('a plain "Name" is a battalion’s, if nothing says whose the nation is', () => {
    expect(rowsIn('Name;Quality;Rankers\nForlorn Hope;Drilled;24')).toEqual([])
  })

  test('a row that is crossed out lies beside the rows above it', () => {
    const cells = [
      ['Player', 'Nation', 'Quality', 'Rankers'],
      ['Ann', 'French', 'Drilled', '40'],
      ['Ann', 'French', 'Green', '48'],
      ['Ann', 'French', 'Green', '40'],
    ]
    const rows = cells.map((each, n) => ({
      cells: each,
      ...(n === 2 && { mark: 'struck' as const }),
    }))
    expect(readTable(rows, false)?.[0]?.lines.slice(3)).toEqual([
      { text: 'Ann\tFrench\tGreen\t48', mark: 'struck' },
      { text: 'Green\t40' },
    ])
  })
})

describe('whatever holds it', () => {
  const cells = [
    ['Player', 'Nation', 'Quality', 'Rankers', 'Officers'],
    ['Ann', 'French', 'Drilled', '40', ''],
    ['Bob', 'Russian', 'Guards', '16', '1'],
  ]
  const players = (name: string, text: string): readonly string[] =>
    readSource({ name, text }).map(({ player, list }) =>
      list.ok ? `${player}: ${list.value.army.nation}` : list.problem,
    )

  test('a table of several players is theirs: in a page, in a paste between words', () => {
    const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    const both = ['Ann: french', 'Bob: russian']
    expect(players('a.html', `<p>All lists</p><table>${rows.join('')}</table><p>Bye`)).toEqual(both)
    const pasted = cells.map((row) => row.join('\t')).join('\n')
    expect(players('', `All lists\n${pasted}\nBye`)).toEqual(both)
  })

  test('labels beside what they say are no names of columns', () => {
    const rows = 'Player\tAnn Lee\nNation\tFrench\nQuality\tRankers\nDrilled\t40'
    expect(players('a.tsv', rows)).toEqual(['Ann Lee: french'])
    expect(players('', rows)).toEqual(['Ann Lee: french'])
  })
})

test('a table without a row, or with too many, says so', () => {
  const problems = (text: string, rows = 2_000) =>
    readSource(
      { name: 'a.csv', text },
      { text: { characters: 10_000, lines: 100, lineLength: 100 }, rows },
    ).map(({ list }) => (list.ok ? 'ok' : list.problem))
  expect(problems(',,\n,,')).toEqual(['no-army'])
  expect(problems('Ann,24 Rankers\nBen,x', 2)).toHaveLength(2)
  expect(problems('Ann,24 Rankers\nBen,x', 1)).toEqual(['too-many-lines'])
})
