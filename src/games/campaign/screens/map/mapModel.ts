// Contents of a map of a campaign, as data without any game in it.
import type { Facing } from '@/ui/side/hatching.ts'

interface MapOwner {
  readonly facing: Facing
  readonly letter: string
}

export interface MapPlace {
  readonly id: string
  readonly name: string
  readonly owner: MapOwner | null
  /** Borders between places with the same key are drawn within one owner. */
  readonly ownerKey: string | null
  readonly mark: 'capital' | 'home' | 'plain'
  /** Out of sight: paler. */
  readonly isFogged: boolean
  /** As in "to T6"; null: none. */
  readonly tag: string | null
  readonly claim: { readonly facing: Facing; readonly text: string } | null
  /** Ringed by a layer. */
  readonly isRinged: boolean
  /** By a layer: washed. */
  readonly isWashed: boolean
  /** Hatched across: sacked. */
  readonly isSacked: boolean
}

export interface MapCounter {
  readonly id: string
  readonly at: string
  readonly owner: MapOwner
  readonly kind: 'task' | 'skirmish' | 'unknown'
  /** Points or units; empty: not known. */
  readonly figure: string
  /** As in "turn 3"; null: seen now. */
  readonly since: string | null
  readonly isChosen: boolean
}

export interface MapPath {
  readonly nodes: readonly string[]
  readonly isGold: boolean
}

export interface MapPrice {
  readonly node: string
  readonly price: string
  readonly isTaken: boolean
}

export interface MapPicture {
  readonly places: readonly MapPlace[]
  readonly counters: readonly MapCounter[]
  readonly paths: readonly MapPath[]
  readonly prices: readonly MapPrice[]
  readonly chosen: string | null
  /** Pairs of places with a river between them, as `a b`. */
  readonly rivers: ReadonlySet<string>
}
