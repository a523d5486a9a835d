// The second journal in the private file system: how long its worker may be silent.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SpareDrive } from '@/storage/spare/drive.ts'
import { opfsDrive } from '@/storage/spare/opfsDrive.ts'

class SilentWorker {
  addEventListener = (): void => undefined
  postMessage = (): void => undefined
  terminate = (): void => undefined
}

async function driveHere(): Promise<SpareDrive> {
  const drive = await opfsDrive()
  if (drive === null) throw new Error('no private file system')
  return drive
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SilentWorker)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('http://here/'))
  const getDirectory = () => Promise.resolve({ getDirectoryHandle: () => Promise.resolve({}) })
  vi.stubGlobal('navigator', { storage: { getDirectory } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that is silent over a line for four seconds is taken for dead', async () => {
  const over = vi.fn()
  const drive = await driveHere()
  drive.append('live~one~1~1', 'a line').catch(over)
  await vi.advanceTimersByTimeAsync(4_100)
  expect(over).toHaveBeenCalledOnce()
})

test('a whole database on its way to a file has as long as it needs', async () => {
  const over = vi.fn()
  const drive = await driveHere()
  drive.write('before~~2~1', 'x'.repeat(10_000_000)).catch(over)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(over).toHaveBeenCalledOnce()
})
