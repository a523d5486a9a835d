// What tasks work on: the world, and what the seats are writing.
import type { Done, FactionId } from '../../campaign/rules/index.ts'
import type { Change } from './change.ts'
import type { DelugeEvent } from './events.ts'
import type { DelugeState } from './model.ts'
import { emptySheet } from './sheets.ts'
import type { Task } from './tasks.ts'

export type Desk = Omit<DelugeState, 'agenda'>
export type DeskDone = Done<Desk, Task, DelugeEvent>

export const changed = (
  desk: Desk,
  { world, events }: Change,
  next: readonly Task[] = [],
): DeskDone => ({ world: { ...desk, world }, events, next })

/** With the sheets of these factions empty again. */
export const withoutSheets = (
  sheets: DelugeState['sheets'],
  factions: readonly FactionId[],
): DelugeState['sheets'] => ({
  ...sheets,
  ...Object.fromEntries(factions.map((faction) => [faction, emptySheet])),
})
