// The sheets of Excel's and OpenDocument's tables: rows of cells, crossed out or hidden as a row.
import type { OpenedLine as Cell, OpenedSheet } from './opened.ts'
import { markedLine, paragraphsIn, stylesIn, type Styles } from './paragraphs.ts'
import { allIn, attribute, childOf, isOn, nameOf, nodesIn } from './xml.ts'
import type { Node, Parts, Tree } from './xml.ts'

type OpenedRow = OpenedSheet['rows'][number]

const most = { rows: 5_000, columns: 200, repeated: 200 } as const

const isSeen = ({ text }: Cell): boolean => text.trim() !== ''

function rowOf(cells: readonly Cell[], isHidden: boolean): OpenedRow {
  const marks = new Set(cells.filter(isSeen).map(({ mark }) => mark))
  const mark = isHidden ? 'hidden' : marks.size === 1 ? [...marks][0] : undefined
  if (mark !== undefined) return { cells: cells.map(({ text }) => text), mark }
  const isOut = (cell: Cell): boolean => cell.mark !== undefined && isSeen(cell)
  return { cells: cells.map((cell) => (isOut(cell) ? `~~${cell.text}~~` : cell.text)) }
}

/** What notes and drawings beside the cells say. */
function notesIn(tree: Tree, name: string): readonly OpenedRow[] {
  const lines = paragraphsIn(allIn(tree, name), 'part').filter(isSeen)
  return lines.map(({ text }) => ({ cells: [text], mark: 'part' }))
}

const cellIn = (tree: Tree, styles?: Styles): Cell =>
  markedLine(paragraphsIn(tree, undefined, styles), '\n')

interface Book {
  readonly shared: readonly Cell[]
  /** By the number of the style. */
  readonly isStruck: readonly boolean[]
}

/** "C7" is the third column, from 0. */
function columnIn(reference: string): number {
  const signs = Array.from(reference.replace(/\d/g, '').slice(0, 3))
  return signs.reduce((column, sign) => column * 26 + Number.parseInt(sign, 36) - 9, 0) - 1
}

function excelCell(cell: Node, { shared, isStruck }: Book): Cell {
  const [value = ''] =
    childOf(cell, 'v')?.children.map((text) => (typeof text === 'string' ? text : '')) ?? []
  const type = attribute(cell, 't')
  // A formula that no program has worked out yet: what it says is unknown.
  const isOpen = value === '' && type !== 'str' && childOf(cell, 'f') !== undefined
  const plain = type === 'b' ? (value === '1' ? 'TRUE' : 'FALSE') : isOpen ? '?' : value
  const inner = type === 'inlineStr' ? cellIn(allIn([cell], 'is')) : undefined
  const said = (type === 's' ? shared[Number(value)] : inner) ?? { text: plain }
  const isOut = isStruck[Number(attribute(cell, 's') ?? 0)] === true
  return isOut ? { text: said.text.replaceAll('~~', ''), mark: 'struck' } : said
}

const isUnseen = (node: Node): boolean => /^(?:1|true)$/.test(attribute(node, 'hidden') ?? '')

function excelRows(tree: Tree, book: Book): readonly OpenedRow[] {
  const ends = (span: Node): number[] => ['min', 'max'].map((end) => Number(attribute(span, end)))
  const unseen = allIn(tree, 'col').filter(isUnseen).map(ends)
  const rows = allIn(tree, 'row').slice(0, most.rows)
  return rows.map((row) => {
    const cells: Cell[] = []
    for (const node of nodesIn(row.children)) {
      const reference = attribute(node, 'r')
      const at = reference === null ? cells.length : columnIn(reference)
      if (nameOf(node) !== 'c' || at > most.columns) continue
      while (cells.length < at) cells.push({ text: '' })
      const cell = excelCell(node, book)
      const isHidden = unseen.some(([min = 0, max = 0]) => at + 1 >= min && at < max)
      cells[at] = isHidden ? { ...cell, mark: 'hidden' } : cell
    }
    return rowOf(cells, isUnseen(row))
  })
}

function bookOf(parts: Parts): Book {
  const of = (name: string): readonly Node[] =>
    allIn(parts.get('xl/styles.xml'), name).flatMap(({ children }) => nodesIn(children))
  const isOut = of('fonts').map((font) => isOn(font, 'strike'))
  return {
    shared: allIn(parts.get('xl/sharedStrings.xml'), 'si').map((text) => cellIn([text])),
    isStruck: of('cellXfs').map((style) => isOut[Number(attribute(style, 'fontId') ?? 0)] === true),
  }
}

/** Its sheets in their order, with their paths; a workbook that names none has them by their numbers. */
function sheetsNamed(parts: Parts): readonly (Omit<OpenedSheet, 'rows'> & { path: string })[] {
  const paths = new Map(
    allIn(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship').map((each) => [
      attribute(each, 'Id'),
      attribute(each, 'Target')?.replace(/^(?:\/?xl)?\/?/, 'xl/'),
    ]),
  )
  const named = allIn(parts.get('xl/workbook.xml'), 'sheet').map((sheet) => ({
    path: paths.get(attribute(sheet, 'id')) ?? '',
    name: attribute(sheet, 'name') ?? '',
    isHidden: (attribute(sheet, 'state') ?? 'visible') !== 'visible',
  }))
  const found = [...parts.keys()].filter((path) => path.startsWith('xl/worksheets/'))
  return named.length > 0 ? named : found.map((path) => ({ path, name: '', isHidden: false }))
}

export function excelSheets(parts: Parts): readonly OpenedSheet[] {
  const book = bookOf(parts)
  const notes = [...parts].flatMap(([path, tree]) => [
    ...(/comments/i.test(path) ? notesIn(tree, 'text') : []),
    ...(path.includes('/drawings/') ? notesIn(tree, 'p') : []),
  ])
  return sheetsNamed(parts).map(({ path, ...sheet }, n) => {
    const rows = excelRows(parts.get(path) ?? [], book)
    return { ...sheet, rows: n === 0 ? [...rows, ...notes] : rows }
  })
}

const times = (node: Node, what: 'columns' | 'rows'): number =>
  Math.min(Number(attribute(node, `number-${what}-repeated`) ?? 1), most.repeated)

function openRow(row: Node, styles: Styles): readonly OpenedRow[] {
  const cells = nodesIn(row.children).flatMap((node): readonly Cell[] => {
    const own = nodesIn(node.children).filter((child) => nameOf(child) === 'p')
    const isOpen = attribute(node, 'formula') !== null && attribute(node, 'value-type') === null
    const said = isOpen ? { text: '?' } : cellIn(own, styles)
    const mark = styles.get(attribute(node, 'style-name') ?? '') ?? said.mark
    const cell = mark === undefined ? said : { text: said.text, mark }
    return new Array<Cell>(times(node, 'columns')).fill(cell)
  })
  const seen = cells.slice(0, cells.findLastIndex(isSeen) + 1)
  const isHidden = /^(?:collapse|filter)$/.test(attribute(row, 'visibility') ?? '')
  const count = seen.length > 0 ? times(row, 'rows') : 1
  return new Array<OpenedRow>(count).fill(rowOf(seen, isHidden))
}

export function openSheets(parts: Parts): readonly OpenedSheet[] {
  const tree = parts.get('content.xml') ?? []
  const styles = stylesIn(tree)
  const isHidden = (style: Node): boolean =>
    allIn([style], 'table-properties').some((each) => attribute(each, 'display') === 'false')
  const hidden = allIn(tree, 'style').filter(isHidden)
  const names = hidden.map((style) => attribute(style, 'name'))
  return allIn(tree, 'table').map((table) => {
    const rows = allIn([table], 'table-row').slice(0, most.rows)
    const notes = notesIn(allIn([table], 'annotation'), 'p')
    return {
      name: attribute(table, 'name') ?? '',
      isHidden: names.includes(attribute(table, 'style-name')),
      rows: [...rows.flatMap((row) => openRow(row, styles)), ...notes],
    }
  })
}
