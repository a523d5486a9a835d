// Second copies in the Cache API, for browsers without a private file system: whole files, every ten lines.
import type { SpareDrive } from './drive.ts'

/** Not one of the service worker's caches: repairing the app's files must leave it alone. */
const spareCache = 'aide-de-camp-spare'

/** A cached answer can only be replaced whole, so lines are gathered first. */
const linesAtOnce = 10

const addressOf = (name: string): string => `/spare/${encodeURIComponent(name)}`

interface Draft {
  text: string
  waiting: number
}

/** Whole files in the cache. */
export function cachedFiles(storage: CacheStorage) {
  const open = (): Promise<Cache> => storage.open(spareCache)
  return {
    names: async (): Promise<string[]> => {
      const requests = await (await open()).keys()
      return requests.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)))
    },
    read: async (name: string): Promise<string | null> =>
      (await (await (await open()).match(addressOf(name)))?.text()) ?? null,
    put: async (name: string, text: string): Promise<void> =>
      (await open()).put(addressOf(name), new Response(text)),
    remove: async (name: string): Promise<void> => {
      await (await open()).delete(addressOf(name))
    },
  }
}

export function cacheDrive(): SpareDrive | null {
  if (typeof caches === 'undefined') return null
  const files = cachedFiles(caches)
  const drafts = new Map<string, Draft>()

  const settle = async (name: string): Promise<void> => {
    const draft = drafts.get(name)
    if (draft === undefined || draft.waiting === 0) return
    const { waiting } = draft
    await files.put(name, draft.text)
    draft.waiting -= waiting
  }
  return {
    isLineByLine: false,
    names: files.names,
    read: files.read,
    write: async (name, text) => {
      drafts.set(name, { text, waiting: 0 })
      await files.put(name, text)
    },
    append: async (name, text) => {
      const draft = drafts.get(name) ?? { text: (await files.read(name)) ?? '', waiting: 0 }
      drafts.set(name, draft)
      draft.text += text
      draft.waiting += 1
      if (draft.waiting >= linesAtOnce) await settle(name)
    },
    close: async (name) => {
      // What another tab has removed meanwhile does not come back by being closed.
      if ((await files.read(name)) !== null) await settle(name)
      drafts.delete(name)
    },
    remove: async (name) => {
      drafts.delete(name)
      await files.remove(name)
    },
    flush: async () => {
      await Promise.all([...drafts.keys()].map(settle))
    },
  }
}
