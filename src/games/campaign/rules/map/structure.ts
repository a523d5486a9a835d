// Parts of a map that cannot stand: ids used twice, links to nowhere, owners that the map does not know.
import type { MapFile } from './model.ts'

export type BrokenCode =
  'idTwice' | 'linkToNowhere' | 'linkToItself' | 'linkTwice' | 'unknownOwner' | 'factionTwice'

export interface BrokenPart {
  readonly code: BrokenCode
  /** Within the file, as in `links.3`. */
  readonly path: string
  /** The node or faction it is about. */
  readonly about: string
}

/** CC-MAP-CHECK: ids unique, links sound. In file order. */
export const brokenParts = (map: MapFile): readonly BrokenPart[] => [
  ...twice(map.nodes, 'nodes', 'idTwice'),
  ...twice(map.factions, 'factions', 'factionTwice'),
  ...brokenOwners(map),
  ...brokenLinks(map),
]

const twice = (
  list: readonly { readonly id: string }[],
  where: string,
  code: BrokenCode,
): readonly BrokenPart[] => {
  const known = new Set<string>()
  const found: BrokenPart[] = []
  for (const [place, { id }] of list.entries()) {
    if (known.has(id)) found.push({ code, path: `${where}.${place}.id`, about: id })
    known.add(id)
  }
  return found
}

const brokenOwners = ({ nodes, factions }: MapFile): readonly BrokenPart[] => {
  const known = new Set(factions.map(({ id }) => id))
  return nodes.flatMap(({ id, owner }, place): readonly BrokenPart[] =>
    owner === null || known.has(owner)
      ? []
      : [{ code: 'unknownOwner', path: `nodes.${place}.owner`, about: id }],
  )
}

const brokenLinks = ({ nodes, links }: MapFile): readonly BrokenPart[] => {
  const ids = new Set(nodes.map(({ id }) => id))
  const known = new Set<string>()
  return links.flatMap(({ a, b }, place): readonly BrokenPart[] => {
    const path = `links.${place}`
    const stranger = [a, b].find((end) => !ids.has(end))
    if (stranger !== undefined) return [{ code: 'linkToNowhere', path, about: stranger }]
    if (a === b) return [{ code: 'linkToItself', path, about: a }]
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    if (known.has(key)) return [{ code: 'linkTwice', path, about: a }]
    known.add(key)
    return []
  })
}
