// Movement: paths on a sheet, and all of them walked together in pulses or one by one.
import { stepInPulses, type Moved, type NodeId } from '../../campaign/rules/index.ts'
import { forEach, type Change } from './change.ts'
import type { DelugeEvent } from './events.ts'
import { areAtWar, isAffordable, type Ground } from './land.ts'
import type { Force, PathLine, World } from './model.ts'
import { noteSightings, witnessesOf } from './seeing.ts'
import { groundOf, isHostileAt, withForce } from './world.ts'

/** TD-MOV-04. */
const pulses = 3

export interface Steps {
  readonly open: readonly NodeId[]
  /** Linked, but not to be paid for any more. */
  readonly tooFar: readonly NodeId[]
}

/** Where a force may step next on its way; forces in the way, seen or not, never limit it (TD-MOV-02). */
export const stepsOf = (ground: Ground, force: Force, path: readonly NodeId[]): Steps => {
  const at = path.at(-1) ?? force.at
  const next = ground.board.graph.neighbours(at)
  const isOpen = (node: NodeId): boolean =>
    isAffordable(ground, force.faction, force.kind, [...path, node])
  return { open: next.filter(isOpen), tooFar: next.filter((node) => !isOpen(node)) }
}

/** Whether a path is one along links that can be paid for. */
export const isLegalPath = (ground: Ground, force: Force, path: readonly NodeId[]): boolean =>
  path.every((node, place) => stepsOf(ground, force, path.slice(0, place)).open.includes(node))

/** TD-MOV-04: all paths together. */
export const walkTogether = (world: World, lines: readonly PathLine[]): Change => {
  const ground = groundOf(world)
  const paths = new Map(lines.map(({ force, path }) => [force, path]))
  const moved = stepInPulses(
    world.pieces.map(({ id, faction, at }) => ({ id, faction, at, path: paths.get(id) ?? [] })),
    {
      count: pulses,
      order: world.order,
      isHostile: (one, other) => areAtWar(ground, one, other),
    },
  )
  const pieces = world.pieces.map((force): Force => {
    const { at, from } = moved.get(force.id) ?? { at: force.at, from: null }
    return { ...force, at, from }
  })
  const after = { ...world, pieces }
  return { world: noteSightings(after), events: told(after, moved) }
}

const told = (world: World, moved: ReadonlyMap<string, Moved>): readonly DelugeEvent[] =>
  world.pieces.flatMap((force) => {
    const { way = [], lost = [] } = moved.get(force.id) ?? {}
    return way.length > 1 || lost.length > 0 ? eventsOf(world, force, way, lost) : []
  })

const eventsOf = (
  world: World,
  { id, faction, at }: Force,
  way: readonly NodeId[],
  lost: readonly NodeId[],
): readonly DelugeEvent[] => {
  const witnesses = witnessesOf(world, at).filter((each) => each !== faction)
  const marched = { kind: 'marched', to: [faction], force: id, faction, way, lost } as const
  return witnesses.length === 0
    ? [marched]
    : [marched, { kind: 'sighted', to: witnesses, force: id, faction, node: at }]
}

/** TD-MOV-06: one path, carried out before the next is chosen; TD-MOV-03 stops it. */
export const walkOne = (world: World, force: Force, path: readonly NodeId[]): Change => {
  let [at, from] = [force.at, force.from]
  const way = [force.at]
  for (const node of path) {
    ;[from, at] = [at, node]
    way.push(node)
    if (isHostileAt(world, force.faction, node)) break
  }
  const after = withForce(world, force.id, { at, from })
  const now = { ...force, at, from }
  return {
    world: noteSightings(after),
    events: eventsOf(after, now, way, path.slice(way.length - 1)),
  }
}

/** Before a phase of movement no force has come from anywhere. */
export const atRest = (world: World): World => ({
  ...world,
  pieces: world.pieces.map((force) => ({ ...force, from: null, fledThisTurn: false })),
})

export const walkAll = (world: World, lines: readonly PathLine[], of: readonly Force[]): Change =>
  forEach({ world, events: [] }, of, (now, force) => {
    const path = lines.find((line) => line.force === force.id)?.path ?? []
    return path.length === 0 ? { world: now, events: [] } : walkOne(now, force, path)
  })
