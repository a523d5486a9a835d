// CC-MAP-CHECK: what is wrong or doubtful with a map, node by node, for the editor and the set-up.
import { graphOf } from './graph.ts'
import type { MapFile, MapNode } from './model.ts'
import { brokenParts, type BrokenCode } from './structure.ts'

export interface MapProblem<Code extends string = string> {
  readonly code: Code
  /** The node or faction it is about. */
  readonly about: string
  /** False: the umpire may accept it. */
  readonly isError: boolean
  /** The field at fault, where it is one of many, and what it names. */
  readonly named?: { readonly field: string; readonly id: string }
}

export type CommonMapProblem = MapProblem<BrokenCode | 'tooClose' | 'unreachable'>

const leastApart = 30

/**
 * The checks all campaigns share; a campaign adds its own. Nodes for which `isLand` is false need not be reachable.
 * Too close or out of reach are warnings, everything else is an error.
 */
export const checkMap = <N extends MapNode>(
  map: MapFile<N>,
  isLand: (node: N) => boolean = () => true,
): readonly CommonMapProblem[] => {
  const broken = brokenParts(map).map(({ code, about }): CommonMapProblem => ({
    code,
    about,
    isError: true,
  }))
  // A broken map has no graph: distances wait until it is mended.
  return broken.length > 0
    ? [...broken, ...tooClose(map)]
    : [...tooClose(map), ...unreachable(map, isLand)]
}

const tooClose = ({ nodes }: MapFile): readonly CommonMapProblem[] =>
  nodes.flatMap((node, place): readonly CommonMapProblem[] => {
    const near = nodes
      .slice(0, place)
      .some(({ x, y }) => Math.hypot(x - node.x, y - node.y) < leastApart)
    return near ? [{ code: 'tooClose', about: node.id, isError: false }] : []
  })

const unreachable = <N extends MapNode>(
  map: MapFile<N>,
  isLand: (node: N) => boolean,
): readonly CommonMapProblem[] => {
  const graph = graphOf(map)
  const land = map.nodes.filter(isLand)
  const [first] = land
  if (first === undefined) return []
  return land
    .filter(({ id }) => !Number.isFinite(graph.distance(first.id, id)))
    .map(({ id }) => ({ code: 'unreachable', about: id, isError: false }))
}
