// Reasons why the Khan or natives do not attack a place, or the Khan does not sack it.
import { partOf } from '../../../core/option.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { garrisonOf } from './agentOptions.ts'
import type { World } from './model.ts'
import { barred, type Barred } from './reasons.ts'
import type { UnitKind } from './tables.ts'
import type { Task } from './tasks.ts'
import { areAllied, boardIn, isArmy, isFortress, isLocked, isSacked, unitsAt } from './world.ts'

type Pieces = readonly UnitKind[]

/** Where the Khan comes at all. */
const khanProblem = (world: World, area: NodeId): Barred | null => {
  if (!boardIn(world).khanLand.includes(area)) return barred('not-linked', 'GM-KHAN-01')
  return isLocked(world, area) ? barred('locked', 'GM-TURN-05') : null
}

const attackedByKhan = (
  world: World,
  player: FactionId,
  area: NodeId,
  pieces: Pieces,
): Barred | null => {
  const problem = khanProblem(world, area)
  if (problem !== null) return problem
  if (isFortress(world, area)) return barred('fortress', 'GM-BAT-03')
  const force = unitsAt(world, area).filter(({ owner }) => owner !== null && owner !== player)
  if (force.length === 0) return barred('nobody-there', 'GM-KHAN-01')
  return pieces.includes('army') ? null : barred('army-needed', 'GM-BAT-02')
}

const sackedByKhan = (world: World, area: NodeId): Barred | null => {
  const problem = khanProblem(world, area)
  if (problem !== null) return problem
  if (isSacked(world, area)) return barred('sacked', 'GM-KHAN-01')
  // What is left is not seen (`fog: near`).
  return barred(isFortress(world, area) ? 'fortress' : 'not-linked', 'GM-KHAN-01')
}

/** GM-WW-05, 08. */
const attackedByNatives = (
  world: World,
  player: FactionId,
  people: string,
  area: NodeId,
  pieces: Pieces,
): Barred | null => {
  const post = world.posts.find(({ at }) => at === area)
  const isTheirs = boardIn(world).native(area) === people
  if (post === undefined || !isTheirs || post.owner === player) return barred('no-post', 'GM-WW-08')
  if (areAllied(world, player, post.owner)) return barred('ally', 'GM-DIP-02')
  if (isLocked(world, area)) return barred('locked', 'GM-TURN-05')
  if (!pieces.includes('army') && garrisonOf(world, area, post.owner).some(isArmy))
    return barred('army-needed', 'GM-BAT-02')
  return post.fort ? barred('fort', 'GM-WW-05') : barred('not-linked', 'GM-WW-08')
}

/** GM-WW-16: another kingdom on its continent. */
const attackedByKingdom = (world: World, people: string): Barred | null =>
  boardIn(world).natives.some(({ id }) => id === people) ? barred('not-linked', 'GM-WW-16') : null

/** For a target that is not offered; null where no rule speaks of it. */
export const targetProblem = (
  world: World,
  task: Task,
  player: FactionId,
  option: string,
): Barred | null => {
  const area = partOf(option)
  if (!Object.hasOwn(world.areas, area))
    return task.kind === 'kingdom' ? attackedByKingdom(world, area) : null
  if (task.kind === 'khanAttack') return attackedByKhan(world, player, area, task.pieces)
  if (task.kind === 'khanSack') return sackedByKhan(world, area)
  if (task.kind === 'natives')
    return attackedByNatives(world, player, task.people, area, task.pieces)
  return task.kind === 'kingdom'
    ? attackedByNatives(world, player, task.people, area, ['army'])
    : null
}
