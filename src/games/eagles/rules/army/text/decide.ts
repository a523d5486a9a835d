// Decisions on lines that are told or beside, put into the list: the reading stays what it was.
import { bounds } from '../bounds.ts'
import type { Army, Battalion } from '../model.ts'
import { armyPoints } from '../points.ts'
import type { Decided, UnreadLine } from './reading.ts'
import { countsBeside, type Beside, type LookReason } from './source.ts'

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

/** A line that is open to a decision. */
export type OpenLine = Pick<Decided, 'line' | 'text'>

/**
 * The lines on which "These change nothing" decides: those beside, or, where only points or form are to be looked at, the
 * last battalion's line with the points of the list, so that it holds as long as the list costs the same.
 */
function lookLines(list: Decidable): readonly OpenLine[] {
  const { beside = [], because = [], battalionLines = [], army } = list
  if (because.length === 0) return []
  const lines = beside.filter(({ kind }) => countsBeside(kind))
  if (lines.length > 0) return lines.map(({ line, text }) => ({ line, text }))
  return [{ line: battalionLines.at(-1) ?? 1, text: `= ${armyPoints(army)}` }]
}

const keyOf = ({ line, text }: OpenLine): string => `${String(line)} ${text}`

/** Of lines of the same text the nearest one that is not taken yet. */
function nearest(lines: readonly OpenLine[], line: number, taken: ReadonlyMap<string, unknown>) {
  let best: OpenLine | undefined
  for (const each of lines)
    if (
      !taken.has(keyOf(each)) &&
      (best === undefined || Math.abs(each.line - line) < Math.abs(best.line - line))
    )
      best = each
  return best
}

interface Homed {
  readonly decided: Decided
  /** Its line in this reading. */
  readonly line: number
}

/** The decision of each line that has one: it goes to the nearest line of its text; without one it counts nowhere. */
function homed(list: Decidable): ReadonlyMap<string, Homed> {
  const { unread, beside = [], decided = [] } = list
  const found = new Map<string, Homed>()
  if (decided.length === 0) return found
  const byText = new Map<string, OpenLine[]>()
  for (const each of [...unread, ...beside, ...lookLines(list)]) {
    const alike = byText.get(each.text)
    if (alike === undefined) byText.set(each.text, [each])
    else alike.push(each)
  }
  for (const each of decided) {
    const alike = byText.get(each.text) ?? []
    const isOwn = !found.has(keyOf(each)) && alike.some(({ line }) => line === each.line)
    const home = isOwn ? each : nearest(alike, each.line, found)
    if (home !== undefined) found.set(keyOf(home), { decided: each, line: home.line })
  }
  return found
}

/** How many battalions of the list as it was read come before a line. */
export const placeOf = ({ army, battalionLines }: Decidable, line: number): number =>
  battalionLines === undefined
    ? army.battalions.length
    : battalionLines.filter((each) => each < line).length

/** The decision about a line of a list; undefined: there is none. */
export function decisionsOn(list: Decidable): (line: OpenLine) => Decided | undefined {
  const found = homed(list)
  return (line) => found.get(keyOf(line))?.decided
}

/** Decisions about lines that are not in this reading: to be shown. One about a whole list at other points is over. */
export function homeless(list: Decidable): readonly Decided[] {
  const found = new Set([...homed(list).values()].map(({ decided }) => decided))
  return (list.decided ?? []).filter((each) => !found.has(each) && !/^= [\d.]+$/.test(each.text))
}

/** The list with its decisions: battalions at their place, decided lines no longer unread. */
export function withDecisions(
  list: Decidable,
): Pick<Decidable, 'army' | 'unread' | 'nationUnsaid'> {
  const { army, unread, nationUnsaid } = list
  const rest = nationUnsaid === undefined ? {} : { nationUnsaid }
  const found = homed(list)
  if (found.size === 0) return { army, unread, ...rest }
  const meant = [...found.values()].filter(({ decided }) => decided.battalions.length > 0)
  const battalions: Battalion[] = []
  for (let place = 0; place <= army.battalions.length; place += 1) {
    for (const { decided, line } of meant)
      if (placeOf(list, line) === place) battalions.push(...decided.battalions)
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
    unread: unread.filter((line) => !found.has(keyOf(line))),
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
  const old = decisionsOn(list)({ line, text })
  const others = (list.decided ?? []).filter((each) => each !== old)
  const decided = battalions === null ? others : [...others, { line, text, battalions }]
  return { ...list, decided }
}

/** Lines to be looked at on which nothing is decided. */
function openLooks(list: Decidable): readonly OpenLine[] {
  const decisionOn = decisionsOn(list)
  return lookLines(list).filter((line) => decisionOn(line) === undefined)
}

/** "These change nothing": decides about every line that is to be looked at. */
export const changeNothing = <T extends Decidable>(list: T): Settled<T> => ({
  ...list,
  decided: [
    ...(list.decided ?? []),
    ...openLooks(list).map(({ line, text }) => ({ line, text, battalions: [] })),
  ],
})

/** No lines: nothing proves the list, or it is in no strict form. */
export interface Look {
  readonly because: readonly LookReason[]
  readonly lines: readonly Beside[]
}

/** Null: there is nothing to look at, or it is settled. */
export function lookAt(list: Decidable): Look | null {
  const open = new Set(openLooks(list).map(keyOf))
  if (open.size === 0) return null
  const { because = [], beside = [] } = list
  return {
    because,
    lines: beside.filter((line) => open.has(keyOf(line)) && countsBeside(line.kind)),
  }
}
