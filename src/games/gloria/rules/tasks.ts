// The tasks of a campaign: what is still to be done, as plain data.
import type { FactionId, NodeId, OrderGroups } from '../../campaign/rules/index.ts'
import type { UnitKind } from './tables.ts'

/** A use of a lift that others may block (GM-FLEET-03). */
export interface Voyage {
  readonly player: FactionId
  /** A land unit, or a plate fleet. */
  readonly piece: string
  readonly isPlate: boolean
  readonly goal: NodeId
  readonly lift: NodeId
  readonly sea: string
}

/** A blocker's fleet, or the pirates of Bergdorf. */
export interface Warship {
  readonly of: FactionId
  /** Null: pirates. */
  readonly fleet: string | null
}

/** A siege on its way through the consequences of its die. */
export interface Siege {
  readonly player: FactionId
  readonly area: NodeId
  readonly from: NodeId
  /** His units there that take no part; all others do, or came out of his army that did. Views of older versions have none. */
  readonly apart?: readonly string[]
}

type Own<Kind extends string> = { readonly kind: Kind; readonly player: FactionId }

export type Task =
  | { readonly kind: 'naming' }
  | { readonly kind: 'round' }
  | { readonly kind: 'rollOrder'; readonly groups: OrderGroups; readonly sums: readonly number[] }
  | { readonly kind: 'step'; readonly step: 'spend' | 'agents' | 'move' | 'siege' }
  | { readonly kind: 'roundEnd' }
  | Own<'ownTurn'>
  | {
      readonly kind: 'diplomacy'
      readonly player: FactionId
      readonly offered: readonly FactionId[]
      readonly ended: readonly FactionId[]
    }
  | { readonly kind: 'offer'; readonly from: FactionId; readonly player: FactionId }
  /** GM-DIP-03; `parted`: whose alliance has just ended. */
  | { readonly kind: 'rest'; readonly parted?: readonly FactionId[] }
  | Own<'income'>
  | (Own<'incomeOrPower'> & { readonly city: NodeId })
  | Own<'bridges'>
  | Own<'spend'>
  | (Own<'hire'> & { readonly area: NodeId })
  | (Own<'specials'> & { readonly unit: string })
  | Own<'agents'>
  | Own<'khan'>
  | (Own<'found'> & { readonly area: NodeId })
  | (Own<'khanAttack'> & { readonly pieces: readonly UnitKind[] })
  | (Own<'khanSack'> & { readonly left: number })
  | (Own<'people'> & { readonly use: 'deal' | 'court' | 'war'; readonly people: string })
  | (Own<'natives'> & { readonly people: string; readonly pieces: readonly UnitKind[] })
  | (Own<'losePost'> & { readonly people: string })
  | (Own<'plate'> & { readonly continent: string; readonly post: NodeId | null })
  | (Own<'platePlace'> & { readonly continent: string })
  | (Own<'kingdom'> & { readonly people: string })
  | (Own<'kingdoms'> & { readonly people: string; readonly other: string })
  | (Own<'raid'> & { readonly units: readonly string[] })
  | Own<'move'>
  | (Own<'types'> & { readonly unit: string })
  | (Own<'join'> & { readonly ally: FactionId; readonly option: string })
  | { readonly kind: 'block'; readonly voyage: Voyage; readonly left: readonly FactionId[] }
  | {
      readonly kind: 'pirates'
      readonly voyage: Voyage
      /** Null: they try to block; else they intercept that blocker. */
      readonly blocker: Warship | null
      readonly left: readonly FactionId[]
    }
  | {
      readonly kind: 'intercept'
      readonly voyage: Voyage
      readonly blocker: Warship
    }
  | {
      readonly kind: 'seaFight'
      readonly voyage: Voyage
      readonly blocker: Warship
      readonly interceptor: Warship
    }
  | { readonly kind: 'landing'; readonly voyage: Voyage }
  | { readonly kind: 'ransom'; readonly voyage: Voyage; readonly isRolling: boolean }
  | { readonly kind: 'battle'; readonly battle: string }
  | { readonly kind: 'quick'; readonly battle: string }
  | { readonly kind: 'aftermath'; readonly battle: string }
  | {
      readonly kind: 'retreat'
      /** Who retires. */
      readonly player: FactionId
      readonly units: readonly string[]
      readonly from: NodeId
      /** Who chooses. */
      readonly chooser: FactionId
      /** Where to, once it is worked out. */
      readonly goals?: readonly NodeId[]
    }
  | { readonly kind: 'moveIn'; readonly battle: string }
  | {
      readonly kind: 'escape'
      readonly battle: string
      readonly side: 'attacker' | 'defender'
      /** Whose escapes are asked; a side of allies is asked one after the other. */
      readonly player: FactionId
    }
  | { readonly kind: 'settled'; readonly battle: string }
  | { readonly kind: 'degrade'; readonly units: readonly string[] }
  /** In these areas, none named: wherever there is any; `of`: where these units have come to stand. */
  | {
      readonly kind: 'surplus'
      readonly areas: readonly NodeId[]
      readonly of?: readonly string[]
    }
  | { readonly kind: 'stand'; readonly area: NodeId; readonly units: readonly string[] }
  | { readonly kind: 'fleets'; readonly area: NodeId; readonly fleets: readonly string[] }
  | Own<'attrition'>
  /** After a battle that was parked: those who waited for it throw, but for who fought. */
  | { readonly kind: 'owed'; readonly fighters: readonly string[] }
  | { readonly kind: 'attritionDice'; readonly units: readonly string[] }
  | Own<'siege'>
  | { readonly kind: 'siegeDie'; readonly siege: Siege }
  | {
      readonly kind: 'siegeWear'
      readonly siege: Siege
      readonly side: 'besieger' | 'inside'
      readonly left: number
      readonly isBrigade: boolean
    }
  | { readonly kind: 'goAway'; readonly siege: Siege; readonly left: readonly string[] }
  | { readonly kind: 'taken'; readonly siege: Siege; readonly wear: number }
  | { readonly kind: 'siegeSack'; readonly siege: Siege; readonly wear: number }
  | Own<'endTurn'>
  | { readonly kind: 'parked' }

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>
