// The parts of an office file as trees of XML, unpacked within bounds, so a bomb never goes off.
import { strFromU8, unzipSync } from 'fflate'
import { parse, type TNode as Node } from 'txml/txml'

export type { Node }
export type Tree = readonly (Node | string)[]

/** Bytes, unpacked; far more than any list has. */
const mostUnpacked = 16_000_000

const wanted =
  /^(?:word\/(?:document\d*|comments|footnotes|endnotes|(?:header|footer)\d{1,2})\.xml|xl\/(?:(?:workbook|sharedStrings|styles|comments\d{1,3}|threadedComments\/\w{1,40}|drawings\/drawing\d{1,3}|worksheets\/sheet\d{1,3})\.xml|_rels\/workbook\.xml\.rels)|content\.xml|styles\.xml)$/

/** Elements whose end txml seeks in its own way; none of these files has them. */
const foreign = /<(?:script|style)[\s/>=]/

function treeOf(xml: string): Tree {
  if (foreign.test(xml)) throw new TypeError('no part of an office file')
  return parse(xml, { keepWhitespace: true, decodeEntities: true, selfClosingTags: [] })
}

/** Its parts by their paths, those alone that may hold words of a list. */
export function treesIn(zip: Uint8Array): ReadonlyMap<string, Tree> {
  let left = mostUnpacked
  const parts = unzipSync(zip, {
    // The sizes are what the zip says; fflate unpacks no more of a part than that.
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false
      left -= originalSize
      if (left < 0) throw new RangeError('more than any list')
      return true
    },
  })
  return new Map(
    Object.entries(parts)
      .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
      .map(([path, bytes]) => [path, treeOf(strFromU8(bytes))]),
  )
}

const isNode = (child: Node | string): child is Node => typeof child !== 'string'
const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Without its prefix: programs choose their own. */
export const nameOf = ({ tagName }: Node): string => bare(tagName)

export function attribute({ attributes }: Node, name: string): string | null {
  const found = Object.keys(attributes).find((key) => bare(key) === name)
  return found === undefined ? null : (attributes[found] ?? '')
}

export const childrenOf = ({ children }: Node): readonly Node[] => children.filter(isNode)
export const childOf = (node: Node, name: string): Node | undefined =>
  childrenOf(node).find((child) => nameOf(child) === name)

/** Every element of such a name, the outermost ones. */
export const allIn = (tree: Tree, name: string): readonly Node[] =>
  tree
    .filter(isNode)
    .flatMap((node) => (nameOf(node) === name ? [node] : allIn(node.children, name)))

/** Whether a property that may say "no" is set. */
export const isOn = (node: Node | undefined, name: string): boolean => {
  const found = node === undefined ? undefined : childOf(node, name)
  return found !== undefined && /^(?:1|true|on)$/.test(attribute(found, 'val') ?? '1')
}
