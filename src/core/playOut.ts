// Plays a game to its end with policies at every seat: fuzzer, simulator and soak test in one.
import { asks } from './asks.ts'
import type { Answer, Refusal } from './conversation.ts'
import type { RollDie } from './dice/dice.ts'
import type { Game, Kinds, Party, Policy, Step } from './game.ts'
import type { Result } from './result.ts'
import { ok, refused } from './result.ts'

export interface Played<K extends Kinds> {
  /** After the last answer: nothing is asked any more. */
  readonly state: K['state']
  readonly answers: number
}

export interface PlayingOut<K extends Kinds> {
  /** Where to begin; left out: where the set-up opens. */
  readonly from?: K['state']
  /** Shown every step. */
  readonly watch?: (
    step: Step<K['state'], K['event']>,
    answer: Answer<K['correction']>,
    by: Party<K>,
  ) => void
  /** Where several are asked: whose question is answered first. Left out: the first in the order of the seats. */
  readonly roll?: RollDie
}

export type Unplayable =
  | Refusal
  /** Still asking after 100,000 answers. */
  | { readonly code: 'endless' }
  /** The policy has no answer to any open question. */
  | { readonly code: 'unanswered' }

/** An illegal answer is refused as what it is. */
export const playOut = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  policy: Policy<K>,
  { from, watch, roll }: PlayingOut<K> = {},
): Result<Played<K>, Unplayable> => {
  const opened = from === undefined ? game.open(setup) : ok(from)
  if (!opened.ok) return opened
  let state = opened.value
  for (let answers = 0; answers < mostAnswers; answers += 1) {
    const given = answerTo(game, setup, state, policy, roll)
    if (given === null) return ok({ state, answers })
    if (given === 'unanswered') return refused({ code: 'unanswered' })
    const step = game.answer(state, given.answer, given.by)
    if (!step.ok) return step
    watch?.(step.value, given.answer, given.by)
    state = step.value.state
  }
  return refused({ code: 'endless' })
}

const mostAnswers = 100_000

interface Given<K extends Kinds> {
  readonly answer: Answer<K['correction']>
  readonly by: Party<K>
}

/** Null when the game is over. */
const answerTo = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  state: K['state'],
  policy: Policy<K>,
  roll: RollDie | undefined,
): Given<K> | 'unanswered' | null => {
  const open = asks(game, setup, state)
  if (open.length === 0) return null
  const first = roll === undefined || open.length === 1 ? 0 : roll(open.length) - 1
  for (const prompt of first === 0 ? open : [...open.slice(first), ...open.slice(0, first)]) {
    const by = prompt.seat
    const answer = policy(game.seen(state, by), prompt)
    if (answer !== null) return { answer, by }
  }
  return 'unanswered'
}
