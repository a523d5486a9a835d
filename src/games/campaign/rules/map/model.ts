// A map of a campaign: nodes, links, seas and factions, as plain data.

export type NodeId = string
export type FactionId = string

/** A territory or area; a campaign adds fields of its own. */
export interface MapNode {
  readonly id: NodeId
  readonly name: string | null
  readonly kind: string
  /** 0 to 1000, whole; the origin is top left. */
  readonly x: number
  readonly y: number
  /** At the start. */
  readonly owner: FactionId | null
}

export interface MapLink {
  readonly a: NodeId
  readonly b: NodeId
  /** `near`: not walkable, counts only for "next to" and the Khan's distances. */
  readonly tags: readonly string[]
}

export interface MapSea {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

export interface MapFaction {
  readonly id: FactionId
  readonly name: string
}

/** The order of nodes and factions in the file is the list order. Frozen into the set-up whole. */
export interface MapFile<N extends MapNode = MapNode, F extends MapFaction = MapFaction> {
  readonly format: 'aide-de-camp/map'
  readonly version: 1
  readonly campaign: string
  readonly id: string
  readonly name: string
  readonly width: 1000
  readonly height: 1000
  readonly seas: readonly MapSea[]
  readonly nodes: readonly N[]
  readonly links: readonly MapLink[]
  readonly factions: readonly F[]
}
