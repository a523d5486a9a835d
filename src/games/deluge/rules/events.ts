// Events in the order it happened; `to` names who is told of it.
import type { FactionId, NodeId, Ticket } from '../../campaign/rules/index.ts'
import type { Relation } from './map.ts'
import type { EnteredResult, ForceFacts, LedgerReason, Phase, ResultWord } from './model.ts'

interface Told<Kind extends string> {
  readonly kind: Kind
  readonly to?: readonly string[]
}

interface OfForce {
  readonly force: string
  readonly faction: FactionId
}

type SkipReason = 'noLongerLegal'

export type DelugeEvent =
  | (Told<'turnBegan'> & { readonly turn: number; readonly order: readonly FactionId[] })
  | (Told<'phaseBegan'> & { readonly phase: Phase })
  | (Told<'orderRolled'> & { readonly faction: FactionId; readonly sum: number })
  | (Told<'noted'> & { readonly phase: Phase; readonly lines: number; readonly isClosed: boolean })
  | (Told<'skipped'> & { readonly line: number; readonly reason: SkipReason })
  | (Told<'noSheet'> & { readonly faction: FactionId })
  | (Told<'related'> & {
      readonly one: FactionId
      readonly other: FactionId
      readonly is: Relation
    })
  | (Told<'rebelled'> & {
      readonly faction: FactionId
      readonly overlord: FactionId
      readonly nodes: readonly NodeId[]
    })
  | (Told<'booked'> & {
      readonly faction: FactionId
      readonly amount: number
      readonly reason: LedgerReason
      readonly about: string | null
    })
  | (Told<'delivered'> & OfForce & { readonly sold: number; readonly kept: number })
  | (Told<'supplied'> & OfForce & { readonly recovered: number })
  | (Told<'starved'> & OfForce)
  | (Told<'foraged'> & OfForce & { readonly node: NodeId })
  /** The node gives no supply up to and including that turn. */
  | (Told<'wasted'> & { readonly node: NodeId; readonly until: number })
  | (Told<'raised'> & OfForce & { readonly node: NodeId; readonly points: number })
  | (Told<'reinforced'> & OfForce & { readonly points: number; readonly tokens: number })
  | (Told<'joined'> & OfForce & { readonly into: string })
  | (Told<'disbanded'> & OfForce & { readonly tokens: number })
  | (Told<'scouted'> &
      OfForce & {
        readonly target: string | null
        readonly faces: readonly number[]
        readonly successes: number
      })
  | (Told<'learned'> & { readonly force: string; readonly facts: Partial<ForceFacts> })
  | (Told<'marched'> &
      OfForce & {
        readonly way: readonly NodeId[]
        readonly lost: readonly NodeId[]
      })
  | (Told<'sighted'> & OfForce & { readonly node: NodeId })
  /** `end`: null for others than its own faction. */
  | (Told<'fled'> &
      OfForce & {
        readonly node: NodeId
        readonly end: NodeId | null
        readonly lossTokens: number
      })
  | (Told<'stayed'> & OfForce & { readonly node: NodeId })
  | (Told<'held'> & { readonly node: NodeId; readonly factions: readonly FactionId[] })
  | (Told<'ticketWritten'> & { readonly battle: string; readonly ticket: Ticket })
  | (Told<'contested'> & {
      readonly battle: string
      readonly node: NodeId
      readonly red: readonly FactionId[]
      readonly blue: readonly FactionId[]
    })
  | (Told<'entered'> & { readonly battle: string; readonly result: EnteredResult })
  | (Told<'differ'> & {
      readonly battle: string
      readonly red: EnteredResult
      readonly blue: EnteredResult
    })
  | (Told<'diced'> & { readonly battle: string; readonly face: number; readonly shift: number })
  | (Told<'fought'> & {
      readonly battle: string
      readonly node: NodeId
      readonly how: ResultWord
      readonly red: readonly FactionId[]
      readonly blue: readonly FactionId[]
      readonly holders: readonly FactionId[]
    })
  | (Told<'losses'> & OfForce & { readonly points: number })
  /** `tokens`: loot that was lost with it, taken by no faction. */
  | (Told<'destroyed'> & OfForce & { readonly node: NodeId; readonly tokens: number })
  /** `taken` from beaten forces, `found` from nowhere. */
  | (Told<'tookLoot'> & OfForce & { readonly taken: number; readonly found: number })
  | (Told<'gaveLoot'> & OfForce & { readonly tokens: number })
  | (Told<'retreated'> &
      OfForce & {
        readonly node: NodeId
        readonly end: NodeId | null
        readonly lossTokens: number
      })
  | (Told<'captured'> & {
      readonly node: NodeId
      readonly faction: FactionId
      readonly before: FactionId | null
    })
  | (Told<'claimed'> & { readonly node: NodeId; readonly faction: FactionId })
  | (Told<'claimEnded'> & { readonly node: NodeId; readonly faction: FactionId })
  | (Told<'homeLost'> & { readonly faction: FactionId; readonly captor: FactionId | null })
  | (Told<'submitted'> & { readonly faction: FactionId; readonly overlord: FactionId })
  | (Told<'foughtOn'> & { readonly faction: FactionId })
  | (Told<'clock'> & { readonly faction: FactionId; readonly rebelAfter: number })
  /** `of`: whose knowledge of which force. */
  | (Told<'overruled'> & {
      readonly what: string
      readonly reason: string
      readonly of?: { readonly faction: FactionId; readonly force: string }
    })
  | (Told<'turnEnded'> & { readonly turn: number })
  | (Told<'campaignEnded'> & { readonly turns: number })

/** Told to others than its own faction: a party that reads everything has the whole of it just before. */
export const isPart = (event: DelugeEvent): boolean =>
  (event.kind === 'fled' || event.kind === 'retreated') && event.end === null
