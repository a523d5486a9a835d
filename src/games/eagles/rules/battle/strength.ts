// Remaining strength of a battalion: losses, firing groups, its front row, its people.
import { countFiringGroups, countSkirmishers } from '../army/figures.ts'
import { characters, type Character } from '../army/model.ts'
import type { HouseRules } from '../houseRules.ts'
import type { RerollBar } from './bars.ts'
import type { Part } from './frames.ts'
import { hasCommander } from './roster.ts'
import type { BattalionState, Person } from './battalion.ts'
import type { BattleState } from './state.ts'

/** CAS-02: measured on Rankers, skirmishers included. */
export const rankersLost = (battalion: BattalionState): number =>
  Math.max(0, battalion.original - battalion.rankers - battalion.screen)

/** CAS-02: as soon as so many Rankers are lost, half are gone. */
export const halfOf = (original: number): number => Math.ceil(original / 2)

export const isHalved = (battalion: BattalionState): boolean =>
  rankersLost(battalion) >= halfOf(battalion.original)

/** Close-order groups, for fire and combat; house rule `groupsFollow`. */
export const countGroups = (house: HouseRules, battalion: BattalionState): number =>
  house.groupsFollow === 'frozenToHalf' && !isHalved(battalion)
    ? countFiringGroups(battalion.atDeployment)
    : countFiringGroups(battalion.rankers)

/** GEN-05, SHOOT-02: who may fire, or with `combatGroups` fight. */
export const countFrontGroups = (house: HouseRules, battalion: BattalionState): number => {
  const groups = countGroups(house, battalion)
  return battalion.formation === 'column' ? Math.min(house.columnWidth, groups) : groups
}

/** SKIRM-02: two figures, or the fraction of it. */
export const countScreenGroups = (battalion: BattalionState): number =>
  Math.ceil(battalion.screen / 2)

/** SHOOT-02, SKIRM-02: the most groups that may fire a volley. */
export const mostGroups = (state: BattleState, shooter: BattalionState, from: Part): number =>
  from === 'screen' ? countScreenGroups(shooter) : countFrontGroups(state.setup.house, shooter)

/** SKIRM-01, LIGHT-01: how many may go out; at least one stays in close order. */
export const largestScreen = ({ original, light, rankers }: BattalionState): number =>
  Math.max(0, Math.min(countSkirmishers(original, light), rankers - 1))

/** CRISK-01, RISK-02: in the fixed order, the SC last. */
export function peopleOf(state: BattleState, battalion: BattalionState): readonly Person[] {
  const people: Person[] = []
  for (const kind of characters) for (let one = 0; one < battalion[kind]; one++) people.push(kind)
  if (hasCommander(state, battalion)) people.push('commander')
  return people
}

/** How many of a kind the battalion had when the battle began. */
const hadAtStart = ({ setup }: BattleState, { side, place }: BattalionState, kind: Character) =>
  setup.armies[side].battalions[place]?.characters[kind] ?? 0

/** GEN-10, SHOOT-09: why no helper allows another try, where one might have; null: it never had such a man. */
export function rerollBarOf(
  state: BattleState,
  battalion: BattalionState,
  helper: Character,
): RerollBar | null {
  if (hadAtStart(state, battalion, helper) === 0 && battalion[helper] === 0) return null
  return battalion[helper] === 0 ? 'fallen' : 'spent'
}

/** COMBAT-02: each character except the officer. */
export const plainCharacters: readonly Character[] = characters.filter((kind) => kind !== 'officer')
