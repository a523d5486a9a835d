// Reads what comes in for an event in a worker, one thing after the other; one that takes too long stops alone.
import { unreadSource, type Submission } from '@/games/eagles/rules/index.ts'
import { ownWorker, type WorkerTrouble } from '@/platform/worker/ownWorker.ts'
import type { Intake } from './intakeThing.ts'
import workerAddress from './intake.worker.ts?worker&url'
import type { ReadThing } from './intake.worker.ts'

/** Milliseconds for one thing, once the worker is there; forty mails may be one. */
const patience = 5_000

/** Until it is stopped. */
export function openIntake() {
  const worker = ownWorker<ReadThing>(workerAddress)
  return {
    read: (thing: Intake): Promise<readonly Submission[]> => {
      const orElse = (trouble: WorkerTrouble) => [unreadSource(thing.name, trouble)]
      return worker.ask(thing, { patience, orElse })
    },
    stop: (): void => worker.stop(),
  }
}
