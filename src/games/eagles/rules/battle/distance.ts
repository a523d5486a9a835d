// Distance that dice carry a battalion: moves and charges by one figure, in the order of MAN-13.
import { figureOf } from '../../../../core/figure.ts'
import type { RuleId } from '../ruleIds.ts'
import type { HouseRules } from '../houseRules.ts'
import { add, times, type BattleFigure, type BattleStep } from './labels.ts'
import type { MoveKind } from './frames.ts'
import type { BattalionState, Formation } from './battalion.ts'

/** MAN-03, CHARGE-02. */
const forwardDice = { line: 2, column: 3 } as const satisfies Record<Formation, number>

/** MAN-04, MAN-05. */
export const countMoveDice = (battalion: BattalionState, kind: MoveKind): number =>
  kind === 'forward' ? forwardDice[battalion.formation] : 1

/** ROUT-02; SC-02. */
export const routDice = 3
export const commanderDice = 4

/** MAN-11, inches. */
export const keepAwayInches = 4

/** COMBAT-03, inches. */
export const fallBackInches = 2

/** MAN-07: the dice that rough ground leaves; house rule `roughColumnDice`. */
export const countRoughDice = (house: HouseRules, battalion: BattalionState): number =>
  battalion.formation === 'column' ? house.roughColumnDice : 1

/** Whether starting on rough ground, or mostly crossing it, would cost dice at all. */
export const isSlowedByRough = (house: HouseRules, battalion: BattalionState): boolean =>
  countRoughDice(house, battalion) < forwardDice[battalion.formation]

/** MAN-04, MAN-07: whether rough ground would cost such a move anything; the SC's battalion it never costs (SC-03). */
export function isMoveSlowed(
  house: HouseRules,
  battalion: BattalionState,
  kind: MoveKind,
): boolean {
  switch (kind) {
    case 'forward':
      return isSlowedByRough(house, battalion)
    case 'back':
      return house.backward === 'fullInOpen'
    case 'wheel':
      return false
  }
}

interface Course {
  readonly battalion: BattalionState
  readonly kind: MoveKind
  readonly faces: readonly number[]
  readonly slowed: boolean
  /** A die per obstacle (MAN-09); none if the SC is with the battalion (SC-03). */
  readonly obstacles: readonly number[]
}

const dieRules = { forward: 'MAN-03', back: 'MAN-04', wheel: 'MAN-05' } as const satisfies Record<
  MoveKind,
  RuleId
>

/** Inches. */
export function distanceOf(
  house: HouseRules,
  course: Course,
  label: 'limit' | 'reach',
  dieRule: RuleId = dieRules[course.kind],
): BattleFigure {
  const steps = course.faces.map((pips) => add('die', pips, dieRule))
  steps.push(...slowedSteps(house, course))
  if (course.obstacles.length > 0) {
    steps.push(...course.obstacles.map((pips) => add('obstacle', -pips, 'MAN-09')))
    steps.push({ label: 'noFewerThanNone', effect: 'atLeast', value: 0, rule: 'MAN-09' })
  }
  return figureOf(label, steps)
}

function slowedSteps(house: HouseRules, course: Course): readonly BattleStep[] {
  if (course.kind === 'back') return isHalvedBack(house, course) ? [halfBack] : []
  if (course.kind === 'wheel' || !course.slowed) return []
  const lost = course.faces.slice(countRoughDice(house, course.battalion))
  return lost.map((pips) => add('roughGround', -pips, 'MAN-07'))
}

const halfBack = times('halfSpeed', 0.5, 'MAN-04')

/** House rule `backward`: half on any ground, and never twice. */
const isHalvedBack = (house: HouseRules, { slowed }: Course): boolean =>
  slowed || house.backward === 'alwaysHalf'
