// Reading a backup beside the screen: how long the worker may take, and from when on.
import { expect, test, vi } from 'vitest'
import { refused } from '@/core/result.ts'
import { readBackOwn, readBackupFile } from '@/storage/backup/readInWorker.ts'
import { newestWorker, useSaidWorkers } from '@tests/platform/support/saidWorker.ts'

useSaidWorkers()

const tooSlow = refused({ code: 'slow' })

function reading(megabytes = 1) {
  const over = vi.fn()
  const shares: number[] = []
  const file = new Blob(['x'.repeat(megabytes * 1_000_000)])
  void readBackupFile(file, (share) => shares.push(share)).then(over)
  return { file, over, shares, worker: newestWorker() }
}

test('a worker that is slow to start has its two seconds from when it is there', async () => {
  const { file, over, worker: own } = reading()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(own.got).toEqual([])
  own.say('ready')
  expect(own.got).toEqual([file])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(tooSlow)
})

test('a slow phone that gets on with a file is left to it; one that is stuck is not', async () => {
  const { over, shares, worker: own } = reading()
  own.say('ready')
  for (const share of [0.25, 0.5, 0.75]) {
    await vi.advanceTimersByTimeAsync(1_900)
    own.say({ share })
  }
  expect(shares).toEqual([0.25, 0.5, 0.75])
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(over).toHaveBeenCalledWith(tooSlow)
})

test('a larger file has two seconds more for each megabyte above two', async () => {
  const { over, worker: own } = reading(3)
  own.say('ready')
  await vi.advanceTimersByTimeAsync(3_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(tooSlow)
})

test('a backup that was just made may take as long as the phone needs to be read back', async () => {
  const over = vi.fn()
  void readBackOwn(new Blob(['x'])).then(over)
  const own = newestWorker()
  own.say('ready')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(tooSlow)
})
