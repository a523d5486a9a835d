// What a file turns out to be: documents of Word and Excel are read, others are named, whatever they are called.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openBytes } from '@/platform/documents/openDocument.ts'
import { besideOf, readSource } from '@/games/eagles/rules/index.ts'

const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

const paragraph = (runs: string): string => `<w:p><w:pPr/>${runs}</w:p>`
const run = (text: string, how = ''): string =>
  `<w:r>${how === '' ? '' : `<w:rPr>${how}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const word = (body: string): Uint8Array =>
  packed({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` })

const row = (n: number, cells: readonly string[]): string =>
  `<row r="${String(n)}">${cells.join('')}</row>`
const excel = (rows: string, shared: readonly string[] = []): Uint8Array =>
  packed({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  })

async function listsIn(bytes: Uint8Array, name = '') {
  return readSource({ name, opened: await openBytes(bytes) }).map(({ player, list }) =>
    list.ok
      ? {
          player,
          nation: list.value.army.nation,
          troops: list.value.army.battalions.map(
            ({ quality, rankers }) => `${String(quality)} ${String(rankers)}`,
          ),
          unread: list.value.unread.length,
          beside: besideOf(list.value).map(({ text, kind }) => `${kind}: ${text}`),
        }
      : list.problem,
  )
}

describe('a Word file', () => {
  test('is read paragraph by paragraph, its runs together', async () => {
    const body = [run('French'), run('Dril') + run('led 24'), run('Guards 16 &amp; officer')]
    expect(await openBytes(word(body.map(paragraph).join('')))).toEqual({
      kind: 'document',
      lines: [
        { text: 'French' },
        { text: 'Drilled 24' },
        { text: 'Guards 16 & officer' },
        { text: '' },
      ],
    })
  })

  test('is read row by row, where it has a table', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(run(text))}</w:tc>`
    const table = [
      ['Quality', 'Rankers'],
      ['Drilled', '24'],
      ['Guards', '16'],
    ]
      .map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`)
      .join('')
    const found = await listsIn(word(`${paragraph(run('French'))}<w:tbl>${table}</w:tbl>`))
    expect(found).toMatchObject([
      { nation: 'french', troops: ['drilled 24', 'guards 16'], unread: 0 },
    ])
  })

  test.each(['<w:strike/>', '<w:dstrike/>', '<w:vanish/>', '<w:strike w:val="true"/>'])(
    'leaves out in sight what is marked %s',
    async (how) => {
      const body =
        paragraph(run('French')) + paragraph(run('Guards 16', how)) + paragraph(run('Drilled 24'))
      expect(await listsIn(word(body))).toMatchObject([
        {
          troops: ['drilled 24'],
          beside: [expect.stringMatching(/^(?:struck|hidden): Guards 16/)],
        },
      ])
    },
  )

  test('leaves out in sight what was deleted while its changes are tracked', async () => {
    const gone = '<w:del><w:r><w:delText>Guards 16</w:delText></w:r></w:del>'
    const body = paragraph(run('French')) + paragraph(gone) + paragraph(run('Drilled 24'))
    expect(await listsIn(word(body))).toMatchObject([
      { troops: ['drilled 24'], beside: ['struck: Guards 16'] },
    ])
  })
})

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

describe('an Excel file', () => {
  const cell = (reference: string, value: string): string =>
    `<c r="${reference}"><v>${value}</v></c>`
  const text = (reference: string, shared: number): string =>
    `<c r="${reference}" t="s"><v>${String(shared)}</v></c>`
  const inline = (reference: string, value: string): string =>
    `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`

  test('is a table: one battalion a row, empty cells in their place', async () => {
    const shared = [
      'Player',
      'Nation',
      'Quality',
      'Rankers',
      'Officers',
      'Ann',
      'French',
      'Drilled',
    ]
    const heads = ['A1', 'B1', 'C1', 'D1', 'E1'].map((at, n) => text(at, n))
    const rows =
      row(1, heads) +
      row(2, [text('A2', 5), text('B2', 6), text('C2', 7), cell('D2', '24')]) +
      row(3, [inline('C3', 'Guards'), cell('D3', '16'), cell('E3', '1')])
    expect(await listsIn(excel(rows, shared))).toMatchObject([
      { player: 'Ann', nation: 'french', troops: ['drilled 24', 'guards 16'], unread: 0 },
    ])
  })

  test('may have a list in its cells, with line ends and quotation marks', async () => {
    const rows =
      row(1, [inline('A1', 'Name'), inline('B1', 'Army list')]) +
      row(2, [inline('A2', 'Ann'), inline('B2', 'French\n"Old Boys" Drilled 24')])
    expect(await listsIn(excel(rows))).toMatchObject([{ player: 'Ann', troops: ['drilled 24'] }])
  })

  test('has hidden columns, formulas without a value, truths, notes and spoken signs', async () => {
    const rows = [
      row(1, [inline('A1', 'a'), inline('B1', 'b')]),
      row(2, [
        '<c r="A2"><f>1+1</f></c>',
        '<c r="B2"><f>1+1</f><v></v></c>',
        '<c r="C2" t="b"><v>1</v></c>',
      ]),
      row(3, ['<c r="A3" t="inlineStr"><is><r><t>漢</t></r><rPh><t>kan</t></rPh></is></c>']),
    ]
    const bytes = packed({
      'xl/worksheets/sheet1.xml': `<worksheet><cols><col min="2" max="2" hidden="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
      'xl/comments1.xml':
        '<comments><commentList><comment><text><r><t>no officer</t></r></text></comment></commentList></comments>',
    })
    expect(await openBytes(bytes)).toMatchObject({
      sheets: [
        {
          rows: [
            { cells: ['a', '~~b~~'] },
            { cells: ['?', '~~?~~', 'TRUE'] },
            { cells: ['漢'] },
            { cells: ['no officer'], mark: 'part' },
          ],
        },
      ],
    })
  })

  test('of far more columns than any table has keeps none of them', async () => {
    const opened = await openBytes(excel(row(1, [inline('A1', 'x'), cell('ZZZ1', '1')])))
    expect(opened).toEqual({
      kind: 'sheets',
      sheets: [{ name: '', isHidden: false, rows: [{ cells: ['x'] }] }],
    })
  })
})

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const compound = (...streams: readonly string[]): Uint8Array => {
  const bytes = new Uint8Array(4_096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [n, name] of streams.entries())
    bytes.set(
      Array.from(name).flatMap((sign) => [sign.charCodeAt(0), 0]),
      512 + 128 * n,
    )
  return bytes
}

describe('what cannot be read is named', () => {
  test.each([
    ['pdf', bytesOf('%PDF-1.7 French Drilled 24')],
    ['rtf', bytesOf('{\\rtf1 French\\par Drilled 24}')],
    ['old-office', compound('WordDocument')],
    ['old-office', compound('Workbook')],
    ['outlook', compound('__nameid_version1.0', '__substg1.0_1000001F')],
    ['picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['picture', bytesOf('\0\0\0\x18ftypheic')],
    ['winmail', new Uint8Array([0x78, 0x9f, 0x3e, 0x22, 1, 0])],
    ['zip', packed({ 'list.txt': 'French\nDrilled 24' })],
    ['zip', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
    ['not-text', new Uint8Array([0, 1, 2, 255])],
  ] as const)('%s', async (trouble, bytes) => {
    expect(await openBytes(bytes)).toEqual({ kind: 'trouble', trouble })
    expect(await listsIn(bytes, 'Ann.txt')).toEqual([trouble])
  })

  test('a bomb is not unpacked', async () => {
    const bomb = packed({ 'word/document.xml': `<w:p><w:t>${' '.repeat(17_000_000)}</w:t></w:p>` })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await openBytes(bomb)).toEqual({ kind: 'trouble', trouble: 'zip' })
  })

  test('attached to a mail, it is told beside the list', async () => {
    const mail = [
      'From: Ann <ann@example.org>',
      'Date: Sun, 03 May 2026 10:00:00 +0100',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'French',
      'Drilled 24',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="list.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      btoa('%PDF-1.7'),
      '--b--',
      '',
    ].join('\r\n')
    expect(await listsIn(bytesOf(mail))).toMatchObject([
      { player: 'Ann', troops: ['drilled 24'] },
      'pdf',
    ])
  })
})
