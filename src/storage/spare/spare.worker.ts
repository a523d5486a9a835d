// Writes spare files in the browser's private file system: a synchronous handle each, flushed after every line.
import type { SpareOrder, SpareReply } from './orders.ts'

declare const self: DedicatedWorkerGlobalScope

/** A file that this page writes, and the bytes of it that count: behind them is at most what is left of a failed line. */
interface OpenFile {
  readonly handle: FileSystemSyncAccessHandle
  end: number
}

const files = new Map<string, OpenFile>()
const encoder = new TextEncoder()

async function folder(path: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(path, { create: true })
}

/** Only ever a new file: one that is there may hold the only copy of something, and is never cut off. */
async function create({ folder: path, name }: SpareOrder): Promise<OpenFile> {
  close(name)
  const file = await (await folder(path)).getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  if (handle.getSize() > 0) {
    handle.close()
    throw new DOMException('this file has been written', 'InvalidModificationError')
  }
  const opened = { handle, end: 0 }
  files.set(name, opened)
  return opened
}

/** What could not be written whole takes no room on a full phone. */
async function writeWhole(order: SpareOrder & { readonly text: string }): Promise<void> {
  const file = await create(order)
  try {
    add(file, order.text)
  } catch (cause) {
    await remove(order).catch(() => undefined)
    throw cause
  }
}

/** Only a file that was written whole can be added to: lines without a head would mean nothing. */
function opened(name: string): OpenFile {
  const file = files.get(name)
  if (file === undefined) throw new DOMException('this file is not open', 'NotFoundError')
  return file
}

function close(name: string): void {
  files.get(name)?.handle.close()
  files.delete(name)
}

/**
 * All or, by the checksum of its last line, nothing that counts: the next line is written over what is left of one that
 * failed. Nothing is cut off, and the file keeps its name: one that is given while the phone is full may be lost with
 * the log of names.
 */
function add(file: OpenFile, text: string): void {
  const bytes = encoder.encode(text)
  let done = 0
  while (done < bytes.length) {
    const written = file.handle.write(bytes.subarray(done), { at: file.end + done })
    if (written <= 0) throw new DOMException('no room for a line', 'QuotaExceededError')
    done += written
  }
  file.handle.flush()
  file.end += done
}

/**
 * Emptied first: Chromium never adds to its count of the bytes in use what comes through these handles, but takes off
 * the size of a file that goes. In the next visit the count stood below nothing, was read as 2^32, and every write of
 * the app was refused (docs/decisions/0022).
 */
async function remove({ folder: path, name }: SpareOrder): Promise<void> {
  close(name)
  const there = await folder(path)
  const handle = await (await there.getFileHandle(name)).createSyncAccessHandle()
  try {
    handle.truncate(0)
    handle.flush()
  } finally {
    handle.close()
  }
  await there.removeEntry(name)
}

async function obey(order: SpareOrder): Promise<void> {
  switch (order.kind) {
    case 'write':
      await writeWhole({ ...order, text: order.text })
      return
    case 'append':
      add(opened(order.name), order.text)
      return
    case 'close':
      close(order.name)
      return
    case 'remove':
      await remove(order)
  }
}

async function answer(order: SpareOrder): Promise<SpareReply> {
  try {
    await obey(order)
    return { number: order.number, problem: null }
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : 'UnknownError'
    const message = cause instanceof Error ? cause.message : String(cause)
    return { number: order.number, problem: { name, message } }
  }
}

// One order after the other, in the order in which they came.
let last: Promise<unknown> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<SpareOrder>) => {
  last = last.then(async () => self.postMessage(await answer(data)))
})
