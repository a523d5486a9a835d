// Reads the file of a battle in a worker: it is replayed from its first throw, which must not freeze the screen.
import type { RecordOutcome } from '@/rules/eagles/index.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import type { BattleFileAsk, BattleFileSays } from './battleFileTalk.ts'
import workerAddress from './battleFile.worker.ts?worker&url'

/** Bytes; a battle of 20,000 entries has fewer. */
const mostBytes = 5_000_000
/** Milliseconds, once the worker is there. */
const patience = 10_000

type BattleFileTrouble = 'too-big' | 'slow' | 'no-result'

const answerOf = (worker: Worker, ask: BattleFileAsk): Promise<RecordOutcome | BattleFileTrouble> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    worker.onerror = () => resolve('no-result')
    worker.onmessage = ({ data }: MessageEvent<BattleFileSays>) => {
      if (data === 'ready') {
        timer = setTimeout(() => resolve('slow'), patience)
        worker.postMessage(ask)
        return
      }
      clearTimeout(timer)
      resolve(data ?? 'no-result')
    }
  })

/** How the battle of a file ended, or why nobody can tell; `first` and `second` are the players' fingerprints. */
export async function readBattleFile(
  file: Blob,
  first: string | null,
  second: string | null,
): Promise<RecordOutcome | BattleFileTrouble> {
  if (file.size > mostBytes) return 'too-big'
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  try {
    return await answerOf(worker, { file, first, second })
  } finally {
    worker.terminate()
  }
}
