// Second copies in the Cache API, for browsers without a private file system: whole files, every ten lines.
import type { SpareDrive } from './drive.ts'

/** Not one of the service worker's caches: repairing the app's files must leave it alone. */
export const spareCache = 'aide-de-camp-spare'

/** A cached answer can only be replaced whole, so lines are gathered first. */
const linesAtOnce = 10

const addressOf = (name: string): string => `/spare/${encodeURIComponent(name)}`

interface Draft {
  text: string
  waiting: number
}

async function names(): Promise<string[]> {
  const cache = await caches.open(spareCache)
  const requests = await cache.keys()
  return requests.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)))
}

async function read(name: string): Promise<string | null> {
  const cache = await caches.open(spareCache)
  return (await (await cache.match(addressOf(name)))?.text()) ?? null
}

async function put(name: string, text: string): Promise<void> {
  const cache = await caches.open(spareCache)
  await cache.put(addressOf(name), new Response(text))
}

async function remove(name: string): Promise<void> {
  const cache = await caches.open(spareCache)
  await cache.delete(addressOf(name))
}

export function cacheDrive(): SpareDrive | null {
  if (typeof caches === 'undefined') return null
  const drafts = new Map<string, Draft>()

  const settle = async (name: string): Promise<void> => {
    const draft = drafts.get(name)
    if (draft === undefined || draft.waiting === 0) return
    draft.waiting = 0
    await put(name, draft.text)
  }
  return {
    isLineByLine: false,
    names,
    read,
    write: async (name, text) => {
      drafts.set(name, { text, waiting: 0 })
      await put(name, text)
    },
    append: async (name, text) => {
      const draft = drafts.get(name) ?? { text: (await read(name)) ?? '', waiting: 0 }
      drafts.set(name, draft)
      draft.text += text
      draft.waiting += 1
      if (draft.waiting >= linesAtOnce) await settle(name)
    },
    close: async (name) => {
      await settle(name)
      drafts.delete(name)
    },
    remove: async (name) => {
      drafts.delete(name)
      await remove(name)
    },
    flush: async () => {
      await Promise.all([...drafts.keys()].map(settle))
    },
  }
}
