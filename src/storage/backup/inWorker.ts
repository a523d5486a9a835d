// Backups are made, read and brought in by a worker: the screen stays alive however much there is, and what hangs is stopped.
import { refused } from '@/core/result.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import { failureOf, StorageFailure } from '../failure.ts'
import { backupWorker } from '../kindList.ts'
import { isInMemory } from '../place.ts'
import { ChangedMeanwhile } from './agreement.ts'
import type { Order, Outcome } from './answerJob.ts'
import type { BackupReading, Progress } from './readFile.ts'
import type { Answer, Asked, Job } from './work.ts'

/** Who waits for it: is told how much is done, and may give it up. */
export interface Watching {
  readonly tell?: Progress
  readonly signal?: AbortSignal
}

interface How extends Watching {
  /** Milliseconds without a word, once the worker is there, after which it is stopped; left out: never. */
  readonly patience?: number
}

/** For whatever is done in the page itself. */
export const tellerOf =
  ({ tell, signal }: Watching): Progress =>
  (share) => {
    signal?.throwIfAborted()
    tell?.(share)
  }

/** What is kept in the memory of this page no worker can see. */
async function here<J extends Job>(job: J, asked: Asked<J>, how: How): Promise<Answer<J>> {
  const { jobs } = await import('./work.ts')
  const answer = await jobs[job](asked, tellerOf(how))
  how.signal?.throwIfAborted() // a file that is given up looks like one that is cut off
  return answer
}

type Answering<J extends Job> = (order: Order<J>, tell: Progress) => Promise<Outcome<J>>

async function there<J extends Job>(job: J, asked: Asked<J>, how: How): Promise<Answer<J>> {
  const outcome = await askOnce<Answering<J>, Outcome<J>>(
    backupWorker(),
    { job, asked },
    { ...how, orElse: (trouble) => refused(trouble === 'slow' ? 'slow' : 'unknown') },
  )
  if (outcome.ok) return outcome.value
  how.signal?.throwIfAborted()
  throw outcome.problem === 'changed' ? new ChangedMeanwhile() : new StorageFailure(outcome.problem)
}

/** Work on what is kept here may take as long as the phone needs. */
export const inWorker = <J extends Job>(
  job: J,
  asked: Asked<J>,
  how: How = {},
): Promise<Answer<J>> =>
  backupWorker() === '' || isInMemory() ? here(job, asked, how) : there(job, asked, how)

async function read(file: Blob, how: How): Promise<BackupReading> {
  try {
    return await inWorker('read', file, how)
  } catch (cause) {
    how.signal?.throwIfAborted()
    return refused({ code: failureOf(cause) === 'slow' ? 'slow' : 'failed' })
  }
}

/** Two seconds, and two more with every megabyte above two: a slow phone that gets on with a file is not to be stopped. */
const patienceFor = (bytes: number): number =>
  2_000 * (1 + Math.max(0, Math.ceil(bytes / 1_000_000) - 2))

export const readBackupFile = (file: Blob, watching: Watching = {}): Promise<BackupReading> =>
  read(file, { ...watching, patience: patienceFor(file.size) })

/** A file that this page has just made is not hostile: a phone that is busy must get its backup all the same. */
export const readBackOwn = (file: Blob, watching: Watching = {}): Promise<BackupReading> =>
  read(file, watching)
