// A scenario as data: countries, how they touch, and with what each side starts. The engine knows none by name.
import type { Card } from '../cards.ts'
import type { Both } from '../sides.ts'
import type { Side } from '../../../../core/conversation.ts'

export const scenarioFormat = 'aide-de-camp/progress-scenario'
export const scenarioVersion = 1

export interface BothLanguages {
  readonly en: string
  readonly de: string
}

export interface Country {
  /** `[a-z][a-z0-9]{0,11}`, not `decline`. */
  readonly id: string
  /** Null: a neutral. */
  readonly homeOf: Side | null
  readonly name: BothLanguages
  /** Of the VP die at the start, 0 to 6. */
  readonly vp: number
  /** Below which no STRENGTH takes the die (MP-STR-04). */
  readonly min: number
  /** 1 to 9 for a home, 0 for a neutral (MP-GEN-07). */
  readonly garrison: number
}

export interface SideStart {
  readonly cards: readonly Card[]
  /** 1 to 6. */
  readonly armies: number
  /** The country of each army in play at the start; all normal, none on a capital. */
  readonly inPlay: readonly string[]
  readonly strength: number
}

/** Where a value comes from: both editions, one of them, or the reading the app plays. */
export const sourceMarks = ['stated', 'en', 'de', 'ruling'] as const
export type SourceMark = (typeof sourceMarks)[number]

/** Its names are those of the file format (docs/formats.md). */
export interface Scenario {
  readonly format: typeof scenarioFormat
  readonly version: typeof scenarioVersion
  readonly id: string
  readonly name: BothLanguages
  /** In this order countries are listed everywhere. */
  readonly countries: readonly Country[]
  readonly neighbours: readonly (readonly [string, string])[]
  readonly sides: Both<SideStart>
  readonly strengthMax: number
  readonly stock: number
  readonly target: number
  /** MP-AM-01. */
  readonly enemyInHomeBlocksIt: boolean
  /** By the path of the field, as in `countries.n1.vp`. */
  readonly sources?: Readonly<Record<string, SourceMark>>
}

export const countryNamed = (scenario: Scenario, id: string): Country | undefined =>
  scenario.countries.find((country) => country.id === id)
