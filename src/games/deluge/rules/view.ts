// View of a faction, the umpire or the table, with all that it may know: everything a screen, a question or a file is made of.
import { once, onceEach } from '../../../core/once.ts'
import { own } from '../../../core/own.ts'
import { umpire } from '../../../core/game.ts'
import {
  publicSeat,
  purseOf,
  seatOf,
  type FactionId,
  type NodeId,
  type Seat,
  type Ticket,
} from '../../campaign/rules/index.ts'
import { boardOf } from './board.ts'
import type { Asked } from './desk.ts'
import { askedOf } from './handlers.ts'
import { pairKey, relationIn, relationsOf, type Ground, type Land, type Stack } from './land.ts'
import type { Relation } from './map.ts'
import type {
  Battle,
  DelugeEntry,
  DelugeState,
  FactionState,
  Force,
  OrderSheet,
  Phase,
  PublicSetup,
  ResultWord,
  Standing,
  World,
} from './model.ts'
import { publicStacks, stacksSeenBy } from './seeing.ts'
import { sheetOf } from './sheets.ts'
import type { Own } from './strategy.ts'
import { standings } from './victory.ts'
import { boardIn, factionIn, knowing } from './world.ts'

export interface DelugeView {
  readonly seenBy: string
  readonly setup: PublicSetup
  readonly turn: number
  readonly phase: Phase
  readonly order: readonly FactionId[]
  readonly active: FactionId | null
  readonly nodes: Readonly<Record<NodeId, Land>>
  /** As far as this party knows them. */
  readonly relations: Readonly<Record<string, Relation>>
  readonly overlords: Readonly<Record<FactionId, FactionId | null>>
  readonly battles: readonly SeenBattle[]
  /** Points of victory: one's own, or all. */
  readonly standing: readonly Standing[]
  readonly own: OwnView | null
  /** `presence: all`: the forces that are public, for who is no faction. */
  readonly shown: readonly Stack[]
  /** What it is asked; null: nothing. */
  readonly asked: Asked | null
  readonly isOver: boolean
  /** The umpire's, and everybody's when the campaign is over. */
  readonly all: DelugeState | null
}

interface SeenBattle {
  readonly id: string
  readonly node: NodeId
  readonly red: readonly FactionId[]
  readonly blue: readonly FactionId[]
  readonly outcome: ResultWord | null
  /** For both camps and the umpire. */
  readonly ticket: Ticket | null
}

export interface OwnView {
  readonly faction: FactionId
  readonly purse: number
  readonly ledger: readonly DelugeEntry[]
  readonly forces: readonly Force[]
  readonly raised: number
  readonly tokensKept: number
  readonly rebelAfter: number | null
  readonly knowledge: FactionState['knowledge']
  /** TD-RET-02: nodes in sight this phase beside those of CC-SEE. */
  readonly sight: FactionState['sight']
  /** Forces of others in sight. */
  readonly others: readonly Stack[]
  readonly sheet: OrderSheet
  /** CC-ABSENT: what its seat left to be answered for it. */
  readonly standing: Seat['standing']
}

interface Cached {
  readonly agenda: DelugeState['agenda']
  readonly sheet: OrderSheet | undefined
  readonly entering: DelugeState['entering']
  readonly sheets: DelugeState['sheets'] | null
  readonly view: DelugeView
}

/** A view is made again only when something of it may have changed. */
const cache = new WeakMap<World, Map<string, Cached>>()

export const seen = (state: DelugeState, party: string): DelugeView => {
  const { world, agenda, entering } = state
  const views = cache.get(world) ?? new Map<string, Cached>()
  cache.set(world, views)
  const before = views.get(party)
  const sheet = own(state.sheets, party)
  // Whose view depends on the sheets of all: the umpire's, and everybody's where replies are waited for.
  const sheets = party === umpire || world.isOver ? state.sheets : null
  if (
    before?.agenda === agenda &&
    before.sheet === sheet &&
    before.entering === entering &&
    before.sheets === sheets
  )
    return before.view
  const view = look(state, party)
  views.set(party, { agenda, sheet, entering, sheets, view })
  return view
}

const look = (state: DelugeState, party: string): DelugeView => {
  const { world, setup } = state
  const isFaction = Object.hasOwn(world.factions, party)
  const isAll = party === umpire || world.isOver
  const { map, house, seats, turn, phase, order, active, isOver } = world
  return {
    seenBy: party,
    setup: {
      map,
      houseRules: house,
      seats: seats.map(publicSeat),
      scenario: setup.scenario,
    },
    turn,
    phase,
    order,
    active,
    nodes: seenNodes(world.nodes),
    relations: isAll ? world.relations : relationsKnownTo(world, party),
    overlords: Object.fromEntries(
      Object.entries(world.factions).map(([id, { overlord }]) => [id, overlord]),
    ),
    battles: world.battles.map((battle) => battleSeenBy(battle, party, isAll)),
    standing: standingSeenBy(world, party, isAll),
    own: isFaction ? ownView(state, party) : null,
    shown: isFaction || isAll ? [] : publicStacks(world),
    asked: askedOf(state, party),
    isOver,
    all: isAll ? state : null,
  }
}

const seenNodes = once((nodes: World['nodes']): Readonly<Record<NodeId, Land>> =>
  Object.fromEntries(
    Object.entries(nodes).map(([id, { owner, claim, lootedUntil }]) => [
      id,
      { owner, claim, lootedUntil },
    ]),
  ),
)

/** `diplomacy: secret`: alliances are known to the two only, and to vassals of theirs. */
const relationsKnownTo = (world: World, party: string): Readonly<Record<string, Relation>> => {
  if (world.house.diplomacy !== 'secret') return world.relations
  const { factions } = boardIn(world)
  const pairs = factions.flatMap((one, place) =>
    factions.slice(place + 1).map((other) => [one, other] as const),
  )
  return Object.fromEntries(
    pairs.flatMap(([one, other]): readonly (readonly [string, Relation])[] => {
      const is = relationIn(world.relations, one, other)
      const isPublic = is === 'war' || isBond(world, one, other)
      const isKnown = isPublic || knowing(world, one, other).includes(party)
      return isKnown && is !== 'neutral' ? [[pairKey(one, other), is]] : []
    }),
  )
}

/** Vassals are public, and so is that they are allies of their overlords. */
const isBond = (world: World, one: FactionId, other: FactionId): boolean =>
  factionIn(world, one).overlord === other || factionIn(world, other).overlord === one

const battleSeenBy = (battle: Battle, party: string, isAll: boolean): SeenBattle => {
  const { id, node, red, blue, outcome, ticket } = battle
  const isCamp = [...red, ...blue].includes(party)
  return {
    id,
    node,
    red,
    blue,
    outcome: outcome?.how ?? null,
    ticket: isAll || isCamp ? ticket : null,
  }
}

const counted = new WeakMap<World['nodes'], WeakMap<World['factions'], readonly Standing[]>>()

const allStandings = (world: World): readonly Standing[] => {
  const byFactions =
    counted.get(world.nodes) ?? new WeakMap<World['factions'], readonly Standing[]>()
  counted.set(world.nodes, byFactions)
  const before = byFactions.get(world.factions) ?? standings(world)
  byFactions.set(world.factions, before)
  return before
}

/** TD-VIC-01. */
const standingSeenBy = (world: World, party: string, isAll: boolean): readonly Standing[] =>
  isAll || world.house.openScore === 'yes'
    ? allStandings(world)
    : allStandings(world).filter(({ faction }) => faction === party)

const ownView = (state: DelugeState, faction: FactionId): OwnView => {
  const { world } = state
  const { raised, tokensKept, rebelAfter, knowledge, sight } = factionIn(world, faction)
  return {
    faction,
    purse: purseOf(world.ledger, faction),
    ledger: ledgerOf(world.ledger, faction),
    forces: world.pieces.filter((force) => force.faction === faction),
    raised,
    tokensKept,
    rebelAfter,
    knowledge,
    sight,
    others: stacksSeenBy(world, faction),
    sheet: sheetOf(state.sheets, faction),
    standing: seatOf(world.seats, faction)?.standing ?? {},
  }
}

const ledgerOf = onceEach((ledger: World['ledger'], faction: FactionId) =>
  ledger.filter((entry) => entry.faction === faction),
)

/** Land and relations as the view shows them. */
export const groundSeen = once((view: DelugeView): Ground => {
  const { setup, turn, nodes, relations, overlords } = view
  return {
    board: boardOf(setup.map, setup.houseRules),
    house: setup.houseRules,
    turn,
    nodes,
    relation: relationsOf(relations),
    overlord: (faction) => own(overlords, faction) ?? null,
  }
})

/** The faction's own things at the start of the phase. */
export const ownSeen = (view: DelugeView, own: OwnView): Own => {
  const { factions } = groundSeen(view).board
  const { faction, purse, forces, raised } = own
  return {
    faction,
    purse,
    forces,
    raised,
    reinforced: [],
    scouted: [],
    place: factions.indexOf(faction),
    places: factions.length,
  }
}
