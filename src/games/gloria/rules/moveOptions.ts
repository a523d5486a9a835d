// Options of the player in turn in step 5, force by force, and the reasons why not elsewhere.
import { shipGoals } from './seaWays.ts'
import { parkedFor } from './battle.ts'
import type { FactionId } from '../../campaign/rules/index.ts'
import type { Unit, World } from './model.ts'
import type { GloriaOption } from './options.ts'
import { attackProblem, enterProblem, linkProblem } from './passable.ts'
import type { Barred } from './reasons.ts'
import { portsOf } from './seaWays.ts'
import {
  areAllied,
  boardIn,
  canUse,
  hasEnemy,
  holderOf,
  isArmy,
  isAtLeast,
  isLocked,
  portSea,
  unitsAt,
} from './world.ts'
import { sees } from './fog.ts'
import { breakProblem, sortieProblem } from './moveProblems.ts'
import { stepWays, wayOption, waysOf } from './ways.ts'

/** GM-TURN-03, MOV-01: units of one area, together or apart. */
export const forcesOf = (world: World, player: FactionId): readonly (readonly Unit[])[] => {
  const free = world.units.filter(
    (unit) => unit.owner === player && !unit.acted && !unit.isSortie && !isLocked(world, unit.at),
  )
  return free.flatMap((unit) => {
    const partner = free.find(({ id, at }) => at === unit.at && id !== unit.id)
    const leads = partner !== undefined && free.indexOf(partner) > free.indexOf(unit)
    return leads ? [[unit], [unit, partner]] : [[unit]]
  })
}

/** GM-DIP-02: in the own turn of Salhepatica's owner only, one of their units and one of an ally's. */
const jointForces = (world: World, player: FactionId): readonly (readonly Unit[])[] => {
  if (holderOf(world, 'diplomacy') !== player || world.allies.length === 0) return []
  return world.units.flatMap((unit) => {
    if (unit.owner !== player || unit.acted || unit.isSortie || isLocked(world, unit.at)) return []
    return unitsAt(world, unit.at).flatMap((other) =>
      other.owner !== null &&
      areAllied(world, player, other.owner) &&
      !other.acted &&
      !other.isSortie
        ? [[unit, other]]
        : [],
    )
  })
}

interface Closed extends Barred {
  readonly option: GloriaOption
}

/** The neighbours that a force cannot go to, with the reason. */
const closedSteps = (
  world: World,
  player: FactionId,
  force: readonly Unit[],
): readonly Closed[] => {
  const [first] = force
  if (first === undefined) return []
  const units = force.map(({ id }) => id).join('+')
  return boardIn(world)
    .graph.nextTo(first.at)
    .flatMap((goal): readonly Closed[] => {
      const isAttack = hasEnemy(world, player, goal)
      const problem =
        linkProblem(world, player, force, first.at, goal) ??
        (isAttack
          ? attackProblem(world, player, force, goal)
          : enterProblem(world, player, force, goal))
      const option = isAttack
        ? (`attack:${units}>${goal}` as const)
        : (`move:${units}>${goal}` as const)
      return problem === null || problem.reason === 'not-linked' ? [] : [{ option, ...problem }]
    })
}

const sailings = (world: World, player: FactionId): readonly GloriaOption[] =>
  world.fleets.flatMap(({ id, owner, at, sailed }) => {
    const sea = portSea(world, at)
    return owner !== player || sailed || sea === null || isLocked(world, at)
      ? []
      : portsOf(world, player, sea).flatMap((port) =>
          port === at || isLocked(world, port) ? [] : [`sail:${id}>${port}` as const],
        )
  })

/** GM-MIL-01. */
const sorties = (world: World, player: FactionId): readonly GloriaOption[] => {
  if (!canUse(world, 'militia', player)) return []
  return world.map.nodes.flatMap(({ id }) =>
    sees(world, player, id) && sortieProblem(world, player, id) === null
      ? [`sortie:${id}` as const]
      : [],
  )
}

/** GM-UNIT-05. */
const breaks = (world: World, player: FactionId): readonly GloriaOption[] =>
  world.units.flatMap((unit) =>
    isArmy(unit) && breakProblem(world, player, unit.id) === null
      ? [`break:${unit.id}` as const]
      : [],
  )

export const moveWanted = (world: World, player: FactionId) => {
  const options: GloriaOption[] = []
  const unavailable: Closed[] = []
  for (const force of forcesOf(world, player)) {
    for (const way of waysOf(world, player, force)) options.push(wayOption(way, force))
    unavailable.push(...closedSteps(world, player, force))
  }
  if (isAtLeast(world, 'advanced')) {
    for (const force of jointForces(world, player))
      for (const way of stepWays(world, player, force, force[0]?.at ?? ''))
        if (way.isAttack && !world.turn.done.includes(wayOption(way, force)))
          options.push(wayOption(way, force))
    options.push(...sailings(world, player), ...sorties(world, player))
    for (const plate of world.plates)
      if (plate.owner === player)
        options.push(...shipGoals(world, plate).map((goal) => `ship:${plate.id}>${goal}` as const))
  }
  options.push(
    ...breaks(world, player),
    ...parkedFor(world, player).map(({ id }) => `result:${id}` as const),
    'done',
  )
  return { options, unavailable }
}
