/// <reference lib="webworker" />
// The service worker: every file of one release from the cache, nothing from the network.
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { installAll } from './worker/installAll.ts'

declare const self: ServiceWorkerGlobalScope

/** Some hosts answer for a missing file with a page: as a script it would break the app for good. */
const isWhatItIsCalled = (address: string, type: string): boolean =>
  !/\.(?:js|css)$/.test(new URL(address).pathname) || /javascript|css/.test(type)

const files = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const isGood =
          response.ok && isWhatItIsCalled(request.url, response.headers.get('Content-Type') ?? '')
        return Promise.resolve(isGood ? response : null)
      },
    },
  ],
})
cleanupOutdatedCaches()
files.addToCacheList(self.__WB_MANIFEST)
const install = installAll<ExtendableEvent>(
  [...files.getURLsToCacheKeys()],
  async (url, cacheKey, event) => {
    // A file whose name changes with what is in it may come from the browser's own cache.
    const cache = cacheKey === url ? 'default' : 'reload'
    const request = new Request(url, { cache, credentials: 'same-origin' })
    await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }))
  },
)
self.addEventListener('install', (event) => event.waitUntil(install.begin(event)))
self.addEventListener('activate', (event) => void files.activate(event))
registerRoute(new PrecacheRoute(files))
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: [/^\/assets\//] }),
)

self.addEventListener('message', ({ data }: { data: unknown }) => {
  // A new release waits until the user says so: taking over at once would break open pages.
  if (data === 'take-over') void self.skipWaiting()
  else if (Array.isArray(data)) install.putFirst(data.map(String))
})
