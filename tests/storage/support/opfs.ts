// A private file system in memory, flushed line by line, for the place where the browser has one.
import { vi } from 'vitest'
import type { SpareDrive } from '@/storage/spare/drive.ts'

/** Beside the fake cache; before the storage modules are imported. `files` outlives the page. */
export function fakePrivateFiles(): Map<string, string> {
  const files = new Map<string, string>()
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
  vi.doMock('@/storage/spare/opfsDrive.ts', () => ({ opfsDrive: () => Promise.resolve(drive) }))
  return files
}
