/// <reference lib="webworker" />
// The service worker: every file of one release from the cache, nothing from the network.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

cleanupOutdatedCaches()
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/assets\//] }),
)

// A new release waits until the user says so: taking over at once would break open pages.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
})
