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
