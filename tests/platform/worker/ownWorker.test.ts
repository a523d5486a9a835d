// A worker of our own, seen from the page: when it is asked, how long it may take, and what becomes of one that fails.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorkerWord } from '@/platform/worker/answering.ts'
import { askOnce, ownWorker, type WorkerTrouble } from '@/platform/worker/ownWorker.ts'

/** A worker that says what the test says. */
class SaidWorker {
  static all: SaidWorker[] = []
  onmessage: ((word: { data: WorkerWord<number> }) => void) | null = null
  onerror: (() => void) | null = null
  readonly got: unknown[] = []
  isStopped = false
  constructor() {
    SaidWorker.all.push(this)
  }
  postMessage = (what: unknown): void => void this.got.push(what)
  terminate = (): void => void (this.isStopped = true)
  say = (data: WorkerWord<number>): void => this.onmessage?.({ data })
}

beforeEach(() => {
  SaidWorker.all = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', SaidWorker)
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', new URL('http://here/'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const address = '/assets/some.worker.js'
const how = { patience: 1_000, orElse: (trouble: WorkerTrouble) => trouble }
const newest = (): SaidWorker => {
  const worker = SaidWorker.all.at(-1)
  if (worker === undefined) throw new Error('no worker was started')
  return worker
}
type Answers = (asked: string) => number
const open = () => ownWorker<Answers>(address)

describe('a worker', () => {
  test('starts with the first question and hears it when it is there', async () => {
    const worker = open()
    expect(SaidWorker.all).toHaveLength(0)
    const answer = worker.ask('one', how)
    expect(newest().got).toEqual([])
    newest().say('ready')
    expect(newest().got).toEqual(['one'])
    newest().say({ answer: 1 })
    expect(await answer).toBe(1)
  })

  test('is asked again without starting anew, at once', async () => {
    const worker = open()
    const first = worker.ask('one', how)
    newest().say('ready')
    newest().say({ answer: 1 })
    await first
    const second = worker.ask('two', how)
    expect(newest().got).toEqual(['one', 'two'])
    newest().say({ answer: 2 })
    expect(await second).toBe(2)
    expect(SaidWorker.all).toHaveLength(1)
  })

  test('that answered in time is not stopped by the patience of that question', async () => {
    const worker = open()
    const answer = worker.ask('one', how)
    newest().say('ready')
    newest().say({ answer: 1 })
    await answer
    await vi.advanceTimersByTimeAsync(5_000)
    expect(newest().isStopped).toBe(false)
  })

  test.each([
    ['broken by its question', (worker: SaidWorker) => worker.say('failed')],
    ['that does not even start', (worker: SaidWorker) => worker.onerror?.()],
  ])('%s has failed, and the next question starts another', async (_what, fail) => {
    const worker = open()
    const first = worker.ask('one', how)
    const broken = newest()
    fail(broken)
    expect(await first).toBe('failed')
    expect(broken.isStopped).toBe(true)
    const second = worker.ask('two', how)
    expect(newest()).not.toBe(broken)
    newest().say('ready')
    newest().say({ answer: 2 })
    expect(await second).toBe(2)
  })

  test('that tells how far it is has its patience anew each time', async () => {
    const shares: number[] = []
    const answer = open().ask('one', { ...how, tell: (share) => shares.push(share) })
    newest().say('ready')
    await vi.advanceTimersByTimeAsync(900)
    newest().say({ share: 0.5 })
    await vi.advanceTimersByTimeAsync(999)
    expect(newest().isStopped).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toBe('slow')
    expect(newest().isStopped).toBe(true)
    expect(shares).toEqual([0.5])
  })

  test('that was stopped does no harm to the next one when its error comes late', async () => {
    const worker = open()
    const first = worker.ask('one', how)
    const broken = newest()
    broken.say('failed')
    await first
    const second = worker.ask('two', how)
    broken.onerror?.()
    newest().say('ready')
    newest().say({ answer: 2 })
    expect(await second).toBe(2)
  })

  test('that says more after its answer is not stopped for it', async () => {
    const worker = open()
    const answer = worker.ask('one', how)
    newest().say('ready')
    newest().say({ answer: 1 })
    await answer
    newest().say({ share: 1 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(newest().isStopped).toBe(false)
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
  newest().say('ready')
  newest().say({ answer: 1 })
  expect(await answer).toBe(1)
  expect(newest().isStopped).toBe(true)
})
