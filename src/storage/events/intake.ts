// Reads what comes in for an event in a worker, one thing after the other; one that takes too long stops alone.
import { unreadSource, type Submission } from '@/rules/eagles/index.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import type { Intake, IntakeSays } from './intakeThing.ts'
import workerAddress from './intake.worker.ts?worker&url'

/** Milliseconds for one thing, once the worker is there; forty mails may be one. */
const patience = 5_000

interface Reader {
  readonly read: (thing: Intake) => Promise<readonly Submission[]>
  readonly end: () => void
}

function openReader(): Reader {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  let answer: (what: IntakeSays | null) => void = () => undefined
  const ready = new Promise<boolean>((resolve) => {
    answer = (what) => resolve(what !== null)
  })
  worker.onmessage = ({ data }: MessageEvent<IntakeSays>) => answer(data)
  worker.onerror = () => answer(null)
  const read = async (thing: Intake): Promise<readonly Submission[]> => {
    if (!(await ready)) return [unreadSource(thing.name, 'failed')]
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve([unreadSource(thing.name, 'slow')]), patience)
      answer = (what) => {
        clearTimeout(timer)
        resolve(what === null || what === 'ready' ? [unreadSource(thing.name, 'failed')] : what)
      }
      worker.postMessage(thing)
    })
  }
  return { read, end: () => worker.terminate() }
}

const isStuck = ([first]: readonly Submission[]): boolean =>
  first?.list.ok === false && (first.list.problem === 'slow' || first.list.problem === 'failed')

/** The lists of each thing, in order. */
export async function readIntake(
  things: readonly Intake[],
  tell: (done: number) => void,
): Promise<readonly (readonly Submission[])[]> {
  const all: (readonly Submission[])[] = []
  let reader = openReader()
  for (const thing of things) {
    const found = await reader.read(thing)
    all.push(found)
    tell(all.length)
    if (!isStuck(found)) continue
    reader.end()
    reader = openReader()
  }
  reader.end()
  return all
}
