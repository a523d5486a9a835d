// Beyond the ocean: wagons, which no attrition wears, are shipped to free sites and become posts; posts send plate.
import type { NodeId } from '../../campaign/rules/index.ts'
import { unitsAt, type GloriaView, type Unit } from '../rules/index.ts'
import { fearFor, isMine } from './targets.ts'

/** A continent's throw succeeds on no more than five faces. */
const enough = 5
/** A post must be founded, its plate thrown for, shipped and spent. */
const leastRoundsLeft = 4

export const isFreeSite = ({ world, seenBy }: GloriaView, area: NodeId): boolean => {
  const node = world.map.nodes.find(({ id }) => id === area)
  return (
    node?.kind === 'outer' &&
    node.site &&
    world.posts.every(({ at }) => at !== area) &&
    unitsAt(world, area).every(({ owner }) => owner === seenBy)
  )
}

export const isColonist = (force: readonly Unit[]): boolean =>
  force.length === 1 && force.every(({ kind }) => kind === 'supply')

const isOceanPort = ({ world }: GloriaView, area: NodeId): boolean => {
  const node = world.map.nodes.find(({ id }) => id === area)
  return node?.kind === 'land' && node.city?.port === 'ocean'
}

/** Whether wagons are worth their price here: from a port that others hold, and while it still pays. */
export const wantsColonist = (view: GloriaView, port: NodeId): boolean => {
  const { world, seenBy } = view
  const { scale, rounds } = world.house
  const isLate = world.round + leastRoundsLeft > rounds
  if (scale !== 'world' || isLate || !isMine(view, port) || !isOceanPort(view, port)) return false
  const own = world.units.filter(({ owner }) => owner === seenBy)
  const colonists = own.filter(({ kind }) => kind === 'supply').length
  const posts = world.posts.filter(({ owner }) => owner === seenBy).length
  const stays = own.filter(({ at, kind }) => at === port && kind !== 'supply')
  return (
    colonists === 0 &&
    posts < enough &&
    fearFor(view, port, stays) === 0 &&
    world.map.nodes.some(({ id }) => isFreeSite(view, id))
  )
}
