// ATTACK up to the moment the charge reaches or falls short (CHARGE-01 to CHARGE-05).
import type { FactValues } from '../../../../core/conversation.ts'
import { startCheck } from './check.ts'
import { countMoveDice, distanceOf, isSlowedByRough } from './distance.ts'
import { explainCharge, explainChargeFacts, explainChargeObstacles } from './explainCharge.ts'
import {
  asked,
  count,
  isYes,
  measure,
  numberOf,
  option,
  wordOf,
  yesOrNo,
  type BattleFormField,
} from './facts.ts'
import { explanation } from './explaining.ts'
import type { BattleFigure } from './labels.ts'
import { hasDifficult, hasObstacles, hasRough } from './terrain.ts'
import { metSides, type Charge, type QuestionFrame, type StepFrame } from './frames.ts'
import { canDefendFrom, reach } from './reach.ts'
import { disorderPassed, passedFields } from './ground.ts'
import { disorder, orderToStand } from './marks.ts'
import { sweepScreen } from './losses.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { choice, dice, facts, type Caution } from './question.ts'
import { battalionMeant, battalionOption, screenField } from './options.ts'
import { enemiesOf, hasCommander, isEngaged } from './roster.ts'
import { chargeOffer } from './targets.ts'
import { nobody, type BattalionId, type BattalionState } from './battalion.ts'
import { rulesOf, type BattleState } from './state.ts'

const chargerSide = (state: BattleState, { charger }: { readonly charger: BattalionId }) =>
  battalionOf(state, charger).side

const flankOrRearOnly: Caution = { option: '', caution: 'flankOrRearOnly', rule: 'COMBAT-08' }

export const chargeTarget = choice<QuestionFrame<'charge.target'>>({
  seat: (state, { battalion }) => battalionOf(state, battalion).side,
  offer: (state, { battalion }) => chargeOffer(state, battalionOf(state, battalion)),
  cautions: (state, { battalion }) => [
    { option: '', caution: 'inSightAndFront', rule: 'CHARGE-01' },
    ...enemiesOf(state, battalion)
      .filter(isEngaged)
      .map(({ id }): Caution => ({ ...flankOrRearOnly, option: battalionOption(id) })),
  ],
  take: (play, { battalion: charger }, chosen) => {
    const target = battalionMeant(chosen) ?? nobody
    const joins = isEngaged(battalionOf(play.state, target))
    tell(play, { kind: 'chargeDeclared', charger, target, joins })
    if (play.state.setup.house.bravery === 'sameRoll')
      attack(play, { at: 'attack', battalion: charger, target })
    else
      startCheck(play, {
        purpose: 'nerve',
        battalion: charger,
        passed: { at: 'attack', battalion: charger, target },
      })
  },
})

/** CHARGE-01. */
export const attack = (play: Play, { battalion: charger, target }: StepFrame<'attack'>): void =>
  startCheck(play, {
    purpose: 'attack',
    battalion: charger,
    passed: { at: 'charge.dice', charger, target },
  })

/** CHARGE-02. */
export const chargeDice = dice<QuestionFrame<'charge.dice'>>({
  seat: chargerSide,
  count: (state, { charger }) => countMoveDice(battalionOf(state, charger), 'forward'),
  explain: explainCharge,
  take: (play, { charger, target }, { faces, source }) => {
    tell(play, { kind: 'chargeRolled', charger, target, faces, source })
    askWay(play, { charger, target, faces })
  },
})

const screened = (state: BattleState, charger: BattalionId): readonly BattalionState[] =>
  enemiesOf(state, charger).filter(({ screen }) => screen > 0)

/** SKIRM-05: the target's own screen usually stands in the way, another one seldom. */
const screenFields = (state: BattleState, charger: BattalionId, target: BattalionId) =>
  screened(state, charger).map(({ id }) => yesOrNo(screenField(id), id === target ? 'yes' : 'no'))

/** Which side is met matters for defensive fire, and for the house rule `flankUnengaged`. */
function doesSideMatter(state: BattleState, target: BattalionState): boolean {
  if (isEngaged(target) || target.broken) return false
  const canDisorder = state.setup.house.flankUnengaged === 'disordered' && !target.disordered
  return canDisorder || canDefendFrom(state, target, 'front')
}

const usualDistance = 6

type Thrown = Pick<QuestionFrame<'charge.facts'>, 'charger' | 'target' | 'faces'>

/** What lies on the way: only what the table has, and only where it can matter. */
function wayFields(state: BattleState, frame: Thrown): readonly BattleFormField[] {
  const { setup } = state
  const charger = battalionOf(state, frame.charger)
  const isDeducted = !hasCommander(state, charger)
  const doObstaclesMatter = (isDeducted || !charger.disordered) && hasObstacles(setup)
  const doesHeldMatter = !charger.disordered && setup.house.heldWallDisorders === 'no'
  return asked(
    isDeducted && isSlowedByRough(setup.house, charger) && hasRough(setup) && yesOrNo('slowed'),
    !charger.disordered && hasDifficult(setup) && yesOrNo('difficult'),
    doObstaclesMatter && count('obstacles', 9, 0),
    doesHeldMatter && hasObstacles(setup) && yesOrNo('held'),
  )
}

/** Whom it meets and passes, asked with the distance. */
const meetingFields = (state: BattleState, frame: Thrown): readonly BattleFormField[] =>
  asked(
    doesSideMatter(state, battalionOf(state, frame.target)) && option('met', metSides, 'front'),
    ...screenFields(state, frame.charger, frame.target),
    ...passedFields(state, frame.charger),
  )

/** Version 2: the way first, with its dice, so that of the distance only one thing is left to say: does it reach? */
function askWay(play: Play, thrown: Thrown): void {
  if (rulesOf(play.state.setup) === 1) push(play, { at: 'charge.facts', ...thrown })
  else if (wayFields(play.state, thrown).length === 0)
    takeWay(play, chargeOf(play.state, thrown, {}), {})
  else push(play, { at: 'charge.ground', ...thrown })
}

const chargeOf = (
  state: BattleState,
  { charger, target, faces }: Thrown,
  said: FactValues,
): Charge => ({
  charger,
  target,
  faces,
  distance: numberOf(said, 'distance', notMeasured),
  slowed: isYes(said, 'slowed'),
  obstacles: numberOf(said, 'obstacles'),
  screens: screened(state, charger)
    .map(({ id }) => id)
    .filter((id) => isYes(said, screenField(id))),
  met: wordOf(said, 'met', metSides, 'front'),
  groupsBefore: nobody,
})

const notMeasured = -1

export const chargeFacts = facts<QuestionFrame<'charge.facts'>>({
  seat: chargerSide,
  fields: (state, frame) => {
    return asked(
      measure('distance', usualDistance),
      ...wayFields(state, frame),
      ...meetingFields(state, frame),
    )
  },
  cautions: (state, { target }) => (isEngaged(battalionOf(state, target)) ? [flankOrRearOnly] : []),
  explain: explainChargeFacts,
  take: (play, frame, said) => {
    disorderPassed(play, frame.charger, said)
    takeWay(play, chargeOf(play.state, frame, said), said)
  },
})

export const chargeGround = facts<QuestionFrame<'charge.ground'>>({
  seat: chargerSide,
  fields: wayFields,
  explain: explainChargeFacts,
  take: (play, frame, said) => takeWay(play, chargeOf(play.state, frame, said), said),
})

function takeWay(play: Play, charge: Charge, said: FactValues): void {
  const { charger, obstacles } = charge
  if (isYes(said, 'difficult')) disorder(play, charger, 'difficultGround')
  // House rule `heldWallDisorders`: the one the target lines itself does not count.
  const disordering = obstacles - (isYes(said, 'held') ? 1 : 0)
  if (disordering > 0) disorder(play, charger, 'obstacle')
  const isDeducted = !hasCommander(play.state, battalionOf(play.state, charger))
  if (obstacles > 0 && isDeducted) push(play, { at: 'charge.obstacles', charge })
  else whenDiceLie(play, charge, [])
}

const whenDiceLie = (play: Play, charge: Charge, lost: readonly number[]): void => {
  if (rulesOf(play.state.setup) > 1) push(play, { at: 'charge.reach', charge, lost })
  else measureCharge(play, charge, lost)
}

const reachOf = (state: BattleState, charge: Charge, obstacles: readonly number[]): BattleFigure =>
  distanceOf(
    state.setup.house,
    { ...charge, battalion: battalionOf(state, charge.charger), kind: 'forward', obstacles },
    'reach',
    'CHARGE-02',
  )

/** Version 2: GEN-08 with all dice on the table; in inches for who likes the ruler. */
export const chargeReach = facts<QuestionFrame<'charge.reach'>>({
  seat: (state, { charge }) => chargerSide(state, charge),
  fields: (state, { charge }) =>
    asked(
      measure('distance', usualDistance, ['reaches', 'short']),
      ...meetingFields(state, charge),
    ),
  cautions: (state, { charge }) =>
    isEngaged(battalionOf(state, charge.target)) ? [flankOrRearOnly] : [],
  explain: (state, { charge, lost }) => explanation([reachOf(state, charge, lost)], []),
  take: (play, { charge, lost }, said) => {
    const { slowed, obstacles } = charge
    disorderPassed(play, charge.charger, said)
    const met = { ...chargeOf(play.state, charge, said), slowed, obstacles }
    measureCharge(play, met, lost, said['distance'])
  },
})

/** MAN-09, MAN-13. */
export const chargeObstacles = dice<QuestionFrame<'charge.obstacles'>>({
  seat: (state, { charge }) => chargerSide(state, charge),
  count: (_, { charge }) => charge.obstacles,
  explain: explainChargeObstacles,
  take: (play, { charge }, { faces, source }) => {
    tell(play, { kind: 'obstaclesRolled', battalion: charge.charger, faces, source })
    whenDiceLie(play, charge, faces)
  },
})

/** GEN-08: it reaches at rolled ≥ measured. */
function measureCharge(
  play: Play,
  charge: Charge,
  obstacles: readonly number[],
  said?: number | string,
): void {
  const { charger, target, distance } = charge
  const figure = reachOf(play.state, charge, obstacles)
  const reached = typeof said === 'string' ? said === 'reaches' : figure.total >= distance
  tell(play, { kind: 'chargeMeasured', charger, target, distance, reach: figure, reached })
  if (reached) reach(play, charge)
  else if (charge.screens.length > 0)
    push(play, { at: 'charge.screens', charge, inches: figure.total })
  else fallShort(play, charge)
}

/** SKIRM-05: a screen goes as soon as the roll reaches it. */
export const chargeScreens = facts<QuestionFrame<'charge.screens'>>({
  seat: (state, { charge }) => chargerSide(state, charge),
  fields: (_, { charge }) => charge.screens.map((id) => yesOrNo(screenField(id))),
  take: (play, { charge }, said) => {
    for (const id of charge.screens) if (isYes(said, screenField(id))) sweepScreen(play, id)
    fallShort(play, charge)
  },
})

/** CHARGE-03. */
function fallShort(play: Play, { charger, target }: Charge): void {
  tell(play, { kind: 'chargeStopped', charger, target, because: 'short' })
  disorder(play, charger, 'shortCharge')
  orderToStand(play, charger)
  change(play, charger).shortCharge = true
}
