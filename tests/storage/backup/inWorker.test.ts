// Work on backups beside the screen: how long the worker may take, from when on, and how it is given up.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refused } from '@/core/result.ts'
import { kinds } from '@/kinds.ts'
import { inWorker, readBackOwn, readBackupFile } from '@/storage/backup/inWorker.ts'
import { useKinds } from '@/storage/kindList.ts'
import { newestWorker, useSaidWorkers } from '@tests/platform/support/saidWorker.ts'

useSaidWorkers()
beforeEach(() => useKinds(kinds, 'http://here/backup.worker.js'))
afterEach(() => useKinds(kinds))

const tooSlow = refused({ code: 'slow' })

function reading(megabytes = 1) {
  const over = vi.fn()
  const shares: number[] = []
  const file = new Blob(['x'.repeat(megabytes * 1_000_000)])
  const giving = new AbortController()
  const watching = { tell: (share: number) => void shares.push(share), signal: giving.signal }
  void readBackupFile(file, watching).then(over, over)
  return { file, over, shares, giving, worker: newestWorker() }
}

test('a worker that is slow to start has its two seconds from when it is there', async () => {
  const { file, over, worker: own } = reading()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(own.got).toEqual([])
  own.say('ready')
  expect(own.got).toEqual([{ job: 'read', asked: file }])
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

test('a file that is given up is read no further, and nothing is said of it', async () => {
  const { over, giving, worker: own } = reading()
  own.say('ready')
  giving.abort()
  await vi.advanceTimersByTimeAsync(1)
  expect(own.isStopped).toBe(true)
  expect(over).toHaveBeenCalledWith(giving.signal.reason)
})

test('a worker that breaks has not read the file', async () => {
  const { over, worker: own } = reading()
  own.say('failed')
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(refused({ code: 'failed' }))
})

test('work on what is kept here may take as long as the phone needs', async () => {
  const over = vi.fn()
  void inWorker('preview', []).then(over)
  const own = newestWorker()
  own.say('ready')
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(over).not.toHaveBeenCalled()
  const answer = { plans: {}, here: 0 }
  own.say({ answer: ok(answer) })
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(answer)
})

test.each([
  ['changed', ''],
  ['quota', 'storage: quota'],
])('what went wrong is told with its reason: %s', async (problem, message) => {
  const over = vi.fn()
  inWorker('preview', []).catch(over)
  const own = newestWorker()
  own.say('ready')
  own.say({ answer: refused(problem) })
  await vi.advanceTimersByTimeAsync(1)
  expect(over.mock.calls).toMatchObject([[{ message }]])
})

test('a backup that was just made may take as long as the phone needs to be read back', async () => {
  const over = vi.fn()
  void readBackOwn(new Blob(['x'])).then(over)
  newestWorker().say('ready')
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(over).not.toHaveBeenCalled()
})
