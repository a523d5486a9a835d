// Pulses: many pieces take their steps together, so that enemies meet on the way and none passes through another.
import type { FactionId, NodeId } from './map/model.ts'

export interface Mover {
  readonly id: string
  readonly faction: FactionId
  readonly at: NodeId
  /** The steps still to take; empty for a piece that stays. */
  readonly path: readonly NodeId[]
}

export interface Pulses {
  /** How many steps are taken at most. */
  readonly count: number
  /** Factions in turn order; the earlier one goes on where two would swap places. */
  readonly order: readonly FactionId[]
  readonly isHostile: (one: FactionId, other: FactionId) => boolean
}

export interface Moved {
  readonly at: NodeId
  /** The node of the last step; null for a piece that did not move. */
  readonly from: NodeId | null
  /** Where it went, the start included. */
  readonly way: readonly NodeId[]
  /** What was left of its path. */
  readonly lost: readonly NodeId[]
}

interface Walker {
  readonly id: string
  readonly faction: FactionId
  at: NodeId
  from: NodeId | null
  readonly way: NodeId[]
  path: readonly NodeId[]
  lost: readonly NodeId[]
}

/** Where each piece ends, by its id. */
export const stepInPulses = (
  movers: readonly Mover[],
  { count, order, isHostile }: Pulses,
): ReadonlyMap<string, Moved> => {
  const walkers = movers.map(({ id, faction, at, path }): Walker => ({
    id,
    faction,
    at,
    from: null,
    way: [at],
    path,
    lost: [],
  }))
  for (let pulse = 0; pulse < count; pulse += 1) {
    stopSwaps(walkers, order, isHostile)
    for (const walker of walkers) step(walker)
    stopMeetings(walkers, isHostile)
  }
  return new Map(walkers.map(({ id, at, from, way, lost }) => [id, { at, from, way, lost }]))
}

const step = (walker: Walker): void => {
  const [next, ...rest] = walker.path
  if (next === undefined) return
  walker.from = walker.at
  walker.at = next
  walker.way.push(next)
  walker.path = rest
}

const stop = (walker: Walker): void => {
  walker.lost = walker.path
  walker.path = []
}

/** Pair by pair in turn order; a walker that was stopped already stops no other by swapping. */
const stopSwaps = (
  walkers: readonly Walker[],
  order: readonly FactionId[],
  isHostile: Pulses['isHostile'],
): void => {
  for (const [place, earlier] of order.entries())
    for (const later of order.slice(place + 1)) {
      if (!isHostile(earlier, later)) continue
      const crossed = new Set(
        walkers.flatMap(({ faction, at, path: [next] }) =>
          faction === earlier && next !== undefined ? [`${next} ${at}`] : [],
        ),
      )
      for (const walker of walkers) {
        const [next] = walker.path
        if (walker.faction === later && next !== undefined && crossed.has(`${walker.at} ${next}`))
          stop(walker)
      }
    }
}

const stopMeetings = (walkers: readonly Walker[], isHostile: Pulses['isHostile']): void => {
  const present = new Map<NodeId, Set<FactionId>>()
  for (const { at, faction } of walkers) {
    const here = present.get(at) ?? new Set()
    present.set(at, here.add(faction))
  }
  for (const walker of walkers) {
    if (walker.path.length === 0) continue
    const here = present.get(walker.at) ?? new Set()
    if ([...here].some((other) => isHostile(walker.faction, other))) stop(walker)
  }
}
