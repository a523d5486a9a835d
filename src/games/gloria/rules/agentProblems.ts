// Why a power, a post, a deal, an audience or a throw for plate is not offered in step 4.
import { headOf, partOf } from '../../../core/option.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { workingPosts } from './agentOptions.ts'
import type { World } from './model.ts'
import { stationsOf } from './options.ts'
import { enterProblem } from './passable.ts'
import type { PowerId } from './powerIds.ts'
import { hasPostWith } from './purchases.ts'
import { barred, type Barred } from './reasons.ts'
import {
  boardIn,
  independentsAt,
  isFortress,
  isInterdicted,
  isLocked,
  isSacked,
  takerOf,
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
  return takerOf(world, power) !== player || world.taken[city]?.used === true
    ? barred('used', 'GM-CITY-01')
    : null
}

/** GM-CITY-09 (b): an ocean-coast area without any unit, not sacked. */
const piracyProblem = (world: World, player: FactionId, area: NodeId): Barred | null => {
  if (!boardIn(world).coast(area).includes('ocean')) return barred('not-linked', 'GM-CITY-09')
  if (isSacked(world, area)) return barred('sacked', 'GM-CITY-09')
  const isOthers = unitsAt(world, area).some(({ owner }) => owner !== null && owner !== player)
  if (isOthers) return barred('enemy', 'GM-CITY-09')
  return independentsAt(world, area).length > 0 ? barred('independents', 'GM-CITY-09') : null
}

const placeProblem = (
  world: World,
  player: FactionId,
  head: string,
  area: NodeId,
): Barred | null => {
  if (!Object.hasOwn(world.areas, area)) return null
  if (isLocked(world, area)) return barred('locked', 'GM-TURN-05')
  if (head === 'piracy') return piracyProblem(world, player, area)
  if (head !== 'found') return null
  return isFortress(world, area)
    ? barred('fortress', 'GM-CITY-25')
    : enterProblem(world, player, [{ id: '', kind: 'infantry' }], area)
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
  const power = Object.hasOwn(powers, head) ? powers[head] : undefined
  if (power === undefined) return null
  return (
    powerProblem(world, player, power) ??
    placeProblem(world, player, head, stationsOf(option).at(-1) ?? '')
  )
}
