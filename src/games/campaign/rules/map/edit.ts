// Changes to a map while it is being drawn: each gives a new map whose ids, links and owners are still sound.
import type { MapFile, MapLink, MapNode, NodeId } from './model.ts'

const most = 1000

/** The nearest place on the map, in whole numbers. */
export const onMap = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const held = (value: number): number => Math.min(most, Math.max(0, Math.round(value)))
  return { x: held(x), y: held(y) }
}

/** An id that nothing in the list has yet: `place-1` and so on. */
export const freshId = (list: readonly { readonly id: string }[], stem: string): string => {
  const known = new Set(list.map(({ id }) => id))
  let number = 1
  while (known.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

/** One item at another place of its list, both from 0. Nothing changes where there is none. */
const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const item = list[from]
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** At the end of the list order. A node whose id is there already changes nothing. */
export const withNode = <M extends MapFile>(map: M, node: M['nodes'][number]): M =>
  map.nodes.some(({ id }) => id === node.id) ? map : { ...map, nodes: [...map.nodes, node] }

/** Of a node of any kind of a campaign; every campaign has the same places and owners. */
type PartOf<Node> =
  | (Node extends unknown ? Partial<Omit<Node, 'id'>> : never)
  | Partial<Pick<MapNode, 'x' | 'y' | 'owner'>>

export const withNodePart = <M extends MapFile>(
  map: M,
  id: NodeId,
  part: PartOf<M['nodes'][number]>,
): M => ({
  ...map,
  nodes: map.nodes.map((node) => (node.id === id ? { ...node, ...part } : node)),
})

/** Its links go with it; what a campaign says of it elsewhere is the campaign's to take out. */
export const withoutNode = <M extends MapFile>(map: M, id: NodeId): M => ({
  ...map,
  nodes: map.nodes.filter((node) => node.id !== id),
  links: map.links.filter(({ a, b }) => a !== id && b !== id),
})

/** Its links follow. Nothing changes where the new id is taken or the old one unknown. */
export const withNodeId = <M extends MapFile>(map: M, from: NodeId, to: NodeId): M => {
  if (map.nodes.some(({ id }) => id === to) || map.nodes.every(({ id }) => id !== from)) return map
  const renamed = (id: NodeId): NodeId => (id === from ? to : id)
  return {
    ...map,
    nodes: map.nodes.map((node) => (node.id === from ? { ...node, id: to } : node)),
    links: map.links.map((link) => ({ ...link, a: renamed(link.a), b: renamed(link.b) })),
  }
}

/** Of a link, or of anything else that is between two. */
export const isBetween = (
  { a, b }: Pick<MapLink, 'a' | 'b'>,
  one: string,
  other: string,
): boolean => (a === one && b === other) || (a === other && b === one)

export const linkBetween = (
  { links }: Pick<MapFile, 'links'>,
  one: NodeId,
  other: NodeId,
): MapLink | null => links.find((link) => isBetween(link, one, other)) ?? null

/** A plain one. None to itself, none twice, none to a node that is not there. */
export const withLink = <M extends MapFile>(map: M, one: NodeId, other: NodeId): M => {
  const isThere = (end: NodeId): boolean => map.nodes.some(({ id }) => id === end)
  if (one === other || !isThere(one) || !isThere(other)) return map
  if (linkBetween(map, one, other) !== null) return map
  return { ...map, links: [...map.links, { a: one, b: other, tags: [] }] }
}

export const withoutLink = <M extends MapFile>(map: M, one: NodeId, other: NodeId): M => ({
  ...map,
  links: map.links.filter((link) => !isBetween(link, one, other)),
})

/** A tag put on a link, or taken from it. */
export const withLinkTag = <M extends MapFile>(
  map: M,
  one: NodeId,
  other: NodeId,
  tag: string,
  isOn: boolean,
): M => ({
  ...map,
  links: map.links.map((link) => {
    if (!isBetween(link, one, other)) return link
    const others = link.tags.filter((each) => each !== tag)
    return { ...link, tags: isOn ? [...others, tag] : others }
  }),
})

/** Moves a node to another place in the list order, both from 0. */
export const withNodeAt = <M extends MapFile>(map: M, from: number, to: number): M => ({
  ...map,
  nodes: moved(map.nodes, from, to),
})

/** At the end of the list order. A faction whose id is there already changes nothing. */
export const withFaction = <M extends MapFile>(map: M, faction: M['factions'][number]): M =>
  map.factions.some(({ id }) => id === faction.id)
    ? map
    : { ...map, factions: [...map.factions, faction] }

/** Its places are then no faction's; what a campaign says of it elsewhere is the campaign's to take out. */
export const withoutFaction = <M extends MapFile>(map: M, id: string): M => ({
  ...map,
  nodes: map.nodes.map((node) => (node.owner === id ? { ...node, owner: null } : node)),
  factions: map.factions.filter((faction) => faction.id !== id),
})

/** Moves a faction to another place in the list order, both from 0. */
export const withFactionAt = <M extends MapFile>(map: M, from: number, to: number): M => ({
  ...map,
  factions: moved(map.factions, from, to),
})
