// A play as it may come about at a table: random answers, and now and then a few of them taken back or given again.
import type { Game, Kinds } from '@/core/game.ts'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { answerIn, begin, redoIn, retractIn, type Play } from '@/core/record/play.ts'
import { valueOf } from './results.ts'

export const randomPlay = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  seed: number,
  entries: number,
): Play<K> => goOn(game, valueOf(begin(game, setup)), seed, entries)

/** With up to that many entries more. */
export const goOn = <K extends Kinds>(
  game: Game<K>,
  begun: Play<K>,
  seed: number,
  entries: number,
): Play<K> => {
  const roll = seededDice(seed)
  let play = begun
  for (let made = 0; made < entries; made += 1) play = oneMore(game, play, roll)
  return play
}

const oneMore = <K extends Kinds>(game: Game<K>, play: Play<K>, roll: RollDie): Play<K> => {
  const [prompt = null] = asks(game, play.setup, play.now.state)
  const { answers } = play.now
  const whim = roll(8)
  if (answers > 0 && (prompt === null || whim === 1))
    return valueOf(retractIn(game, play, roll(Math.min(answers, 4))))
  const redone = whim === 2 ? redoIn(game, play) : null
  if (redone !== null) return valueOf(redone)
  return prompt === null ? play : valueOf(answerIn(game, play, randomAnswer(prompt, roll)))
}
