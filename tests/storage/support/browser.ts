// What node lacks of a browser: locks, a cache, localStorage, a page that can be hidden. As small as the tests allow.
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

class FakeCache {
  readonly files = new Map<string, string>()
  keys = (): Promise<{ url: string }[]> =>
    Promise.resolve([...this.files.keys()].map((path) => ({ url: `http://here${path}` })))
  match = (path: string): Promise<Response | undefined> => {
    const text = this.files.get(path)
    return Promise.resolve(text === undefined ? undefined : new Response(text))
  }
  put = async (path: string, response: Response): Promise<void> => {
    this.files.set(path, await response.text())
  }
  delete = (path: string): Promise<boolean> => Promise.resolve(this.files.delete(path))
}

type Holder = (lock: object | null) => Promise<unknown> | null

class FakeLocks {
  private readonly held = new Map<string, { steal: () => void }>()

  request = async (name: string, second: unknown, third?: Holder): Promise<unknown> => {
    const options = typeof second === 'function' ? {} : (second as Record<string, boolean>)
    const hold = (third ?? second) as Holder
    const holder = this.held.get(name)
    if (holder !== undefined && options['steal'] === true) holder.steal()
    else if (holder !== undefined && 'signal' in options) throw new DOMException('', 'TimeoutError')
    else if (holder !== undefined) return hold(null)
    return this.grant(name, hold)
  }

  private grant(name: string, hold: Holder): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own = { steal: () => reject(new DOMException('stolen', 'AbortError')) }
      this.held.set(name, own)
      void hold({ name })?.then((value) => {
        if (this.held.get(name) === own) this.held.delete(name)
        resolve(value)
      })
    })
  }
}

export interface FakeBrowser {
  readonly files: Map<string, string>
  readonly remembered: Map<string, string>
  readonly hide: () => void
}

/** Before the storage modules are imported. */
export function fakeBrowser({ locks = true, cache = true } = {}): FakeBrowser {
  const store = new FakeCache()
  const remembered = new Map<string, string>()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const databases = new IDBFactory()
  Dexie.dependencies.indexedDB = databases
  vi.stubGlobal('indexedDB', databases)
  vi.stubGlobal('navigator', locks ? { locks: new FakeLocks() } : {})
  vi.stubGlobal('document', page)
  vi.stubGlobal('caches', cache ? { open: () => Promise.resolve(store) } : undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => void remembered.set(key, value),
  })
  const hide = (): void => {
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { files: store.files, remembered, hide }
}
