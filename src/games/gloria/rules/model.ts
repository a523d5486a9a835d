// The state of a campaign of Gloria Mundi: plain data, no functions, no dates.
import type {
  FactionId,
  Ledger,
  LedgerEntry,
  NodeId,
  PublicSeat,
  ResultEntries,
  Seat,
  Ticket,
} from '../../campaign/rules/index.ts'
import type { HouseRules } from './houseRules.ts'
import type { GloriaMap } from './map.ts'
import type { RuleId } from './ruleIds.ts'
import type { Special, Tables, UnitKind } from './tables.ts'
import type { Task } from './tasks.ts'

/** GM-TURN-02; `order` while the order of a round is diced for, `opening` while special units are named. */
export type Step =
  | 'opening'
  | 'order'
  | 'start'
  | 'income'
  | 'spend'
  | 'agents'
  | 'move'
  | 'attrition'
  | 'siege'
  | 'end'

export interface GloriaSetup {
  readonly map: GloriaMap
  readonly tables: Tables
  readonly houseRules: HouseRules
  readonly seats: readonly Seat[]
  readonly scenario: string
}

/** An army or a brigade on the map. */
export interface Unit {
  /** U1 …, in one count with fleets and plate fleets; never used twice. */
  readonly id: string
  readonly kind: UnitKind
  /** Null: an independent. */
  readonly owner: FactionId | null
  readonly at: NodeId
  /** Of an army; null where they are unknown to the player who looks, or not named yet. */
  readonly specials: readonly Special[] | null
  /** GM-SPEC-02: its special units are known to all. */
  readonly isShown: boolean
  /** GM-TURN-03: it has moved, fought or besieged in this own turn. */
  readonly acted: boolean
  /** GM-ATT-01: it moved in this own turn and has not fought. */
  readonly moved: boolean
  /** It fought in this own turn. */
  readonly fought: boolean
  /** When it came to stand here, in the campaign's own counting: the later comer has the higher number. */
  readonly came: number
  /** GM-MIL-01: militia on a sortie. */
  readonly isSortie: boolean
}

interface Fleet {
  readonly id: string
  readonly owner: FactionId
  /** A port. */
  readonly at: NodeId
  /** It has sailed in this own turn. */
  readonly sailed: boolean
  /** GM-FLEET-05: it has blocked or intercepted in this own turn. */
  readonly used: boolean
}

export interface Plate {
  readonly id: string
  readonly owner: FactionId
  readonly at: NodeId
}

export interface Post {
  readonly at: NodeId
  readonly owner: FactionId
  readonly fort: boolean
}

export interface AreaState {
  /** Of a city. */
  readonly owner: FactionId | null
  readonly sacked: boolean
}

/** GM-CITY-01: a power taken in step 2, till the owner's next step 1. */
interface TakenPower {
  readonly by: FactionId
  readonly used: boolean
}

interface Interdict {
  readonly by: FactionId
  /** A city, or with `pope: player` all the powers of a player's cities. */
  readonly city: NodeId | null
  readonly player: FactionId | null
}

export type LedgerReason =
  | 'income'
  | 'plate'
  | 'build'
  | 'combine'
  | 'hire'
  | 'unsack'
  | 'fleet'
  | 'fort'
  | 'court'
  | 'aside'
  | 'lost'
  | 'correction'
export type GloriaEntry = LedgerEntry<LedgerReason, Step> & { readonly rule: RuleId | 'CC-OVR' }

export type ResultWord = 'attackerWins' | 'defenderWins' | 'drawn'

/** `isRout`: the loser broke; `quick`: by the dice. */
export interface EnteredResult {
  readonly how: ResultWord | 'quick'
  readonly isRout: boolean
}

/** Pieces of a battle that are no units on the map. */
export interface Guest {
  readonly label: 'grenzers' | 'militia' | 'sortie' | 'khan' | 'natives'
  readonly kinds: readonly UnitKind[]
}

export interface Camp {
  /** In turn order; who chooses for the side first. */
  readonly players: readonly FactionId[]
  readonly units: readonly string[]
  readonly guests: readonly Guest[]
}

export interface Battle {
  /** Its ticket's id. */
  readonly id: string
  readonly area: NodeId
  /** Where the attackers came from, and where they are if they do not win; null: from nowhere. */
  readonly from: NodeId | null
  readonly attacker: Camp
  readonly defender: Camp
  readonly ticket: Ticket
  readonly entries: ResultEntries<EnteredResult>
  readonly state: 'open' | 'parked' | 'fought'
  readonly outcome: ResultWord | null
  /** Of the loser: `carry: rout`. */
  readonly isRout: boolean
  /** Units that are not degraded. */
  readonly spared: readonly string[]
  /** The post that natives attack. */
  readonly post: NodeId | null
}

/** What an own turn must remember until its end. */
export interface OwnTurn {
  /** Ports whose lift is used. */
  readonly lifts: readonly NodeId[]
  /** Fortresses besieged, GM-SIEGE-01. */
  readonly besieged: readonly NodeId[]
  /** Deals, courts and plate throws that were made, as words of the option. */
  readonly done: readonly string[]
  /** Courts paid for. */
  readonly courts: readonly string[]
  /** GM-WW-16: kingdoms whose army has attacked, and whether the deal was thrown. */
  readonly war: readonly string[]
}

export interface World {
  readonly map: GloriaMap
  readonly tables: Tables
  readonly house: HouseRules
  readonly seats: readonly PublicSeat[]
  readonly round: number
  readonly step: Step
  readonly order: readonly FactionId[]
  readonly active: FactionId | null
  /** In list order, those of the seats. */
  readonly players: readonly FactionId[]
  readonly out: readonly FactionId[]
  readonly areas: Readonly<Record<NodeId, AreaState>>
  readonly units: readonly Unit[]
  readonly fleets: readonly Fleet[]
  readonly plates: readonly Plate[]
  readonly posts: readonly Post[]
  /** GM-WW-13. */
  readonly kingdoms: Readonly<Record<string, FactionId>>
  readonly taken: Readonly<Record<NodeId, TakenPower>>
  readonly interdicts: readonly Interdict[]
  /** GM-RIV-01: who closes the bridges. */
  readonly bridges: FactionId | null
  /** GM-MIL-01: the round of the player's last own turn in which the sortie was taken. */
  readonly sortieRound: Readonly<Record<FactionId, number>>
  /** Court, 2: on a continent only the posts of this player work. */
  readonly silenced: readonly { readonly continent: string; readonly by: FactionId }[]
  /** GM-WW-16. */
  readonly beaten: readonly { readonly people: string; readonly by: FactionId }[]
  /** GM-DIP-01: the allies of the owner of Salhepatica. */
  readonly allies: readonly FactionId[]
  /** With `specials: perPlayer`. */
  readonly named: Readonly<Record<FactionId, readonly Special[]>>
  /** Whose special units are known to all, with `specials: perPlayer`. */
  readonly revealed: readonly FactionId[]
  readonly ledger: Ledger<GloriaEntry>
  /** GM-WW-10: plate money of the next step 2, by player. */
  readonly credits: Readonly<Record<FactionId, number>>
  readonly turn: OwnTurn
  /** `battleHold: park`: units whose throw for attrition, militia whose way home waits until the battle in their area is fought. */
  readonly owed: readonly string[]
  readonly battles: readonly Battle[]
  readonly next: { readonly unit: number; readonly ticket: number; readonly came: number }
  readonly isOver: boolean
  readonly winners: readonly FactionId[]
}

export interface GloriaState {
  readonly setup: GloriaSetup
  readonly world: World
  readonly agenda: readonly Task[]
  /** Section 4: what others see while step 3 is under way. */
  readonly shown: World | null
  /** Special units named at the start, until all have named theirs. */
  readonly naming: Readonly<Record<FactionId, readonly (readonly Special[])[]>>
  /** Who is entering the result of which battle (`battleHold: park`). */
  readonly entering: Readonly<Record<string, string>>
  /** Begun by rules before version 5: whether a player is asked may depend on what they do not see. */
  readonly asksOfUnseen?: true
}
