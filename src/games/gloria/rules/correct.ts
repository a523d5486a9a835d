// CC-OVR: figures set right by the umpire, or without one by all together, with a reason.
import type { Refusal } from '../../../core/conversation.ts'
import { table, umpire } from '../../../core/game.ts'
import { own } from '../../../core/own.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { figuresBy, hasUmpire, publicSeat, seatProblem } from '../../campaign/rules/index.ts'
import { canOwe, choices, turnEntries } from './choices.ts'
import {
  figures,
  remembered,
  turnLists,
  type Correction,
  type CorrectionIn,
  type FigureName,
  type ToldCorrection,
} from './correction.ts'
import { landRules } from './correctLand.ts'
import { overseasRules } from './correctOverseas.ts'
import { pieceRules } from './correctPieces.ts'
import { powerRules } from './correctPowers.ts'
import { needs, withEntry, type CorrectionRule, type CorrectionRules } from './correctionRule.ts'
import type { Desk } from './desk.ts'
import type { GloriaEvent } from './events.ts'
import type { GloriaState, World } from './model.ts'
import type { CorrectionReason } from './reasons.ts'
import type { Task } from './tasks.ts'
import { toldIn } from './telling.ts'
import { holderOf, isArmy, unitOf } from './world.ts'

interface Corrected {
  readonly desk: Pick<Desk, 'world' | 'shown'>
  readonly events: readonly GloriaEvent[]
  /** What comes before everything else that is to be done. */
  readonly next: readonly Task[]
}

/** CC-OVR for what an own turn remembers until its end: lifts, sieges, deals, courts, throws that wait. */
const turnRules: CorrectionRules<'turn' | 'owed'> = {
  turn: {
    now: ({ turn }, { of, what }) => ({
      done: turnLists.some((list) => list === of && turn[list].includes(what)),
    }),
    problem: (world, { of, what }) =>
      world.active === null ? 'noTurn' : needs(turnEntries(world, of).includes(what)),
    put: (world, { of, what, done }) => ({
      ...world,
      turn: {
        ...world.turn,
        [of]: withEntry(world.turn[of], (each) => each === what, done ? what : null),
      },
    }),
    isOfStep3: (_, { of }) => of === 'courts',
  },
  owed: {
    now: ({ owed }, { unit }) => ({ owed: owed.includes(unit) }),
    problem: (world, { unit, owed }) => {
      if (world.owed.includes(unit)) return null
      if (!owed || (unitOf(world, unit)?.owner ?? null) === null) return 'noSuchThing'
      return canOwe(world, unit) ? null : 'notWaiting'
    },
    put: (world, { unit, owed }) => ({
      ...world,
      owed: withEntry(world.owed, (id) => id === unit, owed ? unit : null),
    }),
    isOfMap: true,
  },
}

/** CC-OVR for kings: the special units of all their armies, who is in the game and who plays them. */
const kingRules: CorrectionRules<'named' | 'back' | 'seats'> = {
  named: {
    now: ({ named, revealed }, { player }) => ({
      specials: own(named, player),
      shown: revealed.includes(player),
    }),
    put: (world, { player, specials, shown }) => {
      const others = world.revealed.filter((each) => each !== player)
      return {
        ...world,
        named: { ...world.named, [player]: specials },
        revealed: shown ? [...others, player] : others,
        units: world.units.map((unit) =>
          unit.owner === player && isArmy(unit) && !unit.isSortie
            ? { ...unit, specials, isShown: shown }
            : unit,
        ),
      }
    },
    // Special units that are known to all stay so, or they are no matter of the table.
    isSecret: (world, { player, shown }) => !(shown && world.revealed.includes(player)),
    readers: (world, { player, shown }) =>
      shown || world.revealed.includes(player) ? null : [player, umpire],
  },
  back: {
    put: (world, { player }) => ({ ...world, out: world.out.filter((each) => each !== player) }),
  },
  seats: {
    problem: (world, { seats }) =>
      seatProblem(seats, world.players) === null && hasUmpire(seats) === hasUmpire(world.seats)
        ? null
        : 'unseated',
    put: (world, { seats }) => ({ ...world, seats: seats.map(publicSeat) }),
    isSecret: (_, { seats }) => seats.some(({ standing }) => Object.keys(standing).length > 0),
  },
}

const rules: CorrectionRules<FigureName> = {
  ...landRules,
  ...pieceRules,
  ...powerRules,
  ...overseasRules,
  ...turnRules,
  ...kingRules,
}

const ruleOf = <Name extends FigureName>(figure: Name): CorrectionRule<Name> => rules[figure]

const { now, problem: problemOf } = figuresBy(figures, choices, rules)
/** For the forms. */
export const corrections = { figures, choices, now }

/** Of step 3 others see nothing until it is done (section 4). */
const isHidden = ({ world, shown }: GloriaState, correction: Correction): boolean =>
  shown !== null && ruleOf(correction.figure).isOfStep3?.(world, correction) === true

/** Whether it names only what all see, before and after: what the table may set right without an umpire. */
const isPublic = (state: GloriaState, correction: Correction): boolean => {
  const { isSecret, isOfMap } = ruleOf(correction.figure)
  const isInFog = isOfMap === true && state.world.house.fog === 'near'
  return isSecret?.(state.world, correction) !== true && !isInFog && !isHidden(state, correction)
}

/** What others still see of step 3, set right as far as they can see the thing. */
const shownAfter = (state: GloriaState, correction: Correction): World | null => {
  const { shown } = state
  const { put, isNewTo } = ruleOf(correction.figure)
  const isSeen =
    shown !== null &&
    isNewTo?.(shown) !== true &&
    !isHidden(state, correction) &&
    problemOf(shown, correction) === null
  return isSeen ? put(shown, correction) : shown
}

type Remembered = CorrectionIn<(typeof remembered)[number]>

const isRemembered = (correction: Correction): correction is Remembered =>
  remembered.some((figure) => figure === correction.figure)

const toldOf = (correction: Remembered): ToldCorrection =>
  correction.figure === 'seats' ? { figure: 'seats' } : correction

const eventsOf = (
  state: GloriaState,
  correction: Correction,
  reason: string,
  after: World,
): readonly GloriaEvent[] => {
  const { world } = state
  const isMine = world.active !== null && isHidden(state, correction)
  const to = isMine
    ? [world.active, umpire]
    : (ruleOf(correction.figure).readers?.(world, correction) ?? null)
  const told = { kind: 'overruled', ...(to === null ? {} : { to }), reason } as const
  return isRemembered(correction)
    ? toldIn([{ ...told, what: toldOf(correction) }], world, after, false)
    : [told]
}

/** GM-DIP-03: where the alliances of Salhepatica rest now, who shares an area parts. */
const tasksAfter = (before: World, correction: Correction, after: World): readonly Task[] => {
  if (!isRemembered(correction)) return ruleOf(correction.figure).next?.(before, correction) ?? []
  const owner = holderOf(before, 'diplomacy')
  return after.allies.length > 0 && owner !== null && holderOf(after, 'diplomacy') !== owner
    ? [{ kind: 'rest' }]
    : []
}

const forbidden = (reason: CorrectionReason): Result<never, Refusal> =>
  refused({ code: 'forbidden', reason, rule: 'CC-OVR' })

/** By the umpire, or without one by the table. */
export const correct = (
  state: GloriaState,
  correction: Correction,
  reason: string,
  by: string,
): Result<Corrected, Refusal> => {
  const { world } = state
  if (by !== (hasUmpire(world.seats) ? umpire : table)) return forbidden('notUmpire')
  const problem = problemOf(world, correction)
  if (problem !== null) return forbidden(problem)
  if (by === table && !isPublic(state, correction)) return forbidden('notPublic')
  const after = ruleOf(correction.figure).put(world, correction)
  return ok({
    desk: { world: after, shown: shownAfter(state, correction) },
    events: eventsOf(state, correction, reason, after),
    next: tasksAfter(world, correction, after),
  })
}
