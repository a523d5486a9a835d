// The worker's side of backups: one piece of work in, progress and one outcome out.
import { ok, refused, type Result } from '@/core/result.ts'
import { failureOf, type FailureCode } from '../failure.ts'
import { findPlace } from '../place.ts'
import { isChangedMeanwhile } from './agreement.ts'
import type { Progress } from './readFile.ts'
import { jobs, type Answer, type Asked, type Job } from './work.ts'

export interface Order<J extends Job> {
  readonly job: J
  readonly asked: Asked<J>
}

/** An error does not leave a worker as what it is. */
export type Outcome<J extends Job> = Result<Answer<J>, FailureCode | 'changed'>

export async function answerJob<J extends Job>(
  { job, asked }: Order<J>,
  tell: Progress,
): Promise<Outcome<J>> {
  try {
    // A file can be read whatever has become of the database.
    if (job !== 'read') await findPlace().catch(() => undefined)
    return ok(await jobs[job](asked, tell))
  } catch (cause) {
    return refused(isChangedMeanwhile(cause) ? 'changed' : failureOf(cause))
  }
}
