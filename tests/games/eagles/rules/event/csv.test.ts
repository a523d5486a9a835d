// Tables as programs write them: separators, quotes, line ends; and cells that no program takes for a formula.
import { describe, expect, test } from 'vitest'
import { readCsv } from '@/games/eagles/rules/event/csv.ts'
import { writeCsv } from '@/games/eagles/rules/event/writeCsv.ts'

describe('reading', () => {
  test.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, as in Germany',
      'a;b,c;d\n1;2;3',
      [
        ['a', 'b,c', 'd'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a mark and line ends of Windows',
      '\uFEFFa,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line ends of old Macs',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty cells and rows',
      'a,,c\n\n,,\n,2,',
      [
        ['a', '', 'c'],
        ['', '2', ''],
      ],
    ],
    [
      'a cell that ends with its row',
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['blanks around', ' a , b ', [['a', 'b']]],
    [
      'more semicolons in quotes than commas',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['separators beyond a line end in quotes', '"a\n;;;",b', [['a\n;;;', 'b']]],
    ['a quote in the first line that never ends', 'a;b;"c\nd', [['a', 'b', 'c\nd']]],
    ['quotes', '"a, b","say ""now"""', [['a, b', 'say "now"']]],
    [
      'a list in a cell',
      '"British\n2nd, drilled",x\ny,z',
      [
        ['British\n2nd, drilled', 'x'],
        ['y', 'z'],
      ],
    ],
    ['words behind a quote', '"a"b,c', [['a', 'c']]],
    ['a quote that never ends', 'a,"b\nc', [['a', 'b\nc']]],
    ['nothing', '', []],
    ['a mark alone', '\uFEFF', []],
    ['one cell', 'a', [['a']]],
    ['a separator alone', ',', []],
    ['blanks alone', ' ; ', []],
    ['as many of two kinds: the comma', 'a,b;c', [['a', 'b;c']]],
    ['more semicolons than tabs', 'a;b;c\td', [['a', 'b', 'c\td']]],
    ['what separates only further down', 'a\n1;2', [['a'], ['1;2']]],
    ['a quote within a cell', 'a"b",c', [['a"b"', 'c']]],
    ['blanks in quotes', '" a "', [[' a ']]],
    ['empty quotes', '"",a', [['', 'a']]],
    ['a quoted quote at the end', '"a"""', [['a"']]],
    ['a quoted quote that never ends', '"a""', [['a"']]],
    ['words behind a quote at the end', '"a"b', [['a']]],
    ['words behind a quote at the end of a row', '"a"b\nc', [['a'], ['c']]],
  ])('%s', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })
})

describe('writing', () => {
  test('opens as what it is', () => {
    expect(
      writeCsv([
        ['a', '1'],
        ['b "c"', 'd,e'],
      ]),
    ).toBe('\uFEFFa,1\r\n"b ""c""","d,e"\r\n')
  })

  test.each([
    '=1+1',
    '+1',
    '@x',
    '-x',
    '-3.',
    '-3-4',
    '-3.5.',
    '--3',
    '-',
    '\tx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('%j is no formula', (cell) => {
    expect(readCsv(writeCsv([['x', cell]]))).toEqual([['x', `'${cell}`]])
  })

  test.each(['-3', '-3.5', '12', '-30.25', 'a=1', 'a-b', ''])('%j stays as it is', (cell) => {
    expect(writeCsv([[cell]])).toBe(`\uFEFF${cell}\r\n`)
  })

  test.each([';', '\n', '\r', '\t', '"', ','])('a cell with %j is quoted', (sign) => {
    expect(writeCsv([[`a${sign}b`]])).toContain(`"a${sign === '"' ? '""' : sign}b"`)
  })
})

describe('a table with the separator that is asked for', () => {
  const rows = [
    ['a', 'b,c', 'd;e', 'f\tg'],
    ['-1,5', '2.5', '', 'x'],
  ]

  test.each([',', ';', '\t'] as const)('%j reads back as it was', (separator) => {
    const text = writeCsv(rows, separator)
    expect(text.split('\r\n')[1]?.split(separator).length).toBeGreaterThan(3)
    expect(readCsv(text)).toEqual(rows)
  })

  test.each([',', ';', '\t'] as const)('%j keeps names with signs of all kinds', (separator) => {
    const hostile = [
      ['Ann; "Bob"; Cid;', 'b'],
      ['x\n;;;;', '"=1', "y,,,'"],
    ]
    expect(readCsv(writeCsv(hostile, separator))).toEqual(hostile)
  })

  test('has commas if none is', () => {
    expect(writeCsv([['a', 'b']])).toBe('\uFEFFa,b\r\n')
  })
})
