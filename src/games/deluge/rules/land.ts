// Land and relations as the rules see them, the same from the whole state as from a faction's view of it.
import { once } from '../../../core/once.ts'
import { own } from '../../../core/own.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Board } from './board.ts'
import type { HouseRules } from './houseRules.ts'
import type { ForceKind, Relation } from './map.ts'
import type { NodeState } from './model.ts'

/** When it changed hands is the app's own counting, and no faction's news. */
export type Land = Omit<NodeState, 'changed'>

/** What orders and movement depend on: a faction may know all of it, or is told its own relations. */
export interface Ground {
  readonly board: Board
  readonly house: HouseRules
  readonly turn: number
  readonly nodes: Readonly<Record<NodeId, Land>>
  readonly relation: (one: FactionId, other: FactionId) => Relation
  readonly overlord: (faction: FactionId) => FactionId | null
}

/** A force as a faction that sees it sees it. */
export interface Stack {
  readonly id: string
  readonly faction: FactionId
  readonly at: NodeId
}

export const pairKey = (one: FactionId, other: FactionId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

type Relations = Readonly<Record<string, Relation>>
type ByFaction = ReadonlyMap<FactionId, ReadonlyMap<FactionId, Relation>>

/** Asked for very often: looked up by two names, without putting them together. */
const tableOf = once((relations: Relations): ByFaction => {
  const table = new Map<FactionId, Map<FactionId, Relation>>()
  const set = (one: FactionId, other: FactionId, is: Relation): void => {
    const row = table.get(one) ?? new Map<FactionId, Relation>()
    table.set(one, row.set(other, is))
  }
  for (const [pair, is] of Object.entries(relations)) {
    const [one = '', other = ''] = pair.split(' ')
    set(one, other, is)
    set(other, one, is)
  }
  return table
})

/** A faction is its own ally. */
export const relationsOf = (
  relations: Relations,
): ((one: FactionId, other: FactionId) => Relation) => {
  const table = tableOf(relations)
  return (one, other) => (one === other ? 'ally' : (table.get(one)?.get(other) ?? 'neutral'))
}

export const relationIn = (relations: Relations, one: FactionId, other: FactionId): Relation =>
  relationsOf(relations)(one, other)

export const areAtWar = (ground: Ground, one: FactionId, other: FactionId | null): boolean =>
  other !== null && ground.relation(one, other) === 'war'

/** Itself too. */
export const areAllies = (ground: Ground, one: FactionId, other: FactionId | null): boolean =>
  other !== null && ground.relation(one, other) === 'ally'

export type LandClass = 'friendly' | 'enemy' | 'neutral'

/** TD-GEN-06. */
export const landClass = (ground: Ground, faction: FactionId, node: NodeId): LandClass => {
  const state = nodeIn(ground, node)
  if (areAtWar(ground, faction, state.owner)) return 'enemy'
  if (!areAllies(ground, faction, state.owner)) return 'neutral'
  return bearsEnemyClaim(ground, faction, node) ? 'neutral' : 'friendly'
}

export const bearsEnemyClaim = (ground: Ground, faction: FactionId, node: NodeId): boolean =>
  areAtWar(ground, faction, nodeIn(ground, node).claim?.by ?? null)

/** TD-GEN-07. */
export const isLooted = ({ nodes, turn }: Pick<Ground, 'nodes' | 'turn'>, node: NodeId): boolean =>
  turn <= nodeIn({ nodes }, node).lootedUntil

export const nodeIn = <State extends Land>(
  { nodes }: { readonly nodes: Readonly<Record<NodeId, State>> },
  node: NodeId,
): State => {
  const state = own(nodes, node)
  if (state === undefined) throw new RangeError(`no node is called ${node}`)
  return state
}

/** The nodes with a force of a faction at war with this one. */
export const hostileNodes = (
  ground: Ground,
  faction: FactionId,
  stacks: readonly Stack[],
): ReadonlySet<NodeId> =>
  new Set(stacks.flatMap((each) => (areAtWar(ground, faction, each.faction) ? [each.at] : [])))

/** TD-MOV-01. */
export const moveUnits = 6
const prices: Readonly<Record<ForceKind, { readonly friendly: number; readonly other: number }>> = {
  skirmish: { friendly: 2, other: 3 },
  task: { friendly: 3, other: 6 },
}

/** What entering a node costs with `mixedMoves: share`. */
export const entryPrice = (
  ground: Ground,
  faction: FactionId,
  kind: ForceKind,
  node: NodeId,
): number => prices[kind][landClass(ground, faction, node) === 'friendly' ? 'friendly' : 'other']

/** TD-MOV-01: whether a way, without its start, can be paid for. */
export const isAffordable = (
  ground: Ground,
  faction: FactionId,
  kind: ForceKind,
  way: readonly NodeId[],
): boolean => {
  if (ground.house.mixedMoves === 'cap') {
    const most = prices[kind]
    const others = way.filter((node) => landClass(ground, faction, node) !== 'friendly').length
    return way.length <= moveUnits / most.friendly && others <= moveUnits / most.other
  }
  const price = way.reduce((sum, node) => sum + entryPrice(ground, faction, kind, node), 0)
  return price <= moveUnits
}
