// The computer as an opponent: asked in a worker; one that is stuck is started again, and then the page plays for it.
import type { OwnWorker, WorkerTrouble } from '@/platform/worker/ownWorker.ts'
import { think, type Thought } from './computer/index.ts'
import type { ComputerAsked, thinkAsked } from './thinkAsked.ts'

interface Considered {
  /** Null: the question is not the computer's. */
  readonly thought: Thought | null
  /** The worker failed twice: the page has played the level `normal` by itself, and is to say so. */
  readonly isStandIn: boolean
}

/** Milliseconds without an answer after which a worker that has started is stopped. */
const patience = 3000

/** The same from the question on, its start included: what never starts says nothing either. */
const mostAtAll = 10_000

/** How often the worker may try. */
const tries = 2

/** The worker is started by the first question. Always comes to an answer. */
export const opponentIn =
  (worker: OwnWorker<typeof thinkAsked>) =>
  async (asked: ComputerAsked): Promise<Considered> => {
    for (let nth = 0; nth < tries; nth += 1) {
      const answer = await answerOf(worker, asked)
      if (answer !== 'slow' && answer !== 'failed') return { thought: answer, isStandIn: false }
    }
    const { view, question, key } = asked
    return { thought: think('normal', view, question, { key }), isStandIn: true }
  }

const answerOf = async (
  worker: OwnWorker<typeof thinkAsked>,
  asked: ComputerAsked,
): Promise<Thought | null | WorkerTrouble> => {
  const guard = setTimeout(worker.stop, mostAtAll)
  try {
    return await worker.ask(asked, { patience, orElse: (trouble) => trouble })
  } catch {
    // No worker can be started here at all.
    return 'failed'
  } finally {
    clearTimeout(guard)
  }
}
