// Reader of the file of a battle, in a worker: it is replayed from its first throw, which must not freeze the screen.
import { mostRecordText } from '@/core/record/text.ts'
import type { RecordOutcome } from '@/games/eagles/rules/index.ts'
import { askOnce } from '@/platform/worker/ownWorker.ts'
import workerAddress from './battleFile.worker.ts?worker&url'
import type { ReadOutcome } from './battleFile.worker.ts'

/** Milliseconds, once the worker is there. */
const patience = 10_000

type BattleFileTrouble = 'too-big' | 'slow' | 'no-result'

/** How the battle of a file ended, or why that is unknown; `first` and `second` are the players' fingerprints. */
export async function readBattleFile(
  file: Blob,
  first: string | null,
  second: string | null,
): Promise<RecordOutcome | BattleFileTrouble> {
  if (file.size > mostRecordText) return 'too-big'
  const asked = { file, first, second }
  const outcome = await askOnce<ReadOutcome, 'slow' | null>(workerAddress, asked, {
    patience,
    orElse: (trouble) => (trouble === 'slow' ? trouble : null),
  })
  return outcome ?? 'no-result'
}
