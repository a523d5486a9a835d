// The check of a list against an event: everything by the rules, under the event's limit, and what the event adds.
import type { Army, Battalion } from '../army/model.ts'
import { verdictOn, type Problem } from '../army/problem.ts'
import { withDecisions, type Decidable } from '../army/text/decide.ts'
import { checkReading } from '../army/text/reading.ts'
import { underEvent, type ClubEvent } from './event.ts'
import {
  eventProblemRules,
  isEventProblem,
  type EventProblem,
  type EventProblemCode,
  type ListProblem,
} from './eventProblem.ts'
import { isoMoment } from './moment.ts'

/** `late`: there is nothing else to blame it for. */
export type EventVerdict = 'legal' | 'illegal' | 'unreadable' | 'late'

export interface EventCheck {
  /** With the limit and the budget of the event. */
  readonly army: Army
  readonly problems: readonly ListProblem[]
  readonly verdict: EventVerdict
}

const placesOf = ({ battalions }: Army, is: (battalion: Battalion) => boolean): readonly number[] =>
  [...battalions.entries()].flatMap(([place, battalion]) => (is(battalion) ? [place] : []))

/** What every problem of an event has. */
const headOf = <C extends EventProblemCode>(code: C) => ({
  code,
  rule: eventProblemRules[code],
  battalion: null,
})

function checkNation(
  { nation }: Army,
  { nations: allowed }: ClubEvent,
  found: EventProblem[],
): void {
  if (!allowed.includes(nation)) found.push({ ...headOf('nation-not-allowed'), nation, allowed })
}

function checkCaps(army: Army, event: ClubEvent, found: EventProblem[]): void {
  const { mostBattalions, mostGuards, mostGreen } = event
  const count = army.battalions.length
  if (mostBattalions !== null && count > mostBattalions)
    found.push({ ...headOf('too-many-battalions'), count, most: mostBattalions })
  const caps = [
    { code: 'too-many-guards', quality: 'guards', most: mostGuards },
    { code: 'too-many-green', quality: 'green', most: mostGreen },
  ] as const
  for (const { code, quality, most } of caps) {
    const battalions = placesOf(army, (each) => each.quality === quality)
    if (most !== null && battalions.length > most)
      found.push({ ...headOf(code), count: battalions.length, most, battalions })
  }
}

function checkLight(army: Army, { lightAllowed }: ClubEvent, found: EventProblem[]): void {
  const battalions = placesOf(army, ({ light }) => light)
  if (!lightAllowed && battalions.length > 0)
    found.push({ ...headOf('light-not-allowed'), battalions })
}

/** A list of unknown date is not late. */
function checkDeadline(sentAt: number | null, event: ClubEvent, found: EventProblem[]): void {
  const deadline = isoMoment(event.deadline)
  if (deadline === null || sentAt === null || sentAt <= deadline) return
  const minutes = Math.max(1, Math.ceil((sentAt - deadline) / 60_000))
  found.push({ ...headOf('late'), minutes })
}

function verdictAt(byRules: readonly Problem[], byEvent: readonly EventProblem[]): EventVerdict {
  const verdict = verdictOn(byRules)
  const isBarred = byEvent.some(({ code }) => code !== 'late')
  if (verdict === 'illegal' || isBarred) return 'illegal'
  if (verdict === 'unreadable') return 'unreadable'
  return byEvent.length > 0 ? 'late' : 'legal'
}

/** Every problem of a list that was read, with what was decided about it; `sentAt` in milliseconds since 1970, null if unknown. */
export function checkAgainst(event: ClubEvent, list: Decidable, sentAt: number | null): EventCheck {
  const read = withDecisions(list)
  const army = underEvent(read.army, event)
  const byRules = checkReading({ ...read, army })
  const byEvent: EventProblem[] = []
  // Asked, before anything is said of it.
  if (read.nationUnsaid !== true) checkNation(army, event, byEvent)
  checkCaps(army, event, byEvent)
  checkLight(army, event, byEvent)
  checkDeadline(sentAt, event, byEvent)
  return { army, problems: [...byRules, ...byEvent], verdict: verdictAt(byRules, byEvent) }
}

/** What the event adds to the check of a list that is still being built. */
export const eventProblems = (event: ClubEvent, army: Army): readonly EventProblem[] =>
  checkAgainst(event, { army, unread: [] }, null).problems.filter(isEventProblem)
