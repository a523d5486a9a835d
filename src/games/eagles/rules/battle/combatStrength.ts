// Additions of each side to its die in a round of combat (COMBAT-01, COMBAT-02), and the odds between the two.
import { figureOf } from '../../../../core/figure.ts'
import { contestsOf, type Contest } from '../../../../core/odds/contest.ts'
import { add, type BattleFigure, type BattleStep } from './labels.ts'
import { battalionOf } from './play.ts'
import { hasCommander } from './roster.ts'
import { nobody, type BattalionId, type BattalionState, type Formation } from './battalion.ts'
import type { Cover, Fight } from './fight.ts'
import type { BattleState } from './state.ts'
import { countFrontGroups, countGroups, plainCharacters } from './strength.ts'

/** What the players say of the ground in this round (COMBAT-15). */
export interface CombatGround {
  readonly uphill: BattalionId
  /** Of the side that was charged. */
  readonly cover: Cover
}

const chargeBonuses = { line: 3, column: 6 } as const satisfies Record<Formation, number>
const chargeLabels = { line: 'chargedInLine', column: 'chargedInColumn' } as const
const coverPenalties = { none: 0, soft: -1, hard: -4 } as const satisfies Record<Cover, number>
const coverLabels = { none: 'softCover', soft: 'softCover', hard: 'hardCover' } as const

export function combatStrength(
  state: BattleState,
  fight: Fight,
  id: BattalionId,
  ground: CombatGround,
): BattleFigure {
  const battalion = battalionOf(state, id)
  const steps = [add('groups', groupsInCombat(state, fight, battalion), 'COMBAT-01')]
  if (fight.bonus === id) {
    const { formation } = battalion
    steps.push(add(chargeLabels[formation], chargeBonuses[formation], 'COMBAT-02'))
  }
  steps.push(...peopleSteps(state, battalion))
  if (hasFriend(state, fight, battalion)) steps.push(add('joined', 2, 'COMBAT-08'))
  steps.push(...groundSteps(fight, battalion, ground))
  if (battalion.disordered) steps.push(add('disordered', -2, 'DIS-02'))
  return figureOf('strength', steps)
}

/** House rule `combatGroups`; DF-06 in the first round. */
function groupsInCombat(state: BattleState, fight: Fight, battalion: BattalionState): number {
  const { house } = state.setup
  const isCounted = fight.charger === battalion.id && fight.rounds === 0
  if (isCounted && fight.chargerGroups !== nobody) return fight.chargerGroups
  return house.combatGroups === 'frontRow'
    ? countFrontGroups(house, battalion)
    : countGroups(house, battalion)
}

function peopleSteps(state: BattleState, battalion: BattalionState): readonly BattleStep[] {
  const steps: BattleStep[] = []
  if (battalion.officer > 0) steps.push(add('officer', 3, 'COMBAT-02'))
  let others = 0
  for (const kind of plainCharacters) others += battalion[kind]
  if (others > 0) steps.push(add('character', others, 'COMBAT-02'))
  // SC-06: on top of the officer's, and not another +1.
  if (hasCommander(state, battalion)) steps.push(add('commander', 3, 'SC-03'))
  return steps
}

/** COMBAT-02: once, however many have joined; COMBAT-08: from the turn on in which it counts. */
const hasFriend = (state: BattleState, fight: Fight, { side }: BattalionState): boolean =>
  fight.joiners.some(
    (each) => each.from <= state.turn && battalionOf(state, each.battalion).side === side,
  )

function groundSteps(
  fight: Fight,
  { id }: BattalionState,
  { uphill, cover }: CombatGround,
): readonly BattleStep[] {
  const steps: BattleStep[] = []
  if (uphill === id) steps.push(add('uphill', 2, 'COMBAT-02'))
  // COMBAT-15: only the side that was charged defends cover.
  if (id === fight.charger && cover !== 'none')
    steps.push(add(coverLabels[cover], coverPenalties[cover], 'COMBAT-02'))
  return steps
}

/** CRISK-01. */
export const bigMargin = 3

const contests = contestsOf(6, bigMargin)

/** Of 36, for the side with this lead before the dice. */
export const contestOf = (lead: number): Contest => contests(lead)
