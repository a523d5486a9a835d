// The queue of edits: every edit is stored in order, and a failed write is told, kept and tried again.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newArmy, type Edit } from '@/games/eagles/rules/index.ts'
import { useArmyWrites } from '@/games/eagles/screens/builder/armyWrites.ts'

const editArmy = vi.hoisted(() => vi.fn<(id: string, edits: readonly Edit[]) => Promise<null>>())
vi.mock('@/storage/index.ts', async (original) => ({ ...(await original<object>()), editArmy }))

const rename = (name: string): Edit => ({ kind: 'armyName', name })

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  editArmy.mockReset().mockResolvedValue(null)
})
afterEach(() => vi.useRealTimers())

test('an edit is handed to the database in the same breath', () => {
  useArmyWrites().add('a', [rename('One')])
  expect(editArmy).toHaveBeenCalledWith('a', [rename('One')])
})

test('edits made during a write are stored together after it, in order', async () => {
  const writes = useArmyWrites()
  writes.add('a', [rename('One')])
  writes.add('a', [rename('Two')])
  writes.add('a', [rename('Three')])
  expect(writes.state).toBe('saving')
  await vi.runAllTimersAsync()
  expect(editArmy.mock.calls).toEqual([
    ['a', [rename('One')]],
    ['a', [rename('Two'), rename('Three')]],
  ])
  expect(writes.state).toBe('saved')
})

test('a failed write is told, kept and tried again until it succeeds', async () => {
  const writes = useArmyWrites()
  editArmy
    .mockRejectedValueOnce(new Error('connection lost'))
    .mockRejectedValueOnce(new Error('again'))
  writes.add('a', [rename('One')])
  await vi.advanceTimersByTimeAsync(10)
  expect(writes.state).toBe('failed')
  expect(writes.withPending('a', newArmy('french')).name).toBe('One')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(writes.state).toBe('failed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(writes.state).toBe('saved')
  expect(editArmy).toHaveBeenCalledTimes(3)
})

test('an edit made while writing fails waits its turn and is not lost', async () => {
  const writes = useArmyWrites()
  editArmy.mockRejectedValueOnce(new Error('no'))
  writes.add('a', [rename('One')])
  await vi.advanceTimersByTimeAsync(10)
  writes.add('a', [rename('Two')])
  expect(editArmy).toHaveBeenCalledTimes(1)
  await writes.retryNow()
  expect(editArmy).toHaveBeenLastCalledWith('a', [rename('One'), rename('Two')])
  expect(writes.state).toBe('saved')
})

test('edits of another army never go to the first one', async () => {
  const writes = useArmyWrites()
  editArmy.mockRejectedValueOnce(new Error('no'))
  writes.add('a', [rename('One')])
  writes.add('b', [rename('Two')])
  await vi.advanceTimersByTimeAsync(10)
  await writes.retryNow()
  expect(editArmy.mock.calls.slice(1)).toEqual([
    ['a', [rename('One')]],
    ['b', [rename('Two')]],
  ])
})

test('a full phone is recognised even inside a wrapped error', async () => {
  const writes = useArmyWrites()
  const full = Object.assign(new Error('aborted'), {
    inner: new DOMException('full', 'QuotaExceededError'),
  })
  editArmy.mockRejectedValueOnce(full)
  writes.add('a', [rename('One')])
  await vi.advanceTimersByTimeAsync(10)
  expect(writes.isFull).toBe(true)
})
