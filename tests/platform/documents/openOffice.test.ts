// Texts of Word and of OpenDocument element by element, and OpenDocument's tables.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openBytes } from '@/platform/documents/openDocument.ts'

const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

const paragraph = (runs: string): string => `<w:p><w:pPr/>${runs}</w:p>`
const run = (text: string, how = ''): string =>
  `<w:r>${how === '' ? '' : `<w:rPr>${how}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

describe('the lines of a Word file', () => {
  const linesIn = async (body: string, more: Readonly<Record<string, string>> = {}) => {
    const bytes = packed({
      'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
      ...more,
    })
    const opened = await openBytes(bytes)
    return opened.kind === 'document'
      ? opened.lines
          .filter(({ text }) => text !== '')
          .map(({ text, mark }) => (mark === undefined ? text : `${mark}: ${text}`))
      : [opened.kind]
  }

  test.each([
    [
      'tabs and line ends',
      run('a') + '<w:r><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>',
      ['a\tb', 'c'],
    ],
    [
      'tab stops, which are none',
      '<w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr>' + run('a'),
      ['a'],
    ],
    ['what a field shows', '<w:r><w:instrText> PAGE </w:instrText></w:r>' + run('7'), ['7']],
    [
      'words crossed out within it',
      run('Guards ') + run('16', '<w:strike/>') + run(' 20'),
      ['Guards ~~16~~ 20'],
    ],
    [
      'a hyphen that does not break',
      '<w:r><w:t>1</w:t><w:noBreakHyphen/><w:t>2</w:t></w:r>',
      ['1-2'],
    ],
    [
      'what was crossed out once',
      '<w:r><w:rPr><w:rPrChange><w:rPr><w:strike/></w:rPr></w:rPrChange></w:rPr><w:t>a</w:t></w:r>',
      ['a'],
    ],
  ])('%s', async (_, inner, lines) => {
    expect(await linesIn(paragraph(inner))).toEqual(lines)
  })

  test('a comment in the margin is a part by itself, equal heads of pages are one', async () => {
    const head = `<w:hdr>${paragraph(run('Muster'))}</w:hdr>`
    const more = {
      'word/comments.xml': `<w:comments><w:comment>${paragraph(run('drop it'))}</w:comment></w:comments>`,
      'word/header1.xml': head,
      'word/header2.xml': head,
    }
    expect(await linesIn(paragraph(run('French')), more)).toEqual([
      'Muster',
      'French',
      'part: drop it',
    ])
  })

  test('other cells of a row follow the first line of each', async () => {
    const cells = [['Player', 'List'], ['Ann'], ['French', 'Drilled 24']]
    const row = cells.map(
      (lines) => `<w:tc>${lines.map((line) => paragraph(run(line))).join('')}</w:tc>`,
    )
    expect(await linesIn(`<w:tbl><w:tr>${row.join('')}</w:tr></w:tbl>`)).toEqual([
      'Player\tAnn\tFrench',
      'List',
      'Drilled 24',
    ])
  })

  test('other prefixes are the same elements', async () => {
    const bytes = packed({
      'word/document.xml':
        '<ns0:document><ns0:body><ns0:p><ns0:r><ns0:t>a</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
    })
    expect(await openBytes(bytes)).toMatchObject({ lines: [{ text: 'a' }, { text: '' }] })
  })

  test('deeper than any text, it is told and not thrown', async () => {
    const deep = '<w:sdt>'.repeat(60_000) + '</w:sdt>'.repeat(60_000)
    expect(await linesIn(deep)).toHaveLength(1)
    expect(await linesIn('<style>')).toEqual(['trouble'])
  })
})

describe('an OpenDocument', () => {
  const open = (body: string, styles = ''): Uint8Array =>
    packed({
      'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
    })
  const out =
    '<style:style style:name="T1"><style:text-properties style:text-line-through-style="solid"/></style:style>'

  test('is read line by line', async () => {
    const text = [
      '<text:tracked-changes><text:deletion><text:p>Guards 16</text:p></text:deletion></text:tracked-changes>',
      '<text:h>French</text:h><text:p>Drilled\n <text:span>24</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>late</text:p></text:note-body></text:note></text:p>',
      '<text:p><text:span text:style-name="T1">Green 20</text:span></text:p>',
      '<text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d<office:annotation><dc:date>2026</dc:date><text:p>why?</text:p></office:annotation></text:p>',
    ]
    const opened = await openBytes(open(`<office:text>${text.join('')}</office:text>`, out))
    expect(opened).toEqual({
      kind: 'document',
      lines: [
        { text: 'Guards 16', mark: 'struck' },
        { text: 'French' },
        { text: 'Drilled 24' },
        { text: 'late' },
        { text: 'Green 20', mark: 'struck' },
        { text: 'a  b\tc' },
        { text: 'd' },
        { text: 'why?', mark: 'part' },
        { text: '' },
      ],
    })
  })

  test('may be a table, with repeated, hidden and crossed out rows', async () => {
    const cell = (text: string, more = ''): string =>
      `<table:table-cell${more}><text:p>${text}</text:p></table:table-cell>`
    const rows = [
      `<table:table-row>${cell('a')}<table:table-cell table:number-columns-repeated="2"/>${cell('b')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="2">${cell('c')}</table:table-row>`,
      `<table:table-row table:visibility="filter">${cell('d')}</table:table-row>`,
      `<table:table-row>${cell('e', ' table:style-name="T1"')}</table:table-row>`,
      '<table:table-row><table:table-cell table:formula="of:=1"/></table:table-row>',
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ]
    const hidden =
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>'
    const sheets = `<table:table table:name="One">${rows.join('')}</table:table><table:table table:name="Two" table:style-name="ta2"/>`
    const body = `<office:spreadsheet>${sheets}</office:spreadsheet>`
    expect(await openBytes(open(body, out + hidden))).toEqual({
      kind: 'sheets',
      sheets: [
        {
          name: 'One',
          isHidden: false,
          rows: [
            { cells: ['a', '', '', 'b'] },
            { cells: ['c'] },
            { cells: ['c'] },
            { cells: ['d'], mark: 'hidden' },
            { cells: ['e'], mark: 'struck' },
            { cells: ['?'] },
            { cells: [] },
          ],
        },
        { name: 'Two', isHidden: true, rows: [] },
      ],
    })
  })
})
