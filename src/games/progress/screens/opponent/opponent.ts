// The computer opponent as the table asks it: in a worker, stopped when it is stuck, never without an answer.
import { shallowRef } from 'vue'
import type { Answer } from '@/core/conversation.ts'
import type { Question } from '@/core/game.ts'
import { ownWorker } from '@/platform/worker/ownWorker.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { think, type Level, type Thought, type Why } from '../../computer/index.ts'
import type { ProgressKinds, ProgressView } from '../../rules/index.ts'
import { screenWords } from '../words/screenWords.ts'
import type { Choose, Task } from './opponent.worker.ts'
import address from './opponent.worker.ts?worker&url'

/** Milliseconds: the thinking is cut short, a stuck worker is stopped, and time tells nothing of the card. */
const mayTake = 800
const patience = 3000
const leastPause = 400

const worker = ownWorker<Choose>(address)

/** Why the computer chose the card of this turn; shown once it lies open, if asked. Gone with a reload. */
export const lastWhy = shallowRef<{ readonly turn: number; readonly why: Why } | null>(null)

export const taskFor = (
  level: Level,
  view: ProgressView,
  question: Question<ProgressKinds>,
  game: string,
): Task => ({ level, view, question, key: game, mayTake })

const askWorker = (task: Task): Promise<Thought | null> =>
  worker.ask(task, { patience, orElse: () => null })

/** A worker that dies or is stuck is started again and plays the middle level; without one the page plays it itself. */
async function thought(task: Task): Promise<Thought | null> {
  const first = await askWorker(task)
  if (first !== null) return first
  showToast({ text: screenWords.value.start.fellBack, topic: 'opponent' })
  const simpler: Task = { ...task, level: 'normal' }
  return (await askWorker(simpler)) ?? think('normal', task.view, task.question, { key: task.key })
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, leastPause))

/** Null: a person plays this seat, or the question is not a seat's. */
export async function play(
  view: ProgressView,
  question: Question<ProgressKinds>,
  game: string,
): Promise<Answer<never> | null> {
  const { seat } = question
  if (seat === 'table') return null
  const { player } = view.setup.seats[seat]
  if (player === 'person') return null
  const [found] = await Promise.all([thought(taskFor(player, view, question, game)), pause()])
  if (found === null) return null
  if (found.why !== null) lastWhy.value = { turn: view.turn, why: found.why }
  return { kind: 'choice', option: found.option }
}
