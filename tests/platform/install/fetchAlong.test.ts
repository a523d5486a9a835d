// The page's part in the first installation: sound files into the cache, until it meets the worker.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAlong } from '@/platform/install/fetchAlong.ts'
import type { File } from '@/platform/install/installAll.ts'

const cached = new Map<string, Response>()
const asked: string[] = []
let answer = (): Response => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

beforeEach(() => {
  cached.clear()
  asked.length = 0
  answer = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })
  const cache = {
    match: (key: string) => Promise.resolve(cached.get(key)),
    put: (key: string, response: Response) => Promise.resolve(void cached.set(key, response)),
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', (url: string, { cache: mode }: RequestInit) => {
    asked.push(`${url} ${String(mode)}`)
    return Promise.resolve(answer())
  })
})
afterEach(() => vi.unstubAllGlobals())

const files = Array.from({ length: 20 }, (_, n): File => {
  const url = `http://here/assets/${String(n)}.js`
  return [url, n === 0 ? `${url}?revision` : url]
})

test('every file is cached under its key, and one whose name may stay the same comes past the browser’s cache', async () => {
  await fetchAlong('precache', files)
  expect([...cached.keys()]).toEqual(files.map(([, key]) => key))
  expect(asked[0]).toBe('http://here/assets/0.js reload')
  expect(asked[1]).toBe('http://here/assets/1.js default')
})

test('a file that is there ends it: from here on the worker has been', async () => {
  cached.set(files[6]?.[1] ?? '', answer())
  await fetchAlong('precache', files)
  expect(asked.length).toBeLessThan(12)
})

test.each([
  [
    'a page in place of a script',
    () => new Response('', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['what is missing', () => new Response('', { status: 404 })],
])('%s is not cached', async (_, wrong) => {
  answer = wrong
  await fetchAlong('precache', files)
  expect(cached.size).toBe(0)
})

test('what fails is left to the worker', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(fetchAlong('precache', files)).resolves.toBeUndefined()
})
