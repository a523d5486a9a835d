// An exercise being played: the learner answers for Blue, and Orange plays what it is told to. Nothing of it is stored.
import { asks, askOf } from '@/core/asks.ts'
import { table, type Party, type Question } from '@/core/game.ts'
import {
  defaultHouseRules,
  progress,
  thirtyYearsWar,
  type ProgressEvent,
  type ProgressKinds,
  type ProgressState,
  type ProgressView,
} from '../../rules/index.ts'
import type { Exercise } from './lessons.ts'

/** `won`, `missed`: the exercise is over. */
type Verdict = 'open' | 'won' | 'missed'

export interface ExercisePlay {
  readonly state: ProgressState
  readonly told: readonly ProgressEvent[]
  readonly verdict: Verdict
  /** How many turns were played out. */
  readonly turns: number
}

const nobody = { name: '', player: 'person' } as const

export function beginExercise({ start }: Exercise): ExercisePlay {
  const opened = progress.open({
    scenario: thirtyYearsWar,
    houseRules: { ...defaultHouseRules, agreement: 'off' },
    seats: { a: nobody, b: nobody },
    initiative: 'a',
    start,
  })
  if (!opened.ok) throw new RangeError('an exercise begins with a position that cannot be')
  return { state: opened.value, told: [], verdict: 'open', turns: 0 }
}

/** As the learner sees it while asked, and everybody between the turns. */
export const viewOf = ({ state }: ExercisePlay): ProgressView => progress.seen(state, 'a')

export const openView = ({ state }: ExercisePlay): ProgressView => progress.seen(state, table)

/** What the learner is asked; null: the exercise is over. */
export const questionOf = ({ state, verdict }: ExercisePlay): Question<ProgressKinds> | null =>
  verdict === 'open' ? askOf(progress, state, 'a') : null

const given = (play: ExercisePlay, by: Party<ProgressKinds>, option: string): ExercisePlay => {
  const step = progress.answer(play.state, { kind: 'choice', option }, by)
  return step.ok
    ? { ...play, state: step.value.state, told: [...play.told, ...step.value.events] }
    : play
}

/** Takes the learner's answer, and plays on to the next question to him or to the end of the exercise. */
export function answerExercise(
  exercise: Exercise,
  before: ExercisePlay,
  option: string,
): ExercisePlay {
  const turn = before.state.turn
  let play = given(before, 'a', option)
  if (play === before) return before
  const orange = exercise.orange[before.turns]
  if (play.state.chosen.b === null && play.state.resolving === null && play.state.turn === turn)
    play = given(play, 'b', orange ?? 'score')
  for (;;) {
    if (play.state.ended !== null || play.state.turn > turn) return judged(exercise, play)
    const others = asks(progress, play.state.setup, play.state).find(({ seat }) => seat !== 'a')
    if (others === undefined || others.wanted.kind !== 'choice') return play
    const next = given(play, others.seat, others.wanted.options[0] ?? '')
    if (next === play) return play
    play = next
  }
}

/** After a turn was played out. */
function judged(exercise: Exercise, play: ExercisePlay): ExercisePlay {
  const turns = play.turns + 1
  const isLast = turns >= exercise.orange.length || play.state.ended !== null
  const isWon = exercise.best === null ? exercise.isWon(openView(play)) : isBest(exercise, play)
  return { ...play, turns, verdict: isWon ? 'won' : isLast ? 'missed' : 'open' }
}

/** The card decides; a game that is over must be won as well. */
const isBest = ({ best }: Exercise, { told, state }: ExercisePlay): boolean =>
  told.some((event) => event.kind === 'cards.revealed' && event.a === best) &&
  (state.ended === null || state.ended.winner === 'a')
