/// <reference lib="webworker" />
// The service worker: every file of one release from the cache, nothing from the network.
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

/** Some hosts answer for a missing file with a page: as a script it would break the app for good. */
const isWhatItIsCalled = (address: string, type: string): boolean =>
  !/\.(?:js|css)$/.test(new URL(address).pathname) || /javascript|css/.test(type)

addPlugins([
  {
    cacheWillUpdate: ({ request, response }) => {
      const isGood =
        response.ok && isWhatItIsCalled(request.url, response.headers.get('Content-Type') ?? '')
      return Promise.resolve(isGood ? response : null)
    },
  },
])
cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/assets\//] }),
)

// A new release waits until the user says so: taking over at once would break open pages.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
