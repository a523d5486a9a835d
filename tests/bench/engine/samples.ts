// The British against the French, as the booklet has them: battles, and the answers that make them.
import { playOut } from '@/core/playOut.ts'
import type { Answer } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomPolicy } from '@/core/policies.ts'
import {
  battle,
  defaultHouseRules,
  sampleArmies,
  type BattleSetup,
  type BattleState,
  type Correction,
} from '@/games/eagles/rules/index.ts'

const sampleSetup = (): BattleSetup => {
  const [a, b] = sampleArmies
  if (a === undefined || b === undefined) throw new Error('two sample armies are needed')
  return { armies: { a, b }, house: defaultHouseRules, table: '72x48' }
}

export const setup = sampleSetup()

const open = (): BattleState => {
  const opened = battle.open(setup)
  if (!opened.ok) throw new Error(opened.problem.code)
  return opened.value
}

export const start = open()

/** Every answer of a whole battle that the random player plays. */
export const answersOf = (seed: number): readonly Answer<Correction>[] => {
  const roll = seededDice(seed)
  const answers: Answer<Correction>[] = []
  const played = playOut(battle, setup, randomPolicy(roll), {
    from: start,
    watch: (_, answer) => answers.push(answer),
  })
  if (!played.ok) throw new Error(`battle ${seed}: ${played.problem.code}`)
  return answers
}
