// A change of the world with what it tells, so that changes can follow each other.
import type { DelugeEvent } from './events.ts'
import type { World } from './model.ts'

export interface Change {
  readonly world: World
  readonly events: readonly DelugeEvent[]
}

export const unchanged = (world: World): Change => ({ world, events: [] })

export const andThen = (first: Change, next: (world: World) => Change): Change => {
  const second = next(first.world)
  return { world: second.world, events: [...first.events, ...second.events] }
}

/** One change after the other, for each of a list. */
export const forEach = <T>(
  start: Change,
  list: readonly T[],
  change: (world: World, each: T) => Change,
): Change => list.reduce((now, each) => andThen(now, (world) => change(world, each)), start)
