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

/** Milliseconds after a start in which a log would be closed. */
const patience = 2_500

async function start(lab: Lab, profile: string): Promise<KillableBrowser> {
  const browser = await startBrowser(profile)
  await browser.page.addInitScript(countFilling)
  await openPage(browser.page, lab.url, new Acks())
  await ask(browser.page).boot()
  return browser
}

/** Megabytes that the start after this end of a visit has written to close the log. */
export async function filledAfter(lab: Lab, end: string): Promise<number> {
  const profile = lab.folder()
  const first = await start(lab, profile)
  await pause(patience)
  await endsOfVisits[end]?.(first)
  const next = await start(lab, profile)
  const filled = (): Promise<number> => next.page.evaluate(() => window.filled ?? 0)
  await until(async () => (await filled()) > 4_000_000, patience)
  const bytes = await filled()
  await next.kill()
  return bytes / 1_000_000
}
