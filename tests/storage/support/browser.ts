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

interface LockWords {
  readonly ifAvailable?: boolean
  readonly steal?: boolean
  readonly signal?: AbortSignal
}

interface Held {
  readonly steal: () => void
  readonly over: Promise<unknown>
}

class FakeLocks {
  private readonly held = new Map<string, Held>()

  request = async (name: string, second: LockWords | Holder, third?: Holder): Promise<unknown> => {
    const words = typeof second === 'function' ? {} : second
    const hold = typeof second === 'function' ? second : (third ?? (() => null))
    if (words.steal === true) this.held.get(name)?.steal()
    else if (words.ifAvailable === true && this.held.has(name)) return hold(null)
    else await this.untilFree(name, words.signal)
    return this.grant(name, hold)
  }

  query = (): Promise<{ held: { name: string }[] }> =>
    Promise.resolve({ held: [...this.held.keys()].map((name) => ({ name })) })

  private async untilFree(name: string, signal?: AbortSignal): Promise<void> {
    for (let holder = this.held.get(name); holder !== undefined; holder = this.held.get(name)) {
      const tired = new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError'))),
      )
      await Promise.race([holder.over, tired])
    }
  }

  private grant(name: string, hold: Holder): Promise<unknown> {
    let steal = (): void => undefined
    const stolen = new Promise((_, reject) => {
      steal = () => reject(new DOMException('stolen', 'AbortError'))
    })
    const work = Promise.resolve(hold({ name }))
    const over = Promise.race([work, stolen]).finally(() => {
      if (this.held.get(name) === own) this.held.delete(name)
    })
    const own: Held = { steal, over: over.catch(() => undefined) }
    this.held.set(name, own)
    return over
  }
}

export interface FakeBrowser {
  readonly files: Map<string, string>
  readonly remembered: Map<string, string>
  readonly hide: () => void
}

const realTimer = globalThis.setTimeout
let phones = 0

/** A phone that was put away does nothing later: its storage would be the next one's by then. */
function timersOfOnePhone(): (work: () => void, milliseconds?: number) => NodeJS.Timeout {
  const own = (phones += 1)
  return (work, milliseconds) =>
    realTimer(() => {
      if (own === phones) work()
    }, milliseconds)
}

/** Before the storage modules are imported. */
export function fakeBrowser({ locks = true, cache = true } = {}): FakeBrowser {
  vi.stubGlobal('setTimeout', timersOfOnePhone())
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
