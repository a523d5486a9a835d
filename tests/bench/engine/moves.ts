// Answers a second of the battle engine, and whole battles.
import { playOut } from '@/core/playOut.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomPolicy } from '@/core/policies.ts'
import { openQuestion, battle } from '@/games/eagles/rules/index.ts'
import { atLeast, type Figure } from '../figures.ts'
import { cpuMicroseconds, kept } from './cpu.ts'
import { answersOf, start, setup } from './samples.ts'

const secondsIn = 1_000_000

/** A battle's answers given one after the other, each followed by the next question. */
const give = (answers: ReturnType<typeof answersOf>): void => {
  let state = start
  let asked = openQuestion(state)
  for (const answer of answers) {
    const step = battle.answer(state, answer, asked?.seat ?? 'table')
    if (!step.ok) throw new Error(step.problem.code)
    state = step.value.state
    asked = openQuestion(state)
    kept.last = asked
  }
}

/**
 * Moves a second of boardgame.io 0.50.2 in the least a game can do, one number that goes up by one: measured on
 * 2026-11-23, Node 20.20, in one run with 563,142 answers a second of ours.
 */
const movesOfBoardgameIo = 33_662

export const benchMoves = (): Figure[] => {
  const battles = Array.from({ length: 20 }, (_, seed) => answersOf(seed + 1))
  const answers = battles.reduce((sum, each) => sum + each.length, 0)
  let seed = 0
  const wholeBattle = (): void => {
    seed = (seed % 500) + 1
    const roll = seededDice(seed)
    kept.last = playOut(battle, setup, randomPolicy(roll), { from: start })
  }
  const [ours, whole] = cpuMicroseconds(() => battles.forEach(give), wholeBattle)
  const ourRate = (secondsIn * answers) / ours
  return [
    {
      what: 'Answers, each with the next question',
      value: ourRate,
      unit: '/s',
      aim: atLeast(150_000),
    },
    {
      what: 'Answers / moves of boardgame.io in a game of nothing, as measured in 2026',
      value: ourRate / movesOfBoardgameIo,
      unit: '×',
      aim: atLeast(12),
    },
    {
      what: 'Whole battles of the random player',
      value: secondsIn / whole,
      unit: '/s',
      aim: atLeast(300),
    },
    { what: 'Answers of one battle', value: answers / battles.length, unit: '' },
  ]
}
