// The page's part in the first installation: Chromium lets a worker fetch three files at a time, and a page six.
import type { File } from './installAll.ts'
import { isSound } from './isSound.ts'

/** At once, beside the worker's own three. */
const atOnce = 4

/**
 * Fetches files into the cache of that name, in this order, until it comes upon one that is there: the worker comes from
 * the other end. The worker looks whether all of them are there; what fails here it fetches itself.
 */
export async function fetchAlong(cacheName: string, files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const waiting = files.values()
  let isMet = false
  async function fetchNext(): Promise<void> {
    for (const [url, cacheKey] of waiting) {
      if (isMet || (await cache.match(cacheKey)) !== undefined) break
      const response = await fetch(url, { cache: url === cacheKey ? 'default' : 'reload' })
      if (isSound(url, response) && !response.redirected) await cache.put(cacheKey, response)
    }
    isMet = true
  }
  await Promise.allSettled(Array.from({ length: atOnce }, fetchNext))
}
