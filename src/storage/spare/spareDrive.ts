// The place where second copies live in this browser, and the mirror of them.
import { failureOf, unlessSilent } from '../failure.ts'
import { cachedFiles, cacheDrive } from './cacheDrive.ts'
import type { SpareDrive } from './drive.ts'
import { isMirrorName } from './names.ts'
import { opfsDrive } from './opfsDrive.ts'

let drive: Promise<SpareDrive | null> | undefined

/** A cache that is only full or slow is a place; one that the browser forbids is none. */
async function allowedCache(): Promise<SpareDrive | null> {
  const drive = cacheDrive()
  try {
    await drive?.names()
  } catch (cause) {
    if (failureOf(cause) === 'forbidden') return null
  }
  return drive
}

// A second place for second copies, beside the private file system: plain files in the Cache API.

/** What can be read of two places; a place that cannot be listed has nothing, unless neither can. */
async function namesOfBoth(first: Promise<string[]>, second: Promise<string[]>): Promise<string[]> {
  const [one, other] = await Promise.allSettled([first, second])
  if (one.status === 'rejected' && other.status === 'rejected') throw one.reason
  return [one, other].flatMap((listed) => (listed.status === 'fulfilled' ? listed.value : []))
}

/** Milliseconds after which a cache that says nothing, as on a phone that was full, has failed. */
const silentMirror = 20_000

/**
 * The drive with the mirror's files among its own. The names of private files stand in a log that a power cut can spoil
 * together with the database's; the cache keeps each file, and the list of them, in files of their own. It does not
 * flush them, so what is written there is safe from a power cut only when the disk has got round to it.
 */
function withMirror(drive: SpareDrive): SpareDrive {
  if (typeof caches === 'undefined') return drive
  const mirror = cachedFiles(caches)
  const answered = <T>(work: Promise<T>): Promise<T> => unlessSilent(work, silentMirror)
  const mirrored = async (): Promise<string[]> =>
    (await answered(mirror.names())).filter(isMirrorName)
  return {
    ...drive,
    hasMirror: true,
    names: () => namesOfBoth(drive.names(), mirrored()),
    read: (name) => (isMirrorName(name) ? answered(mirror.read(name)) : drive.read(name)),
    write: (name, text) =>
      isMirrorName(name) ? answered(mirror.put(name, text)) : drive.write(name, text),
    close: (name) => (isMirrorName(name) ? Promise.resolve() : drive.close(name)),
    remove: (name) => (isMirrorName(name) ? answered(mirror.remove(name)) : drive.remove(name)),
  }
}

async function choose(): Promise<SpareDrive | null> {
  const drive = await opfsDrive()
  return drive === null ? allowedCache() : withMirror(drive)
}

/** The best this browser has; null if it has nothing of the kind. */
export function spareDrive(): Promise<SpareDrive | null> {
  drive ??= choose()
  return drive
}
