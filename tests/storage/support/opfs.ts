// A private file system in memory, flushed line by line, for the place where the browser has one.
import type { SpareDrive } from '@/storage/spare/drive.ts'

/** What `vi.mock` gives in the place of opfsDrive.ts; `files` outlives the page. */
export function fakeOpfs(files: Map<string, string>): { opfsDrive: () => Promise<SpareDrive> } {
  const drive: SpareDrive = {
    isLineByLine: true,
    names: () => Promise.resolve([...files.keys()]),
    read: (name) => Promise.resolve(files.get(name) ?? null),
    write: (name, text) => Promise.resolve(void files.set(name, text)),
    append: (name, text) => Promise.resolve(void files.set(name, (files.get(name) ?? '') + text)),
    close: () => Promise.resolve(),
    remove: (name) => Promise.resolve(void files.delete(name)),
    flush: () => Promise.resolve(),
  }
  return { opfsDrive: () => Promise.resolve(drive) }
}
