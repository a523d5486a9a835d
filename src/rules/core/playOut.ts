// Plays a game to its end with players who answer by themselves: fuzzer, simulator and soak test in one.
import type { Answer, Game, Kinds, Refusal, Step } from './conversation.ts'
import type { Result } from './result.ts'
import { ok, refused } from './result.ts'

export type Player<K extends Kinds> = (
  prompt: K['prompt'],
  state: K['state'],
) => Answer<K['correction']>

export interface Played<K extends Kinds> {
  /** After the last answer: nothing is asked any more. */
  readonly state: K['state']
  readonly answers: number
}

export type Watch<K extends Kinds> = (
  step: Step<K['state'], K['event']>,
  answer: Answer<K['correction']>,
) => void

/** A game that is still asking after `mostAnswers` is refused as endless; an illegal answer as what it is. */
export const playOut = <K extends Kinds>(
  game: Game<K>,
  start: K['state'],
  player: Player<K>,
  watch: Watch<K> = () => undefined,
): Result<Played<K>, Refusal | { readonly code: 'endless' }> => {
  let state = start
  for (let answers = 0; answers < mostAnswers; answers += 1) {
    const prompt = game.ask(state)
    if (prompt === null) return ok({ state, answers })
    const answer = player(prompt, state)
    const step = game.answer(state, answer)
    if (!step.ok) return step
    watch(step.value, answer)
    state = step.value.state
  }
  return refused({ code: 'endless' })
}

const mostAnswers = 100_000
