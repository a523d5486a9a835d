// The choice among the readings of each line: by its price, by the list's total, or by its form.
import type { Nation } from '../model.ts'
import { essenceOf, fits, isStated, pointsOf, type Candidate, type Resolved } from './candidate.ts'
import type { BattalionsItem } from './items.ts'

/** No list costs more: of a larger total nothing is tried. */
const mostTotal = 3_000

const sumOf = (chosen: readonly (Candidate | null)[], nation: Nation | null): number =>
  chosen.reduce((sum, each) => sum + (each === null ? 0 : pointsOf(each, nation)), 0)

/** The surest of each that differ. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const best = new Map<string, Candidate>()
  for (const each of all) {
    const key = essenceOf(each)
    const other = best.get(key)
    if (other === undefined || each.grade < other.grade) best.set(key, each)
  }
  return [...best.values()]
}

/** Where plain numbers in front run from 1 to the end they are places. */
function withPlaces(items: readonly BattalionsItem[]): readonly (readonly Candidate[])[] {
  const all = items.map(({ options }) => options)
  const isRow = (options: readonly Candidate[], n: number): boolean =>
    options.some(({ label }) => label.isBare && label.place === n + 1)
  if (all.length < 2 || !all.every(isRow)) return all
  return all.map((options) =>
    options
      .filter(({ label }) => !label.isBare || label.place !== null)
      .map((each) => (each.label.isBare ? { ...each, grade: each.placedGrade } : each)),
  )
}

/** A price that only its place makes one, and that does not fit, may be a second size. */
const graded = (nation: Nation | null, each: Candidate): Candidate =>
  each.isPlainPrice && isStated(each) && !fits(each, nation) ? { ...each, grade: 2 } : each

/** One candidate if the price or the form settles it, else those that are left. */
function settled(
  options: readonly Candidate[],
  nation: Nation | null,
): { one: Candidate | null; left: readonly Candidate[] } {
  const fitting = distinct(options.filter((each) => isStated(each) && fits(each, nation)))
  const [only, ...more] = fitting
  // "12 Guards 24": 12 for 24 points, or the twelfth with 24.
  const isPlain = only?.isPlainPrice === true
  const others = isPlain ? options.filter((each) => each.label.isBare && !isStated(each)) : []
  if (only !== undefined && more.length === 0 && others.length === 0) return { one: only, left: [] }
  if (others.length > 0)
    return {
      one: null,
      left: distinct([...fitting, ...others].map((each) => ({ ...each, grade: 2 }))),
    }
  const left = distinct(
    (fitting.length > 0 ? fitting : options).map((each) => graded(nation, each)),
  )
  return { one: null, left }
}

/** Without points: the strict form, or one reading that is to be looked at. */
function byForm(left: readonly Candidate[]): Candidate | null {
  for (const grade of [0, 1] as const) {
    const [only, ...more] = left.filter((each) => each.grade === grade)
    if (only !== undefined) return more.length === 0 ? only : null
  }
  return null
}

/** The one choice of readings that costs so much; null: none, or several. */
function onlyChoice(
  left: readonly (readonly Candidate[])[],
  points: number,
  nation: Nation | null,
): readonly Candidate[] | null {
  if (points < 0 || points > mostTotal) return null
  // How many choices of the first lines cost so much, counted up to two.
  const ways: Map<number, number>[] = [new Map([[0, 1]])]
  for (const options of left) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways.at(-1) ?? [])
      for (const each of options) {
        const more = sum + pointsOf(each, nation)
        if (more <= points) next.set(more, Math.min(2, (next.get(more) ?? 0) + count))
      }
    ways.push(next)
  }
  if (ways.at(-1)?.get(points) !== 1) return null
  const chosen: Candidate[] = []
  let rest = points
  for (let n = left.length - 1; n >= 0; n -= 1) {
    const own = left[n]?.find((each) => ways[n]?.has(rest - pointsOf(each, nation)))
    if (own === undefined) return null
    chosen.unshift(own)
    rest -= pointsOf(own, nation)
  }
  return chosen
}

/** Signs that other lines of the list lack make a line's form another. */
function missedMarks(items: readonly BattalionsItem[]): (n: number) => boolean {
  const counts = new Map<string, number>()
  for (const { marks } of items)
    for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return (n) =>
    Array.from(items[n]?.marks ?? '').some((mark) => (counts.get(mark) ?? 0) < items.length)
}

/** Several in one line: without points all must be strict, and are looked at. */
function inGroups(
  items: readonly BattalionsItem[],
  chosen: readonly (Candidate | null)[],
  isProved: boolean,
  nation: Nation | null,
): readonly (Candidate | null)[] {
  const told = new Set<number>()
  const own = chosen.map((each, n) => {
    const group = items[n]?.group ?? null
    if (group === null) return each
    if (each === null) told.add(group)
    else if (!isProved && !fits(each, nation)) {
      if (each.grade > 0) told.add(group)
      else return { ...each, grade: 1 } as const
    }
    return each
  })
  return own.map((each, n) => (told.has(items[n]?.group ?? -1) ? null : each))
}

/** Chooses among the readings of each line; `total`: what the list says that it costs. */
export function resolve(
  items: readonly BattalionsItem[],
  nation: Nation | null,
  total: number | null,
): Resolved {
  const isMissed = missedMarks(items)
  const each = withPlaces(items).map((options) => settled(options, nation))
  const plain = each.map(({ one, left }) => one ?? byForm(left))
  let chosen: readonly (Candidate | null)[] = plain
  const isPlainRight = plain.every((one) => one !== null) && sumOf(plain, nation) === total
  if (total !== null && !isPlainRight) {
    const fixed = sumOf(
      each.map(({ one }) => one),
      nation,
    )
    const open = each.flatMap(({ one, left }, n) => (one === null ? [{ n, left }] : []))
    const choice = onlyChoice(
      open.map(({ left }) => left),
      total - fixed,
      nation,
    )
    if (choice !== null && choice.length > 0)
      chosen = each.map(
        ({ one }, n) => one ?? choice[open.findIndex((other) => other.n === n)] ?? null,
      )
  }
  const isProved = total !== null && sumOf(chosen, nation) === total
  const grouped = inGroups(items, chosen, isProved, nation).map((one, n) =>
    one !== null && one.grade === 0 && isMissed(n) ? ({ ...one, grade: 1 } as const) : one,
  )
  return { chosen: grouped, points: sumOf(grouped, nation) }
}
