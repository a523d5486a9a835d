// A worker that says what the test says, on a clock that the test turns.
import { afterEach, beforeEach, vi } from 'vitest'
import type { WorkerWord } from '@/platform/worker/answering.ts'

let all: SaidWorker[] = []

export class SaidWorker {
  onmessage: ((word: { data: WorkerWord<unknown> }) => void) | null = null
  onerror: (() => void) | null = null
  readonly got: unknown[] = []
  isStopped = false
  constructor() {
    all.push(this)
  }
  postMessage = (what: unknown): void => void this.got.push(what)
  terminate = (): void => void (this.isStopped = true)
  say = (data: WorkerWord<unknown>): void => this.onmessage?.({ data })
}

/** How many were started in this test. */
export const startedWorkers = (): number => all.length

export function newestWorker(): SaidWorker {
  const worker = all.at(-1)
  if (worker === undefined) throw new Error('no worker was started')
  return worker
}

/** Every worker that the tests of this file start is one of these. */
export function useSaidWorkers(): void {
  beforeEach(() => {
    all = []
    vi.useFakeTimers()
    vi.stubGlobal('Worker', SaidWorker)
    vi.stubGlobal('window', {})
    vi.stubGlobal('location', new URL('http://here/'))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
