// The worker of the second journal: what it may do to files that are there.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SpareOrder, SpareReply, SpareWork } from '@/storage/spare/orders.ts'

/** Bytes that still fit on the phone. */
let room = Number.POSITIVE_INFINITY
let files = new Map<string, string>()
/** What was removed, with the bytes it had then. */
let removed: [string, number][] = []

const handleOf = (name: string) => ({
  getSize: () => files.get(name)?.length ?? 0,
  truncate: (size: number) => files.set(name, (files.get(name) ?? '').slice(0, size)),
  write: (bytes: Uint8Array, { at }: { at: number }) => {
    const part = bytes.subarray(0, room)
    room -= part.length
    files.set(name, (files.get(name) ?? '').slice(0, at) + new TextDecoder().decode(part))
    return part.length
  },
  flush: () => undefined,
  close: () => undefined,
})

const folder = {
  getFileHandle: (name: string) => {
    if (!files.has(name)) files.set(name, '')
    return Promise.resolve({ createSyncAccessHandle: () => Promise.resolve(handleOf(name)) })
  },
  removeEntry: (name: string) => {
    removed.push([name, files.get(name)?.length ?? -1])
    return Promise.resolve(void files.delete(name))
  },
}

let order: (work: SpareWork) => Promise<SpareReply>

beforeEach(async () => {
  files = new Map()
  removed = []
  room = Number.POSITIVE_INFINITY
  const getDirectoryHandle = () => Promise.resolve(folder)
  const getDirectory = () => Promise.resolve({ getDirectoryHandle })
  vi.stubGlobal('navigator', { storage: { getDirectory } })
  let hear: (event: { data: SpareOrder }) => void = () => undefined
  let answer: (reply: SpareReply) => void = () => undefined
  vi.stubGlobal('self', {
    addEventListener: (_kind: string, listener: typeof hear) => (hear = listener),
    postMessage: (reply: SpareReply) => answer(reply),
  })
  vi.resetModules()
  await vi.importActual('@/storage/spare/spare.worker.ts') // a worker's types are not those of a page
  order = (work) =>
    new Promise((resolve) => {
      answer = resolve
      hear({ data: { ...work, number: 1, folder: 'spare' } })
    })
})
afterEach(() => vi.unstubAllGlobals())

test('a file that is there is not written over', async () => {
  files.set('live~one~1~1', 'the only copy\n')
  const { problem } = await order({ kind: 'write', name: 'live~one~1~1', text: 'short\n' })
  expect(problem?.name).toBe('InvalidModificationError')
  expect(files.get('live~one~1~1')).toBe('the only copy\n')
})

test('a new file that finds no room leaves nothing behind', async () => {
  room = 3
  const { problem } = await order({ kind: 'write', name: 'live~one~1~2', text: 'too long\n' })
  expect(problem?.name).toBe('QuotaExceededError')
  expect(files.has('live~one~1~2')).toBe(false)
})

test('lines are added behind what was written', async () => {
  await order({ kind: 'write', name: 'live~one~1~2', text: 'head\n' })
  expect((await order({ kind: 'append', name: 'live~one~1~2', text: 'line\n' })).problem).toBeNull()
  expect(files.get('live~one~1~2')).toBe('head\nline\n')
})

test('what is left of a line that failed is written over by the next one, and nothing is cut off', async () => {
  const name = 'live~one~1~2'
  await order({ kind: 'write', name, text: 'head\n' })
  room = 4
  expect((await order({ kind: 'append', name, text: 'a line\n' })).problem?.name).toBe(
    'QuotaExceededError',
  )
  expect(files.get(name)).toBe('head\na li')
  room = 100
  expect((await order({ kind: 'append', name, text: 'a line\n' })).problem).toBeNull()
  expect(files.get(name)).toBe('head\na line\n')
})

test('a file is emptied before it goes: the browser counts what goes and not what comes', async () => {
  const name = 'rest~one~1~2'
  await order({ kind: 'write', name, text: 'head\n' })
  await order({ kind: 'close', name })
  expect((await order({ kind: 'remove', name })).problem).toBeNull()
  expect(removed).toEqual([[name, 0]])
})
