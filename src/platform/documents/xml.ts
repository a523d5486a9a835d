// The parts of an office file as trees of XML, unpacked within bounds, so a bomb never goes off.
import { strFromU8, unzipSync } from 'fflate'
import { parse, type TNode as Node } from 'txml/txml'

export type { Node }
export type Tree = readonly (Node | string)[]
export type Parts = ReadonlyMap<string, Tree>

/** Bytes, unpacked; far more than any list has. */
const mostUnpacked = 16_000_000

/** Those parts alone that may hold words of a list. */
const wanted =
  /^(?:word\/(?:document|comments|footnotes|endnotes|header|footer)\d{0,2}\.xml|xl\/(?:workbook|sharedStrings|styles|comments\d{1,3}|threadedComments\/\w{1,40}|drawings\/drawing\d{1,3}|worksheets\/sheet\d{1,3})\.xml|xl\/_rels\/workbook\.xml\.rels|(?:content|styles)\.xml)$/

/** Elements whose end txml seeks in its own way; none of these files has them. */
const foreign = /<(?:script|style)[\s/>=]/

function treeOf(xml: string): Tree {
  if (foreign.test(xml)) throw new TypeError('no part of an office file')
  return parse(xml, { keepWhitespace: true, decodeEntities: true, selfClosingTags: [] })
}

export function partsOf(zip: Uint8Array): Parts {
  let left = mostUnpacked
  const parts = unzipSync(zip, {
    // The sizes are what the zip says; fflate unpacks no more of a part than that.
    filter: ({ name, originalSize }) => {
      if (wanted.test(name)) left -= originalSize
      if (left < 0) throw new RangeError('more than any list')
      return wanted.test(name)
    },
  })
  const byNumber = new Intl.Collator('en', { numeric: true })
  const paths = Object.keys(parts).sort(byNumber.compare)
  return new Map(paths.map((path) => [path, treeOf(strFromU8(parts[path] ?? new Uint8Array()))]))
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Without its prefix: programs choose their own. */
export const nameOf = ({ tagName }: Node): string => bare(tagName)

export const attribute = ({ attributes }: Node, name: string): string | null =>
  Object.entries(attributes).find(([key]) => bare(key) === name)?.[1] ?? null

export const nodesIn = (tree: Tree): readonly Node[] =>
  tree.filter((child) => typeof child !== 'string')
export const childOf = (node: Node | undefined, name: string): Node | undefined =>
  nodesIn(node?.children ?? []).find((child) => nameOf(child) === name)

/** Every element of such a name, the outermost ones. */
export const allIn = (tree: Tree | undefined, name: string): readonly Node[] =>
  nodesIn(tree ?? []).flatMap((node) =>
    nameOf(node) === name ? [node] : allIn(node.children, name),
  )

/** Whether a property that may say "no" is set. */
export const isOn = (node: Node | undefined, name: string): boolean =>
  nodesIn(node?.children ?? []).some(
    (each) => nameOf(each) === name && /^(?:1|true|on)$/.test(attribute(each, 'val') ?? '1'),
  )
