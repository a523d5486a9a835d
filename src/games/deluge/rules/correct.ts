// CC-OVR: figures set right by the umpire, or without one by all together, with a reason.
import type { Refusal } from '../../../core/conversation.ts'
import { table, umpire } from '../../../core/game.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { hasUmpire, purseOf, seatProblem, type FactionId } from '../../campaign/rules/index.ts'
import type { Change } from './change.ts'
import type { Correction } from './correction.ts'
import { addForce, forceProblem, setForce } from './correctForce.ts'
import { knowledgeProblem, withKnown } from './correctKnowledge.ts'
import { withoutSheets } from './desk.ts'
import { relationIn } from './land.ts'
import type { DelugeEvent } from './events.ts'
import { withHouseRule } from './houseRules.ts'
import type { DelugeState, World } from './model.ts'
import type { DelugeReason } from './options.ts'
import { emptySheet, sheetOf } from './sheets.ts'
import {
  boardIn,
  factionIn,
  forceOf,
  isSecretBond,
  knowing,
  withBookings,
  withFaction,
  withNode,
  withOwner,
  withoutForce,
  withRelation,
} from './world.ts'

interface Corrected {
  readonly state: DelugeState
  readonly events: readonly DelugeEvent[]
}

type Outcome = Result<Corrected, Refusal>

const forbidden = (reason: DelugeReason): Result<never, Refusal> =>
  refused({ code: 'forbidden', reason, rule: 'CC-OVR' })

/** Whom the telling of a correction is for; null: everybody. */
const readersOf = (world: World, correction: Correction): readonly FactionId[] | null => {
  switch (correction.figure) {
    case 'purse':
    case 'kept':
    case 'newForce':
    case 'known':
    case 'sheet':
      return [correction.faction]
    case 'force':
    case 'noForce':
      return [forceOf(world, correction.force)?.faction ?? umpire]
    case 'relation': {
      const { one, other, is } = correction
      const was = relationIn(world.relations, one, other)
      // The end of a war is public, whatever comes of it.
      const isSecret = was !== 'war' && isSecretBond(world, one, other, was, is)
      return isSecret ? knowing(world, one, other) : null
    }
    case 'owner':
    case 'claim':
    case 'looted':
    case 'overlord':
    case 'seats':
    case 'houseRule':
      return null
  }
}

/** Only what all may see may be corrected without an umpire; alliances are not where they are secret. */
const isPublic = ({ house }: World, correction: Correction): boolean => {
  if (correction.figure === 'relation')
    return house.diplomacy !== 'secret' || correction.is !== 'ally'
  return (
    ['owner', 'claim', 'looted'].includes(correction.figure) ||
    (correction.figure === 'overlord' && correction.rebelAfter === null)
  )
}

export const correct = (
  state: DelugeState,
  correction: Correction,
  reason: string,
  by: string,
): Outcome => {
  const ruled = hasUmpire(state.world.seats)
  if (by !== (ruled ? umpire : table)) return forbidden('notUmpire')
  if (!ruled && !isPublic(state.world, correction)) return forbidden('notPublic')
  const problem = problemOf(state.world, correction)
  if (problem !== null) return forbidden(problem)
  const to = readersOf(state.world, correction)
  const told: DelugeEvent = {
    kind: 'overruled',
    ...(to === null ? {} : { to }),
    what: correction.figure,
    reason,
    ...(correction.figure === 'known'
      ? { of: { faction: correction.faction, force: correction.force } }
      : {}),
  }
  const { world, events } = apply(state.world, correction)
  const sheets = correction.figure === 'sheet' ? dropped(state, correction.faction) : state.sheets
  return ok({ state: { ...state, world, sheets }, events: [told, ...events] })
}

/** The sheet empty again; but what was walked already (TD-MOV-06) stays walked. */
const dropped = ({ world, sheets }: DelugeState, faction: FactionId): DelugeState['sheets'] => {
  const empty = withoutSheets(sheets, [faction])
  const walked = sheetOf(sheets, faction).paths.lines.filter(({ isEnded }) => isEnded)
  if (world.house.orders !== 'inTurn' || walked.length === 0) return empty
  return { ...empty, [faction]: { ...emptySheet, paths: { ...emptySheet.paths, lines: walked } } }
}

/** Why a correction cannot be; null if it can. */
const problemOf = (world: World, correction: Correction): DelugeReason | null => {
  const isFaction = (id: string): boolean => Object.hasOwn(world.factions, id)
  const isNode = (id: string): boolean => Object.hasOwn(world.nodes, id)
  const needs = (holds: boolean): DelugeReason | null => (holds ? null : 'noSuchThing')
  switch (correction.figure) {
    case 'owner':
      return needs(isNode(correction.node) && isFactionOrNone(isFaction, correction.owner))
    case 'claim':
      return needs(
        isNode(correction.node) && isFactionOrNone(isFaction, correction.claim?.by ?? null),
      )
    case 'looted':
      return needs(isNode(correction.node))
    case 'relation':
      return needs(
        isFaction(correction.one) &&
          isFaction(correction.other) &&
          correction.one !== correction.other,
      )
    case 'overlord':
      return overlordProblem(world, correction.faction, correction.overlord)
    case 'purse':
      if (!isFaction(correction.faction)) return 'noSuchThing'
      return purseOf(world.ledger, correction.faction) + correction.amount < 0 ? 'overdrawn' : null
    case 'kept':
    case 'sheet':
      return needs(isFaction(correction.faction))
    case 'force':
      return forceProblem(world, correction.force, correction.set)
    case 'known':
      return knowledgeProblem(world, correction)
    case 'newForce':
      return needs(isFaction(correction.faction) && isNode(correction.at))
    case 'noForce':
      return needs(forceOf(world, correction.force) !== null)
    case 'seats':
      return needs(
        seatProblem(correction.seats, boardIn(world).factions) === null &&
          hasUmpire(correction.seats),
      )
    case 'houseRule':
      if (correction.key === 'principalities') return 'neverChanges'
      return needs(withHouseRule(world.house, correction.key, correction.value) !== null)
  }
}

const isFactionOrNone = (isFaction: (id: string) => boolean, id: string | null): boolean =>
  id === null || isFaction(id)

/** No chain of overlords closes to a ring. */
const overlordProblem = (
  world: World,
  faction: FactionId,
  overlord: FactionId | null,
): DelugeReason | null => {
  if (!Object.hasOwn(world.factions, faction)) return 'noSuchThing'
  if (overlord !== null && !Object.hasOwn(world.factions, overlord)) return 'noSuchThing'
  for (let at = overlord; at !== null; at = factionIn(world, at).overlord)
    if (at === faction) return 'ring'
  return null
}

const silent = (world: World): Change => ({ world, events: [] })

const apply = (world: World, correction: Correction): Change => {
  switch (correction.figure) {
    case 'owner':
      return silent(withOwner(world, [correction.node], correction.owner))
    case 'claim':
      return silent(withNode(world, correction.node, { claim: correction.claim }))
    case 'looted':
      return silent(withNode(world, correction.node, { lootedUntil: correction.until }))
    case 'relation':
      return withRelation(world, correction.one, correction.other, correction.is)
    case 'overlord': {
      const { faction, overlord, rebelAfter } = correction
      const bound = withFaction(world, faction, { overlord, rebelAfter })
      return overlord === null ? silent(bound) : withRelation(bound, faction, overlord, 'ally')
    }
    case 'purse': {
      const { faction, amount } = correction
      return withBookings(world, [
        { faction, amount, reason: 'correction', rule: 'CC-OVR', about: null },
      ])
    }
    case 'kept':
      return silent(withFaction(world, correction.faction, { tokensKept: correction.tokens }))
    case 'force':
      return silent(setForce(world, correction.force, correction.set))
    case 'newForce':
      return silent(addForce(world, correction))
    case 'noForce':
      return silent(withoutForce(world, correction.force))
    case 'known':
      return silent(withKnown(world, correction))
    case 'sheet':
      return silent(world)
    case 'seats':
      return silent({ ...world, seats: correction.seats })
    case 'houseRule': {
      const house = withHouseRule(world.house, correction.key, correction.value)
      return silent({ ...world, house: house ?? world.house })
    }
  }
}
