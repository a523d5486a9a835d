// The six lessons and the puzzles: positions, what Orange plays in them, and when they are won.
import {
  cards,
  standingOf,
  type Card,
  type Position,
  type ProgressView,
} from '../../rules/index.ts'

export const lessonIds = [
  'control',
  'last',
  'discards',
  'strength',
  'capital',
  'initiative',
] as const
export const puzzleIds = ['stock', 'rescue', 'eviction'] as const
type LessonId = (typeof lessonIds)[number]
type PuzzleId = (typeof puzzleIds)[number]
export type ExerciseId = LessonId | PuzzleId

/** Blue is the learner's. The Thirty Years War; neither side ends it by agreement. */
export interface Exercise {
  readonly start: Position
  /** Orange's card of each turn; the exercise is over after the last of them. */
  readonly orange: readonly Card[]
  /** Whether the table, as everybody sees it after a turn, is what was to be reached. */
  readonly isWon: (view: ProgressView) => boolean
  /** Of a puzzle: the one card that wins for sure; the solver proves it (tests). */
  readonly best: Card | null
}

interface Given {
  readonly a?: Position['armies']['a']
  readonly b?: Position['armies']['b']
  readonly dice?: Position['dice']
  readonly strength?: readonly [number, number]
  readonly vp?: readonly [number, number]
  readonly piles?: readonly [readonly Card[], readonly Card[]]
}

/** What is not mentioned is as at the start of a game. */
const positionOf = (given: Given): Position => {
  const { a = ['a:normal'], b = ['b:normal'], dice = {}, strength = [1, 1], vp = [0, 0] } = given
  const [pileA, pileB] = given.piles ?? [[], []]
  return {
    armies: { a, b },
    dice: { a: 3, n1: 2, b: 3, ...dice },
    strength: { a: strength[0], b: strength[1] },
    vp: { a: vp[0], b: vp[1] },
    piles: { a: pileA, b: pileB },
  }
}

/** A pile of everything but these. */
const allBut = (...hand: readonly Card[]): readonly Card[] =>
  cards.filter((card) => card !== 'score' && !hand.includes(card))

const holds =
  (country: string): Exercise['isWon'] =>
  (view) =>
    standingOf(view).countries.find(({ id }) => id === country)?.controller === 'a'

const lesson = (given: Given, orange: readonly Card[], isWon: Exercise['isWon']): Exercise => ({
  start: positionOf(given),
  orange,
  isWon,
  best: null,
})

const puzzle = (given: Given, best: Card, orange: Card): Exercise => ({
  start: positionOf(given),
  orange: [orange],
  isWon: () => false,
  best,
})

export const exercises: Readonly<Record<ExerciseId, Exercise>> = {
  control: lesson({}, ['recruit'], holds('n1')),
  last: lesson(
    { b: ['n1:normal'], vp: [10, 13], piles: [[], ['move1']] },
    ['score'],
    ({ vp, ended }) => ended === null && vp.b < 18,
  ),
  discards: lesson(
    { a: ['b:normal'], b: [], strength: [3, 1], piles: [['move1', 'attack', 'attack1'], []] },
    ['fortify', 'move1'],
    holds('b'),
  ),
  strength: lesson(
    { a: ['n1:normal'], b: ['n1:normal'], strength: [1, 2] },
    ['recruit', 'score'],
    holds('n1'),
  ),
  capital: lesson({ a: ['b:normal'], b: [], strength: [2, 1] }, ['move1'], holds('b')),
  initiative: lesson(
    { a: ['n1:normal'], b: ['n1:normal'], strength: [2, 2] },
    ['attack1'],
    holds('n1'),
  ),
  stock: puzzle({ vp: [17, 17], piles: [['move1'], ['move1']] }, 'score', 'score'),
  rescue: puzzle(
    {
      a: ['b:normal'],
      b: [],
      strength: [3, 1],
      vp: [12, 17],
      piles: [allBut('attack'), allBut()],
    },
    'attack',
    'score',
  ),
  eviction: puzzle(
    {
      a: ['a:normal'],
      b: ['a:capital'],
      strength: [2, 1],
      vp: [17, 14],
      piles: [allBut('attack'), allBut()],
      dice: { n1: 0, b: 0 },
    },
    'attack',
    'score',
  ),
}

export const isExercise = (id: string): id is ExerciseId => Object.hasOwn(exercises, id)
