// What has been understood of one battalion so far.
import type { Character, Quality } from '../model.ts'

/** A price in brackets behind a part: "36 (36) + officer (10)". */
interface PartPrice {
  readonly part: Character | 'rankers' | 'other'
  readonly count: number
  readonly value: number
}

export type Absent = Character | 'light' | 'rifles'

/** One for all: most lines of a text deny nothing. */
const nothing: ReadonlySet<Absent> = new Set<Absent>()

export interface Draft {
  /** The places in the list that it claims; several: as many battalions. */
  places: readonly number[]
  placeFrom: number
  placeTo: number
  /** It was written as a place ("3rd Battalion", "3."), not as a regiment ("95th"). */
  placeSure: boolean
  /** "two battalions of" */
  copies: number
  heardBattalion: boolean
  /** More than one of them: "battalions". */
  heardBattalions: boolean
  /** The part of the text that may be the name; −1: none. */
  nameFrom: number
  nameTo: number
  /** The label has words that can only be a name. */
  named: boolean
  quoted: string | null
  quality: Quality | null
  qualityFrom: number
  light: boolean
  rifles: boolean
  /** Light or rifles was said within a name, before the quality. */
  flaggedInName: boolean
  rankers: number | null
  /** They were called so: "24 rankers", not only "24". */
  rankersSure: boolean
  readonly characters: { [kind in Character]: number }
  /** Pairs of ensigns that are called so; one by one they are in `characters`. */
  pairsOfEnsigns: number
  heardCharacter: boolean
  /** "one drummer", "ein Trommler": of several battalions each may have one, or only one of them. */
  countedOne: boolean
  absent: ReadonlySet<Absent>
  stated: number | null
  /** A number in brackets before all, which must be the price: "[26] Drilled 24". */
  tag: number | null
  /** The stated points were a bare number: nothing may follow them. */
  loose: boolean
  /** The points were said behind the figures: no part may follow them. */
  closed: boolean
  readonly prices: PartPrice[]
  each: boolean
  inBody: boolean
}

export const newDraft = (): Draft => ({
  places: [],
  placeFrom: -1,
  placeTo: -1,
  placeSure: false,
  copies: 1,
  heardBattalion: false,
  heardBattalions: false,
  nameFrom: -1,
  nameTo: -1,
  named: false,
  quoted: null,
  quality: null,
  qualityFrom: -1,
  light: false,
  rifles: false,
  flaggedInName: false,
  rankers: null,
  rankersSure: false,
  characters: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
  pairsOfEnsigns: 0,
  heardCharacter: false,
  countedOne: false,
  absent: nothing,
  stated: null,
  tag: null,
  loose: false,
  closed: false,
  prices: [],
  each: false,
  inBody: false,
})

/** It is said not to be there. */
export function deny(draft: Draft, what: Absent): void {
  draft.absent = new Set([...draft.absent, what])
}

export const howMany = ({ places, copies }: Draft): number => Math.max(1, places.length) * copies

/** Quality and Rankers are there: another battalion may begin. */
export const isComplete = ({ quality, rankers }: Draft): boolean =>
  quality !== null && rankers !== null

export function extendName(draft: Draft, from: number, to: number): void {
  if (draft.nameFrom < 0) draft.nameFrom = from
  draft.nameTo = to
}
