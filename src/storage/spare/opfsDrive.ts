// Second copies in the browser's private file system. Reading is done here; writing by a worker, flushed line by line.
import { trustedScript } from '@/platform/trustedScript.ts'
import type { SpareDrive } from './drive.ts'
import type { SpareOrder, SpareReply, SpareWork } from './orders.ts'
import workerAddress from './spare.worker.ts?worker&url'

const folderName = 'spare'

/** Milliseconds that a line may take; a worker that is silent longer is taken for dead. */
const patience = 4_000
/** Characters a millisecond that even a slow phone writes, for whole files. */
const pace = 200

const patienceFor = (work: SpareWork): number =>
  patience + ('text' in work ? work.text.length / pace : 0)

type Order = (work: SpareWork) => Promise<void>

function startWorker(onDeath: () => void): Order {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
  const waiting = new Map<number, (reply: SpareReply) => void>()
  let number = 0
  const die = (): void => {
    worker.terminate()
    onDeath()
    const problem = { name: 'InvalidStateError', message: 'the worker is gone' }
    for (const [order, settle] of waiting) settle({ number: order, problem })
    waiting.clear()
  }
  worker.addEventListener('error', die)
  worker.addEventListener('message', ({ data }: MessageEvent<SpareReply>) => {
    waiting.get(data.number)?.(data)
    waiting.delete(data.number)
  })
  return async (work) => {
    const order: SpareOrder = { ...work, number: (number += 1), folder: folderName }
    const silence = setTimeout(die, patienceFor(work))
    const reply = await new Promise<SpareReply>((resolve) => {
      waiting.set(order.number, resolve)
      worker.postMessage(order)
    })
    clearTimeout(silence)
    if (reply.problem !== null) throw new DOMException(reply.problem.message, reply.problem.name)
  }
}

/** The worker starts with the first line to be written, and again if it died. */
function createOrder(): Order {
  let order: Order | null = null
  return (work) => {
    order ??= startWorker(() => (order = null))
    return order(work)
  }
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(folderName, { create: true })
}

async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const name of (await folder()).keys()) found.push(name)
  return found
}

async function read(name: string): Promise<string | null> {
  try {
    const file = await (await folder()).getFileHandle(name)
    return await (await file.getFile()).text()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return null
    throw cause
  }
}

/** Null where the browser has no private file system (WebKitGTK), or will not let us use it (private windows). */
export async function opfsDrive(): Promise<SpareDrive | null> {
  try {
    await folder()
  } catch {
    return null
  }
  const order = createOrder()
  return {
    isLineByLine: true,
    names,
    read,
    write: (name, text) => order({ kind: 'write', name, text }),
    append: (name, text) => order({ kind: 'append', name, text }),
    close: (name) => order({ kind: 'close', name }),
    remove: (name) => order({ kind: 'remove', name }),
    flush: () => Promise.resolve(),
  }
}
