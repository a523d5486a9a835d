// CC-OVR for forces: what of one may be set right, and one made by the umpire.
import type { CorrectionIn } from './correction.ts'
import type { Force, World } from './model.ts'
import type { DelugeReason } from './options.ts'
import { ownIn } from './orders.ts'
import { nextForceId } from './strategy.ts'
import { boardIn, forceOf, withFaction, withForce, withForcesOf } from './world.ts'

type ForceFigures = CorrectionIn<'force'>['set']

/** As it is; a battle was won here in this turn, or none. */
export const forceNow = (world: World, id: string): ForceFigures => {
  const force = forceOf(world, id)
  if (force === null) return {}
  const { at, wonHere } = force
  const isWon = wonHere?.node === at && wonHere.turn === world.turn
  return { ...force, wonHere: isWon ? wonHere : null }
}

/** Why the figures of a force cannot be so; null: they can. */
export const forceProblem = (world: World, id: string, set: ForceFigures): DelugeReason | null => {
  const force = forceOf(world, id)
  const isNode = (node: string | null | undefined): boolean =>
    node === undefined || node === null || Object.hasOwn(world.nodes, node)
  if (force === null) return 'noSuchThing'
  if (!isNode(set.at) || !isNode(set.from) || !isNode(set.wonHere?.node)) return 'noSuchThing'
  if ((set.wonHere?.turn ?? 0) > world.turn) return 'notYet'
  return isStep(world, { ...force, ...set, from: set.from ?? null }) ? null : 'notLinked'
}

/** A force that fled remembers where it came from before, which may be far away by now (TD-MOV-07). */
const isStep = (world: World, { from, at, fledThisTurn }: Force): boolean =>
  from === null || fledThisTurn || boardIn(world).graph.neighbours(at).includes(from)

/** A force put elsewhere has not come from anywhere, unless it is said from where. */
export const setForce = (world: World, id: string, set: ForceFigures): World =>
  withForce(world, id, set.at === undefined ? set : { from: null, ...set })

export const addForce = (world: World, { faction, at, set }: CorrectionIn<'newForce'>): World => {
  const own = ownIn(world, faction)
  const force: Force = {
    name: '',
    kind: 'task',
    intelligence: 0,
    loot: 0,
    fledThisTurn: false,
    ...set,
    id: nextForceId(own),
    faction,
    at,
    from: null,
    wonHere: null,
  }
  const counted = withFaction(world, faction, { raised: own.raised + 1 })
  return withForcesOf(counted, faction, [...own.forces, force])
}
