// A reading of a battalion's line, and which reading of each line counts: the printed price chooses, or the total (law, d).
import { bounds } from '../bounds.ts'
import {
  characters as kinds,
  nations,
  type Battalion,
  type Character,
  type Nation,
  type Quality,
} from '../model.ts'
import { battalionPoints } from '../points.ts'
import { cleanName } from './clean.ts'
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

type Priced = Pick<Candidate, 'quality' | 'rankers' | 'rifles' | 'characters' | 'pairs'>

/** ARMY-07: the two colours of a British battalion are carried by a pair that is one character. */
const ensignsOf = ({ characters, pairs }: Priced, nation: Nation | null): number =>
  nation === 'british'
    ? (characters.ensign === 2 ? 1 : characters.ensign) + pairs
    : characters.ensign + 2 * pairs

export const charactersOf = (
  candidate: Priced,
  nation: Nation | null,
): Battalion['characters'] => ({
  ...candidate.characters,
  ensign: ensignsOf(candidate, nation),
})

/** Points of one battalion of it. */
export const priceOf = (candidate: Priced, nation: Nation | null): number =>
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

export const fitsAny = (options: readonly Candidate[]): boolean =>
  options.some((each) => isStated(each) && nations.some((nation) => fits(each, nation)))

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
