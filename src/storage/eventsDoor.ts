// The part of the door that events go through; their code comes with the first call.
import type { ClubEvent, DeskRules } from '@/games/eagles/rules/index.ts'
import { local } from './chunk.ts'
import type { Board, BoardChange, EventCard, KeptEvent } from './events/events.ts'

export type { EventCard, KeptEvent } from './events/events.ts'

/** The code, once the database may be used. */
const chunk = () => import('./events/events.ts')
async function events(): ReturnType<typeof chunk> {
  const [code] = await Promise.all([chunk(), local()])
  return code
}

export const addEvent = async (event: ClubEvent, desk?: DeskRules): Promise<string> =>
  (await events()).addEvent(event, desk)

export const editDeskRules = async (
  id: string,
  next: (desk: DeskRules) => DeskRules,
): Promise<void> => (await events()).editDeskRules(id, next)

export const editEvent = async (id: string, next: (event: ClubEvent) => ClubEvent): Promise<void> =>
  (await events()).editEvent(id, next)

export const removeEvent = async (id: string): Promise<void> => (await events()).removeEvent(id)

export const changeBoard = async <T>(
  eventId: string,
  next: (board: Board) => BoardChange<T>,
): Promise<T> => (await events()).changeBoard(eventId, next)

type Fail = (cause: unknown) => void
interface EventWatch {
  readonly stop: () => void
}

/** Stopping before the code is there means that the watch never starts. */
function later(
  start: (code: Awaited<ReturnType<typeof events>>) => EventWatch,
  fail: Fail,
): EventWatch {
  let running: EventWatch | null = null
  let isStopped = false
  events().then((code) => {
    if (!isStopped) running = start(code)
  }, fail)
  return {
    stop: () => {
      isStopped = true
      running?.stop()
    },
  }
}

export const watchEvents = (tell: (cards: readonly EventCard[]) => void, fail: Fail): EventWatch =>
  later((code) => code.watchEvents(tell, fail), fail)

export const watchEvent = (
  id: string,
  tell: (kept: KeptEvent | null) => void,
  fail: Fail,
): EventWatch => later((code) => code.watchEvent(id, tell, fail), fail)

/** Reads texts and files in a worker, one after the other; rejects only if the reading code cannot be loaded. */
export const openIntake = async () => (await import('./events/intake.ts')).openIntake()
