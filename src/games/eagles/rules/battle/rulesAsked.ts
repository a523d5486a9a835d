// The rules of the open question: those it is asked by, and those that its numbers and its bars come from.
import { isRuleId } from '../chapters.ts'
import type { RuleId } from '../ruleIds.ts'
import { explainBattle, openQuestion } from './battle.ts'
import type { CheckPurpose, QuestionFrame, QuestionKind } from './frames.ts'
import type { BattleState } from './state.ts'

const byKind: Readonly<Record<QuestionKind, readonly RuleId[]>> = {
  'sides.dice': ['SET-03'],
  'sides.first': ['SET-03', 'SET-05'],
  'deploy.battalion': ['SET-05', 'SET-04'],
  'deploy.formation': ['GEN-05', 'SKIRM-01', 'SET-05'],
  'initiative.dice': ['INIT-01', 'INIT-02'],
  'initiative.first': ['INIT-03'],
  'activation.battalion': ['INIT-03', 'INIT-04', 'ACT-01', 'SC-02'],
  'activation.kind': ['ACT-01', 'ACT-06', 'MAN-02'],
  'activation.end': ['SC-02', 'SC-07'],
  'commander.dice': ['SC-02'],
  'commander.place': ['SC-02', 'SC-03', 'SC-05'],
  'check.die': ['GEN-01'],
  'check.reroll': ['GEN-10'],
  'move.dice': ['MAN-03', 'MAN-04', 'MAN-05'],
  'move.facts': ['MAN-07', 'MAN-08', 'MAN-09', 'MAN-12'],
  'move.obstacles': ['MAN-09', 'MAN-13'],
  'shoot.target': ['SHOOT-01', 'SHOOT-11', 'SHOOT-03'],
  'shoot.facts': ['SHOOT-02', 'SHOOT-03', 'SHOOT-04', 'SHOOT-05', 'SHOOT-06'],
  'volley.dice': ['SHOOT-08', 'SHOOT-09', 'RISK-01'],
  'volley.reroll': ['SHOOT-09'],
  'volley.again': ['SHOOT-09', 'SHOOT-08'],
  'volley.risk': ['RISK-01', 'RISK-02'],
  'charge.target': ['CHARGE-05', 'CHARGE-01', 'COMBAT-08'],
  'charge.dice': ['CHARGE-02', 'GEN-08'],
  'deploy.sheet': ['GEN-05', 'SKIRM-01', 'SET-05'],
  'charge.facts': ['CHARGE-02', 'CHARGE-05', 'MAN-13', 'DIS-01'],
  'charge.ground': ['CHARGE-02', 'MAN-13', 'DIS-01'],
  'charge.reach': ['CHARGE-02', 'CHARGE-05', 'DIS-01'],
  'charge.obstacles': ['MAN-09', 'MAN-13'],
  'charge.screens': ['SKIRM-05'],
  'fire.facts': ['DF-01', 'DF-08'],
  'fire.band': ['DF-02', 'DF-03', 'DF-04'],
  'combat.facts': ['COMBAT-15', 'COMBAT-02'],
  'combat.dice': ['COMBAT-01', 'COMBAT-02', 'COMBAT-03'],
  'combat.risk': ['CRISK-01'],
  'combat.followUp': ['COMBAT-11', 'COMBAT-06'],
  'rout.dice': ['ROUT-02', 'ROUT-01'],
  'rout.facts': ['ROUT-02', 'ROUT-03', 'ROUT-04'],
}

const byPurpose: Readonly<Record<CheckPurpose, readonly RuleId[]>> = {
  manoeuvre: ['MAN-01', 'ACT-02'],
  reform: ['MAN-10', 'MAN-01'],
  shoot: ['ACT-04'],
  nerve: ['CHARGE-01'],
  attack: ['CHARGE-01'],
  rally: ['RALLY-01'],
  resolve: ['RES-01', 'RES-02', 'RES-03'],
}

const ofCheck = (about: QuestionFrame): readonly RuleId[] =>
  about.at === 'check.die' || about.at === 'check.reroll' ? byPurpose[about.check.purpose] : []

/** Each once, the ones it is asked by first; none when nothing is asked. */
export function rulesAsked(state: BattleState): readonly RuleId[] {
  const prompt = openQuestion(state)
  if (prompt === null) return []
  const barred = prompt.wanted.kind === 'choice' ? prompt.wanted.unavailable : []
  const steps = explainBattle(state)?.figures.flatMap((figure) => figure.steps) ?? []
  const numbers = [...prompt.cautions, ...steps, ...barred].map(({ rule }) => rule)
  return [
    ...new Set([...ofCheck(prompt.about), ...byKind[prompt.kind], ...numbers.filter(isRuleId)]),
  ]
}
