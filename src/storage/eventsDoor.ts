// The part of the door that events go through; their code comes with the first call.
import type { Watch } from './armyQueries.ts'
import { cleared, later, watch, type Fail } from './chunk.ts'
import type { Board, BoardChange, EventCard, KeptEvent } from './events/events.ts'

export type { EventCard, KeptEvent } from './events/events.ts'

const events = () => cleared(() => import('./events/events.ts'))

export const addEvent = later(events, (code) => code.addEvent)
export const editDeskRules = later(events, (code) => code.editDeskRules)
export const editEvent = later(events, (code) => code.editEvent)
export const removeEvent = later(events, (code) => code.removeEvent)

export const changeBoard = async <T>(
  eventId: string,
  next: (board: Board) => BoardChange<T>,
): Promise<T> => (await events()).changeBoard(eventId, next)

export const watchEvents = (tell: (cards: readonly EventCard[]) => void, fail: Fail): Watch =>
  watch(events, (code) => code.watchEvents(tell, fail), fail)

export const watchEvent = (id: string, tell: (kept: KeptEvent | null) => void, fail: Fail): Watch =>
  watch(events, (code) => code.watchEvent(id, tell, fail), fail)

/** Reads texts and files in a worker, one after the other; rejects only if the reading code cannot be loaded. */
export const openIntake = later(
  () => import('./events/intake.ts'),
  (code) => code.openIntake,
)
