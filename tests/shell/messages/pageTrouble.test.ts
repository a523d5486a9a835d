// When a part of the app is missing: a reload if it can help and nothing is at stake, else a word.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMayReload } from '@/app/mayReload.ts'
import { usePageTrouble } from '@/shell/messages/pageTrouble.ts'

const reload = vi.fn()
let page = new EventTarget()

const server = vi.fn<() => Promise<{ ok: boolean }>>()

function open(isThere: boolean): void {
  page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', page)
  // What the phone says of its network is not asked: a club's often leads nowhere.
  vi.stubGlobal('navigator', { onLine: true })
  server.mockImplementation(() =>
    isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch')),
  )
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  setActivePinia(createPinia())
  usePageTrouble().watchParts()
}
async function missPart(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => reload.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('with a server and nothing at stake the page reloads, once', async () => {
  open(true)
  await missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  await missPart()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(usePageTrouble().trouble).toBe('broken')
})

test('without a server it never reloads: the page that is here may be all there is', async () => {
  open(false)
  await missPart()
  expect(reload).not.toHaveBeenCalled()
  expect(usePageTrouble().trouble).toBe('broken')
})

test('in a battle it never reloads, and after the battle it may', async () => {
  open(true)
  const release = useMayReload().holdWhile(() => true)
  await missPart()
  expect(reload).not.toHaveBeenCalled()
  release()
  await missPart()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a screen that does not come without a server is waited for, without a message', async () => {
  open(false)
  page.dispatchEvent(new Event('vite:preloadError'))
  expect(await usePageTrouble().screenMissing()).toBe(true)
  await missPart()
  expect(usePageTrouble().trouble).toBeNull()
  expect(await usePageTrouble().retry()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a screen that the server does not have is not waited for', async () => {
  open(true)
  expect(await usePageTrouble().screenMissing()).toBe(false)
})

test('the screen that was missing opens by a reload when the server is back', async () => {
  open(true)
  expect(await usePageTrouble().retry()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})
