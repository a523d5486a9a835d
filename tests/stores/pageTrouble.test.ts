// When a part of the app is missing: a reload if it can help and nothing is at stake, else a word.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMayReload } from '@/stores/mayReload.ts'
import { usePageTrouble } from '@/stores/pageTrouble.ts'

const reload = vi.fn()
let page = new EventTarget()

function open(onLine: boolean): void {
  page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  setActivePinia(createPinia())
  usePageTrouble().watchParts()
}
const missPart = () => page.dispatchEvent(new Event('vite:preloadError'))

beforeEach(() => reload.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('online and with nothing at stake the page reloads, once', () => {
  open(true)
  missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(usePageTrouble().trouble).toBe('broken')
})

test('offline it never reloads: the page that is here may be all there is', () => {
  open(false)
  missPart()
  expect(reload).not.toHaveBeenCalled()
  expect(usePageTrouble().trouble).toBe('broken')
})

test('in a battle it never reloads, and after the battle it may', () => {
  open(true)
  const release = useMayReload().holdWhile(() => true)
  missPart()
  expect(reload).not.toHaveBeenCalled()
  release()
  missPart()
  expect(reload).toHaveBeenCalledTimes(1)
})
