// The state of a campaign of The Deluge: plain data, no functions, no dates.
import type { Fraction } from '../../../core/conversation.ts'
import type {
  Draft,
  FactionId,
  Knowledge,
  Ledger,
  LedgerEntry,
  NodeId,
  PublicSeat,
  ResultEntries,
  Seat,
  Ticket,
} from '../../campaign/rules/index.ts'
import type { HouseRules } from './houseRules.ts'
import type { DelugeMap, ForceKind, Relation } from './map.ts'
import type { RuleId } from './ruleIds.ts'
import type { Attempt, Gift, Task } from './tasks.ts'

/** TD-SEQ-0 to 6. */
export type Phase =
  'diplomacy' | 'resources' | 'attrition' | 'strategy' | 'movement' | 'combat' | 'end'

export interface DelugeSetup {
  readonly map: DelugeMap
  readonly houseRules: HouseRules
  readonly seats: readonly Seat[]
  readonly scenario: string
}

export interface Unit {
  readonly name: string
  readonly points: number
  /** Points when last at full strength. */
  readonly full: number
  readonly lossTokens: number
}

export interface Force {
  /** F(n·(k − 1) + p) for the k-th force of the faction at list place p of n; never used twice. */
  readonly id: string
  readonly faction: FactionId
  /** Empty: it is called by its number. */
  readonly name: string
  readonly kind: ForceKind
  readonly intelligence: number
  readonly units: readonly Unit[]
  /** Loot tokens carried. */
  readonly loot: number
  readonly at: NodeId
  /** The node from which it last stepped this turn. */
  readonly from: NodeId | null
  readonly fledThisTurn: boolean
  /** Turn and node of its last won battle. */
  readonly wonHere: { readonly turn: number; readonly node: NodeId } | null
}

export interface NodeState {
  readonly owner: FactionId | null
  readonly claim: { readonly by: FactionId; readonly since: number } | null
  /** A turn; 0: never. */
  readonly lootedUntil: number
  /** When it last changed hands, in the campaign's own counting; 0: not yet. */
  readonly changed: number
}

/** What can be known of a force of another faction. */
export interface ForceFacts {
  readonly faction: FactionId
  /** Where it was last seen. */
  readonly at: NodeId
  readonly kind: ForceKind
  readonly units: number
  /** The strongest first. */
  readonly strongest: readonly { readonly name: string; readonly points: number }[]
}

export interface FactionState {
  readonly overlord: FactionId | null
  /** A turn; secret. Null: no vassal, or never one. */
  readonly rebelAfter: number | null
  readonly tokensKept: number
  /** How many forces it has raised so far. */
  readonly raised: number
  /** TD-VAS-01: it owned one of its home nodes at the end of the turn before. */
  readonly hadHome: boolean
  /** TD-RET-02: nodes it sees this phase because a force of it was beaten or asked to flee. */
  readonly sight: readonly NodeId[]
  readonly knowledge: Knowledge<ForceFacts>
}

export type LedgerReason =
  | 'start'
  | 'base'
  | 'occupied'
  | 'plcNodes'
  | 'tribute'
  | 'tokens'
  | 'raise'
  | 'reinforce'
  | 'paidScout'
  | 'subsidy'
  | 'correction'
export type DelugeEntry = LedgerEntry<LedgerReason, Phase> & { readonly rule: RuleId | 'CC-OVR' }

export const resultWords = [
  'blueBreaks',
  'blueLosesOnPoints',
  'redLosesOnPoints',
  'redBreaks',
  'draw',
] as const
export type ResultWord = (typeof resultWords)[number]

/** What is entered for a ticket; `shares`: Rankers missing and at the start, for Red and Blue, with `losses: table`. */
export interface EnteredResult {
  readonly how: ResultWord | 'quick'
  readonly shares: readonly [RankerShare, RankerShare] | null
}

interface RankerShare {
  readonly missing: number
  readonly start: number
}

export interface Battle {
  readonly id: string
  readonly node: NodeId
  /** As it was written; the forces as they were then. */
  readonly ticket: Ticket
  readonly red: readonly FactionId[]
  readonly blue: readonly FactionId[]
  readonly redCamp: readonly FactionId[]
  readonly blueCamp: readonly FactionId[]
  readonly redForces: readonly string[]
  readonly blueForces: readonly string[]
  readonly entries: ResultEntries<EnteredResult>
  /** Null until it has been fought. */
  readonly outcome: { readonly how: ResultWord; readonly enteredBy: readonly string[] } | null
}

/** Everything but what single seats are writing at the moment. */
export interface World {
  readonly map: DelugeMap
  readonly house: HouseRules
  readonly seats: readonly Seat[]
  /** From 1. */
  readonly turn: number
  readonly phase: Phase
  readonly order: readonly FactionId[]
  /** Whose turn it is where a phase is played one after another. */
  readonly active: FactionId | null
  readonly nodes: Readonly<Record<NodeId, NodeState>>
  /** In the order of their numbers. */
  readonly pieces: readonly Force[]
  readonly factions: Readonly<Record<FactionId, FactionState>>
  /** By `pairKey`; a pair that is not there is neutral. */
  readonly relations: Readonly<Record<string, Relation>>
  readonly ledger: Ledger<DelugeEntry>
  /** This turn's; earlier ones are in the log. */
  readonly battles: readonly Battle[]
  /** By node: the camp that holds the field from a fight or flight this turn. */
  readonly holders: Readonly<Record<NodeId, readonly FactionId[]>>
  /** TD-STR-10: on the way until all orders of the phase are in. */
  readonly gifts: readonly Gift[]
  /** With `sheets: one` scouting is told after the turn. */
  readonly untold: readonly Scouted[]
  readonly next: { readonly ticket: number; readonly change: number }
  readonly isOver: boolean
}

interface Scouted {
  readonly attempt: Attempt
  readonly faces: readonly number[]
}

export interface DelugeState {
  readonly setup: DelugeSetup
  readonly world: World
  /** What is still to be done, the next first. */
  readonly agenda: readonly Task[]
  /** What each faction is writing, and what it has answered to a question that all are asked together. */
  readonly sheets: Readonly<Record<FactionId, OrderSheet>>
  /** Which battle a seat is entering a result for. */
  readonly entering: Readonly<Record<string, Entering>>
  /** Nothing has been answered yet: how the campaign opens is told with the first answer. */
  readonly isUntold?: true
}

interface Entering {
  readonly battle: string
  /** The form with the figures of the table. */
  readonly isForm: boolean
}

export type DiplomacyLine = `${'war' | 'peace' | 'ally' | 'end'}:${string}` | 'rebel'

export type StrategyLine =
  | {
      readonly kind: 'raise'
      readonly node: NodeId
      readonly force: ForceKind
      readonly intelligence: number
      readonly name: string
      readonly units: readonly { readonly name: string; readonly points: number }[]
    }
  | {
      readonly kind: 'reinforce'
      readonly force: string
      readonly merges: readonly (readonly [number, number])[]
      readonly points: ReinforcePoints | null
    }
  | {
      readonly kind: 'scout' | 'paidScout'
      readonly force: string
      /** A force, or with `presence: scouted` a node. */
      readonly target: string
    }
  | { readonly kind: 'give'; readonly to: FactionId; readonly amount: number }
  | { readonly kind: 'join'; readonly force: string; readonly into: string }
  | { readonly kind: 'disband'; readonly force: string }

export interface ReinforcePoints {
  readonly tokens: number
  /** Points back, by place in the unit list after the merges. */
  readonly back: readonly number[]
  readonly newUnits: number
  readonly newPoints: number
  readonly upgrade: boolean
}

/** An order of several steps that is no line yet. Places are counted from 0. */
export type PendingOrder =
  | { readonly kind: 'raise'; readonly node: NodeId }
  | {
      readonly kind: 'reinforce'
      readonly force: string
      readonly merges: readonly (readonly [number, number])[]
      readonly isForm: boolean
    }
  | { readonly kind: 'give'; readonly to: FactionId }

export interface PathLine {
  readonly force: string
  readonly path: readonly NodeId[]
  readonly isEnded: boolean
}

export interface OrderSheet {
  readonly diplomacy: Draft<DiplomacyLine>
  readonly strategy: Draft<StrategyLine, PendingOrder>
  readonly paths: Draft<PathLine>
  /** Answers to deliveries and flights, in the order asked. */
  readonly replies: readonly Reply[]
}

export interface Reply {
  readonly force: string
  readonly sold: number
  readonly kept: number
  readonly flees: boolean
}

/** What everybody may know of the set-up. */
export interface PublicSetup {
  readonly map: DelugeMap
  readonly houseRules: HouseRules
  readonly seats: readonly PublicSeat[]
  readonly scenario: string
}

/** Points of victory, exactly, and what is taken off. */
export interface Standing {
  readonly faction: FactionId
  readonly own: ExactPoints
  readonly minus: readonly { readonly of: FactionId; readonly points: ExactPoints }[]
  readonly total: ExactPoints
}

/** A fraction in lowest terms with whole numbers, so that it is plain JSON. */
export interface ExactPoints {
  readonly n: number
  readonly d: number
}

export const exactPoints = ({ n, d }: Fraction): ExactPoints => ({ n: Number(n), d: Number(d) })
