// Model of an army list: plain immutable data. It may break every rule; check.ts says which.

/** GEN-01, worst to best. */
export const qualities = ['green', 'drilled', 'veteran', 'guards'] as const
export type Quality = (typeof qualities)[number]

/** ACT-07, CC-TICKET-04: Green stays Green. */
export const oneLower = (quality: Quality): Quality =>
  qualities[Math.max(0, qualities.indexOf(quality) - 1)] ?? quality

/** GEN-01: the score a battalion of this quality needs to pass a check. */
export const activationNumbers = {
  green: 5,
  drilled: 4,
  veteran: 3,
  guards: 2,
} as const satisfies { readonly [quality in Quality]: number }

/** ARMY-14. Only `british` has rules of its own. */
export const nations = [
  'british',
  'french',
  'prussian',
  'austrian',
  'russian',
  'spanish',
  'portuguese',
  'other',
] as const
export type Nation = (typeof nations)[number]

/** House rule `budget` (ARMY-01). */
export const budgets = ['atMost', 'exact'] as const
export type Budget = (typeof budgets)[number]

/** RISK-02: this order is fixed and is also the order in every list, text and code. */
export const characters = ['drummer', 'sergeant', 'ensign', 'officer'] as const
export type Character = (typeof characters)[number]

/** How many of each character. A British pair of ensigns counts as one (ARMY-07). */
export type CharacterCounts = { readonly [kind in Character]: number }

/** CC-TICKET-04: what a campaign's special unit lends a battalion. */
export const traits = ['fanatics', 'terror'] as const
export type Trait = (typeof traits)[number]

export interface Battalion {
  /** Ours, unique within the army, at least 1; never read from outside and in no fingerprint. */
  readonly id: number
  /** Empty: the battalion is called by its place in the list, "2nd Battalion". */
  readonly name: string
  readonly note: string
  /** null: an imported word that is no quality; the check names it. */
  readonly quality: Quality | null
  /** Close-order figures, a whole number ≥ 0; legal are 16, 20 … 48 (ARMY-02). */
  readonly rankers: number
  readonly characters: CharacterCounts
  readonly light: boolean
  readonly rifles: boolean
  /** Points that an imported text states for this battalion; null if none, or once it was edited. */
  readonly statedPoints: number | null
  /** Only in the set-up of a battle that is fought for a ticket. */
  readonly trait?: Trait
}

export interface Army {
  /** Empty: called by its nation. */
  readonly name: string
  readonly note: string
  readonly nation: Nation
  /** Points limit (ARMY-01), a whole number ≥ 8. */
  readonly limit: number
  readonly budget: Budget
  readonly battalions: readonly Battalion[]
  /** The total that an imported text states; null if none, or once the list was edited. */
  readonly statedTotal: number | null
}
