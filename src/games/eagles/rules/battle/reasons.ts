// Reasons why a battle's rules say no: the codes of options that are barred and of corrections that are not taken.
import type { Objection, Refusal } from '../../../../core/conversation.ts'
import type { RuleId } from '../ruleIds.ts'

export type BattleReason =
  | 'behindScreen'
  | 'brokeThisTurn'
  | 'broken'
  | 'engaged'
  | 'fightBeganThisTurn'
  | 'gapTaken'
  | 'hasActed'
  | 'hasFired'
  | 'hasFought'
  | 'hasMoved'
  | 'isGone'
  | 'joined'
  | 'mustStand'
  | 'noActivation'
  | 'noSuchTurn'
  | 'noTarget'
  | 'notBroken'
  | 'notDisordered'
  | 'notEngaged'
  | 'notFighting'
  | 'notFree'
  | 'otherSide'
  | 'outOfRange'
  | 'sameSide'

export const because = (reason: BattleReason, rule: RuleId): Objection<BattleReason> => ({
  reason,
  rule,
})

export const unfit = (reason: BattleReason, rule: RuleId): Refusal => ({
  code: 'forbidden',
  reason,
  rule,
})
