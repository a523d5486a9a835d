// English words of the lessons and puzzles.
import type { ExerciseId } from '../../lessons/lessons.ts'

interface ExerciseWords {
  readonly title: string
  /** What is to be reached. */
  readonly task: string
  /** Said once it is reached: the idea behind it. */
  readonly idea: string
  /** Said when it was missed: a way to look at it, not the answer. */
  readonly nudge: string
}

const exercises: Readonly<Record<ExerciseId, ExerciseWords>> = {
  control: {
    title: 'Take a country',
    task: 'You are Blue, at the bottom. Hold Germany at the end of this turn.',
    idea: 'A neutral country belongs to whoever stands in it alone. You need not fight for it: just be there, and nobody else.',
    nudge: 'Nobody stands in Germany. Which card takes an army there?',
  },
  last: {
    title: 'Scoring comes last',
    task: 'Orange has 13 points and is about to score. Keep Orange below 18 in this turn.',
    idea: 'The six steps run from moving to scoring. Whoever moves in first makes the score worth less: with you in Germany, nobody holds it.',
    nudge:
      'Orange would earn 1 for the card, 3 for its home and 2 for Germany. Which of these can you spoil before step six?',
  },
  discards: {
    title: 'Cards come back with a score',
    task: 'Both your attacks are on the pile. Hold the Orange home at the end of your second turn.',
    idea: 'A played card rests until you score; then all come back at once. A score can be worth it for the cards alone.',
    nudge: 'Without an attack the capital stays closed. How do cards get off the pile?',
  },
  strength: {
    title: 'Strength costs points',
    task: 'One army each in Germany: yours of strength 1, that of Orange of strength 2. Hold Germany at the end of your second turn.',
    idea: 'Strength takes a point off a country you hold, for good, and every army of yours fights better for the rest of the game.',
    nudge:
      'With equal totals both armies are lost, and Attack +1 alone makes it 2 against 2. What comes before it?',
  },
  capital: {
    title: 'The garrison',
    task: 'No army of Orange is left. Hold its home at the end of this turn.',
    idea: 'A capital defends itself with 2, and equal totals lose your armies too. You need 3: Attack +1, paid for with a further card.',
    nudge: 'Your army is worth 2, and so is the garrison. Where does one more come from?',
  },
  initiative: {
    title: 'Who strikes first',
    task: 'Orange attacks as well, with +1. You have the initiative. Stand alone in Germany at the end of this turn.',
    idea: 'If both attack, the holder of the initiative says who goes first; the armies that fall first strike nobody. Then the initiative passes.',
    nudge: 'Both armies are of strength 2. You decide the order, and you have a +1 of your own.',
  },
  stock: {
    title: 'The last point',
    task: '17 to 17, one point is left in the stock, and you have the initiative. Which card wins, whatever Orange plays?',
    idea: 'Two scores want more than the stock has, so the holder says who takes first. The last point is yours.',
    nudge: 'Orange can score too. Who is asked when the stock is too small for both?',
  },
  rescue: {
    title: 'One score too late',
    task: 'Orange has 17 points and only Score in hand. You have Attack and Score. Which card wins for sure?',
    idea: 'Step four comes before step six. With its capital taken a score earns nothing, and next turn you score both homes.',
    nudge: 'Orange must score now. When does a score earn nothing at all?',
  },
  eviction: {
    title: 'Thrown out',
    task: 'Orange sits on your capital and has only Score in hand. You have 17 points, Attack and Score. Which card wins for sure?',
    idea: 'While your capital is taken your score is worth nothing. Throw the army out first: the score after that is the win.',
    nudge: 'What is your score worth while Orange sits there?',
  },
}

export const lessonsEn = {
  title: 'Learn',
  lead: 'Six short positions, each won by one idea. Nothing of it is kept but what you have solved.',
  lessons: 'Lessons',
  puzzles: 'Puzzles',
  puzzlesLead:
    'Late positions, worked out to the very end of the game: one card wins, whatever Orange plays.',
  solved: 'solved',
  then: 'Then play a whole game with hints, against the Cadet.',
  task: 'Task',
  done: 'Solved.',
  missed: 'Not yet.',
  unsure: 'Not for sure: Orange has a card against that.',
  again: 'Try again',
  next: 'Next',
  list: 'All lessons',
  left: (turns: number) => (turns === 1 ? 'One turn is left.' : `${String(turns)} turns are left.`),
  exercises,
}

export type LessonWords = typeof lessonsEn
