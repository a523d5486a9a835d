// A worker of our own, seen from the page: when it is asked, how long it may take, and what becomes of one that fails.
import { describe, expect, test, vi } from 'vitest'
import { askOnce, ownWorker, type WorkerTrouble } from '@/platform/worker/ownWorker.ts'
import {
  newestWorker,
  startedWorkers,
  useSaidWorkers,
  type SaidWorker,
} from '../support/saidWorker.ts'

useSaidWorkers()

const address = '/assets/some.worker.js'
const how = { patience: 1_000, orElse: (trouble: WorkerTrouble) => trouble }
type Answers = (asked: string) => number
const open = () => ownWorker<Answers>(address)

/** Asks a worker that has just started, and hears its answer. */
async function askFirst(worker: ReturnType<typeof open>, value = 1): Promise<unknown> {
  const answer = worker.ask('one', how)
  newestWorker().say('ready')
  newestWorker().say({ answer: value })
  return answer
}

describe('a worker', () => {
  test('starts with the first question and hears it when it is there', async () => {
    const worker = open()
    expect(startedWorkers()).toBe(0)
    const answer = worker.ask('one', how)
    expect(newestWorker().got).toEqual([])
    newestWorker().say('ready')
    expect(newestWorker().got).toEqual(['one'])
    newestWorker().say({ answer: 1 })
    expect(await answer).toBe(1)
  })

  test('is asked again without starting anew, at once', async () => {
    const worker = open()
    await askFirst(worker)
    const second = worker.ask('two', how)
    expect(newestWorker().got).toEqual(['one', 'two'])
    newestWorker().say({ answer: 2 })
    expect(await second).toBe(2)
    expect(startedWorkers()).toBe(1)
  })

  test('that answered in time is not stopped by the patience of that question', async () => {
    await askFirst(open())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(newestWorker().isStopped).toBe(false)
  })

  test.each([
    ['broken by its question', (worker: SaidWorker) => worker.say('failed')],
    ['that does not even start', (worker: SaidWorker) => worker.onerror?.()],
  ])('%s has failed, and the next question starts another', async (_what, fail) => {
    const worker = open()
    const first = worker.ask('one', how)
    const broken = newestWorker()
    fail(broken)
    expect(await first).toBe('failed')
    expect(broken.isStopped).toBe(true)
    expect(await askFirst(worker, 2)).toBe(2)
    expect(newestWorker()).not.toBe(broken)
  })

  test('that tells how far it is has its patience anew each time', async () => {
    const shares: number[] = []
    const answer = open().ask('one', { ...how, tell: (share) => shares.push(share) })
    newestWorker().say('ready')
    await vi.advanceTimersByTimeAsync(900)
    newestWorker().say({ share: 0.5 })
    await vi.advanceTimersByTimeAsync(999)
    expect(newestWorker().isStopped).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('slow')
    expect(newestWorker().isStopped).toBe(true)
    expect(shares).toEqual([0.5])
  })

  test('that was stopped does no harm to the next one when its error comes late', async () => {
    const worker = open()
    const first = worker.ask('one', how)
    const broken = newestWorker()
    broken.say('failed')
    await first
    const second = worker.ask('two', how)
    broken.onerror?.()
    newestWorker().say('ready')
    newestWorker().say({ answer: 2 })
    expect(await second).toBe(2)
  })

  test('that says more after its answer is not stopped for it', async () => {
    await askFirst(open())
    newestWorker().say({ share: 1 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(newestWorker().isStopped).toBe(false)
  })

  test('that is stopped leaves nobody waiting', async () => {
    const worker = open()
    const answer = worker.ask('one', how)
    worker.stop()
    expect(await answer).toBe('failed')
  })
})

test('a worker for one question is stopped after its answer', async () => {
  const answer = askOnce<Answers, WorkerTrouble>(address, 'one', how)
  newestWorker().say('ready')
  newestWorker().say({ answer: 1 })
  expect(await answer).toBe(1)
  expect(newestWorker().isStopped).toBe(true)
})
