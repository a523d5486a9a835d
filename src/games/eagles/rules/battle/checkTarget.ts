// Target of a check, what is added to its die, and who allows another: one figure for the engine and the explanation.
import type { Character } from '../army/model.ts'
import type { HouseRules } from '../houseRules.ts'
import type { RuleId } from '../ruleIds.ts'
import type { Check, CheckPurpose, ResolveCause } from './frames.ts'
import { figureOf } from '../../../../core/figure.ts'
import { add, type BattleFigure, type BattleStep } from './labels.ts'
import { battalionOf } from './play.ts'
import { activationNumber, greenDrop, type Target } from './quality.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { isHalved } from './strength.ts'
import { sergeantsLeft } from './volleyHits.ts'

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

const stepsFor: Readonly<Record<CheckPurpose, Steps>> = {
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

/** Who allows another try (GEN-10, MAN-01, CHARGE-01, RES-03). */
const helpers = {
  manoeuvre: 'drummer',
  reform: 'drummer',
  shoot: 'sergeant',
  nerve: 'officer',
  attack: 'officer',
  rally: 'ensign',
  resolve: 'ensign',
} as const satisfies Record<CheckPurpose, Character>

/** House rule `rally`: as a manoeuvre it is the drummers who help. */
export const helperOf = ({ rally }: HouseRules, purpose: CheckPurpose): Character =>
  helpers[purpose === 'rally' && rally === 'manoeuvre' ? 'manoeuvre' : purpose]

/** Tries beyond the first; house rule `bravery`: the second roll of an attack has none. */
function countTries(state: BattleState, { purpose, battalion: id }: Check): number {
  const { house } = state.setup
  const battalion = battalionOf(state, id)
  if (purpose === 'attack' && house.bravery === 'secondRoll') return 0
  const helper = helperOf(house, purpose)
  return helper === 'sergeant' ? sergeantsLeft(battalion) : battalion[helper]
}

/** How many more tries the battalion has after those of this check; a sergeant who helped is spent already. */
export function countTriesLeft(state: BattleState, check: Check): number {
  const used = check.purpose === 'shoot' ? 0 : Math.max(0, check.thrown - 1)
  return Math.max(0, countTries(state, check) - used)
}

/** The same before its next die is thrown: the re-rolls behind that die, which its odds count. */
export const countTriesBehind = (state: BattleState, check: Check): number =>
  countTriesLeft(state, { ...check, thrown: check.thrown + 1 })
