// Answers a second, beside the moves a second of boardgame.io playing a game of nothing.
import { Client } from 'boardgame.io/client'
import { playOut } from '@/rules/core/playOut.ts'
import { seededDice } from '@/rules/core/dice/seeded.ts'
import { randomAnswer } from '@/rules/core/randomPlayer.ts'
import { battle } from '@/rules/eagles/index.ts'
import { atLeast, type Figure } from '../figures.ts'
import { cpuMicroseconds, kept } from './cpu.ts'
import { answersOf, start } from './samples.ts'

const secondsIn = 1_000_000

/** A battle's answers given one after the other, each followed by the next question. */
const give = (answers: ReturnType<typeof answersOf>): void => {
  let state = start
  for (const answer of answers) {
    const step = battle.answer(state, answer)
    if (!step.ok) throw new Error(step.problem.code)
    state = step.value.state
    kept.last = battle.ask(state)
  }
}

/** About as many as a battle has answers. */
const movesPerRound = 380

/** One number that goes up by one: the least a game can do. A new client each time keeps its log short. */
const trivialMoves = (): void => {
  const client = Client({
    game: {
      setup: () => ({ count: 0 }),
      moves: { more: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
    },
    numPlayers: 2,
    debug: false,
  })
  client.start()
  for (let move = 0; move < movesPerRound; move += 1) client.moves['more']?.()
  kept.last = client.getState()
  client.stop()
}

export const benchMoves = (): Figure[] => {
  const battles = Array.from({ length: 20 }, (_, seed) => answersOf(seed + 1))
  const answers = battles.reduce((sum, each) => sum + each.length, 0)
  let seed = 0
  const wholeBattle = (): void => {
    seed = (seed % 500) + 1
    const roll = seededDice(seed)
    kept.last = playOut(battle, start, (prompt) => randomAnswer(prompt, roll))
  }
  const [ours, theirs, whole] = cpuMicroseconds(
    () => battles.forEach(give),
    trivialMoves,
    wholeBattle,
  )
  const ourRate = (secondsIn * answers) / ours
  const theirRate = (secondsIn * movesPerRound) / theirs
  return [
    {
      what: 'Answers, each with the next question',
      value: ourRate,
      unit: '/s',
      aim: atLeast(150_000),
    },
    { what: 'Moves of boardgame.io in a game of nothing', value: theirRate, unit: '/s' },
    {
      what: 'Answers / moves of boardgame.io',
      value: ourRate / theirRate,
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
