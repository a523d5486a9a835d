// The computer's seat at the table: asked in a worker, and never without an answer.
import type { Answer } from '@/core/conversation.ts'
import type { Question } from '@/core/game.ts'
import { ownWorker } from '@/platform/worker/ownWorker.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import address from '../computer.worker.ts?worker&url'
import { opponentIn } from '../opponent.ts'
import type { ProgressKinds, ProgressView } from '../rules/index.ts'
import type { thinkAsked } from '../thinkAsked.ts'
import { screenWords } from './words/screenWords.ts'

/** Milliseconds: the thinking is cut short, and time tells nothing of the card. */
const mayTake = 800
const leastPause = 400

const consider = opponentIn(ownWorker<typeof thinkAsked>(address))

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, leastPause))

/** Null: a person plays this seat, or the question is not a seat's. `game` names the game. */
export async function playSeat(
  view: ProgressView,
  question: Question<ProgressKinds>,
  game: string,
): Promise<Answer<never> | null> {
  const { seat } = question
  if (seat === 'table') return null
  const { player } = view.setup.seats[seat]
  if (player === 'person') return null
  const asked = { player, view, question, key: game, time: mayTake } as const
  const [{ thought, isStandIn }] = await Promise.all([consider(asked), pause()])
  if (isStandIn) showToast({ text: screenWords.value.start.fellBack, topic: 'opponent' })
  if (thought === null) return null
  return { kind: 'choice', option: thought.option }
}
