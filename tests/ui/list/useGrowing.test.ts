// A long list of battalions: some rows first, then the rest, and never again in parts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope, type Ref } from 'vue'
import { useGrowing } from '@/ui/list/useGrowing.ts'

let scope: EffectScope
let total: Ref<number>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('history', { state: null })
  scope = effectScope()
  total = ref(0)
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function growing(steps?: Parameters<typeof useGrowing>[1]): ReturnType<typeof useGrowing> {
  const list = scope.run(() => useGrowing(() => total.value, steps))
  if (list === undefined) throw new Error('the scope is over')
  return list
}

test('some rows come first, and the rest without anybody asking', async () => {
  const { shown, isWhole } = growing()
  total.value = 20
  await nextTick()
  expect([shown.value, isWhole.value]).toEqual([4, false])
  await vi.advanceTimersToNextTimerAsync()
  expect([shown.value, isWhole.value]).toEqual([8, false])
  await vi.runAllTimersAsync()
  expect([shown.value, isWhole.value]).toEqual([20, true])
})

const oneByOne = { first: 0, part: 1, keepsPlace: false } as const

test('what is dear to draw can come one by one, also where somebody has been', async () => {
  vi.stubGlobal('history', { state: { scroll: { left: 0, top: 900 } } })
  total.value = 3
  const { shown, isWhole } = growing(oneByOne)
  const seen = [shown.value]
  while (!isWhole.value) {
    await vi.advanceTimersToNextTimerAsync()
    seen.push(shown.value)
  }
  expect(seen).toEqual([0, 1, 2, 3])
})

test('what is left can be asked for at once', async () => {
  total.value = 3
  const { shown, drawWhole } = growing(oneByOne)
  drawWhole()
  expect(shown.value).toBe(3)
  await nextTick()
  expect(vi.getTimerCount()).toBe(0)
})

test('a battalion that is added to a whole list is there at once', async () => {
  const { shown } = growing()
  total.value = 20
  await nextTick()
  await vi.runAllTimersAsync()
  total.value = 30
  expect(shown.value).toBe(30)
  expect(vi.getTimerCount()).toBe(0)
})

test('an army that was empty draws what is added at once', async () => {
  const { shown, isWhole } = growing()
  expect(isWhole.value).toBe(true)
  total.value = 1
  await nextTick()
  total.value = 12
  expect(shown.value).toBe(12)
})

test('whoever comes back finds the whole list, so that the place can be the same', () => {
  vi.stubGlobal('history', { state: { scroll: { left: 0, top: 900 } } })
  total.value = 20
  expect(growing().shown.value).toBe(20)
})

test('a screen that is left draws nothing more', async () => {
  growing()
  total.value = 20
  await nextTick()
  scope.stop()
  expect(vi.getTimerCount()).toBe(0)
})
