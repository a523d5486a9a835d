/// <reference lib="webworker" />
// The service worker: every file of one release from the cache, from the network only what is damaged there.
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { installAll } from './platform/install/installAll.ts'
import { putShared, shareAddress } from './platform/arrivals/sharedBox.ts'
import { isSound } from './platform/install/isSound.ts'
import { wholeFile } from './platform/install/wholeFile.ts'

declare const self: ServiceWorkerGlobalScope

/** Of this release, as a page names them. */
const addresses = (): ReadonlySet<string> =>
  new Set([...files.getURLsToCacheKeys().keys()].map((url) => new URL(url).pathname))

const files = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isSound(request.url, response) ? response : null),
      cachedResponseWillBeUsed: async ({ cacheName, request, cachedResponse }) =>
        cachedResponse && wholeFile(cacheName, request, cachedResponse, addresses()),
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

// A cache that cannot be read at all has nothing: the network may have it.
setCatchHandler(({ request }) => fetch(request))

registerRoute(
  ({ url }) => url.pathname === shareAddress,
  async ({ request }) => {
    // What cannot be kept is not there when the page looks, and the page says so.
    await putShared(await request.formData()).catch(() => undefined)
    return Response.redirect('/#/arrived', 303)
  },
  'POST',
)

self.addEventListener('message', ({ data, ports }) => {
  const said: unknown = data
  // A new release waits until the user says so: taking over at once would break open pages.
  if (said === 'take-over') void self.skipWaiting()
  if (!Array.isArray(said)) return
  install.putFirst(said.map(String))
  ports[0]?.postMessage([files.strategy.cacheName, install.fromTheEnd()])
})
