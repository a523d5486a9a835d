// Worth of land to a faction: its points of victory, what it pays, what it takes from others, and what can be looted.
import { onceEach } from '../../../core/once.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { boardOf, type DelugeView } from '../rules/index.ts'

type Board = ReturnType<typeof boardOf>

export const boardSeen = ({ setup }: DelugeView): Board => boardOf(setup.map, setup.houseRules)

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

/** Points of victory that a faction has, or would have, for owning a node. */
const pointsFor = (board: Board, faction: FactionId, node: NodeId): number => {
  const { victory } = board.faction(faction)
  const { plc, owner } = board.map.nodes.find(({ id }) => id === node) ?? {
    plc: false,
    owner: null,
  }
  const held = (victory.holds ?? []).filter((each) => each.node === node).map(({ vp }) => vp)
  const lost = victory.lostPlc
  return (
    sum(held) +
    (plc && lost !== undefined ? lost.num / lost.den : 0) +
    (plc ? (victory.perPlc ?? 0) : 0) +
    (victory.perStartLandOf?.of === owner ? victory.perStartLandOf.vp : 0) +
    (victory.outOf?.nodes.includes(node) === true ? victory.outOf.vp : 0)
  )
}

const pays = 0.4
const perPoint = 3
const harm = 0.5
const home = 2

const tableOf = onceEach((board: Board, faction: FactionId): ReadonlyMap<NodeId, number> => {
  const { per } = board.faction(faction)
  return new Map(
    board.map.nodes.map(({ id, plc, home: of, owner }) => {
      const isPaid = (per === 'occupied' && owner !== faction) || (per === 'plc' && plc)
      const value =
        perPoint * pointsFor(board, faction, id) + (isPaid ? pays : 0) + (of === faction ? home : 0)
      return [id, value] as const
    }),
  )
})

/** For good, if the faction owns it at the end. */
export const worthTo = (view: DelugeView, faction: FactionId, node: NodeId): number =>
  tableOf(boardSeen(view), faction).get(node) ?? 0

/** What owning it is worth, with the harm to the faction that has it now. */
export const prizeOf = (view: DelugeView, faction: FactionId, node: NodeId): number => {
  const owner = view.nodes[node]?.owner ?? null
  const taken = owner === null || owner === faction ? 0 : harm * worthTo(view, owner, node)
  return worthTo(view, faction, node) + taken
}

/** A claim that is laid now matures before the campaign ends (TD-CAP-06). */
export const isInTime = ({ turn, setup: { houseRules } }: DelugeView): boolean =>
  turn + houseRules.turnsPerYear <= houseRules.turns

export const relationTo = (view: DelugeView, one: FactionId, other: FactionId): string =>
  view.relations[one < other ? `${one} ${other}` : `${other} ${one}`] ?? 'neutral'
