// The worker's own side of a question and its answer.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, type WorkerWord } from '@/platform/worker/answering.ts'

type Hear = (message: { data: string }) => void

const said: WorkerWord<unknown>[] = []
const reported = vi.fn()
const scope: { onmessage?: Hear; postMessage: (word: WorkerWord<unknown>) => void } = {
  postMessage: (word) => said.push(word),
}

beforeEach(() => {
  said.length = 0
  vi.stubGlobal('self', scope)
  vi.stubGlobal('reportError', reported)
})
afterEach(() => vi.unstubAllGlobals())

test('it says that it is there, how far it is, and the answer', async () => {
  answering((asked: string, tell) => {
    tell(0.5)
    return `${asked}!`
  })
  expect(said).toEqual(['ready'])
  scope.onmessage?.({ data: 'one' })
  await vi.waitFor(() => expect(said).toEqual(['ready', { share: 0.5 }, { answer: 'one!' }]))
})

test('a question that breaks it is told, and the next one is answered', async () => {
  answering(async (asked: string) => {
    await Promise.resolve()
    if (asked === 'bad') throw new Error('no')
    return asked
  })
  scope.onmessage?.({ data: 'bad' })
  await vi.waitFor(() => expect(said).toEqual(['ready', 'failed']))
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('no'))
  scope.onmessage?.({ data: 'good' })
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ answer: 'good' }))
})
