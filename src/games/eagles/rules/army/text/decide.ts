// What somebody decided about unread lines, put into the list: the reading stays what it was, the decisions beside it.
import { bounds } from '../bounds.ts'
import type { Army, Battalion } from '../model.ts'
import type { Looked } from './look.ts'
import type { Decided, UnreadLine } from './reading.ts'

/** A list as it was read, with what was decided about it. */
export interface Decidable extends Looked {
  readonly army: Army
  readonly unread: readonly UnreadLine[]
}

/** A line that a person can decide on: not read, or beside the list. */
export type OpenLine = Pick<UnreadLine, 'line' | 'text'>

const isAbout = ({ line, text }: OpenLine, open: OpenLine): boolean =>
  open.line === line && open.text === text

/** How many battalions of the list as it was read come before a line. */
export const placeOf = ({ army, battalionLines }: Decidable, line: number): number =>
  battalionLines === undefined
    ? army.battalions.length
    : battalionLines.filter((each) => each < line).length

/** The decision about a line; undefined: there is none. */
export const decisionOn = (list: Decidable, open: OpenLine): Decided | undefined =>
  list.decided?.find((each) => isAbout(each, open))

/** The list with its decisions: battalions at their place, decided lines no longer unread. */
export function withDecisions(list: Decidable): Pick<Decidable, 'army' | 'unread'> {
  const { army, unread, beside = [], decided = [] } = list
  const open: readonly OpenLine[] = [...unread, ...beside]
  const valid = decided.filter((each) => open.some((line) => isAbout(each, line)))
  if (valid.length === 0) return { army, unread }
  const battalions: Battalion[] = []
  for (let place = 0; place <= army.battalions.length; place += 1) {
    for (const each of valid)
      if (placeOf(list, each.line) === place) battalions.push(...each.battalions)
    const own = army.battalions[place]
    if (own !== undefined) battalions.push(own)
  }
  return {
    army: {
      ...army,
      battalions: battalions
        .slice(0, bounds.battalions)
        .map((battalion, n) => ({ ...battalion, id: n + 1 })),
    },
    unread: unread.filter((line) => !valid.some((each) => isAbout(each, line))),
  }
}

/** Decides about a line, or takes the decision back (null). */
export function decideLine<T extends Decidable>(
  list: T,
  { line, text }: OpenLine,
  battalions: readonly Battalion[] | null,
): T {
  const others = (list.decided ?? []).filter((each) => each.line !== line || each.text !== text)
  const decided = battalions === null ? others : [...others, { line, text, battalions }]
  return { ...list, decided }
}
