// Lessons and puzzles: each is won by its idea alone, and the solver proves what a puzzle claims.
import { describe, expect, test } from 'vitest'
import { solveToTheEnd } from '@/games/progress/computer/exact.ts'
import {
  boardOf,
  choosable,
  isCard,
  progress,
  thirtyYearsWar,
  positionFault,
} from '@/games/progress/rules/index.ts'
import {
  answerExercise,
  beginExercise,
  openView,
  questionOf,
  viewOf,
  type ExercisePlay,
} from '@/games/progress/screens/lessons/exercisePlay.ts'
import {
  exercises,
  isExercise,
  lessonIds,
  puzzleIds,
  type Exercise,
  type ExerciseId,
} from '@/games/progress/screens/lessons/lessons.ts'
import { lessonsDe } from '@/games/progress/screens/words/de/lessons.ts'
import { lessonsEn } from '@/games/progress/screens/words/en/lessons.ts'

/** Every way of playing an exercise to its end, by the answers given; only cards are listed of those that win. */
function winningCards(exercise: Exercise): ReadonlySet<string> {
  const found = new Set<string>()
  const goOn = (play: ExercisePlay, played: readonly string[]): void => {
    const question = questionOf(play)
    if (question === null) {
      if (play.verdict === 'won') found.add(played.join(' '))
      return
    }
    if (question.wanted.kind !== 'choice') throw new Error('only choices are asked for')
    for (const option of question.wanted.options) {
      const next = answerExercise(exercise, play, option)
      expect(next).not.toBe(play)
      goOn(next, question.kind === 'card' ? [...played, option] : played)
    }
  }
  goOn(beginExercise(exercise), [])
  return found
}

/** The cards of all ways that win. */
const ideas: Readonly<Record<ExerciseId, readonly string[]>> = {
  control: ['move1', 'move2'],
  last: ['move1', 'move2'],
  discards: ['score attack', 'score attack1'],
  strength: ['strength attack1'],
  capital: ['attack1'],
  initiative: ['attack1'],
  stock: ['score'],
  rescue: ['attack'],
  eviction: ['attack'],
}

describe('a lesson', () => {
  test.each(lessonIds)('%s starts from a position that can be (MP-SET-05, MP-SET-06)', (id) => {
    expect(positionFault(thirtyYearsWar, exercises[id].start)).toBeNull()
  })

  test.each([...lessonIds, ...puzzleIds])('%s is won by its idea, and by nothing else', (id) => {
    expect([...winningCards(exercises[id])].toSorted()).toEqual(ideas[id].toSorted())
  })

  test('shows the learner his own hand and nothing that Orange has locked', () => {
    const play = beginExercise(exercises.last)
    expect(viewOf(play).viewer).toBe('a')
    expect(openView(play).chosen).toEqual({ a: null, b: null })
    expect(questionOf(play)?.kind).toBe('card')
  })

  test('takes nothing that is not offered', () => {
    const play = beginExercise(exercises.control)
    expect(answerExercise(exercises.control, play, 'score')).toBe(play)
    expect(isExercise('control')).toBe(true)
    expect(isExercise('constructor')).toBe(false)
  })

  test('is told in both languages, each word of its own', () => {
    for (const id of [...lessonIds, ...puzzleIds])
      for (const part of ['title', 'task', 'idea', 'nudge'] as const)
        expect(lessonsDe.exercises[id][part]).not.toBe(lessonsEn.exercises[id][part])
  })
})

describe('a puzzle', () => {
  test.each(puzzleIds)('%s has one card that wins for sure', (id) => {
    const { start, best, orange } = exercises[id]
    const board = boardOf(beginExercise({ start, best, orange, isWon: () => false }).state)
    const solved = solveToTheEnd(board, 3000)
    const legal = choosable(board, 'a')
    expect(legal.length).toBeGreaterThan(1)
    expect(solved?.value).toBeGreaterThan(0.99)
    expect(legal.map((card, at) => ((solved?.rows[at] ?? 0) > 0.999 ? card : null))).toEqual(
      legal.map((card) => (card === best ? card : null)),
    )
    expect(best).toSatisfy(isCard)
    // Whatever is told of Orange it may play.
    expect(orange.every((card) => choosable(board, 'b').includes(card))).toBe(true)
    expect(progress.name).toBe('march-of-progress')
  })
})
