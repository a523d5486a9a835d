// Writes spare files in the browser's private file system: a synchronous handle each, flushed after every line.
import type { SpareOrder, SpareReply } from './orders.ts'

declare const self: DedicatedWorkerGlobalScope

const handles = new Map<string, FileSystemSyncAccessHandle>()
const encoder = new TextEncoder()

async function folder(path: string): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(path, { create: true })
}

/** Only ever a new file: one that is there may hold the only copy of something, and is never cut off. */
async function create({ folder: path, name }: SpareOrder): Promise<FileSystemSyncAccessHandle> {
  close(name)
  const file = await (await folder(path)).getFileHandle(name, { create: true })
  const handle = await file.createSyncAccessHandle()
  if (handle.getSize() > 0) {
    handle.close()
    throw new DOMException('this file has been written', 'InvalidModificationError')
  }
  handles.set(name, handle)
  return handle
}

/** What could not be written whole takes no room on a full phone. */
async function writeWhole(order: SpareOrder & { readonly text: string }): Promise<void> {
  const handle = await create(order)
  try {
    writeAt(handle, 0, order.text)
  } catch (cause) {
    close(order.name)
    await (await folder(order.folder)).removeEntry(order.name).catch(() => undefined)
    throw cause
  }
}

/** Only a file that was written whole can be added to: lines without a head would mean nothing. */
function opened(name: string): FileSystemSyncAccessHandle {
  const handle = handles.get(name)
  if (handle === undefined) throw new DOMException('this file is not open', 'NotFoundError')
  return handle
}

function close(name: string): void {
  handles.get(name)?.close()
  handles.delete(name)
}

/** All or, by the checksum of its last line, nothing that counts. */
function writeAt(handle: FileSystemSyncAccessHandle, at: number, text: string): void {
  const bytes = encoder.encode(text)
  let done = 0
  while (done < bytes.length) {
    const written = handle.write(bytes.subarray(done), { at: at + done })
    if (written <= 0) throw new DOMException('no room for a line', 'QuotaExceededError')
    done += written
  }
  handle.flush()
}

/** A line that failed half-way must not stand in the way of the next one. */
function appendTo(handle: FileSystemSyncAccessHandle, text: string): void {
  const end = handle.getSize()
  try {
    writeAt(handle, end, text)
  } catch (cause) {
    handle.truncate(end)
    throw cause
  }
}

async function obey(order: SpareOrder): Promise<void> {
  switch (order.kind) {
    case 'write':
      await writeWhole({ ...order, text: order.text })
      return
    case 'append':
      appendTo(opened(order.name), order.text)
      return
    case 'close':
      close(order.name)
      return
    case 'remove':
      close(order.name)
      await (await folder(order.folder)).removeEntry(order.name)
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
