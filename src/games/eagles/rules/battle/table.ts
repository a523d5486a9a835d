// Every kind of question and every kind of step, each with the one place that knows what to do.
import { activationKind } from './activate.ts'
import { activationBattalion, activationEnd, continueActivations } from './activation.ts'
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
import type { QuestionFrame, QuestionKind, StepFrame, StepKind } from './frames.ts'
import {
  changeFormation,
  holdReform,
  moveDice,
  moveFacts,
  moveObstacles,
  setOff,
} from './manoeuvre.ts'
import { phaseFour, phaseThree } from './phases.ts'
import type { Play } from './play.ts'
import type { Question } from './question.ts'
import { contact, fireBand, fireFacts } from './reach.ts'
import { breaks, rallied, runs } from './resolve.ts'
import { routFacts, routRoll } from './rout.ts'
import { bodyShoots, openFire, shootFacts, shootTarget } from './shoot.ts'
import { beginTurn, endTurn, initiativeDice, initiativeFirst } from './turn.ts'
import { volleyAgain, volleyReroll, volleyRisk, volleyRoll } from './volley.ts'

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
