// A file of the app out of the cache, whole: one that is damaged fails at its end, when half of it was handed over.
import { isSound } from './isSound.ts'

/** The page names the files of its release; that of another one must not come among ours. */
export const isOfRelease = (page: string, files: ReadonlySet<string>): boolean =>
  [...page.matchAll(/"(\/assets\/[^"]+)"/g)].every(([, file]) => files.has(file ?? ''))

/** What is there of it can be read to its end. */
async function isWhole(cache: Cache, key: Request): Promise<boolean> {
  try {
    // Not the one that is handed over, nor a copy of it: the browser's own notes of a script come with that alone.
    const again = await cache.match(key) // nothing: the browser has thrown a damaged one away meanwhile
    await again?.arrayBuffer()
    return again !== undefined
  } catch {
    return false
  }
}

/** From the network, and into the cache in its place; `files`: the addresses of this release. */
async function fetchAnew(
  cache: Cache,
  key: Request,
  files: ReadonlySet<string>,
): Promise<Response> {
  const response = await fetch(key.url, { cache: 'reload', credentials: 'same-origin' })
  const isPage = response.headers.get('Content-Type')?.includes('html') === true
  const isOurs = !isPage || isOfRelease(await response.clone().text(), files)
  if (isOurs && isSound(key.url, response) && !response.redirected)
    await cache.put(key, response.clone()).catch(() => undefined) // a full phone has it from the network
  return response
}

/** `cached` if all of it is there, else the file from the network; where that fails too, `cached` has to do. */
export async function wholeFile(
  cacheName: string,
  key: Request,
  cached: Response,
  files: ReadonlySet<string>,
): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await isWhole(cache, key)) ? cached : fetchAnew(cache, key, files).catch(() => cached)
}
