// Reasons why a power, a post, a deal, an audience or a throw for plate is not offered in step 4.
import { own } from '../../../core/own.ts'
import { headOf, partOf } from '../../../core/option.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { workingPosts } from './agentOptions.ts'
import type { World } from './model.ts'
import { stationsOf } from './options.ts'
import { enterProblem } from './passable.ts'
import type { PowerId } from './powerIds.ts'
import { hasPostWith } from './purchases.ts'
import { barred, type Barred } from './reasons.ts'
import { canHoldPost } from './choices.ts'
import {
  areAllied,
  boardIn,
  enemiesAt,
  independentsAt,
  isArmy,
  isAtLeast,
  isCity,
  isFortress,
  isInterdicted,
  isLocked,
  isSacked,
  takerOf,
  unitOf,
  unitsAt,
} from './world.ts'

const powers: Readonly<Record<string, PowerId>> = {
  piracy: 'pirates',
  raid: 'international',
  found: 'international',
  interdict: 'pope',
  khan: 'khan',
  war: 'natives',
  kingdom: 'natives',
}

/** GM-CITY-01, 02: not taken, used already, or silenced. */
const powerProblem = (world: World, player: FactionId, power: PowerId): Barred | null => {
  const city = boardIn(world).cityOf(power)
  if (city === null) return null
  if (isInterdicted(world, city)) return barred('interdicted', 'GM-CITY-02')
  return takerOf(world, power) !== player || own(world.taken, city)?.used === true
    ? barred('used', 'GM-CITY-01')
    : null
}

/** GM-CITY-09 (b): an ocean-coast area without any unit, not sacked. */
const piracyProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  if (!boardIn(world).coast(area).includes('ocean')) return barred('not-linked', 'GM-CITY-09')
  if (isSacked(world, area)) return barred('sacked', 'GM-CITY-09')
  if (enemiesAt(world, player, area).length > 0) return barred('enemy', 'GM-CITY-09')
  if (unitsAt(world, area).some(({ owner }) => owner !== null))
    return barred('occupied', 'GM-CITY-09')
  return independentsAt(world, area).length > 0 ? barred('independents', 'GM-CITY-09') : null
}

/** GM-CITY-25 (a): an enemy force in a non-city area. */
const raidProblem = (
  world: World,
  player: FactionId,
  owner: string,
  area: NodeId,
): Barred | null => {
  if (isCity(world, area)) return barred('not-linked', 'GM-CITY-25')
  if (areAllied(world, player, owner)) return barred('ally', 'GM-DIP-02')
  return enemiesAt(world, player, area).some((unit) => unit.owner === owner && !unit.isSortie)
    ? null
    : barred('nobody-there', 'GM-CITY-25')
}

/** GM-CITY-25 (b). */
const foundProblem = (world: World, player: FactionId, area: NodeId): Barred | null =>
  isFortress(world, area)
    ? barred('fortress', 'GM-CITY-25')
    : enterProblem(world, player, [{ id: '', kind: 'infantry' }], area)

const powerRules = {
  piracy: 'GM-CITY-09',
  raid: 'GM-CITY-25',
  found: 'GM-CITY-25',
  interdict: 'GM-CITY-40',
} as const

type Placed = keyof typeof powerRules

const isPlaced = (head: string): head is Placed => Object.hasOwn(powerRules, head)

const placeProblem = (
  world: World,
  player: FactionId,
  head: Placed,
  stations: readonly string[],
): Barred | null => {
  const area = stations.at(-1) ?? ''
  if (!Object.hasOwn(world.areas, area)) return null
  if (isLocked(world, area)) return barred('locked', 'GM-TURN-05')
  const problem = {
    piracy: () => piracyProblem(world, player, area),
    raid: () => raidProblem(world, player, stations[0] ?? '', area),
    found: () => foundProblem(world, player, area),
    interdict: () => (boardIn(world).cityOf('pope') === area ? barred('used', 'GM-CITY-40') : null),
  }[head]()
  // What is left is not seen (`fog: near`), or no city.
  return problem ?? barred('not-linked', powerRules[head])
}

/** GM-WW-03: a brigade of the player's, on a site that has no post yet. */
const postProblem = (world: World, player: FactionId, id: string): Barred | null => {
  const unit = unitOf(world, id)
  if (unit === null) return null
  if (unit.owner !== player || unit.isSortie) return barred('not-yours', 'GM-WW-03')
  if (isArmy(unit)) return barred('no-brigades', 'GM-WW-03')
  if (!canHoldPost(world, unit.at)) return barred('not-linked', 'GM-WW-03')
  return isLocked(world, unit.at) ? barred('locked', 'GM-TURN-05') : barred('used', 'GM-WW-03')
}

/** GM-WW-16: once each, not of who is beaten; the army of a kingdom only where there is an enemy to attack. */
const warProblem = (world: World, head: string, people: string): Barred | null => {
  const native = boardIn(world).natives.find(({ id }) => id === people)
  if (native === undefined || !isAtLeast(world, 'world')) return null
  if (head === 'war' || world.turn.war.includes(people)) return barred('used', 'GM-WW-16')
  return barred(native.kind === 'tribe' ? 'not-linked' : 'nobody-there', 'GM-WW-16')
}

const talkProblem = (
  world: World,
  player: FactionId,
  option: string,
  rule: 'GM-WW-06' | 'GM-WW-07',
): Barred | null => {
  const people = partOf(option)
  if (boardIn(world).natives.every(({ id }) => id !== people)) return null
  if (!hasPostWith(world, player, people)) return barred('no-post', rule)
  return world.beaten.some((each) => each.people === people)
    ? barred('used', 'GM-WW-16')
    : barred('used', rule)
}

const plateProblem = (world: World, player: FactionId, about: string): Barred => {
  const isWorking = world.map.continents.some(({ id }) =>
    workingPosts(world, player, id).some(({ at }) => at === about || id === about),
  )
  return isWorking ? barred('used', 'GM-WW-09') : barred('no-post', 'GM-WW-09')
}

/** For an option that is not offered. */
export const agentProblem = (world: World, player: FactionId, option: string): Barred | null => {
  const head = headOf(option)
  if (head === 'deal') return talkProblem(world, player, option, 'GM-WW-06')
  if (head === 'audience') return talkProblem(world, player, option, 'GM-WW-07')
  if (head === 'plate') return plateProblem(world, player, partOf(option))
  if (head === 'post') return postProblem(world, player, partOf(option))
  const power = own(powers, head)
  if (power === undefined) return null
  const problem = powerProblem(world, player, power)
  if (problem !== null) return problem
  if (power === 'natives') return warProblem(world, head, partOf(option))
  return isPlaced(head) ? placeProblem(world, player, head, stationsOf(option)) : null
}
