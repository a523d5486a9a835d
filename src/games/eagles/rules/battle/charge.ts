// ATTACK up to the moment the charge reaches or falls short (CHARGE-01 to CHARGE-05).
import { startCheck } from './check.ts'
import { countMoveDice, distanceOf, isSlowedByRough } from './distance.ts'
import { explainCharge, explainChargeFacts, explainChargeObstacles } from './explainCharge.ts'
import { asked, count, isYes, measure, numberOf, wordOf, yesOrNo, option } from './facts.ts'
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
import type { BattleState } from './state.ts'

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
    push(play, { at: 'charge.facts', charger, target, faces })
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

export const chargeFacts = facts<QuestionFrame<'charge.facts'>>({
  seat: chargerSide,
  fields: (state, frame) => {
    const { house } = state.setup
    const charger = battalionOf(state, frame.charger)
    const isDeducted = !hasCommander(state, charger)
    const doObstaclesMatter = isDeducted || !charger.disordered
    const doesHeldMatter = !charger.disordered && house.heldWallDisorders === 'no'
    return asked(
      measure('distance', usualDistance),
      isDeducted && isSlowedByRough(house, charger) && yesOrNo('slowed'),
      !charger.disordered && yesOrNo('difficult'),
      doObstaclesMatter && count('obstacles', 9, 0),
      doesHeldMatter && yesOrNo('held'),
      doesSideMatter(state, battalionOf(state, frame.target)) && option('met', metSides, 'front'),
      ...screenFields(state, frame.charger, frame.target),
      ...passedFields(state, frame.charger),
    )
  },
  cautions: (state, { target }) => (isEngaged(battalionOf(state, target)) ? [flankOrRearOnly] : []),
  explain: explainChargeFacts,
  take: (play, { charger, target, faces }, said) => {
    const obstacles = numberOf(said, 'obstacles')
    const charge: Charge = {
      charger,
      target,
      faces,
      distance: numberOf(said, 'distance'),
      slowed: isYes(said, 'slowed'),
      obstacles,
      screens: screened(play.state, charger)
        .map(({ id }) => id)
        .filter((id) => isYes(said, screenField(id))),
      met: wordOf(said, 'met', metSides, 'front'),
      groupsBefore: nobody,
    }
    disorderPassed(play, charger, said)
    if (isYes(said, 'difficult')) disorder(play, charger, 'difficultGround')
    // House rule `heldWallDisorders`: the one the target lines itself does not count.
    const disordering = obstacles - (isYes(said, 'held') ? 1 : 0)
    if (disordering > 0) disorder(play, charger, 'obstacle')
    const isDeducted = !hasCommander(play.state, battalionOf(play.state, charger))
    if (obstacles > 0 && isDeducted) push(play, { at: 'charge.obstacles', charge })
    else measureCharge(play, charge, [])
  },
})

/** MAN-09, MAN-13. */
export const chargeObstacles = dice<QuestionFrame<'charge.obstacles'>>({
  seat: (state, { charge }) => chargerSide(state, charge),
  count: (_, { charge }) => charge.obstacles,
  explain: explainChargeObstacles,
  take: (play, { charge }, { faces, source }) => {
    tell(play, { kind: 'obstaclesRolled', battalion: charge.charger, faces, source })
    measureCharge(play, charge, faces)
  },
})

/** GEN-08: it reaches at rolled ≥ measured. */
function measureCharge(play: Play, charge: Charge, obstacles: readonly number[]): void {
  const { charger, target, distance } = charge
  const battalion = battalionOf(play.state, charger)
  const course = { ...charge, battalion, kind: 'forward', obstacles } as const
  const figure = distanceOf(play.state.setup.house, course, 'reach', 'CHARGE-02')
  const reached = figure.total >= distance
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
