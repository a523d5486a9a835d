// CC-OVR: figures set right by the umpire, or without one by all together, with a reason.
import type { Refusal } from '../../../core/conversation.ts'
import { table, umpire } from '../../../core/game.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { hasUmpire } from '../../campaign/rules/index.ts'
import { isOfPieces, isOfUnit, type Correction, type PieceCorrection } from './correction.ts'
import { isPossible, parting, withPiece } from './correctPieces.ts'
import {
  isStatePublic,
  stateEvents,
  stateProblem,
  stateTasks,
  withStateSet,
  withStateShown,
} from './correctState.ts'
import { isUnitPossible, isUnitPublic, readersOfUnit, withUnitSet } from './correctUnits.ts'
import type { Desk } from './desk.ts'
import { purse } from './diplomacy.ts'
import type { GloriaEvent } from './events.ts'
import { withHouseRule } from './houseRules.ts'
import type { GloriaState, World } from './model.ts'
import { booked } from './money.ts'
import { areaProblem } from './passable.ts'
import type { CorrectionReason } from './reasons.ts'
import { isOfState, type StateCorrection } from './stateCorrection.ts'
import type { Task } from './tasks.ts'
import {
  boardIn,
  isArmy,
  placed,
  unitOf,
  withArea,
  withNewUnits,
  withUnit,
  withoutUnits,
} from './world.ts'

interface Corrected {
  readonly desk: Pick<Desk, 'world' | 'shown'>
  readonly events: readonly GloriaEvent[]
  /** What comes before everything else that is to be done. */
  readonly next: readonly Task[]
}

const forbidden = (reason: CorrectionReason): Result<never, Refusal> =>
  refused({ code: 'forbidden', reason, rule: 'CC-OVR' })

/** Rules that a campaign under way cannot change: what they set up has been set up. */
export const settledRules: readonly string[] = [
  'scale',
  'start',
  'seats',
  'specials',
  'turnOrder',
  'battleHold',
  'fog',
]

const isPlayer = ({ players, out }: World, id: string | null): boolean =>
  id === null || (players.includes(id) && !out.includes(id))

const problemOf = (world: World, correction: Correction): CorrectionReason | null => {
  const needs = (isTrue: boolean): CorrectionReason | null => (isTrue ? null : 'noSuchThing')
  const isOpen = (at: string): boolean =>
    Object.hasOwn(world.areas, at) && areaProblem(world, at)?.reason !== 'closed-area'
  if (isOfPieces(correction))
    return needs(isPossible(world, correction) && isPlayer(world, receiverOf(correction)))
  if (isOfUnit(correction)) return needs(isUnitPossible(world, correction))
  if (isOfState(correction)) return stateProblem(world, correction)
  switch (correction.figure) {
    case 'owner':
      return needs(
        Object.hasOwn(world.areas, correction.area) &&
          boardIn(world).city(correction.area) !== null &&
          isPlayer(world, correction.owner),
      )
    case 'sacked': {
      const node = world.map.nodes.find(({ id }) => id === correction.area)
      return needs(node?.kind === 'land' && !node.sackedForEver)
    }
    case 'unit':
      return needs(
        unitOf(world, correction.unit) !== null &&
          isOpen(correction.at) &&
          isPlayer(world, correction.owner) &&
          !(correction.kind === 'army' && correction.owner === null),
      )
    case 'newUnit':
      return needs(
        isOpen(correction.at) &&
          isPlayer(world, correction.owner) &&
          !(correction.kind === 'army' && correction.owner === null),
      )
    case 'noUnit':
      return needs(unitOf(world, correction.unit) !== null)
    case 'money':
      if (!isPlayer(world, correction.player) || correction.amount === 0) return 'noSuchThing'
      return purse(world, correction.player) + correction.amount < 0 ? 'overdrawn' : null
    case 'houseRule':
      if (settledRules.includes(correction.key)) return 'neverChanges'
      return needs(withHouseRule(world.house, correction.key, correction.value) !== null)
  }
}

/** Who is given something; null: nobody. */
const receiverOf = (correction: PieceCorrection): string | null => {
  if ('owner' in correction) return correction.owner
  return 'player' in correction ? correction.player : null
}

const apply = (world: World, correction: Correction): World => {
  if (isOfPieces(correction)) return withPiece(world, correction)
  if (isOfUnit(correction)) return withUnitSet(world, correction)
  if (isOfState(correction)) return withStateSet(world, correction)
  switch (correction.figure) {
    case 'owner':
      return withArea(world, correction.area, { owner: correction.owner })
    case 'sacked':
      return withArea(world, correction.area, { sacked: correction.sacked })
    case 'unit': {
      const { unit: id, kind, owner, at } = correction
      const before = unitOf(world, id)
      const specials = kind === 'army' && before !== null && isArmy(before) ? before.specials : null
      const moved = before?.at === at ? world : placed(world, [id], at)
      return withUnit(moved, id, { kind, owner, specials })
    }
    case 'newUnit':
      return withNewUnits(world, [
        { kind: correction.kind, owner: correction.owner, at: correction.at, acted: true },
      ])
    case 'noUnit':
      return withoutUnits(world, [correction.unit])
    case 'money':
      return booked(world, {
        faction: correction.player,
        amount: correction.amount,
        reason: 'correction',
        rule: 'CC-OVR',
        about: null,
      })
    case 'houseRule':
      return {
        ...world,
        house: withHouseRule(world.house, correction.key, correction.value) ?? world.house,
      }
  }
}

/** By the umpire, or without one by the table. */
export const correct = (
  state: GloriaState,
  correction: Correction,
  reason: string,
  by: string,
): Result<Corrected, Refusal> => {
  const { world, shown } = state
  if (by !== (hasUmpire(world.seats) ? umpire : table)) return forbidden('notUmpire')
  const problem = problemOf(world, correction)
  if (problem !== null) return forbidden(problem)
  if (by === table && isOfUnit(correction) && !isUnitPublic(world, correction))
    return forbidden('notPublic')
  if (isOfState(correction)) return correctState(state, correction, reason, by)
  const to = isOfUnit(correction) ? readersOfUnit(world, correction) : null
  return ok({
    desk: {
      world: apply(world, correction),
      shown: shown === null ? null : correctShown(shown, correction),
    },
    events: [{ kind: 'overruled', ...(to === null ? {} : { to }), reason }],
    next: isOfPieces(correction) ? parting(world, correction) : [],
  })
}

const correctState = (
  { world, shown }: GloriaState,
  correction: StateCorrection,
  reason: string,
  by: string,
): Result<Corrected, Refusal> => {
  if (by === table && !isStatePublic(world, shown, correction)) return forbidden('notPublic')
  const after = withStateSet(world, correction)
  return ok({
    desk: {
      world: after,
      shown: shown === null ? null : withStateShown(world, shown, correction),
    },
    events: stateEvents({ world, shown }, correction, reason, after),
    next: stateTasks(world, after),
  })
}

/** What others still see of step 3 is set right as far as they can see the thing. */
const correctShown = (shown: World, correction: Correction): World =>
  problemOf(shown, correction) === null && !correction.figure.startsWith('new')
    ? apply(shown, correction)
    : shown
