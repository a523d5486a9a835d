// One place of a map in words, as a card and the list of all places show it.
import type { FactionLook } from '../factionLooks.ts'

export interface ToldPlace {
  readonly id: string
  readonly name: string
  /** Of whose it is. */
  readonly look: FactionLook
  readonly facts: readonly string[]
  /** Whatever stands there, as far as it is known. */
  readonly units: readonly string[]
  /** Why more may stand there; empty: nothing is hidden. */
  readonly hidden: string
  /** What lies beside it, and how one gets there. */
  readonly beside: readonly string[]
}

export interface PlaceListWords {
  readonly places: string
  readonly search: string
  readonly close: string
  readonly neighbours: string
}
