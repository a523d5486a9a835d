// A list that several screens look at together: one watch, which lasts as long as one of them is there.
import { expect, test, vi } from 'vitest'
import { watchedList } from '@/app/watchedList.ts'
import { StorageFailure } from '@/storage/failure.ts'

type Tell = (cards: readonly string[]) => void

function listOf() {
  const running = new Set<{ readonly tell: Tell; readonly fail: (cause: unknown) => void }>()
  const watching = vi.fn((tell: Tell, fail: (cause: unknown) => void) => {
    const watch = { tell, fail }
    running.add(watch)
    return { stop: () => void running.delete(watch) }
  })
  return { list: watchedList(watching), watching, running }
}

test('the first who goes does not end it for the other', () => {
  const { list, watching, running } = listOf()
  list.show()
  list.show()
  expect(watching).toHaveBeenCalledOnce()
  list.stop()
  for (const { tell } of running) tell(['Wagram'])
  expect(list.cards.value).toEqual(['Wagram'])
  list.stop()
  expect(running.size).toBe(0)
  list.show()
  expect(running.size).toBe(1)
})

test('after a failure it begins again, once, for all who look', () => {
  const { list, running } = listOf()
  list.show()
  for (const { fail } of running) fail(new StorageFailure('not-writer'))
  expect(list.failure.value).toBe('not-writer')
  list.again()
  expect(list.failure.value).toBeNull()
  expect(running.size).toBe(1)
  list.stop()
  expect(running.size).toBe(0)
})
