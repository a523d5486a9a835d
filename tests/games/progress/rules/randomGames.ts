// Random games for the properties: every scenario with every combination of house rules, and what an answer led to.
import type { Answer, Side } from '@/core/conversation.ts'
import { asks } from '@/core/asks.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import {
  progress,
  type ProgressEvent,
  type ProgressSetup,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { houseRulesAt, houseRulesCount, oneOf, shippedScenarios } from './model/randomSetup.ts'
import { person } from './worlds.ts'

/** Scenarios and their readings times house rules: after so many games all have been played. */
const combinations = shippedScenarios.length * houseRulesCount
/** Prime to that number, so that a few games are of all kinds and many of every kind. */
const stride = 1009

function setupFor(nth: number, roll: RollDie): ProgressSetup {
  const combination = (nth * stride) % combinations
  const scenario = shippedScenarios[combination % shippedScenarios.length]
  const house = houseRulesAt(Math.floor(combination / shippedScenarios.length))
  return valueOf(
    progress.readSetup({
      scenario,
      houseRules: { ...house, quietTurns: oneOf([0, 1, 2, 3, 24], roll) },
      seats: { a: person, b: person },
      initiative: oneOf(['roll', 'a', 'b'], roll),
    }),
  )
}

export interface Step {
  readonly before: ProgressState
  readonly after: ProgressState
  readonly events: readonly ProgressEvent[]
  readonly answer: Answer<never>
  readonly kind: string
  readonly by: Side | 'table'
}

/** Mostly played out: an end is agreed, or a game given up, only now and then. */
function* stepsOf(setup: ProgressSetup, roll: RollDie): Generator<Step> {
  let state = valueOf(progress.open(setup))
  for (let step = 0; step < 3000; step += 1) {
    const open = asks(progress, setup, state)
    if (open.length === 0) return
    const question = oneOf(open, roll)
    const drawn = randomAnswer(question, roll)
    const isRare =
      drawn.kind === 'choice' && ['resign', 'accept', 'offer-end'].includes(drawn.option)
    if (isRare && roll(8) > 1 && drawn.option !== 'accept') continue
    const answer: Answer<never> =
      isRare && roll(4) > 1 && drawn.option === 'accept'
        ? { kind: 'choice', option: 'decline' }
        : drawn
    const { kind, seat: by } = question
    const { state: after, events } = valueOf(progress.answer(state, answer, by))
    yield { before: state, after, events, answer, kind, by }
    state = after
  }
  throw new Error('the game does not end')
}

/** Each with its own dice, whatever is checked along it. */
export function* gamesOf(
  count: number,
): Generator<{ readonly setup: ProgressSetup; readonly steps: Iterable<Step> }> {
  for (let nth = 0; nth < count; nth += 1) {
    const roll = seededDice(nth)
    const setup = setupFor(nth, roll)
    yield { setup, steps: stepsOf(setup, roll) }
  }
}
