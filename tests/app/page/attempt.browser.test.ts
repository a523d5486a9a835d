// What has to reach the phone's memory: told when it does not, and tried again with all that follows.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '@/words/index.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { attempt, attemptInTurn } from '@/app/page/attempt.ts'

beforeEach(() => speak('en'))
afterEach(() => void (toasts.value = []))

const fails = (): Promise<string> => Promise.reject(new Error('full'))

test('what follows comes after a success', async () => {
  const then = vi.fn()
  expect(await attempt(() => Promise.resolve('done'), then)).toBe('done')
  expect(then.mock.calls).toEqual([['done']])
  expect(toasts.value).toEqual([])
})

test('a second try that succeeds is followed as well, once', async () => {
  const action = vi.fn(fails)
  const then = vi.fn()
  expect(await attempt(action, then)).toBeNull()
  expect(then).not.toHaveBeenCalled()
  action.mockResolvedValueOnce('late')
  toasts.value[0]?.action?.run()
  await expect.poll(() => then.mock.calls).toEqual([['late']])
})

test('what fails afterwards is not taken for a failed write: nothing is written twice', async () => {
  const action = vi.fn(() => Promise.resolve(1))
  await expect(attempt(action, fails)).rejects.toThrow('full')
  expect(toasts.value).toEqual([])
  expect(action).toHaveBeenCalledOnce()
})

test('one at a time: a double tap does nothing', async () => {
  let end = (): void => undefined
  const slow = attempt(() => new Promise<void>((resolve) => (end = resolve)))
  const action = vi.fn(() => Promise.resolve(1))
  expect(await attempt(action)).toBeNull()
  end()
  await slow
  expect(action).not.toHaveBeenCalled()
})

/** An action that goes on until it is ended. */
function slowOne() {
  let end = (): void => undefined
  const ended = attempt(() => new Promise<void>((resolve) => (end = resolve)))
  return { ended, end: () => end() }
}

test('what comes later than a double tap while another runs is told to be undone', async () => {
  const { ended, end } = slowOne()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
  expect(await attempt(() => Promise.resolve(1))).toBeNull()
  clock.mockRestore()
  expect(toasts.value.map(({ text }) => text)).toEqual([
    'This was not done: something before it was still being saved. Do it once more.',
  ])
  end()
  await ended
})

test('what its screen takes as done waits its turn, one after the other', async () => {
  const { ended, end } = slowOne()
  const order: string[] = []
  const say = (word: string) => () => Promise.resolve(void order.push(word))
  const both = [attemptInTurn(say('one')), attemptInTurn(say('two'))]
  await Promise.resolve()
  expect(order).toEqual([])
  end()
  await Promise.all([ended, ...both])
  expect(order).toEqual(['one', 'two'])
})

test('a second try waits as well: its message is gone', async () => {
  const action = vi.fn(fails)
  await attempt(action)
  const { ended, end } = slowOne()
  action.mockResolvedValueOnce('late')
  toasts.value[0]?.action?.run()
  end()
  await ended
  await expect.poll(() => action.mock.calls.length).toBe(2)
})
