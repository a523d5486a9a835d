// A force that leaves a battle: its own faction is told where to, the others only that it went, or what they see.
import type { FactionId } from '../../campaign/rules/index.ts'
import { tire } from './attrition.ts'
import type { Change } from './change.ts'
import type { DelugeEvent } from './events.ts'
import type { Force, World } from './model.ts'
import type { RetreatEnd } from './retreat.ts'
import { witnessesOf } from './seeing.ts'
import { forceOf, withForce } from './world.ts'

/** TD-RET-03: every unit gets the loss tokens of the way. `told`: both camps of the fight it leaves. */
export const leave = (
  world: World,
  kind: 'fled' | 'retreated',
  force: Force,
  { node: end, lossTokens }: RetreatEnd,
  told: readonly FactionId[],
): Change => {
  const { id, faction, at: node } = force
  const moved: Force = { ...force, at: end, fledThisTurn: force.fledThisTurn || kind === 'fled' }
  const tired = tire(withForce(world, id, moved), moved, lossTokens)
  const others = told.filter((each) => each !== faction)
  const left = { force: id, faction, node } as const
  const events: readonly DelugeEvent[] = [
    { kind, to: [faction], ...left, end, lossTokens },
    { kind, to: others, ...left, end: null, lossTokens: 0 },
    ...sighted(tired.world, id),
    ...tired.events,
  ]
  return { world: tired.world, events }
}

/** CC-SEE: by the factions that see the node it has come to. */
const sighted = (world: World, id: string): readonly DelugeEvent[] => {
  const force = forceOf(world, id)
  if (force === null) return []
  const { faction, at: node } = force
  const to = witnessesOf(world, node).filter((each) => each !== faction)
  return to.length === 0 ? [] : [{ kind: 'sighted', to, force: id, faction, node }]
}
