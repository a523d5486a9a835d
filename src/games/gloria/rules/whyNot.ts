// Why an option is not offered, for any goal or purchase that an answer may name (section 4).
import { headOf, partOf } from '../../../core/option.ts'
import type { NodeId } from '../../campaign/rules/index.ts'
import { siegeProblem } from './besieging.ts'
import type { Unit, World } from './model.ts'
import { stationsOf, unitsIn } from './options.ts'
import { attackProblem, enterProblem, linkProblem } from './passable.ts'
import {
  asideProblem,
  buildProblem,
  combineProblem,
  courtProblem,
  fleetProblem,
  fortProblem,
  hireProblem,
  priceOf,
  unsackProblem,
} from './purchases.ts'
import { barred, type Barred } from './reasons.ts'
import { purse } from './diplomacy.ts'
import type { Task } from './tasks.ts'
import { goesByRoad } from './roads.ts'
import { seaProblem } from './seaWays.ts'
import { boardIn, hasEnemy, isInterdicted, unitsOf } from './world.ts'

export const whyNot = (world: World, task: Task, player: string, option: string): Barred | null => {
  if (task.kind === 'spend') return whyNotBought(world, player, option)
  if (task.kind === 'move') return whyNotMoved(world, player, option)
  if (task.kind === 'siege') return whyNotBesieged(world, player, option)
  return task.kind === 'agents' ? whyNotUsed(world, player, option) : null
}

const isArea = (world: World, id: string): boolean => Object.hasOwn(world.areas, id)

const whyNotBought = (world: World, player: string, option: string): Barred | null => {
  const [about = ''] = partOf(option).split(':')
  const head = headOf(option)
  if (head === 'court') return courtProblem(world, player, about) ?? whyNotPaid(world, player)
  if (!isArea(world, about)) return null
  switch (head) {
    case 'build':
      return buildProblem(world, player, about) ?? whyNotPaid(world, player)
    case 'combine':
      return combineProblem(world, player, about) ?? whyNotPaid(world, player)
    case 'hire':
      return hireProblem(world, player, about) ?? whyNotPaid(world, player)
    case 'unsack':
      return unsackProblem(world, about) ?? whyNotPaid(world, player)
    case 'fleet':
      return fleetProblem(world, player, about)
    case 'fort':
      return fortProblem(world, player, about)
    case 'aside':
      return asideProblem(world, player, about)
    default:
      return null
  }
}

const whyNotPaid = (world: World, player: string): Barred | null =>
  purse(world, player) < priceOf(world, 'build') ? barred('no-money', 'GM-ECO-02') : null

const forceOf = (world: World, player: string, option: string): readonly Unit[] | Barred | null => {
  const units = unitsOf(world, unitsIn(option))
  const [first] = units
  if (first === undefined || units.some(({ at }) => at !== first.at)) return null
  if (units.some(({ owner }) => owner !== player)) return barred('not-yours', 'GM-MOV-01')
  return units.some(({ acted }) => acted) ? barred('acted', 'GM-TURN-03') : units
}

const isBarred = (value: readonly Unit[] | Barred): value is Barred => 'reason' in value

const whyNotMoved = (world: World, player: string, option: string): Barred | null => {
  const force = forceOf(world, player, option)
  if (force === null) return null
  if (isBarred(force)) return force
  const from = force[0]?.at ?? ''
  const stations = stationsOf(option)
  const goal = (stations.at(-1) ?? '').split(':')[0] ?? ''
  if (!isArea(world, goal)) return null
  const end = (via: NodeId): Barred | null =>
    linkProblem(world, player, force, via, goal) ?? endProblem(world, player, force, goal)
  switch (headOf(option)) {
    case 'move':
      return (
        linkProblem(world, player, force, from, goal) ?? enterProblem(world, player, force, goal)
      )
    case 'attack':
      return (
        linkProblem(world, player, force, from, goal) ?? attackProblem(world, player, force, goal)
      )
    case 'cavalry': {
      const [, via = ''] = stations
      return linkProblem(world, player, force, from, via) ?? end(via)
    }
    case 'road':
      return goesByRoad(world, player, force, goal) ?? endProblem(world, player, force, goal)
    case 'river':
      return boardIn(world).hasMealy(from) && boardIn(world).hasMealy(goal)
        ? endProblem(world, player, force, goal)
        : barred('not-linked', 'GM-RIV-02')
    case 'sea': {
      const [unit] = force
      return unit === undefined ? null : seaProblem(world, player, unit, goal)
    }
    default:
      return null
  }
}

const endProblem = (
  world: World,
  player: string,
  force: readonly Unit[],
  goal: NodeId,
): Barred | null =>
  hasEnemy(world, player, goal)
    ? (attackProblem(world, player, force, goal) ?? barred('enemy', 'GM-MOV-02'))
    : enterProblem(world, player, force, goal)

const whyNotBesieged = (world: World, player: string, option: string): Barred | null => {
  const force = forceOf(world, player, option)
  if (force === null) return null
  const area = stationsOf(option)[1] ?? ''
  if (!isArea(world, area)) return null
  return isBarred(force) ? force : siegeProblem(world, player, force, area)
}

const powerHeads = {
  piracy: 'pirates',
  raid: 'international',
  found: 'international',
  interdict: 'pope',
  khan: 'khan',
} as const

const isPowerHead = (head: string): head is keyof typeof powerHeads =>
  Object.hasOwn(powerHeads, head)

const whyNotUsed = (world: World, player: string, option: string): Barred | null => {
  const head = headOf(option)
  if (!isPowerHead(head)) return null
  const city = boardIn(world).cityOf(powerHeads[head])
  if (city === null) return null
  if (isInterdicted(world, city)) return barred('interdicted', 'GM-CITY-02')
  const taken = world.taken[city]
  return taken?.by !== player || taken.used ? barred('used', 'GM-CITY-01') : null
}
