// What somebody decided about lines that are told or beside, put into the list: the reading stays what it was.
import { bounds } from '../bounds.ts'
import type { Army, Battalion } from '../model.ts'
import { armyPoints } from '../points.ts'
import type { Decided, UnreadLine } from './reading.ts'
import type { Beside, LookReason } from './source.ts'

/** A list as it was read, with what was decided about it. */
export interface Decidable {
  readonly army: Army
  readonly unread: readonly UnreadLine[]
  readonly battalionLines?: readonly number[]
  readonly beside?: readonly Beside[]
  readonly because?: readonly LookReason[]
  readonly nationUnsaid?: true
  readonly decided?: readonly Decided[]
}

/** A line that somebody may decide about. */
export type OpenLine = Pick<Decided, 'line' | 'text'>

/** Shown, but in no rule. */
const counts = ({ kind }: Beside): boolean =>
  kind !== 'header' && kind !== 'quoted' && kind !== 'signature'

/**
 * The lines on which "These change nothing" decides: those beside, or, where only points or form are to be looked at, the
 * last battalion's line with the points of the list, so that it holds as long as the list costs the same.
 */
export function lookLines(list: Decidable): readonly OpenLine[] {
  const { beside = [], because = [], battalionLines = [], army } = list
  if (because.length === 0) return []
  const lines = beside.filter(counts)
  if (lines.length > 0) return lines.map(({ line, text }) => ({ line, text }))
  return [{ line: battalionLines.at(-1) ?? 1, text: `= ${armyPoints(army)}` }]
}

const openLines = (list: Decidable): readonly OpenLine[] => [
  ...list.unread,
  ...(list.beside ?? []),
  ...lookLines(list),
]

/** The line of each decision: the nearest of the same text. Without one it is homeless. */
function homes(list: Decidable): ReadonlyMap<Decided, OpenLine> {
  const found = new Map<Decided, OpenLine>()
  const decided = list.decided ?? []
  if (decided.length === 0) return found
  const open = openLines(list)
  const taken = new Set<string>()
  for (const each of decided) {
    const near = open
      .filter(({ line, text }) => text === each.text && !taken.has(`${line} ${text}`))
      .toSorted((one, other) => Math.abs(one.line - each.line) - Math.abs(other.line - each.line))
    const [home] = near
    if (home === undefined) continue
    taken.add(`${home.line} ${home.text}`)
    found.set(each, home)
  }
  return found
}

/** Decisions about lines that are no longer there: to be shown. */
export function homeless(list: Decidable): readonly Decided[] {
  const found = homes(list)
  return (list.decided ?? []).filter((each) => !found.has(each))
}

const isSame = (one: OpenLine | undefined, { line, text }: OpenLine): boolean =>
  one?.line === line && one.text === text

/** How many battalions of the list as it was read come before a line. */
export const placeOf = ({ army, battalionLines }: Decidable, line: number): number =>
  battalionLines === undefined
    ? army.battalions.length
    : battalionLines.filter((each) => each < line).length

/** The decision about a line; undefined: there is none. */
export const decisionOn = (list: Decidable, line: OpenLine): Decided | undefined => {
  const found = homes(list)
  return list.decided?.find((each) => isSame(found.get(each), line))
}

/** Whether it is still to be looked at: not every line that may change something was decided about. */
export function isToLookAt(list: Decidable): boolean {
  const found = [...homes(list).values()]
  return lookLines(list).some((line) => !found.some((home) => isSame(home, line)))
}

/** The list with its decisions: battalions at their place, decided lines no longer unread. */
export function withDecisions(
  list: Decidable,
): Pick<Decidable, 'army' | 'unread' | 'nationUnsaid'> {
  const { army, unread, nationUnsaid } = list
  const rest = nationUnsaid === undefined ? {} : { nationUnsaid }
  const found = homes(list)
  if (found.size === 0) return { army, unread, ...rest }
  const battalions: Battalion[] = []
  for (let place = 0; place <= army.battalions.length; place += 1) {
    for (const [each, { line }] of found)
      if (placeOf(list, line) === place) battalions.push(...each.battalions)
    const own = army.battalions[place]
    if (own !== undefined) battalions.push(own)
  }
  const homed = [...found.values()]
  return {
    army: {
      ...army,
      battalions: battalions
        .slice(0, bounds.battalions)
        .map((battalion, n) => ({ ...battalion, id: n + 1 })),
    },
    unread: unread.filter((line) => !homed.some((home) => isSame(home, line))),
    ...rest,
  }
}

type Settled<T> = T & { readonly decided: readonly Decided[] }

/** Decides about a line, or takes the decision back (null). */
export function decideLine<T extends Decidable>(
  list: T,
  { line, text }: OpenLine,
  battalions: readonly Battalion[] | null,
): Settled<T> {
  const old = decisionOn(list, { line, text })
  const others = (list.decided ?? []).filter((each) => each !== old)
  const decided = battalions === null ? others : [...others, { line, text, battalions }]
  return { ...list, decided }
}

/** "These change nothing": decides about every line that is to be looked at. */
export const changeNothing = <T extends Decidable>(list: T): Settled<T> =>
  lookLines(list)
    .filter((line) => decisionOn(list, line) === undefined)
    .reduce<Settled<T>>((all, line) => decideLine(all, line, []), {
      ...list,
      decided: list.decided ?? [],
    })

/** No lines: nothing proves the list, or it is in no strict form. */
export interface Look {
  readonly because: readonly LookReason[]
  readonly lines: readonly Beside[]
}

/** Null: there is nothing to look at, or it is settled. */
export const lookAt = (list: Decidable): Look | null =>
  isToLookAt(list)
    ? {
        because: list.because ?? [],
        lines: (list.beside ?? []).filter(
          (line) => counts(line) && decisionOn(list, line) === undefined,
        ),
      }
    : null
