// Lists whose reading is known by construction, in Word and Excel: what a person sees there is read, what is crossed out is not.
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSource } from '@/games/eagles/rules/index.ts'
import { openBytes } from '@/platform/documents/openDocument.ts'
import { bareArmy } from '@tests/support/bareArmy.ts'
import {
  chanceOf,
  order,
  readingOf,
  writeList,
  type WrittenList,
} from '@tests/support/writtenLists.ts'

const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))

async function readingIn(bytes: Uint8Array): Promise<string | null> {
  const read = readSource({ name: '', opened: await openBytes(bytes) })
  if (read.some(({ list }) => !list.ok || list.value.unread.length > 0)) return null
  return read.map(({ list }) => (list.ok ? bareArmy(list.value.army) : '')).join(' // ')
}

const lists: readonly WrittenList[] = Array.from({ length: 40 }, (_, n) =>
  writeList(chanceOf(7_919 * n + 13)),
)

const run = (text: string, how = ''): string =>
  `<w:r>${how === '' ? '' : `<w:rPr>${how}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (text: string, how = ''): string => `<w:p>${run(text, how)}</w:p>`
const word = (body: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  packed({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...more })

describe('a Word file', () => {
  test('has the list that its paragraphs have', async () => {
    for (const { head, lines, nation, units } of lists) {
      const body = [head, ...lines].map((line) => paragraph(line)).join('')
      expect(await readingIn(word(body))).toBe(readingOf(nation, units))
    }
  })

  test('has no battalion that is crossed out in it', async () => {
    for (const { head, lines, nation, units } of lists) {
      const body = [paragraph(head), ...lines.map((line) => paragraph(line))]
      const out = paragraph('Guards 16', '<w:strike/>')
      expect(await readingIn(word(body.join('') + out))).toBe(readingOf(nation, units))
    }
  })

  test('may say the nation in the head of its page, and more at its foot', async () => {
    const header = { 'word/header1.xml': `<w:hdr>${paragraph('French')}</w:hdr>` }
    expect(await readingIn(word(paragraph('Drilled 24'), header))).toBe('french: drilled 24')
    const footnotes = {
      ...header,
      'word/footnotes.xml': `<w:footnotes>${paragraph('with an officer')}</w:footnotes>`,
    }
    expect(await readingIn(word(paragraph('Drilled 24'), footnotes))).not.toBe('french: drilled 24')
  })

  test('loses nothing that stands around a box', async () => {
    const box = `<w:p>${run('a box')}<w:txbxContent>${paragraph('Green 20')}</w:txbxContent>${run('Guards 16')}</w:p>`
    const read = await readingIn(word(paragraph('French') + paragraph('Drilled 24') + box))
    expect(read === null || read === 'french: drilled 24; green 20; guards 16').toBe(true)
  })
})

const cell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t>${text}</t></is></c>`
const row = (cells: readonly string[], how = ''): string => `<row${how}>${cells.join('')}</row>`
const excel = (rows: readonly string[]): Uint8Array =>
  packed({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/styles.xml':
      '<styleSheet><fonts count="2"><font><sz val="11"/></font><font><strike/></font></fonts><cellXfs count="2"><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
  })

const heads = ['Nation', 'Quality', 'Rankers', 'Drummer', 'Sergeant', 'Ensign', 'Officer']
const rowsOf = ({ nation, units }: WrittenList): readonly (readonly string[])[] =>
  units.map(({ quality, rankers, carried }) => [
    nation,
    quality,
    String(rankers),
    ...order.map((kind) => String(carried[kind])),
  ])
const extra = ['french', 'guards', '16', '0', '0', '0', '0']

describe('an Excel file', () => {
  test('has the list that its rows have', async () => {
    for (const list of lists) {
      const rows = [heads, ...rowsOf(list)].map((cells) => row(cells.map((text) => cell(text))))
      expect(await readingIn(excel(rows))).toBe(readingOf(list.nation, list.units))
    }
  })

  test.each([
    ['crossed out', row(extra.map((text) => cell(text, ' s="1"')))],
    [
      'hidden',
      row(
        extra.map((text) => cell(text)),
        ' hidden="1"',
      ),
    ],
    [
      'crossed out in its text',
      row(
        extra.map(
          (text) => `<c t="inlineStr"><is><r><rPr><strike/></rPr><t>${text}</t></r></is></c>`,
        ),
      ),
    ],
    ['not worked out', row([...extra.slice(0, 2).map((text) => cell(text)), '<c><f>8+8</f></c>'])],
  ])('never counts a battalion that is %s', async (_, more) => {
    for (const list of lists) {
      const rows = [heads, ...rowsOf(list)].map((cells) => row(cells.map((text) => cell(text))))
      const read = await readingIn(excel([...rows, more]))
      expect([null, readingOf(list.nation, list.units)]).toContain(read)
    }
  })
})
