// The installation of a release: all its files or none, several at a time, those of the open room first.

/** An address, and the key that it has in the cache. */
export type File = readonly [url: string, cacheKey: string]

/** Fetches a file into the cache, unless it is there; rejects if it is not to be had. */
type Fetch<E> = (url: string, cacheKey: string, event: E) => Promise<void>

/** At once: as many as a browser asks of one host over HTTP/1.1, and two more where it is newer. */
const atOnce = 8

/**
 * The files by their distance behind the last of the named ones before them. The list has the parts of a room behind
 * what opens it (scripts/build/precacheOrder.ts): what the user may need next comes before what is elsewhere.
 */
export function nearestFirst(files: readonly File[], named: readonly string[]): readonly File[] {
  const open = new Set(named)
  let distance = files.length
  return files
    .map((file) => {
      distance = open.has(file[0]) ? 0 : distance + 1
      return { file, distance }
    })
    .sort((one, other) => one.distance - other.distance)
    .map(({ file }) => file)
}

export function installAll<E>(files: readonly File[], fetchFile: Fetch<E>) {
  let waiting = files
  let hasFailed = false

  async function fetchNext(event: E): Promise<void> {
    const [next, ...rest] = waiting
    if (next === undefined || hasFailed) return
    waiting = rest
    try {
      await fetchFile(...next, event)
    } catch (cause) {
      hasFailed = true // the others need not go on: without this file there is no release
      throw cause
    }
    await fetchNext(event)
  }

  return {
    /** Resolves when every file is in the cache, rejects with the first that is not to be had. */
    begin: async (event: E): Promise<void> => {
      await Promise.all(Array.from({ length: atOnce }, () => fetchNext(event)))
    },
    /** What is still to come, the last first: for a page that helps from the other end. */
    fromTheEnd: (): readonly File[] => [...waiting].reverse(),
    /** What a page has open; of what is still to come its neighbours are next. */
    putFirst: (named: readonly string[]): void => {
      const left = new Set(waiting)
      waiting = nearestFirst(files, named).filter((file) => left.has(file))
    },
  }
}
