// The page's side of a worker of our own: one that is stuck is stopped, so nothing that is read can freeze the screen.
import { trustedScript } from '../trustedScript.ts'
import type { WorkerWord } from './answering.ts'

/** `slow`: not a word for longer than it may; `failed`: it did not start, broke, or was stopped meanwhile. */
export type WorkerTrouble = 'slow' | 'failed'

interface How<Answer> {
  /** Milliseconds without a word, once the worker is there, after which it is stopped. */
  readonly patience: number
  /** What counts as the answer where there is none. */
  readonly orElse: (trouble: WorkerTrouble) => Answer
  /** Hears how much is done, 0 to 1. */
  readonly tell?: (share: number) => void
  /** What is handed over instead of copied. */
  readonly moved?: Transferable[]
}

export interface OwnWorker<Asked, Answer> {
  /** One question at a time. The worker starts with the first, and again with the next after it was stopped. */
  readonly ask: (asked: Asked, how: How<Answer>) => Promise<Answer>
  /** A question under way has failed. */
  readonly stop: () => void
}

export function ownWorker<Asked, Answer>(address: string): OwnWorker<Asked, Answer> {
  let worker: Worker | null = null
  let giveUp: (trouble: WorkerTrouble) => void = () => undefined

  function stop(trouble: WorkerTrouble = 'failed'): void {
    worker?.terminate()
    worker = null
    giveUp(trouble)
  }
  function started(): Worker {
    worker = new Worker(trustedScript(address), { type: 'module' })
    worker.onerror = () => stop()
    return worker
  }
  const ask = (asked: Asked, { patience, orElse, tell, moved = [] }: How<Answer>) =>
    new Promise<Answer>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = (answer: Answer): void => {
        clearTimeout(timer)
        resolve(answer)
      }
      giveUp = (trouble) => end(orElse(trouble))
      const wait = (): void => {
        clearTimeout(timer)
        timer = setTimeout(() => stop('slow'), patience)
      }
      const isThere = worker !== null
      const asking = worker ?? started()
      const put = (): void => {
        wait()
        asking.postMessage(asked, moved)
      }
      asking.onmessage = ({ data }: MessageEvent<WorkerWord<Answer>>) => {
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

/** One question to a worker that is needed for nothing else. */
export async function askOnce<Answer>(
  address: string,
  asked: unknown,
  how: How<Answer>,
): Promise<Answer> {
  const worker = ownWorker<unknown, Answer>(address)
  try {
    return await worker.ask(asked, how)
  } finally {
    worker.stop()
  }
}
