// The contract that every game keeps, checked step by step along a random game; what is broken comes back as sentences.
import { isDeepStrictEqual } from 'node:util'
import { asks, askOf, partiesOf } from '@/core/asks.ts'
import type { Answer, Field, Prompt, Wanted } from '@/core/conversation.ts'
import { illegalAnswers } from '@/core/enumerate.ts'
import { table, umpire, type Game, type Kinds } from '@/core/game.ts'
import { canonicalJson } from '@/core/record/canonical.ts'
import { recordOf } from '@/core/record/log.ts'
import { answerIn, retractIn, type Play } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import { parseRecordText, printRecord } from '@/core/record/text.ts'
import { deepFreeze } from '../deepFreeze.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { GameWords, Playable } from './playable.ts'
import { randomGame, saltOf, type RandomStep } from './plays.ts'

const same = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

const outlivesJson = (value: unknown): boolean =>
  value === null || isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)

type Problems = string[]

/** Open questions and the outcome rule each other out; the table alone, or seats; each asked by its own name. */
function checkQuestions<K extends Kinds>(game: Game<K>, play: Play<K>): Problems {
  const { state } = play.now
  const problems: Problems = []
  const open = partiesOf(game, play.setup).flatMap((party) => askOf(game, state, party) ?? [])
  if ((open.length === 0) !== (game.outcome(state) !== null))
    problems.push('a game asks nothing exactly when it has an outcome')
  if (open.length > 1 && open.some(({ seat }) => seat === table))
    problems.push('while the table is asked no seat is')
  for (const party of partiesOf(game, play.setup)) {
    const question = askOf(game, state, party)
    if (question !== null && question.seat !== party)
      problems.push(`the question of ${party} names ${question.seat}`)
    if (!outlivesJson(question)) problems.push(`the question of ${party} is no JSON`)
    if (!outlivesJson(game.seen(state, party))) problems.push(`the view of ${party} is no JSON`)
    if (!game.hasSecrets && game.seen(state, party) !== state)
      problems.push('without secrets the view is the state')
  }
  if (!outlivesJson(state)) problems.push('the state is no JSON')
  if (!outlivesJson(game.outcome(state))) problems.push('the outcome is no JSON')
  return problems
}

/** Every illegal answer by construction, and every party that is not asked. */
function checkRefusals<K extends Kinds>({ game }: Playable<K>, play: Play<K>): Problems {
  const state = deepFreeze(play.now.state)
  const open = asks(game, play.setup, state)
  const wrong = open.flatMap((prompt) =>
    illegalAnswers(prompt).flatMap(({ answer, code }) => {
      const step = game.answer(state, answer, prompt.seat)
      return !step.ok && step.problem.code === code
        ? []
        : [`${prompt.kind} takes ${JSON.stringify(answer)} instead of refusing it: ${code}`]
    }),
  )
  const idle = partiesOf(game, play.setup).filter((party) =>
    open.every(({ seat }) => seat !== party),
  )
  const code = open.length === 0 ? 'game-over' : 'not-asked'
  const late = idle.flatMap((party) => {
    const step = game.answer(state, { kind: 'choice', option: 'yes' }, party)
    return !step.ok && step.problem.code === code ? [] : [`${party} is not refused as ${code}`]
  })
  return [...wrong, ...late]
}

/**
 * Two open questions, answered in either order: the same state, or one of them closes the phase. Each answer is to what
 * was asked before both, as on two phones: where the question has become another meanwhile, it is refused as stale.
 */
function checkOrder<K extends Kinds>(
  { game }: Playable<K>,
  play: Play<K>,
  roll: RollDie,
): Problems {
  const open = asks(game, play.setup, play.now.state)
  const { head } = play
  const given = (start: Play<K>, { seat }: Prompt, answer: Answer<never>) =>
    answerIn(game, start, answer, { by: seat, salt: saltOf(roll), head })
  return open.flatMap((one, place) =>
    open.slice(place + 1).flatMap((other) => {
      const [x, y] = [randomAnswer(one, roll), randomAnswer(other, roll)]
      const first = given(play, one, x)
      const second = given(play, other, y)
      if (!first.ok || !second.ok) return [`an open question refuses a legal answer`]
      const there = given(first.value, other, y)
      const back = given(second.value, one, x)
      if (!there.ok || !back.ok) return []
      return same(there.value.now.state, back.value.now.state)
        ? []
        : [`the answers of ${one.seat} and ${other.seat} do not commute`]
    }),
  )
}

/** Undo is the inverse, but for what is final. */
function checkUndo<K extends Kinds>(
  { game }: Playable<K>,
  { before, prompt, after }: RandomStep<K>,
  roll: RollDie,
): Problems {
  const back = retractIn(game, after, 1, { by: prompt.seat, salt: saltOf(roll) })
  if (after.now.last?.isFinal === true)
    return !back.ok && back.problem.code === 'retract-final' ? [] : ['a final step is taken back']
  if (!back.ok) return [`${prompt.kind} cannot be taken back: ${back.problem.code}`]
  return same(back.value.now.state, before.now.state) ? [] : ['undo is not the inverse']
}

const optionsIn = <K extends Kinds>(wanted: Wanted<K['option']>): readonly K['option'][] => {
  switch (wanted.kind) {
    case 'choice':
      return [...wanted.options, ...wanted.unavailable.map(({ option }) => option)]
    case 'facts':
      return wanted.fields.flatMap((field) => (field.kind === 'option' ? field.options : []))
    case 'dice':
      return []
  }
}

type Bound<K extends Kinds> = Prompt<K['seat'], K['option'], K['reason'], K['field']>

const reasonsIn = <K extends Kinds>({ wanted }: Bound<K>): readonly K['reason'][] =>
  wanted.kind === 'choice' ? wanted.unavailable.map(({ reason }) => reason) : []

const fieldsIn = <K extends Kinds>({ wanted }: Bound<K>): readonly Field<K['field']>[] =>
  wanted.kind === 'facts' ? wanted.fields : []

const isSaid = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|\[object/u.test(text)

function checkWords<K extends Kinds>(
  { words }: Playable<K>,
  { before, prompt, after }: RandomStep<K>,
): Problems {
  const { state } = before.now
  const bound: Bound<K> = prompt
  const missing = (say: GameWords<K>): Problems => [
    ...optionsIn<K>(bound.wanted)
      .filter(
        (option) => !isSaid(say.option(option, state)) || say.option(option, state) === option,
      )
      .map((option) => `the option ${option}`),
    ...reasonsIn<K>(bound)
      .filter((reason) => !isSaid(say.reason(reason)))
      .map((reason) => `the reason ${reason}`),
    ...fieldsIn<K>(bound)
      .filter(({ id }) => !isSaid(say.field(id)))
      .map(({ id }) => `the field ${id}`),
    ...(after.log?.events ?? [])
      .filter((event) => /undefined|NaN|\[object/u.test(say.event(event, after.now.state)))
      .map(({ kind }) => `the event ${kind}`),
  ]
  return Object.entries(words).flatMap(([language, say]) =>
    missing(say).map((what) => `${what} has no words in ${language}`),
  )
}

/** A correction, by the umpire or the table: taken, told, and taken back. */
function checkOverrule<K extends Kinds>(
  { game, corrections }: Playable<K>,
  play: Play<K>,
  roll: RollDie,
): Problems {
  const by = game.seats(play.setup).find((seat) => seat === umpire) ?? table
  return corrections.flatMap((correction) => {
    const answer = { kind: 'overrule', correction, reason: 'as agreed' } as const
    const taken = answerIn(game, play, answer, { by, salt: saltOf(roll) })
    if (!taken.ok) return [`an overrule is refused: ${taken.problem.code}`]
    const questions = checkQuestions(game, taken.value)
    const read = resume(game, JSON.parse(JSON.stringify(recordOf(taken.value))))
    return read.problem === null ? questions : [...questions, 'an overrule is not read again']
  })
}

/** The fold over the printed record leads to the same state and head. */
export function replayProblems<K extends Kinds>({ game }: Playable<K>, play: Play<K>): Problems {
  const text = parseRecordText(printRecord(recordOf(play)))
  if (!text.ok) return ['the record is no JSON']
  const { play: again, problem } = resume(game, text.value.json)
  if (problem !== null) return [`the record is not sound: ${problem.code}`]
  return again !== null && again.head === play.head && same(again.now.state, play.now.state)
    ? []
    : ['the replay leads somewhere else']
}

/** Everything that is wrong with a game along one random play of it. */
export function problemsOf<K extends Kinds>(
  playable: Playable<K>,
  setup: K['setup'],
  seed: number,
): readonly string[] {
  const { game } = playable
  const roll = seededDice(seed + 1)
  const problems: Problems = []
  if (game.hasSecrets && game.recordVersion === 1)
    problems.push('a game with secrets writes records of version 2')
  let last: Play<K> | null = null
  for (const step of randomGame(game, setup, seed)) {
    problems.push(
      ...checkQuestions(game, step.before),
      ...checkRefusals(playable, step.before),
      ...checkOrder(playable, step.before, roll),
      ...checkUndo(playable, step, roll),
      ...checkWords(playable, step),
    )
    if (roll(20) === 1) problems.push(...checkOverrule(playable, step.before, roll))
    if (!outlivesJson(step.after.log?.events ?? [])) problems.push('an event is no JSON')
    last = step.after
  }
  if (last !== null)
    problems.push(
      ...checkQuestions(game, last),
      ...checkRefusals(playable, last),
      ...replayProblems(playable, last),
    )
  return [...new Set(problems)]
}
