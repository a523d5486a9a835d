// Two engines written from the same page: over random games, scenarios, house rules and corrections they must agree.
// GAMES: how many games.
import { describe, expect, test } from 'vitest'
import { asks } from '@/core/asks.ts'
import type { Answer } from '@/core/conversation.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import {
  progress,
  type ProgressCorrection,
  type ProgressSetup,
  type ProgressState,
} from '@/games/progress/rules/index.ts'
import { valueOf } from '@tests/support/results.ts'
import { SecondGame, usualStart } from './model/game.ts'
import { oneOf, randomArmies, randomPosition, randomSetup } from './model/randomSetup.ts'
import { seats } from './model/table.ts'
import { linesOf } from './model/told.ts'

const games = Number(process.env['GAMES'] ?? 512)

/** Ends that are agreed on are rarer than chance would have them, or no game would be long. */
const isTakenAsItCame = (answer: Answer<never>, roll: RollDie): boolean =>
  answer.kind !== 'choice' ||
  !['resign', 'offer-end', 'accept'].includes(answer.option) ||
  roll(10) === 1

/** One field or several, as a position that could be would have them. */
function randomCorrection({ setup, chosen }: ProgressState, roll: RollDie): ProgressCorrection {
  const { scenario } = setup
  const { dice, strength, vp, piles } = randomPosition(scenario, roll)
  const side = oneOf(seats, roll)
  const fields: readonly ProgressCorrection[] = [
    { armies: { [side]: randomArmies(scenario, side, roll) } },
    { dice },
    { strength: { [side]: strength[side] } },
    { vp },
    { initiative: side },
    ...(chosen.a === null && chosen.b === null ? [{ piles: { [side]: piles[side] } }] : []),
  ]
  return Object.assign({}, oneOf(fields, roll), oneOf(fields, roll))
}

const answerBy = (state: ProgressState, roll: RollDie) => {
  for (;;) {
    const question = oneOf(asks(progress, state.setup, state), roll)
    const answer = randomAnswer(question, roll)
    if (isTakenAsItCame(answer, roll)) return { answer, by: question.seat }
  }
}

const opened = (setup: ProgressSetup): SecondGame =>
  new SecondGame(
    setup.scenario,
    setup.houseRules,
    setup.initiative,
    setup.start ?? usualStart(setup.scenario),
  )

/** What both are asked, and what lies on the table. */
const first = (state: ProgressState) => ({
  questions: asks(progress, state.setup, state).map(({ kind, seat, wanted }) => ({
    kind,
    seat,
    options: wanted.kind === 'choice' ? [...wanted.options].toSorted() : [],
  })),
  position: {
    armies: state.armies,
    dice: state.dice,
    strength: state.strength,
    vp: state.vp,
    piles: state.piles,
    initiative: state.initiative,
    turn: state.turn,
  },
  ended: state.ended,
})

const second = (game: SecondGame) => ({
  questions: game.questions().map((each) => ({ ...each, options: each.options.toSorted() })),
  position: game.position(),
  ended: game.ended,
})

function playBoth(nth: number): { readonly turns: number; readonly corrections: number } {
  const roll = seededDice(nth)
  const setup = valueOf(progress.readSetup(randomSetup(nth, roll)))
  let state = valueOf(progress.open(setup))
  const other = opened(setup)
  let corrections = 0
  const mayCorrect = nth % 3 === 0
  for (let step = 0; step < 400 && state.ended === null; step += 1) {
    if (canonicalJson(first(state)) !== canonicalJson(second(other)))
      expect(first(state), `game ${nth}, answer ${step}`).toEqual(second(other))
    other.table.log.length = 0
    if (mayCorrect && roll(12) === 1) {
      const correction = randomCorrection(state, roll)
      const step = progress.answer(
        state,
        { kind: 'overrule', correction, reason: 'as it lay' },
        'table',
      )
      if (!step.ok) continue
      corrections += 1
      other.correct(correction)
      agree(linesOf(step.value.events), other, nth)
      state = step.value.state
      continue
    }
    const { answer, by } = answerBy(state, roll)
    const taken = valueOf(progress.answer(state, answer, by))
    if (answer.kind === 'dice') other.roll(answer.faces[0] ?? 0, answer.faces[1] ?? 0)
    else if (answer.kind === 'choice') other.give(by, answer.option)
    agree(linesOf(taken.events), other, nth)
    state = taken.state
  }
  expect(other.ended).toEqual(state.ended)
  return { turns: state.turn, corrections }
}

function agree(lines: readonly string[], { table: { log } }: SecondGame, nth: number): void {
  if (lines.join('\n') !== log.join('\n')) expect(lines, `game ${nth}`).toEqual(log)
}

describe('two engines', () => {
  test(`ask, tell and end the same over ${games} random games (all rules of section 1, MP-ASK-04, MP-ASK-05)`, () => {
    let [turns, corrections] = [0, 0]
    for (let nth = 0; nth < games; nth += 1) {
      const played = playBoth(nth)
      turns += played.turns
      corrections += played.corrections
    }
    expect(turns).toBeGreaterThan(games * 5)
    expect(corrections).toBeGreaterThan(games / 10)
  })
})
