// Whole games by the random player as plays, with the salts that records of version 2 want.
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { rollDice, type RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Game, Kinds, Question } from '@/core/game.ts'
import { answerIn, begin, type Play } from '@/core/record/play.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { valueOf } from '../results.ts'

/** 128 bits by the same dice. */
export const saltOf = (roll: RollDie): string =>
  rollDice(roll, 32, 16)
    .map((face) => (face - 1).toString(16))
    .join('')

export interface RandomStep<K extends Kinds> {
  readonly before: Play<K>
  readonly prompt: Question<K>
  readonly answer: Answer<K['correction']>
  readonly after: Play<K>
}

const mostSteps = 2_000

/** Every step to the end, whoever is asked first; more than 2,000 are an error. */
export function* randomGame<K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  seed: number,
): Generator<RandomStep<K>> {
  const roll = seededDice(seed)
  let play = valueOf(begin(game, setup))
  for (let step = 0; step < mostSteps; step += 1) {
    const open = asks(game, play.setup, play.now.state)
    if (open.length === 0) return
    const prompt = open[roll(open.length) - 1]
    if (prompt === undefined) throw new RangeError('no such question')
    const answer = randomAnswer(prompt, roll)
    const after = valueOf(answerIn(game, play, answer, { by: prompt.seat, salt: saltOf(roll) }))
    yield { before: play, prompt, answer, after }
    play = after
  }
  throw new Error(`${game.name} does not end`)
}
