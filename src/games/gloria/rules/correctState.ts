// CC-OVR for what a campaign remembers: every figure with its rule, who is told, and what follows.
import { umpire } from '../../../core/game.ts'
import { kingRules } from './correctKings.ts'
import type { CorrectionRule, CorrectionRules } from './correctionRule.ts'
import { overseasRules } from './correctOverseas.ts'
import { powerRules } from './correctPowers.ts'
import { turnRules } from './correctTurn.ts'
import type { GloriaEvent } from './events.ts'
import type { World } from './model.ts'
import type { CorrectionReason } from './reasons.ts'
import type { StateCorrection, ToldCorrection } from './stateCorrection.ts'
import type { TaskOf } from './tasks.ts'
import { toldIn } from './telling.ts'
import { holderOf } from './world.ts'

const rules: CorrectionRules<StateCorrection> = {
  ...powerRules,
  ...overseasRules,
  ...turnRules,
  ...kingRules,
}

/** The one crossing: a figure's own rule takes corrections of that figure. */
const ruleOf = ({ figure }: StateCorrection): CorrectionRule<StateCorrection> =>
  rules[figure] as unknown as CorrectionRule<StateCorrection>

export const stateProblem = (world: World, correction: StateCorrection): CorrectionReason | null =>
  ruleOf(correction).problem(world, correction)

export const withStateSet = (world: World, correction: StateCorrection): World =>
  ruleOf(correction).put(world, correction)

/** Of step 3 others see nothing until it is done (section 4). */
const isHidden = (world: World, shown: World | null, correction: StateCorrection): boolean =>
  shown !== null && ruleOf(correction).isOfStep3?.(world, correction) === true

const hasStanding = (correction: StateCorrection): boolean =>
  correction.figure === 'seats' &&
  correction.seats.some(({ standing }) => Object.keys(standing).length > 0)

/** Whether it names only what all see, before and after: what the table may set right without an umpire. */
export const isStatePublic = (
  world: World,
  shown: World | null,
  correction: StateCorrection,
): boolean => {
  const { isOfMap = false } = ruleOf(correction)
  // Special units that are known to all stay so, or they are no matter of the table.
  const isSecret =
    correction.figure === 'named' &&
    !(correction.shown && world.revealed.includes(correction.player))
  const isInFog = isOfMap && world.house.fog === 'near'
  return !isSecret && !isInFog && !isHidden(world, shown, correction) && !hasStanding(correction)
}

/** What others still see of step 3, set right as far as they can see the thing. */
export const withStateShown = (world: World, shown: World, correction: StateCorrection): World => {
  // A sortie that is new bears numbers that others do not know of yet.
  const isNew = correction.figure === 'sortie' && shown.units.every(({ isSortie }) => !isSortie)
  const isSeen = !isNew && !isHidden(world, shown, correction)
  return isSeen && stateProblem(shown, correction) === null
    ? withStateSet(shown, correction)
    : shown
}

const toldOf = (correction: StateCorrection): ToldCorrection =>
  correction.figure === 'seats' ? { figure: 'seats' } : correction

export const stateEvents = (
  { world, shown }: { readonly world: World; readonly shown: World | null },
  correction: StateCorrection,
  reason: string,
  after: World,
): readonly GloriaEvent[] => {
  const isMine = world.active !== null && isHidden(world, shown, correction)
  const to = isMine
    ? [world.active, umpire]
    : (ruleOf(correction).readers?.(world, correction) ?? null)
  const what = toldOf(correction)
  return toldIn(
    [{ kind: 'overruled', ...(to === null ? {} : { to }), reason, what }],
    world,
    after,
    false,
  )
}

/** GM-DIP-03: where the alliances of Salhepatica rest now, who shares an area parts. */
export const stateTasks = (before: World, after: World): readonly TaskOf<'rest'>[] => {
  const owner = holderOf(before, 'diplomacy')
  return after.allies.length > 0 && owner !== null && holderOf(after, 'diplomacy') !== owner
    ? [{ kind: 'rest' }]
    : []
}
