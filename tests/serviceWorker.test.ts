// The service worker: it takes its files from one release, and a new release takes over only when it is told to.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => undefined,
  PrecacheRoute: vi.fn(),
  PrecacheController: class {
    strategy = { handleAll: () => [] }
    addToCacheList = () => undefined
    getURLsToCacheKeys = () => new Map<string, string>()
    createHandlerBoundToURL = () => () => undefined
    activate = () => Promise.resolve()
  },
}))
vi.mock('workbox-routing', () => ({
  NavigationRoute: vi.fn(),
  registerRoute: () => undefined,
  setCatchHandler: (handler: Catch) => (caught = handler),
}))

type Catch = (of: { request: Request }) => Promise<Response>

// By name only: its types are those of a worker and do not go together with a page's.
const source = '/src/sw.ts'
let caught: Catch | null = null
const skipWaiting = vi.fn(() => Promise.resolve())
let worker = new EventTarget()

beforeEach(async () => {
  skipWaiting.mockClear()
  worker = Object.assign(new EventTarget(), { skipWaiting, __WB_MANIFEST: [] })
  vi.stubGlobal('self', worker)
  vi.resetModules()
  await import(/* @vite-ignore */ source)
})
afterEach(() => vi.unstubAllGlobals())

test('a new release waits until the user says so', () => {
  for (const moment of ['install', 'activate'])
    worker.dispatchEvent(Object.assign(new Event(moment), { waitUntil: () => undefined }))
  worker.dispatchEvent(new MessageEvent('message', { data: 'something else' }))
  expect(skipWaiting).not.toHaveBeenCalled()
  worker.dispatchEvent(new MessageEvent('message', { data: 'take-over' }))
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})

test('where the cache throws the network is asked', async () => {
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(new Response(url)))
  const answer = await caught?.({ request: new Request('https://here/index.html') })
  expect(await answer?.text()).toBe('https://here/index.html')
})
