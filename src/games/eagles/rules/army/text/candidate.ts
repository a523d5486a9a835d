// A reading of a battalion's line, and which reading of each line counts: the printed price chooses, or the total (law, d).
import { bounds } from '../bounds.ts'
import {
  characters as kinds,
  type Battalion,
  type Character,
  type Nation,
  type Quality,
} from '../model.ts'
import { battalionPoints } from '../points.ts'
import { cleanName } from './clean.ts'
import type { BattalionsItem } from './items.ts'
import type { Range } from './tokens.ts'

/** 0: strict. 1: counts, but is looked at unless points prove the list. 2: counts only where a price or the total chooses it. */
export type Grade = 0 | 1 | 2

export const worse = (one: Grade, other: Grade): Grade => (one > other ? one : other)

export interface Label {
  readonly grade: Grade
  /** Its grade once a plain number in front is known to be a place. */
  readonly placedGrade: Grade
  /** The place that it claims; null: none. */
  readonly place: number | null
  /** How many battalions it names. */
  readonly count: number
  /** A plain number in front: a place or a count. */
  readonly isBare: boolean
  readonly name: string
  readonly light: 'none' | 'kind' | 'name'
  readonly rifles: boolean
}

export const noLabel: Label = {
  grade: 0,
  placedGrade: 0,
  place: null,
  count: 1,
  isBare: false,
  name: '',
  light: 'none',
  rifles: false,
}

export interface Candidate {
  readonly grade: Grade
  readonly placedGrade: Grade
  /** A slip, a light that only a name says: to be looked at even where points prove it. */
  readonly isDoubtful: boolean
  readonly label: Label
  readonly count: number
  /** "3 x", "2 bns": it can be nothing but a count, so that the price may be of one. */
  readonly isCounted: boolean
  readonly quality: Quality | null
  readonly rankers: number
  readonly characters: { readonly [kind in Character]: number }
  /** Pairs of ensigns that are called so. */
  readonly pairs: number
  readonly light: boolean
  readonly rifles: boolean
  readonly stated: number | null
  readonly statedEach: number | null
  /** A number that only its place makes the points. */
  readonly isPlainPrice: boolean
  /** What stands behind it and is no part of it. */
  readonly remarks: readonly Range[]
}

/** ARMY-07: the two colours of a British battalion are carried by a pair that is one character. */
const ensignsOf = ({ characters, pairs }: Candidate, nation: Nation | null): number =>
  nation === 'british'
    ? (characters.ensign === 2 ? 1 : characters.ensign) + pairs
    : characters.ensign + 2 * pairs

const charactersOf = (candidate: Candidate, nation: Nation | null): Battalion['characters'] => ({
  ...candidate.characters,
  ensign: ensignsOf(candidate, nation),
})

/** Points of one battalion of it. */
export const priceOf = (candidate: Candidate, nation: Nation | null): number =>
  battalionPoints({ ...candidate, characters: charactersOf(candidate, nation) })

export const pointsOf = (candidate: Candidate, nation: Nation | null): number =>
  candidate.count * priceOf(candidate, nation)

export const isStated = ({ stated, statedEach }: Candidate): boolean =>
  stated !== null || statedEach !== null

/** Its printed points are what it costs. */
export function fits(candidate: Candidate, nation: Nation | null): boolean {
  const { stated, statedEach, count, isCounted } = candidate
  const price = priceOf(candidate, nation)
  if (statedEach !== null && statedEach !== price) return false
  if (stated === null) return statedEach !== null
  return stated === price * count || (isCounted && statedEach === null && stated === price)
}

/** More figures than one may keep (`bounds`). */
export const isOversized = ({ rankers, characters, pairs, count }: Candidate): boolean =>
  rankers > bounds.rankers ||
  count > bounds.battalions ||
  kinds.some((kind) => characters[kind] > bounds.characters) ||
  characters.ensign + 2 * pairs > bounds.characters

/** What it is, whatever it is called. */
export const essenceOf = (candidate: Candidate): string => {
  const { count, quality, rankers, characters, pairs, light, rifles } = candidate
  const counts = kinds.map((kind) => characters[kind]).join()
  return [count, quality, rankers, counts, pairs, light, rifles].join('|')
}

/** The battalions of it, the first at a place of its army, counted from 1. */
export function battalionsOf(
  candidate: Candidate,
  nation: Nation | null,
  place: number,
): readonly Battalion[] {
  const { count, quality, rankers, light, rifles, label, stated, statedEach } = candidate
  const price = priceOf(candidate, nation)
  const isShared = count > 1 && statedEach === null && stated === price * count
  return Array.from({ length: count }, (_, n) => ({
    id: place + n,
    name: cleanName(label.name),
    note: '',
    quality,
    rankers,
    characters: charactersOf(candidate, nation),
    light,
    rifles,
    statedPoints: isShared ? price : count > 1 ? (statedEach ?? stated) : (stated ?? statedEach),
  }))
}

/** What became of the lines of a list with battalions. */
export interface Resolved {
  /** Null: told. */
  readonly chosen: readonly (Candidate | null)[]
  readonly points: number
}

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
