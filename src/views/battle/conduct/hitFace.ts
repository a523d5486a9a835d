// The lowest face that does it: what a player looks for on the dice.
import {
  activationNumber,
  type BattleExplanation,
  type BattleState,
  type HouseRules,
  type QuestionFrame,
} from '@/rules/eagles/index.ts'
import { battalionIn } from './conduct.ts'

/** From 1 (always) to 7 (never); house rule `automaticFaces`. */
function faceFor({ automaticFaces }: HouseRules, needed: number, bonus: number): number {
  const face = Math.min(7, Math.max(1, needed - bonus))
  if (automaticFaces === 'none') return face
  const notOne = Math.max(2, face)
  return automaticFaces === 'oneFailsSixPasses' ? Math.min(6, notOne) : notOne
}

const totalOf = (explanation: BattleExplanation, label: string): number =>
  explanation.figures.find((figure) => figure.label === label)?.total ?? 0

export const hitFace = (
  state: BattleState,
  { volley }: QuestionFrame<'volley.dice' | 'volley.again' | 'volley.reroll'>,
  explanation: BattleExplanation,
): number =>
  faceFor(
    state.setup.house,
    activationNumber(state, battalionIn(state, volley.shooter)),
    totalOf(explanation, 'hitBonus'),
  )

export const passFace = (state: BattleState, explanation: BattleExplanation): number =>
  faceFor(
    state.setup.house,
    totalOf(explanation, 'checkNeeded'),
    totalOf(explanation, 'checkBonus'),
  )
