// Number of dice that a volley throws, and what each must show: step by step, in the order of SHOOT-05 to SHOOT-08.
import { figureOf } from '../../../../core/figure.ts'
import type { HouseRules } from '../houseRules.ts'
import type { Volley } from './frames.ts'
import { add, times, type BattleFigure, type BattleStep } from './labels.ts'
import { battalionOf } from './play.ts'
import { activationNumber, bonusQuality, greenDrop, type Target } from './quality.ts'
import { hasCommander } from './roster.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

/** SHOOT-04, inches: a boundary belongs to the nearer band. */
export const weaponRanges = {
  musket: [
    { upTo: 6, band: 1 },
    { upTo: 12, band: 0.5 },
    { upTo: 18, band: 0.25 },
  ],
  rifle: [
    { upTo: 6, band: 1 },
    { upTo: 18, band: 0.5 },
    { upTo: 24, band: 0.25 },
  ],
} as const

/** The ends of its ranges, nearest first, with the range effect of each. */
export const rangesOf = ({ rifles }: BattalionState) =>
  rifles ? weaponRanges.rifle : weaponRanges.musket

/** The range effect; 0 when the shot is lost. */
export const bandAt = (shooter: BattalionState, inches: number): number =>
  rangesOf(shooter).find(({ upTo }) => inches <= upTo)?.band ?? 0

interface Case {
  readonly state: BattleState
  readonly house: HouseRules
  readonly volley: Volley
  readonly shooter: BattalionState
  readonly target: BattalionState
}

const caseOf = (state: BattleState, volley: Volley): Case => ({
  state,
  house: state.setup.house,
  volley,
  shooter: battalionOf(state, volley.shooter),
  target: battalionOf(state, volley.target),
})

export function volleyDice(state: BattleState, volley: Volley): BattleFigure {
  const shot = caseOf(state, volley)
  const { groups } = volley.aim
  const steps = [add('groups', groups, volley.from === 'screen' ? 'SKIRM-02' : 'SHOOT-02')]
  if (areModifiersOn(shot)) {
    steps.push(...addedDice(shot))
    for (const halving of halvings(shot)) steps.push(halving, ...roundedAtOnce(shot))
  }
  steps.push(times('range', volley.aim.band, volley.defensive ? 'DF-02' : 'SHOOT-04'))
  steps.push(rounding(shot))
  if (groups > 0) steps.push(atLeastOne)
  return figureOf('volleyDice', steps)
}

const atLeastOne: BattleStep = {
  label: 'atLeastOne',
  effect: 'atLeast',
  value: 1,
  rule: 'SHOOT-07',
}
const notBelowNone: BattleStep = {
  label: 'noFewerThanNone',
  effect: 'atLeast',
  value: 0,
  rule: 'SHOOT-05',
}

/** House rule `defensiveFireModifiers`. */
const areModifiersOn = ({ house, volley }: Case): boolean =>
  !volley.defensive || house.defensiveFireModifiers === 'on'

/** SHOOT-05: the dice that are added up before anything is halved; SKIRM-06 for a screen. */
function addedDice(shot: Case): readonly BattleStep[] {
  const { house, volley, shooter, target } = shot
  const steps: BattleStep[] = []
  if (volley.on === 'body' && target.formation === 'column')
    steps.push(add('columnTarget', 2, 'SHOOT-05'))
  if (volley.from === 'body') steps.push(...bodyDice(shot))
  if (shooter.rifles) steps.push(add('riflemen', house.riflemenDice, 'SHOOT-05'))
  if (volley.aim.cover === 'soft' && house.cover === 'list')
    steps.push(add('softCover', -2, 'SHOOT-05'), notBelowNone)
  return steps
}

function bodyDice({ state, shooter }: Case): readonly BattleStep[] {
  const quality = bonusQuality(state, shooter)
  const steps: BattleStep[] = []
  if (shooter.british && shooter.formation === 'line' && quality !== 'green')
    steps.push(add('britishLine', 2, 'SHOOT-05'))
  if (quality === 'guards') steps.push(add('guards', 2, 'SHOOT-05'))
  return steps
}

/** SHOOT-06, in the order of the house rule `rounding`: cover, disorder, skirmishers. */
function halvings({ house, volley, shooter }: Case): readonly BattleStep[] {
  const steps: BattleStep[] = []
  const { cover } = volley.aim
  if (cover === 'hard') steps.push(times('hardCover', 0.5, 'SHOOT-06'))
  if (cover === 'soft' && house.cover === 'anyHalves')
    steps.push(times('softCover', 0.5, 'SHOOT-06'))
  if (volley.from === 'body' && shooter.disordered) steps.push(times('disordered', 0.5, 'DIS-02'))
  if (volley.on === 'screen') steps.push(times('skirmishers', 0.5, 'SHOOT-06'))
  return steps
}

/** GEN-03: half up; a screen's dice always up. */
const rounding = ({ volley }: Case): BattleStep => ({
  label: 'rounded',
  effect: volley.from === 'screen' ? 'roundUp' : 'roundHalfUp',
  value: 1,
  rule: 'GEN-03',
})

/** House rule `rounding`. */
const roundedAtOnce = (shot: Case): readonly BattleStep[] =>
  shot.house.rounding === 'eachStep' ? [rounding(shot)] : []

/** SHOOT-08, DF-04, SC-03: what is added to each score. */
export function hitBonus(state: BattleState, volley: Volley): BattleFigure {
  const { shooter } = caseOf(state, volley)
  const steps: BattleStep[] = []
  if (volley.defensive) steps.push(add('defensiveFire', -1, 'DF-04'))
  if (hasCommander(state, shooter)) steps.push(add('commander', 1, 'SHOOT-08'))
  const drop = greenDrop(state, shooter, 'hit')
  if (drop !== 0) steps.push(add('greenDrop', drop, 'ACT-07'))
  return figureOf('hitBonus', steps)
}

/** What each die must show to hit, as things are when it is thrown (GEN-09). */
export const hitTarget = (state: BattleState, volley: Volley): Target => ({
  needed: activationNumber(state, battalionOf(state, volley.shooter)),
  bonus: hitBonus(state, volley).total,
})
