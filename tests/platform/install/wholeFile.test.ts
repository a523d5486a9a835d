// A damaged file of the app: from the network, and whole in the cache from then on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOfRelease, wholeFile } from '@/platform/install/wholeFile.ts'

const stored = new Map<string, () => Response>()
const key = new Request('https://here/assets/app-1.js')
const code = { headers: { 'Content-Type': 'text/javascript' } }

/** As Chromium answers for a file whose sum is wrong: it begins, and fails at its end. */
const damaged = (): Response =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('let half'))
        body.error(new TypeError('checksum'))
      },
    }),
    code,
  )

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        match: ({ url }: Request) => Promise.resolve(stored.get(url)?.()),
        put: async ({ url }: Request, response: Response) => {
          const text = await response.text()
          stored.set(url, () => new Response(text, code))
        },
      }),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const network = (answer: () => Response): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
}

test('a whole file is handed over as it is', async () => {
  stored.set(key.url, () => new Response('whole', code))
  network(() => new Response('other', code))
  const cached = new Response('whole', code)
  expect(await wholeFile('files', key, cached, new Set())).toBe(cached)
})

test('a damaged one comes from the network, and is whole from then on', async () => {
  stored.set(key.url, damaged)
  network(() => new Response('whole', code))
  expect(await (await wholeFile('files', key, damaged(), new Set())).text()).toBe('whole')
  expect(await stored.get(key.url)?.().text()).toBe('whole')
})

test('one that the browser throws away as soon as it is looked at is damaged too', async () => {
  network(() => new Response('whole', code))
  expect(await (await wholeFile('files', key, damaged(), new Set())).text()).toBe('whole')
})

test('a page in place of a script does not come into the cache', async () => {
  stored.set(key.url, damaged)
  network(() => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }))
  await wholeFile('files', key, damaged(), new Set())
  await expect(stored.get(key.url)?.().text()).rejects.toThrow('checksum')
})

test('without a network there is what there was', async () => {
  stored.set(key.url, damaged)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const cached = damaged()
  expect(await wholeFile('files', key, cached, new Set())).toBe(cached)
})

test('the page of another release names files that are not ours', () => {
  const page = '<script src="/assets/app-1.js"></script>'
  expect(isOfRelease(page, new Set(['/assets/app-1.js']))).toBe(true)
  expect(isOfRelease(page, new Set(['/assets/app-2.js']))).toBe(false)
})
