// The page's side of a worker of our own: one that is stuck is stopped, so nothing that is read can freeze the screen.
import { trustedScript } from '../trustedScript.ts'
import type { Answerer, WorkerWord } from './answering.ts'

/** `slow`: not a word for longer than it may; `failed`: it did not start, broke, or was stopped meanwhile. */
export type WorkerTrouble = 'slow' | 'failed'

interface How<Instead> {
  /** Milliseconds without a word, once the worker is there, after which it is stopped; left out: never. */
  readonly patience?: number
  /** What counts as the answer where there is none. */
  readonly orElse: (trouble: WorkerTrouble) => Instead
  /** Hears how much is done, 0 to 1. */
  readonly tell?: (share: number) => void
  /** What is handed over instead of copied. */
  readonly moved?: Transferable[]
}

type Asked<Answers extends Answerer> = Parameters<Answers>[0]
type Answer<Answers extends Answerer> = Awaited<ReturnType<Answers>>

export interface OwnWorker<Answers extends Answerer> {
  /** One question at a time. The worker starts with the first, and again with the next after it was stopped. */
  readonly ask: <Instead>(
    asked: Asked<Answers>,
    how: How<Instead>,
  ) => Promise<Answer<Answers> | Instead>
  /** A question under way has failed. */
  readonly stop: () => void
}

/** `Answers` is the type of what the worker at this address hands to `answering`. */
export function ownWorker<Answers extends Answerer>(address: string): OwnWorker<Answers> {
  let worker: Worker | null = null
  let giveUp: (trouble: WorkerTrouble) => void = () => undefined

  function stop(trouble: WorkerTrouble = 'failed'): void {
    worker?.terminate()
    worker = null
    giveUp(trouble)
  }
  function started(): Worker {
    const own = new Worker(trustedScript(address), { type: 'module' })
    own.onerror = () => {
      if (worker === own) stop() // and not the one after it
    }
    worker = own
    return own
  }
  const ask: OwnWorker<Answers>['ask'] = (asked, { patience, orElse, tell, moved = [] }) =>
    new Promise((resolve) => {
      const isThere = worker !== null
      const asking = worker ?? started()
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = (answer: Parameters<typeof resolve>[0]): void => {
        clearTimeout(timer)
        asking.onmessage = null
        resolve(answer)
      }
      giveUp = (trouble) => end(orElse(trouble))
      const wait = (): void => {
        clearTimeout(timer)
        if (patience !== undefined) timer = setTimeout(() => stop('slow'), patience)
      }
      const put = (): void => {
        wait()
        asking.postMessage(asked, moved)
      }
      asking.onmessage = ({ data }: MessageEvent<WorkerWord<Answer<Answers>>>) => {
        if (data === 'ready') put()
        else if (data === 'failed') stop()
        else if ('answer' in data) end(data.answer)
        else {
          wait()
          tell?.(data.share)
        }
      }
      if (isThere) put()
    })
  return { ask, stop: () => stop() }
}

interface HowOnce<Instead> extends How<Instead> {
  /** Gives the question up. */
  readonly signal?: AbortSignal
}

/** One question to a worker that is needed for nothing else. */
export async function askOnce<Answers extends Answerer, Instead>(
  address: string,
  asked: Asked<Answers>,
  how: HowOnce<Instead>,
): Promise<Answer<Answers> | Instead> {
  const worker = ownWorker<Answers>(address)
  how.signal?.addEventListener('abort', worker.stop)
  try {
    return await worker.ask(asked, how)
  } finally {
    how.signal?.removeEventListener('abort', worker.stop)
    worker.stop()
  }
}
