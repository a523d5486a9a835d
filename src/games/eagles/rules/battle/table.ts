// Every kind of question and every kind of step, each with the one place that knows what to do.
import type { FactValues } from '../../../../core/conversation.ts'
import { activationKind } from './activate.ts'
import { activationBattalion, activationEnd, continueActivations } from './activation.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import {
  attack,
  chargeDice,
  chargeFacts,
  chargeGround,
  chargeObstacles,
  chargeReach,
  chargeScreens,
  chargeTarget,
} from './charge.ts'
import { checkDie, checkReroll } from './check.ts'
import { combatDice, combatFacts } from './combat.ts'
import { combatFollowUp, combatRisk, lateRisk, roundEnds, winnerTests } from './combatLosses.ts'
import { commanderPlace, commanderRoll } from './commander.ts'
import {
  continueDeployment,
  deployBattalion,
  deployFormation,
  deploySheet,
  sidesDice,
  sidesFirst,
} from './deploy.ts'
import { routDice } from './distance.ts'
import { explainRout } from './explainMove.ts'
import { asked, isYes, yesOrNo, type BattleFormField } from './facts.ts'
import { removeBattalion } from './fights.ts'
import type { QuestionFrame, QuestionKind, StepFrame, StepKind } from './frames.ts'
import { disorderPassed, passedFields } from './ground.ts'
import {
  changeFormation,
  holdReform,
  moveDice,
  moveFacts,
  moveObstacles,
  setOff,
} from './manoeuvre.ts'
import { noteReason, separateCommander } from './marks.ts'
import { sawField } from './options.ts'
import { phaseFour, phaseThree } from './phases.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { dice, facts, sum, type Question } from './question.ts'
import { contact, fireBand, fireFacts } from './reach.ts'
import { breaks, rallied, runs } from './resolve.ts'
import { friendsOf } from './roster.ts'
import { bodyShoots, openFire, shootFacts, shootTarget } from './shoot.ts'
import type { BattleState } from './state.ts'
import { beginTurn, endTurn, initiativeDice, initiativeFirst } from './turn.ts'
import { volleyAgain, volleyReroll, volleyRisk, volleyRoll } from './volley.ts'

// Runs: three dice, straight to the own edge, seen by friends (ROUT-02 to ROUT-04, MAN-12).

const runnersSide = (state: BattleState, { battalion }: { readonly battalion: BattalionId }) =>
  battalionOf(state, battalion).side

const routRoll = dice<QuestionFrame<'rout.dice'>>({
  seat: runnersSide,
  count: () => routDice,
  explain: explainRout,
  take: (play, { battalion: id }, { faces, source }) => {
    const battalion = change(play, id)
    const first = !battalion.hasRun
    battalion.hasRun = true
    battalion.ranTurn = play.state.turn
    separateCommander(play, id)
    tell(play, { kind: 'runRolled', battalion: id, faces, inches: sum(faces), source })
    push(play, { at: 'rout.facts', battalion: id, faces, first })
  },
})

/** ROUT-03, RES-04, RES-05: friends for whom seeing it can still lead to a test. */
function witnesses(state: BattleState, id: BattalionId, first: boolean): readonly BattalionState[] {
  if (!first || isTooLate(state)) return []
  const isForNextTurn = state.phase === 'compulsory'
  return friendsOf(state, id).filter(
    (friend) => !friend.broken && !friend.sawRun && (isForNextTurn || !friend.tested),
  )
}

/** A run in phase 4 counts for the next turn's phase 3; after the last turn there is none. */
const isTooLate = (state: BattleState): boolean =>
  state.phase === 'compulsory' &&
  (state.turn >= state.setup.house.turns || state.setup.house.panic === 'samePhase')

const witnessFields = (
  state: BattleState,
  frame: QuestionFrame<'rout.facts'>,
): readonly BattleFormField[] =>
  witnesses(state, frame.battalion, frame.first).map(({ id }) => yesOrNo(sawField(id), 'yes'))

const routFacts = facts<QuestionFrame<'rout.facts'>>({
  seat: runnersSide,
  fields: (state, frame) =>
    asked(
      yesOrNo('reachedEdge'),
      ...passedFields(state, frame.battalion),
      ...witnessFields(state, frame),
    ),
  take: (play, frame, said) => {
    const { battalion, faces } = frame
    const offTable = isYes(said, 'reachedEdge')
    tell(play, { kind: 'ran', battalion, inches: sum(faces), offTable })
    disorderPassed(play, battalion, said)
    notePanic(play, frame, said)
    if (offTable) removeBattalion(play, battalion, 'ranOff')
  },
})

function notePanic(play: Play, frame: QuestionFrame<'rout.facts'>, said: FactValues): void {
  for (const { id } of witnesses(play.state, frame.battalion, frame.first))
    if (isYes(said, sawField(id))) noteReason(play, id, 'sawRun')
}

export const questions: { readonly [K in QuestionKind]: Question<QuestionFrame<K>> } = {
  'sides.dice': sidesDice,
  'sides.first': sidesFirst,
  'deploy.battalion': deployBattalion,
  'deploy.formation': deployFormation,
  'deploy.sheet': deploySheet,
  'initiative.dice': initiativeDice,
  'initiative.first': initiativeFirst,
  'activation.battalion': activationBattalion,
  'activation.kind': activationKind,
  'activation.end': activationEnd,
  'commander.dice': commanderRoll,
  'commander.place': commanderPlace,
  'check.die': checkDie,
  'check.reroll': checkReroll,
  'move.dice': moveDice,
  'move.facts': moveFacts,
  'move.obstacles': moveObstacles,
  'shoot.target': shootTarget,
  'shoot.facts': shootFacts,
  'volley.dice': volleyRoll,
  'volley.reroll': volleyReroll,
  'volley.again': volleyAgain,
  'volley.risk': volleyRisk,
  'charge.target': chargeTarget,
  'charge.dice': chargeDice,
  'charge.facts': chargeFacts,
  'charge.ground': chargeGround,
  'charge.obstacles': chargeObstacles,
  'charge.reach': chargeReach,
  'charge.screens': chargeScreens,
  'fire.facts': fireFacts,
  'fire.band': fireBand,
  'combat.facts': combatFacts,
  'combat.dice': combatDice,
  'combat.risk': combatRisk,
  'combat.followUp': combatFollowUp,
  'rout.dice': routRoll,
  'rout.facts': routFacts,
}

type Step<K extends StepKind> = (play: Play, frame: StepFrame<K>) => void

export const steps: { readonly [K in StepKind]: Step<K> } = {
  deployment: continueDeployment,
  turn: beginTurn,
  activations: continueActivations,
  phaseThree,
  phaseFour,
  turnEnd: endTurn,
  setOff,
  changeFormation,
  holdReform,
  rallied,
  bodyShoots,
  openFire,
  attack,
  contact,
  breaks,
  runs,
  lateRisk,
  winnerTests,
  roundEnds,
}
