// Safety copies: what was here before everything was replaced, kept on the phone beside the database.

/** Not one of the service worker's caches: repairing the app's files must leave it alone. */
const cacheName = 'aide-de-camp-safety'
const folderName = 'safety'
const mostCopies = 3

export interface SafetyCopy {
  /** `2026-01-31T12:04:00.000Z`, which sorts by time. */
  readonly name: string
  /** Of a file of it; it may be packed. */
  readonly ending: string
  readonly file: () => Promise<Blob>
}

interface Shelf {
  readonly put: (file: string, copy: Blob) => Promise<void>
  readonly files: () => Promise<string[]>
  readonly read: (file: string) => Promise<Blob>
  readonly remove: (file: string) => Promise<void>
}

const endings = /\.json(?:\.gz)?$/

/** File names may not hold a colon everywhere. */
const fileOf = (now: Date, { type }: Blob): string =>
  `${now.toISOString().replaceAll(':', '-')}.json${type === 'application/gzip' ? '.gz' : ''}`

const copyOf = ({ read }: Shelf, file: string): SafetyCopy => ({
  name: file.replace(endings, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
  ending: endings.exec(file)?.[0] ?? '.json',
  file: () => read(file),
})

/** The browser's private file system; throws where there is none, or none that a page can write. */
async function fileShelf(): Promise<Shelf> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  if (!('createWritable' in FileSystemFileHandle.prototype)) throw new Error('no writable files')
  return {
    put: async (name, copy) => {
      const file = await folder.getFileHandle(name, { create: true })
      try {
        const stream = await file.createWritable() // the file changes only when it is closed
        await stream.write(copy)
        await stream.close()
      } catch (cause) {
        await folder.removeEntry(name).catch(() => undefined) // an empty one is no copy
        throw cause
      }
    },
    files: async () => {
      const found: string[] = []
      for await (const file of folder.keys()) if (endings.test(file)) found.push(file)
      return found
    },
    read: async (file) => (await folder.getFileHandle(file)).getFile(),
    remove: (file) => folder.removeEntry(file),
  }
}

async function cacheShelf(): Promise<Shelf> {
  const cache = await caches.open(cacheName)
  const address = (file: string): string => `/safety/${encodeURIComponent(file)}`
  return {
    put: (file, copy) => cache.put(address(file), new Response(copy)),
    files: async () =>
      (await cache.keys()).map(({ url }) =>
        decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)),
      ),
    read: async (file) => (await (await cache.match(address(file)))?.blob()) ?? new Blob(),
    remove: async (file) => {
      await cache.delete(address(file))
    },
  }
}

const openShelf = (): Promise<Shelf> => fileShelf().catch(cacheShelf)

const newestFirst = (one: string, other: string): number => (one < other ? 1 : -1)

/** Keeps a copy, and the newest three of them. Throws if there is no room: then nothing may be replaced. */
export async function keepSafetyCopy(copy: Blob, now: Date): Promise<SafetyCopy> {
  const shelf = await openShelf()
  const file = fileOf(now, copy)
  await shelf.put(file, copy)
  const old = (await shelf.files()).sort(newestFirst).slice(mostCopies)
  for (const each of old) await shelf.remove(each)
  return copyOf(shelf, file)
}

/** The newest first; none where the browser keeps nothing of the kind. */
export async function safetyCopies(): Promise<SafetyCopy[]> {
  try {
    const shelf = await openShelf()
    return (await shelf.files()).sort(newestFirst).map((file) => copyOf(shelf, file))
  } catch {
    return []
  }
}
