// Passability for a force that is to cross a link, enter an area, or attack it: reasons why not, or null.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { barred, type Barred } from './reasons.ts'
import {
  boardIn,
  enemiesAt,
  hasEnemy,
  hasEnemyArmy,
  hasRoom,
  isArmy,
  isAtLeast,
  isFortress,
  isLocked,
  takerOf,
  unitsAt,
} from './world.ts'

type Pieces = readonly Pick<Unit, 'kind'>[]

/** GM-MAP-04: linked, and if a river is between, by a bridge, whichever player may cross it otherwise. */
export const isPassable = (world: World, one: NodeId, other: NodeId): boolean => {
  const link = boardIn(world).graph.link(one, other)
  if (link === null || link.tags.includes('near')) return false
  const isRiver = link.tags.includes('mealy') || link.tags.includes('gallowine')
  return !isRiver || link.tags.includes('road')
}

/** GM-MAP-04, RIV-01: a river only over a bridge, but for the player who rules the river. */
export const linkProblem = (
  world: World,
  player: FactionId,
  force: Pieces,
  from: NodeId,
  to: NodeId,
): Barred | null => {
  const link = boardIn(world).graph.link(from, to)
  if (link === null) return barred('not-linked', 'GM-MOV-01')
  // Such a link leads to the Range or the Wastes, where no force goes.
  if (link.tags.includes('near')) return barred('closed-area', 'GM-MAP-03')
  const hasBridge = link.tags.includes('road')
  if (link.tags.includes('gallowine') && !hasBridge) return barred('no-bridge', 'GM-MAP-04')
  if (!link.tags.includes('mealy')) return null
  if (!hasBridge && takerOf(world, 'river') !== player) return barred('no-bridge', 'GM-MAP-04')
  const { bridges } = world
  const isClosed = bridges !== null && bridges !== player && takerOf(world, 'river') === bridges
  return isClosed && !hasWeight(force) ? barred('bridges-closed', 'GM-RIV-01') : null
}

const hasWeight = (force: Pieces): boolean =>
  force.some(({ kind }) => kind === 'army' || kind === 'artillery')

/** GM-MAP-03, WW-01, WW-02, TURN-05: whether anybody may be there at all. */
export const areaProblem = (world: World, area: NodeId): Barred | null => {
  const board = boardIn(world)
  if (board.isOuter(area) && !isAtLeast(world, 'world')) return barred('closed-area', 'GM-MAP-03')
  if (board.isClosed(area))
    return barred('closed-area', board.isOuter(area) ? 'GM-WW-02' : 'GM-MAP-03')
  return isLocked(world, area) ? barred('locked', 'GM-TURN-05') : null
}

/** GM-FORT-04. */
const isHeldByIndependents = (world: World, area: NodeId): boolean => {
  const units = unitsAt(world, area)
  return isFortress(world, area) && units.length > 0 && units.every(({ owner }) => owner === null)
}

/** GM-MOV-02 without room: every kind of move but a retreat. */
export const entryProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  const closed = areaProblem(world, area)
  if (closed !== null) return closed
  if (hasEnemy(world, player, area)) return barred('enemy', 'GM-MOV-02')
  return isHeldByIndependents(world, area) ? barred('independents', 'GM-FORT-04') : null
}

export const enterProblem = (
  world: World,
  player: FactionId,
  force: readonly Pick<Unit, 'id' | 'kind'>[],
  area: NodeId,
): Barred | null => {
  const problem = entryProblem(world, player, area)
  if (problem !== null) return problem
  const kinds = force.map(({ kind }) => kind)
  const ids = force.map(({ id }) => id)
  return hasRoom(world, player, area, kinds, ids) ? null : barred('no-room', 'GM-UNIT-03')
}

/** GM-BAT-01 to 03, MIL-02: whether the enemy there may be attacked by such a force. */
export const attackProblem = (
  world: World,
  player: FactionId,
  force: Pieces,
  area: NodeId,
): Barred | null => {
  const closed = areaProblem(world, area)
  if (closed !== null) return closed
  if (!hasEnemy(world, player, area))
    return unitsAt(world, area).some(({ owner }) => owner !== null && owner !== player)
      ? barred('ally', 'GM-DIP-02')
      : barred('nobody-there', 'GM-BAT-01')
  if (isFortress(world, area)) return barred('fortress', 'GM-BAT-03')
  if (!hasEnemyArmy(world, player, area) || force.some(isArmy)) return null
  const isMilitiaAlone = !enemiesAt(world, player, area).some(isArmy)
  return barred('army-needed', isMilitiaAlone ? 'GM-MIL-02' : 'GM-BAT-02')
}
