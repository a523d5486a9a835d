// Reads what comes in for an event in a worker, one thing after the other; one that takes too long stops alone.
import { unreadSource, type Submission } from '@/games/eagles/rules/index.ts'
import { ownWorker, type WorkerTrouble } from '@/platform/worker/ownWorker.ts'
import type { Intake } from './intakeThing.ts'
import workerAddress from './intake.worker.ts?worker&url'
import type { ReadThing } from './intake.worker.ts'

/** Milliseconds for one thing, once the worker is there; forty mails may be one. */
const patience = 5_000

/** The lists of each thing, in order. */
export async function readIntake(
  things: readonly Intake[],
  tell: (done: number) => void,
): Promise<readonly (readonly Submission[])[]> {
  const all: (readonly Submission[])[] = []
  const worker = ownWorker<ReadThing>(workerAddress)
  for (const thing of things) {
    const orElse = (trouble: WorkerTrouble) => [unreadSource(thing.name, trouble)]
    all.push(await worker.ask(thing, { patience, orElse }))
    tell(all.length)
  }
  worker.stop()
  return all
}
