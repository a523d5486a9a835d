// The tasks of a turn: what is still to be done, as plain data.
import type { FactionId, NodeId, OrderGroups } from '../../campaign/rules/index.ts'

export type Task =
  | { readonly kind: 'turn' }
  /** CC-ORDER; `sums` of the group that throws now. */
  | { readonly kind: 'rollOrder'; readonly groups: OrderGroups; readonly sums: readonly number[] }
  | { readonly kind: 'phase'; readonly phase: 'resources' | 'attrition' | 'strategy' | 'movement' }
  | { readonly kind: 'phase'; readonly phase: 'combat' | 'end' }
  /** Waits for the sheets of all factions, or of one. */
  | {
      readonly kind: 'sheets'
      readonly phase: 'diplomacy' | 'strategy' | 'movement'
      readonly of: FactionId | null
    }
  /** TD-INC-07, of all factions together. */
  | { readonly kind: 'deliver' }
  /** TD-ATT: the forces still to be looked at. */
  | { readonly kind: 'attrition'; readonly forces: readonly string[] }
  | { readonly kind: 'forage'; readonly force: string }
  | { readonly kind: 'scouting'; readonly attempt: Attempt }
  | { readonly kind: 'gifts' }
  | {
      readonly kind: 'turnsOf'
      readonly phase: 'strategy' | 'movement'
      readonly left: readonly FactionId[]
    }
  | { readonly kind: 'combat' }
  | { readonly kind: 'askFlight'; readonly fights: readonly Fight[] }
  /** TD-CMB-04: fight or flee, the fights of these nodes together. */
  | {
      readonly kind: 'flee'
      readonly fights: readonly Fight[]
      readonly asked: readonly string[]
    }
  | {
      readonly kind: 'flight'
      readonly fight: Fight
      readonly force: string
      readonly foes: readonly Foe[]
    }
  /** The owner chooses among the ends left. */
  | {
      readonly kind: 'goTo'
      readonly force: string
      readonly ends: readonly { readonly node: NodeId; readonly lossTokens: number }[]
      /** Of whom it learns when it flees; null: a retreat. */
      readonly foes: readonly Foe[] | null
      readonly told: readonly FactionId[]
    }
  /** Who stayed after the flights holds the field, or a ticket is written. */
  | { readonly kind: 'afterFlights'; readonly fight: Fight }
  | { readonly kind: 'node'; readonly node: NodeId }
  | { readonly kind: 'result'; readonly battle: string }
  | { readonly kind: 'quick'; readonly battle: string }
  /** TD-LOOT-05; `thrown`: the faces so far. */
  | {
      readonly kind: 'loot'
      readonly receiver: string
      readonly beaten: readonly string[]
      readonly thrown: readonly number[]
    }
  | {
      readonly kind: 'retreat'
      readonly force: string
      readonly battle: string
      /** TD-CMB-09: back to where it came from, if that is open. */
      readonly isDraw: boolean
      readonly receiver: string | null
    }
  | { readonly kind: 'occupations' }
  | {
      readonly kind: 'captures'
      readonly left: readonly { readonly node: NodeId; readonly faction: FactionId }[]
    }
  | { readonly kind: 'occupy'; readonly node: NodeId; readonly faction: FactionId }
  | {
      readonly kind: 'lootNode'
      readonly node: NodeId
      readonly faction: FactionId
      readonly thrown: readonly number[]
    }
  | { readonly kind: 'homes'; readonly left: readonly FactionId[] }
  | { readonly kind: 'vassal'; readonly faction: FactionId; readonly captor: FactionId }
  | { readonly kind: 'clock'; readonly faction: FactionId }
  | { readonly kind: 'turnEnd' }

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>

export interface Attempt {
  readonly faction: FactionId
  readonly force: string
  /** The force as it was at the beginning of the phase; null: nothing is there. */
  readonly target: ScoutTarget | null
  readonly dice: number
}

export interface ScoutTarget {
  readonly id: string
  readonly faction: FactionId
  readonly at: NodeId
  readonly kind: 'task' | 'skirmish'
  readonly intelligence: number
  readonly units: readonly { readonly name: string; readonly points: number }[]
}

export interface Gift {
  readonly from: FactionId
  readonly to: FactionId
  readonly amount: number
}

/** TD-CMB-05: a hostile force in the node, as it stood before the flights. */
export interface Foe {
  readonly id: string
  readonly faction: FactionId
  readonly kind: 'task' | 'skirmish'
  readonly units: number
}

/** The next fight of a node: factions, and their forces that would fight. */
export interface Fight {
  readonly node: NodeId
  readonly blue: readonly FactionId[]
  readonly red: readonly FactionId[]
  /** Those who stand aside too: the whole camp holds the field. */
  readonly blueCamp: readonly FactionId[]
  readonly redCamp: readonly FactionId[]
  readonly blueForces: readonly string[]
  readonly redForces: readonly string[]
}
