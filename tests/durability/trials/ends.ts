// What a visit leaves to the next start: one that ended in order nothing, a killed one a log that must be closed.
import { startBrowser, type KillableBrowser } from '../browser.ts'
import { Acks, ask, openPage, type Lab } from '../lab.ts'
import { pause, until } from '../pause.ts'

export const endsOfVisits: Readonly<Record<string, (browser: KillableBrowser) => Promise<void>>> = {
  /** The page goes away; some moments later so does the browser. */
  'another page': async ({ page, close }) => {
    await page.goto('about:blank')
    await pause(1_000)
    await close()
  },
  'a closed tab': async ({ page, newPage, close }) => {
    await newPage() // a browser without any tab ends
    await page.close({ runBeforeUnload: true })
    await pause(1_000)
    await close()
  },
  /** The browser ends with it. */
  'a closed last tab': async ({ page, close }) => {
    await page.close({ runBeforeUnload: true })
    await pause(1_000)
    await close()
  },
  /** Ended from outside, as by the system. */
  'a closed browser': ({ close }) => close(),
  'a killed browser': ({ kill }) => kill(),
}

declare global {
  interface Window {
    /** Bytes that were written to no other end than to close a log. */
    filled?: number
  }
}

const countFilling = (): void => {
  const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value as (
    ...given: readonly unknown[]
  ) => IDBRequest
  window.filled = 0
  IDBObjectStore.prototype.put = function (...given: readonly unknown[]) {
    const [value] = given
    if (value instanceof Uint8Array) window.filled = (window.filled ?? 0) + value.length
    return Reflect.apply(put, this, given) as IDBRequest<IDBValidKey>
  }
}

const witness = 'witness'

/** A page asks in its last moment for one word more than the app does; whether that is written is up to the browser. */
const leaveWord = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onupgradeneeded = () => opening.result.createObjectStore(name)
    opening.onerror = () => reject(new Error('no witness'))
    opening.onsuccess = () => {
      addEventListener('pagehide', () => {
        const writing = opening.result.transaction(name, 'readwrite', { durability: 'strict' })
        writing.objectStore(name).put(1, 1)
        writing.commit()
      })
      resolve()
    }
  })

const foundWord = (name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(new Error('no witness'))
    opening.onsuccess = () => {
      const reading = opening.result.transaction(name).objectStore(name).count()
      reading.onsuccess = () => resolve(reading.result > 0)
    }
  })

/** Milliseconds after a start in which a log would be closed. */
const patience = 2_500

async function start(lab: Lab, profile: string): Promise<KillableBrowser> {
  const browser = await startBrowser(profile)
  await browser.page.addInitScript(countFilling)
  await openPage(browser.page, lab.url, new Acks())
  await ask(browser.page).boot()
  return browser
}

export interface AfterEnd {
  /** Megabytes that the next start has written to close the log. */
  readonly filled: number
  /** Whether the page's last moment was long enough for what it asked for to be written. */
  readonly hadLastWord: boolean
}

/** What the start after this end of a visit finds and does. */
export async function afterEnd(lab: Lab, end: string): Promise<AfterEnd> {
  const profile = lab.folder()
  const first = await start(lab, profile)
  await pause(patience)
  await first.page.evaluate(leaveWord, witness)
  await endsOfVisits[end]?.(first)
  const next = await start(lab, profile)
  const filled = (): Promise<number> => next.page.evaluate(() => window.filled ?? 0)
  await until(async () => (await filled()) > 4_000_000, patience)
  const bytes = await filled()
  const hadLastWord = await next.page.evaluate(foundWord, witness)
  await next.kill()
  return { filled: bytes / 1_000_000, hadLastWord }
}
