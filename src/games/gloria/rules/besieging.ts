// Right of a force to besiege a fortress, and the reasons why others may not (GM-SIEGE-01, FORT-01 to 04).
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import { forcesOf } from './moveOptions.ts'
import type { GloriaOption } from './options.ts'
import { areaProblem, linkProblem } from './passable.ts'
import { barred, type Barred } from './reasons.ts'
import {
  areAllied,
  boardIn,
  cityOwner,
  isArmy,
  isFortress,
  isInterdicted,
  unitsAt,
} from './world.ts'

/** GM-SIEGE-01, FORT-01 to 04: why such a force may not besiege a fortress; null: it may. */
export const siegeProblem = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
  area: NodeId,
): Barred | null => {
  const [first] = force
  if (first === undefined) return barred('acted', 'GM-TURN-03')
  if (!isFortress(world, area)) return barred('nobody-inside', 'GM-SIEGE-01')
  const owner = cityOwner(world, area)
  if (owner === player) return barred('own-fortress', 'GM-FORT-04')
  if (owner !== null && areAllied(world, player, owner)) return barred('ally', 'GM-DIP-02')
  const inside = unitsAt(world, area)
  if (inside.length === 0) return barred('nobody-inside', 'GM-FORT-02')
  if (inside.some(isArmy)) return barred('army-inside', 'GM-FORT-01')
  if (inside.some((unit) => unit.owner !== null && areAllied(world, player, unit.owner)))
    return barred('ally', 'GM-DIP-02')
  if (world.turn.besieged.includes(area)) return barred('besieged-already', 'GM-SIEGE-01')
  if (!force.some(({ kind }) => kind === 'army' || kind === 'artillery'))
    return barred('no-siege-train', 'GM-SIEGE-01')
  return areaProblem(world, area) ?? linkProblem(world, player, force, first.at, area)
}

/** With `siegeAfterMove: yes` a force that moved counts as if it had not. */
export const besieging = (world: World): World =>
  world.house.siegeAfterMove === 'no'
    ? world
    : {
        ...world,
        units: world.units.map((unit) => (unit.moved ? { ...unit, acted: false } : unit)),
      }

interface Closed extends Barred {
  readonly option: GloriaOption
}

export const siegeWanted = (world: World, player: FactionId) => {
  const options: GloriaOption[] = []
  const unavailable: Closed[] = []
  for (const force of forcesOf(besieging(world), player)) {
    const units = force.map(({ id }) => id).join('+')
    for (const area of boardIn(world).graph.neighbours(force[0]?.at ?? '')) {
      if (!isFortress(world, area)) continue
      const problem = siegeProblem(world, player, force, area)
      const option = `besiege:${units}>${area}` as const
      if (problem === null) options.push(option)
      else unavailable.push({ option, ...problem })
    }
  }
  return { options, unavailable }
}

export const isCitadel = (world: World, area: NodeId): boolean =>
  boardIn(world).city(area)?.power === 'citadel' && !isInterdicted(world, area)
