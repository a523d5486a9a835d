// CC-OVR, figure by figure: how it is now, why it cannot be so, how the world stands then, and who is told.
import {
  hasUmpire,
  noneText,
  purseOf,
  seatProblem,
  type FactionId,
  type Given,
  type NowOf,
} from '../../campaign/rules/index.ts'
import { umpire } from '../../../core/game.ts'
import { unchanged, type Change } from './change.ts'
import { knowledgeProblem, withKnown } from './correctKnowledge.ts'
import type { CorrectionIn, FigureName, FigureTable } from './correction.ts'
import { withHouseRule } from './houseRules.ts'
import { nodeIn, relationIn } from './land.ts'
import type { Force, World } from './model.ts'
import type { DelugeReason } from './options.ts'
import { ownIn } from './orders.ts'
import { nextForceId } from './strategy.ts'
import {
  boardIn,
  factionIn,
  forceOf,
  isSecretBond,
  knowing,
  withBookings,
  withFaction,
  withForce,
  withForcesOf,
  withNode,
  withoutForce,
  withOwner,
  withRelation,
} from './world.ts'

export interface CorrectionRule<Name extends FigureName> {
  readonly now?: (
    world: World,
    given: Given<keyof FigureTable[Name]['of'] & string>,
  ) => NowOf<FigureTable[Name]>
  /** Why it cannot be, beside what is none of the game's choices; null: it can. */
  readonly problem?: (world: World, correction: CorrectionIn<Name>) => DelugeReason | null
  readonly put: (world: World, correction: CorrectionIn<Name>) => Change
  /** Whom the telling of it is for; not there, or null: everybody. */
  readonly readers?: (world: World, correction: CorrectionIn<Name>) => readonly FactionId[] | null
  /** Whether all may see it, before and after; not there: they may not. */
  readonly isPublic?: (world: World, correction: CorrectionIn<Name>) => boolean
}

const needs = (isTrue: boolean): DelugeReason | null => (isTrue ? null : 'noSuchThing')
const itsOwn = (_: World, { faction }: { readonly faction: FactionId }) => [faction]
const ofForce = (world: World, { force }: { readonly force: string }) => [
  forceOf(world, force)?.faction ?? umpire,
]
const always = (): boolean => true

/** No chain of overlords closes to a ring. */
const isRing = (world: World, faction: FactionId, overlord: FactionId | null): boolean => {
  for (let at = overlord; at !== null; at = factionIn(world, at).overlord)
    if (at === faction) return true
  return false
}

// CC-OVR for forces: what of one may be set right, and one made by the umpire.

type ForceFigures = CorrectionIn<'force'>['set']

/** As it is; a battle was won here in this turn, or none. */
const forceNow = (world: World, id: string): ForceFigures => {
  const force = forceOf(world, id)
  if (force === null) return {}
  const { at, wonHere } = force
  const isWon = wonHere?.node === at && wonHere.turn === world.turn
  return { ...force, wonHere: isWon ? wonHere : null }
}

/** Why the figures of a force cannot be so; null: they can. */
const forceProblem = (world: World, id: string, set: ForceFigures): DelugeReason | null => {
  const force = forceOf(world, id)
  const isNode = (node: string | null | undefined): boolean =>
    node === undefined || node === null || Object.hasOwn(world.nodes, node)
  if (force === null) return 'noSuchThing'
  if (!isNode(set.at) || !isNode(set.from) || !isNode(set.wonHere?.node)) return 'noSuchThing'
  if ((set.wonHere?.turn ?? 0) > world.turn) return 'notYet'
  return isStep(world, { ...force, ...set, from: set.from ?? null }) ? null : 'notLinked'
}

/** A force that fled remembers where it came from before, which may be far away by now (TD-MOV-07). */
const isStep = (world: World, { from, at, fledThisTurn }: Force): boolean =>
  from === null || fledThisTurn || boardIn(world).graph.neighbours(at).includes(from)

/** A force put elsewhere has not come from anywhere, unless it is said from where. */
const setForce = (world: World, id: string, set: ForceFigures): World =>
  withForce(world, id, set.at === undefined ? set : { from: null, ...set })

const addForce = (world: World, { faction, at, set }: CorrectionIn<'newForce'>): World => {
  const own = ownIn(world, faction)
  const force: Force = {
    name: '',
    kind: 'task',
    intelligence: 0,
    loot: 0,
    fledThisTurn: false,
    ...set,
    id: nextForceId(own),
    faction,
    at,
    from: null,
    wonHere: null,
  }
  const counted = withFaction(world, faction, { raised: own.raised + 1 })
  return withForcesOf(counted, faction, [...own.forces, force])
}

export const rules: { readonly [Name in FigureName]: CorrectionRule<Name> } = {
  purse: {
    problem: ({ ledger }, { faction, amount }) =>
      purseOf(ledger, faction) + amount < 0 ? 'overdrawn' : null,
    put: (world, { faction, amount }) =>
      withBookings(world, [{ faction, amount, reason: 'correction', rule: 'CC-OVR', about: null }]),
    readers: itsOwn,
  },
  kept: {
    now: (world, { faction }) => ({ tokens: factionIn(world, faction).tokensKept }),
    put: (world, { faction, tokens }) =>
      unchanged(withFaction(world, faction, { tokensKept: tokens })),
    readers: itsOwn,
  },
  owner: {
    now: (world, { node }) => ({ owner: nodeIn(world, node).owner }),
    put: (world, { node, owner }) => unchanged(withOwner(world, [node], owner)),
    isPublic: always,
  },
  claim: {
    now: (world, { node }) => ({
      claim: nodeIn(world, node).claim ?? { by: noneText, since: world.turn },
    }),
    put: (world, { node, claim }) => unchanged(withNode(world, node, { claim })),
    isPublic: always,
  },
  looted: {
    now: (world, { node }) => ({ until: nodeIn(world, node).lootedUntil }),
    put: (world, { node, until }) => unchanged(withNode(world, node, { lootedUntil: until })),
    isPublic: always,
  },
  relation: {
    now: ({ relations }, { one, other }) => ({ is: relationIn(relations, one, other) }),
    put: (world, { one, other, is }) => withRelation(world, one, other, is),
    readers: (world, { one, other, is }) => {
      const was = relationIn(world.relations, one, other)
      // The end of a war is public, whatever comes of it.
      const isSecret = was !== 'war' && isSecretBond(world, one, other, was, is)
      return isSecret ? knowing(world, one, other) : null
    },
    // Alliances are not where they are secret.
    isPublic: ({ house }, { is }) => house.diplomacy !== 'secret' || is !== 'ally',
  },
  overlord: {
    now: (world, { faction }) => factionIn(world, faction),
    problem: (world, { faction, overlord }) => (isRing(world, faction, overlord) ? 'ring' : null),
    put: (world, { faction, overlord, rebelAfter }) => {
      const bound = withFaction(world, faction, { overlord, rebelAfter })
      return overlord === null ? unchanged(bound) : withRelation(bound, faction, overlord, 'ally')
    },
    isPublic: (_, { rebelAfter }) => rebelAfter === null,
  },
  force: {
    now: (world, { force }) => ({ set: forceNow(world, force) }),
    problem: (world, { force, set }) => forceProblem(world, force, set),
    put: (world, { force, set }) => unchanged(setForce(world, force, set)),
    readers: ofForce,
  },
  newForce: {
    put: (world, correction) => unchanged(addForce(world, correction)),
    readers: itsOwn,
  },
  noForce: {
    put: (world, { force }) => unchanged(withoutForce(world, force)),
    readers: ofForce,
  },
  known: {
    now: (world, { faction, force }) => ({ set: factionIn(world, faction).knowledge[force] }),
    problem: knowledgeProblem,
    put: (world, correction) => unchanged(withKnown(world, correction)),
    readers: itsOwn,
  },
  sheet: { put: unchanged, readers: itsOwn },
  seats: {
    problem: (world, { seats }) =>
      needs(seatProblem(seats, boardIn(world).factions) === null && hasUmpire(seats)),
    put: (world, { seats }) => unchanged({ ...world, seats }),
  },
  houseRule: {
    now: ({ house }, { key }) => ({
      value: new Map<string, string | number>(Object.entries(house)).get(key),
    }),
    problem: ({ house }, { key, value }) =>
      key === 'principalities' ? 'neverChanges' : needs(withHouseRule(house, key, value) !== null),
    put: (world, { key, value }) =>
      unchanged({ ...world, house: withHouseRule(world.house, key, value) ?? world.house }),
  },
}
