// The worker's side of reading the file of a battle: one file in, its outcome out; null: no finished battle is in it.
import { recordOutcome, type RecordOutcome } from '@/games/eagles/rules/index.ts'
import { answering } from '@/platform/worker/answering.ts'

interface Asked {
  readonly file: Blob
  /** The fingerprints of the players' lists. */
  readonly first: string | null
  readonly second: string | null
}

const read = async ({ file, first, second }: Asked): Promise<RecordOutcome | null> =>
  recordOutcome(await file.text(), first, second)

export type ReadOutcome = typeof read

answering(read)
