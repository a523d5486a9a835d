// The lines of Word's and OpenDocument's texts: paragraphs, rows of tables, boxes and notes, each with its mark.
import type { OpenedLine, OpenedMark } from './opened.ts'
import { allIn, attribute, childOf, isOn, nameOf, nodesIn } from './xml.ts'
import type { Node, Parts, Tree } from './xml.ts'

type Mark = OpenedMark | undefined
type Line = readonly { readonly text: string; readonly mark?: Mark }[]
/** What the named styles of an OpenDocument cross out or hide. */
export type Styles = ReadonlyMap<string, OpenedMark>

interface Inline {
  readonly lines: Line[number][][]
  /** Boxes and notes within a paragraph stand below it. */
  readonly boxes: Line[]
}

/** `si` and `is` are texts of Excel's cells. */
const paragraph = /^(?:p|h|text|si|is)$/
const block = /^(?:p|h|txbxContent|text-box|annotation|note-body|table|tbl)$/
const signs = new Map([['tab', '\t'], ['ptab', '\t'], ['noBreakHyphen', '-']]) // prettier-ignore
const lineEnd = /^(?:br|cr|line-break)$/
/** Properties, how a text is spoken, and the number of a note, which would stand at the end of another. */
const silent = /^(?:\w+Pr|note-citation|rPh)$/

export function stylesIn(tree: Tree): Styles {
  const found = new Map<string, OpenedMark>()
  for (const style of allIn(tree, 'style')) {
    const properties = childOf(style, 'text-properties') ?? style
    const through = attribute(properties, 'text-line-through-style') ?? 'none'
    const isHidden = attribute(properties, 'display') === 'none'
    if (isHidden || through !== 'none')
      found.set(attribute(style, 'name') ?? '', isHidden ? 'hidden' : 'struck')
  }
  return found
}

function markOf(node: Node, styles: Styles): Mark {
  if (/^(?:del|moveFrom|tracked-changes)$/.test(nameOf(node))) return 'struck'
  if (nameOf(node) === 'annotation') return 'part'
  const own = childOf(node, 'rPr')
  if (isOn(own, 'vanish')) return 'hidden'
  if (isOn(own, 'strike') || isOn(own, 'dstrike')) return 'struck'
  return styles.get(attribute(node, 'style-name') ?? '')
}

/** Of a box that is drawn in two ways, one. */
const onceOf = (node: Node): readonly Node[] =>
  nameOf(node) === 'AlternateContent' ? nodesIn(node.children).slice(0, 1) : [node]

const isSeen = ({ text }: { readonly text: string }): boolean => text.trim() !== ''

function take(node: Node, mark: Mark, styles: Styles, into: Inline): void {
  const write = (text: string): unknown => into.lines.at(-1)?.push({ text, mark })
  const isText = /^(?:t|delText)$/.test(nameOf(node))
  const isOpen = node.tagName.startsWith('text:')
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (isText || isOpen) write(isOpen ? child.replace(/\s+/g, ' ') : child)
      continue
    }
    const name = nameOf(child)
    if (lineEnd.test(name)) into.lines.push([])
    else if (name === 's') write(' '.repeat(Math.min(Number(attribute(child, 'c') ?? 1), 200)))
    else if (signs.has(name)) write(signs.get(name) ?? '')
    else if (block.test(name)) into.boxes.push(...linesOf([child], styles, mark))
    else if (!silent.test(name))
      for (const one of onceOf(child)) take(one, markOf(one, styles) ?? mark, styles, into)
  }
}

/** The first lines of all cells in one, what else is in a cell below it. */
function rowOf(row: Node, styles: Styles, mark: Mark): readonly Line[] {
  const cells = nodesIn(row.children)
    .flatMap((child) => (nameOf(child) === 'sdt' ? allIn([child], 'tc') : [child]))
    .filter((child) => /^(?:tc|table-cell|covered-table-cell)$/.test(nameOf(child)))
    .map((cell) => linesOf([cell], styles, mark).filter((line) => line.some(isSeen)))
  const first = cells.flatMap(([line = []], n) => [...(n === 0 ? [] : [{ text: '\t' }]), ...line])
  return [first, ...cells.flatMap((lines) => lines.slice(1))]
}

const linesOf = (tree: Tree, styles: Styles, mark: Mark): readonly Line[] =>
  nodesIn(tree).flatMap((node): readonly Line[] => {
    const own = markOf(node, styles) ?? mark
    if (/^(?:tr|table-row)$/.test(nameOf(node))) return rowOf(node, styles, own)
    if (!paragraph.test(nameOf(node)))
      return onceOf(node).flatMap(({ children }) => linesOf(children, styles, own))
    const { lines, boxes }: Inline = { lines: [[]], boxes: [] }
    take(node, own, styles, { lines, boxes })
    return boxes.length > 0 && !lines.flat().some(isSeen) ? boxes : [...lines, ...boxes]
  })

/** Its mark, if all of it has the same; else its marked words between marks. */
export function markedLine(line: Line, sign = ''): OpenedLine {
  const [first, ...more] = line.filter(isSeen)
  if (more.every(({ mark }) => mark === first?.mark)) {
    const text = line.map((piece) => piece.text).join(sign)
    return first?.mark === undefined ? { text } : { text, mark: first.mark }
  }
  const parts = line.map(({ text, mark }) => (mark === undefined ? text : `~~${text}~~`))
  return { text: parts.join(sign).replaceAll('~~~~', '') }
}

const noStyles: Styles = new Map()
export const paragraphsIn = (tree: Tree, mark?: Mark, styles = noStyles): readonly OpenedLine[] =>
  linesOf(tree, styles, mark).map((line) => markedLine(line))

/** All lines of a text, heads of pages first, what is written in the margin last. */
export function documentLines(parts: Parts): readonly OpenedLine[] {
  const page = parts.get('styles.xml') ?? []
  const styles = new Map([...stylesIn(page), ...stylesIn(parts.get('content.xml') ?? [])])
  const of = (path: RegExp, tree: Tree = [], mark?: Mark): readonly (readonly OpenedLine[])[] => {
    const trees = [...parts].flatMap(([name, found]) => (path.test(name) ? [found] : []))
    const all = [...trees, tree].map((each) => paragraphsIn(each, mark, styles))
    // The first page may have the same head as all others.
    return [...new Map(all.map((lines) => [JSON.stringify(lines), lines])).values()]
  }
  return [
    ...of(/\/header/, allIn(page, 'header')),
    ...of(/\/document|^content/),
    ...of(/\/(?:footnotes|endnotes|footer)/, allIn(page, 'footer')),
    ...of(/\/comments/, [], 'part'),
  ].flatMap((lines) => (lines.some(isSeen) ? [...lines, { text: '' }] : []))
}
