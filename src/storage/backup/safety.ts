// Safety copies: what was here before everything was replaced, kept on the phone beside the database.

/** Not one of the service worker's caches: repairing the app's files must leave it alone. */
const cacheName = 'aide-de-camp-safety'
const folderName = 'safety'
const mostCopies = 3

export interface SafetyCopy {
  /** `2026-01-31T12:04:00.000Z`, which sorts by time. */
  readonly name: string
  readonly text: () => Promise<string>
}

interface Shelf {
  readonly put: (name: string, text: string) => Promise<void>
  readonly names: () => Promise<string[]>
  readonly text: (name: string) => Promise<string>
  readonly remove: (name: string) => Promise<void>
}

/** File names may not hold a colon everywhere. */
const toFile = (name: string): string => `${name.replaceAll(':', '-')}.json`
const fromFile = (file: string): string =>
  file.replace(/\.json$/, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')

/** The browser's private file system; throws where there is none, or none that a page can write. */
async function fileShelf(): Promise<Shelf> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  if (!('createWritable' in FileSystemFileHandle.prototype)) throw new Error('no writable files')
  return {
    put: async (name, text) => {
      const file = await folder.getFileHandle(toFile(name), { create: true })
      const stream = await file.createWritable() // the file changes only when it is closed
      await stream.write(text)
      await stream.close()
    },
    names: async () => {
      const found: string[] = []
      for await (const file of folder.keys()) if (file.endsWith('.json')) found.push(fromFile(file))
      return found
    },
    text: async (name) => (await (await folder.getFileHandle(toFile(name))).getFile()).text(),
    remove: (name) => folder.removeEntry(toFile(name)),
  }
}

async function cacheShelf(): Promise<Shelf> {
  const cache = await caches.open(cacheName)
  const address = (name: string): string => `/safety/${encodeURIComponent(name)}`
  return {
    put: (name, text) => cache.put(address(name), new Response(text)),
    names: async () =>
      (await cache.keys()).map(({ url }) =>
        decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)),
      ),
    text: async (name) => (await (await cache.match(address(name)))?.text()) ?? '',
    remove: async (name) => {
      await cache.delete(address(name))
    },
  }
}

const openShelf = (): Promise<Shelf> => fileShelf().catch(cacheShelf)

/** Keeps a copy, and the newest three of them. Throws if there is no room: then nothing may be replaced. */
export async function keepSafetyCopy(text: string, now: Date): Promise<SafetyCopy> {
  const shelf = await openShelf()
  const name = now.toISOString()
  await shelf.put(name, text)
  const old = (await shelf.names()).sort().slice(0, -mostCopies)
  for (const each of old) await shelf.remove(each)
  return { name, text: () => shelf.text(name) }
}

/** The newest first; none where the browser keeps nothing of the kind. */
export async function safetyCopies(): Promise<SafetyCopy[]> {
  try {
    const shelf = await openShelf()
    const names = (await shelf.names()).sort().reverse()
    return names.map((name) => ({ name, text: () => shelf.text(name) }))
  } catch {
    return []
  }
}
