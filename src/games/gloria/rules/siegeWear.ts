// Whose unit a siege degrades, and who chooses it (GM-SIEGE-02, 05, GM-DIP-02).
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import type { Siege, Task } from './tasks.ts'
import { byNumber, cityOwner, isArmy, unitsAt } from './world.ts'

export type Wear = Extract<Task, { kind: 'siegeWear' }>

/** GM-SIEGE-05: the besieging force, with the brigades of an army degraded meanwhile. */
export const forceNow = (
  world: World,
  { player, apart = [] }: Siege,
  at: NodeId,
): readonly Unit[] =>
  unitsAt(world, at).filter(
    ({ id, owner, isSortie }) => owner === player && !isSortie && !apart.includes(id),
  )

export const hasSiegeGuns = (force: readonly Unit[]): boolean =>
  force.some(({ specials }) => specials?.includes('siege-guns') ?? false)

/** GM-SIEGE-02: each side chooses its own unit; independents inside last, lowest number first. */
export const wearChoices = (world: World, { siege, side, isBrigade }: Wear): readonly Unit[] => {
  if (side === 'inside') {
    const inside = [...unitsAt(world, siege.area)].sort(byNumber)
    const owned = inside.filter(({ owner }) => owner !== null)
    return owned.length === 0 ? inside.slice(0, 1) : owned
  }
  const units = [...forceNow(world, siege, siege.from), ...forceNow(world, siege, siege.area)]
  const brigades = units.filter((unit) => !isArmy(unit))
  return isBrigade && brigades.length > 0 ? brigades : units
}

/** GM-DIP-02: of allies inside the owner of the city chooses, or else the earlier comer. */
export const wearChooser = (world: World, task: Wear): FactionId => {
  const { siege, side } = task
  if (side === 'besieger') return siege.player
  const units = [...wearChoices(world, task)].sort((one, other) => one.came - other.came)
  const city = cityOwner(world, siege.area)
  return (units.find(({ owner }) => owner === city) ?? units[0])?.owner ?? ''
}
