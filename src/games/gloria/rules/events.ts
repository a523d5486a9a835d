// Events of a campaign, in the order they happened; `to` names who is told of them.
import type { FactionId, NodeId, Ticket } from '../../campaign/rules/index.ts'
import type { EnteredResult, ResultWord } from './model.ts'
import type { ToldCorrection } from './correction.ts'
import type { BrigadeType, PurchaseId, Special, UnitKind } from './tables.ts'

interface Told<Kind extends string> {
  readonly kind: Kind
  readonly to?: readonly string[]
}

interface Of<Kind extends string> extends Told<Kind> {
  readonly player: FactionId
}

interface At<Kind extends string> extends Told<Kind> {
  readonly area: NodeId
}

interface OfAt<Kind extends string> extends Of<Kind> {
  readonly area: NodeId
}

/** A unit, by its number and what it was. */
interface OfUnit<Kind extends string> extends At<Kind> {
  readonly unit: string
  readonly what: UnitKind
  /** Null: an independent. */
  readonly player: FactionId | null
}

export type GloriaEvent =
  | (Told<'roundBegan'> & { readonly round: number; readonly order: readonly FactionId[] })
  | (Of<'orderRolled'> & { readonly sum: number })
  | Of<'turnBegan'>
  | (Of<'named'> & { readonly unit: string; readonly specials: readonly Special[] })
  | (Of<'offered'> & { readonly other: FactionId })
  | (Of<'declined'> & { readonly other: FactionId })
  | (Of<'allied'> & { readonly other: FactionId })
  | (Of<'allianceEnded'> & { readonly other: FactionId })
  | (Of<'earned'> & { readonly amount: number; readonly city: NodeId | null })
  | OfAt<'powerTaken'>
  | (Of<'bridges'> & { readonly closed: boolean })
  | (Of<'bought'> & {
      readonly purchase: PurchaseId | 'aside'
      readonly about: string
      readonly price: number
    })
  | (Of<'spent'> & {
      readonly purchases: readonly {
        readonly purchase: PurchaseId | 'aside'
        readonly about: string
      }[]
      readonly lost: number
    })
  | (Of<'interdicted'> & { readonly city: NodeId | null; readonly other: FactionId | null })
  | (Of<'thrown'> & {
      readonly use: ThrowUse
      readonly faces: readonly number[]
      readonly about: string | null
    })
  | At<'sacked'>
  | At<'unsacked'>
  | (OfAt<'founded'> & { readonly unit: string; readonly what: BrigadeType })
  | OfAt<'posted'>
  | OfAt<'postLost'>
  | (OfAt<'plateMade'> & { readonly plate: string })
  | (OfAt<'plateTaken'> & { readonly plate: string })
  | (OfAt<'plateLanded'> & { readonly plate: string })
  | (Of<'plateStolen'> & { readonly plate: string })
  | (Of<'kingdomWon'> & { readonly people: string })
  | (Of<'kingdomLost'> & { readonly people: string })
  | (Of<'silenced'> & { readonly continent: string })
  | (Of<'beaten'> & { readonly people: string })
  | (Of<'moved'> & {
      readonly units: readonly string[]
      readonly from: NodeId
      readonly path: readonly NodeId[]
      readonly by: 'step' | 'cavalry' | 'road' | 'river' | 'sea'
    })
  | (OfAt<'halted'> & { readonly units: readonly string[] })
  | (Of<'sailed'> & { readonly fleet: string; readonly area: NodeId })
  | OfAt<'sortied'>
  | (Of<'voyage'> & { readonly piece: string; readonly area: NodeId })
  | (Of<'blocked'> & { readonly fleet: string | null })
  | (Of<'intercepted'> & { readonly fleet: string | null })
  | (Of<'voyageFailed'> & { readonly piece: string })
  | (OfAt<'fleetLost'> & { readonly fleet: string })
  | (OfAt<'fleetBroken'> & { readonly fleet: string })
  | (At<'battle'> & { readonly battle: string; readonly ticket: Ticket })
  | (Told<'entered'> & { readonly battle: string; readonly result: EnteredResult })
  | (Told<'differ'> & {
      readonly battle: string
      readonly attacker: EnteredResult
      readonly defender: EnteredResult
    })
  | (At<'parked'> & { readonly battle: string })
  | (At<'fought'> & {
      readonly battle: string
      readonly how: ResultWord
      readonly attackers: readonly FactionId[]
      readonly defenders: readonly FactionId[]
    })
  | (OfAt<'retreated'> & { readonly units: readonly string[]; readonly from: NodeId })
  | (OfAt<'destroyed'> & { readonly units: readonly string[]; readonly why: DestroyedBy })
  | (OfAt<'movedIn'> & { readonly units: readonly string[] })
  | (Of<'escaped'> & { readonly how: 'supply' | 'sack' | 'rio' | 'orlon' })
  | (OfUnit<'degraded'> & { readonly into: readonly string[]; readonly types: readonly UnitKind[] })
  | OfUnit<'broken'>
  | OfUnit<'surplus'>
  | OfUnit<'given'>
  | (Told<'attrition'> & { readonly units: readonly string[]; readonly faces: readonly number[] })
  | (OfAt<'besieged'> & { readonly units: readonly string[] })
  | (OfAt<'siegeRolled'> & {
      readonly face: number
      readonly counts: number
      readonly taken: boolean
    })
  | OfAt<'cityTaken'>
  | Of<'out'>
  | (Told<'roundEnded'> & { readonly round: number })
  | (Told<'campaignEnded'> & { readonly winners: readonly FactionId[] })
  /** `what` is set right, where it is no thing on the map and no money. */
  | (Told<'overruled'> & { readonly reason: string; readonly what?: ToldCorrection })

type ThrowUse =
  | 'khan'
  | 'deal'
  | 'court'
  | 'war'
  | 'plate'
  | 'kingdoms'
  | 'raid'
  | 'pirates'
  | 'fleets'
  | 'ransom'
  | 'quick'

type DestroyedBy = 'noRetreat' | 'militia' | 'siege' | 'independents'
