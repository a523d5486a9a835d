// What a check must reach and what is added to its die: one figure for the engine and the explanation.
import type { RuleId } from '../ruleIds.ts'
import type { Check, ResolveCause } from './frames.ts'
import { figureOf } from '../../core/figure.ts'
import { add, type BattleFigure, type BattleStep } from './labels.ts'
import { battalionOf } from './play.ts'
import { activationNumber, greenDrop, type Target } from './quality.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { isHalved } from './strength.ts'

type Steps = (
  state: BattleState,
  battalion: BattalionState,
  cause: ResolveCause | null,
) => BattleStep[]

const officerStep = ({ officer }: BattalionState, rule: RuleId): BattleStep[] =>
  officer > 0 ? [add('officer', 2, rule)] : []

/** House rule `halfLossModifier`. */
const halfLossStep = (state: BattleState, battalion: BattalionState, rule: RuleId): BattleStep[] =>
  isHalved(battalion) ? [add('halfLosses', state.setup.house.halfLossModifier, rule)] : []

const plain: Steps = () => []

/** CHARGE-01; house rule `attackModifiers`. */
const attackSteps: Steps = (state, battalion) =>
  state.setup.house.attackModifiers === 'on'
    ? [...officerStep(battalion, 'CHARGE-01'), ...halfLossStep(state, battalion, 'CHARGE-01')]
    : []

/** RES-02. */
const resolveSteps: Steps = (state, battalion, cause) => [
  ...officerStep(battalion, 'RES-02'),
  ...halfLossStep(state, battalion, 'RES-02'),
  ...(cause === 'combatLost' ? [add('lostCombat', -1, 'RES-02')] : []),
]

/** RALLY-01; house rule `rally`. */
const rallySteps: Steps = (state, battalion, cause) =>
  state.setup.house.rally === 'resolve' ? resolveSteps(state, battalion, cause) : []

const stepsFor: Readonly<Record<Check['purpose'], Steps>> = {
  manoeuvre: plain,
  reform: plain,
  shoot: plain,
  nerve: plain,
  attack: attackSteps,
  rally: rallySteps,
  resolve: resolveSteps,
}

export function checkBonus(state: BattleState, check: Check): BattleFigure {
  const battalion = battalionOf(state, check.battalion)
  const steps = stepsFor[check.purpose](state, battalion, check.cause)
  const drop = greenDrop(state, battalion, check.purpose)
  return figureOf('checkBonus', drop === 0 ? steps : [...steps, add('greenDrop', drop, 'ACT-07')])
}

/** GEN-09: as things are when the die is thrown. */
export const checkTarget = (state: BattleState, check: Check): Target => ({
  needed: activationNumber(state, battalionOf(state, check.battalion)),
  bonus: checkBonus(state, check).total,
})

const drummers = ({ drummer }: BattalionState): number => drummer

/** GEN-10, MAN-01, CHARGE-01, RES-03: tries beyond the first. */
const triesFor: Readonly<
  Record<Check['purpose'], (battalion: BattalionState, state: BattleState) => number>
> = {
  manoeuvre: drummers,
  reform: drummers,
  shoot: ({ sergeant, sergeantsSpent }) => Math.max(0, sergeant - sergeantsSpent),
  nerve: ({ officer }) => officer,
  attack: ({ officer }, state) => (state.setup.house.bravery === 'sameRoll' ? officer : 0),
  rally: (battalion, state) =>
    state.setup.house.rally === 'resolve' ? battalion.ensign : battalion.drummer,
  resolve: ({ ensign }) => ensign,
}

/** How many more tries the battalion has after those of this check; a sergeant who helped is spent already. */
export function countTriesLeft(state: BattleState, check: Check): number {
  const tries = triesFor[check.purpose](battalionOf(state, check.battalion), state)
  const used = check.purpose === 'shoot' ? 0 : Math.max(0, check.thrown - 1)
  return Math.max(0, tries - used)
}
