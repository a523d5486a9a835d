// A browser whose settings forbid the app to keep anything: told as that, and there is a way into the app.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '../support/browser.ts'
import { beginRace, freshPage, nth, putAway, type StoragePage } from '../support/page.ts'

let browser: FakeBrowser
let page: StoragePage

const security = (): DOMException => new DOMException('it is denied', 'SecurityError')
const refuse = (): never => {
  throw security()
}

/** As Chromium answers: the database has a name for any trouble, and says only in words what it is. */
function databaseByLetter(): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const onerror: (event: object) => void = () => {}
    const message = 'The user denied permission to access the database.'
    const request = { error: new DOMException(message, 'UnknownError'), onerror }
    const event = { target: request, preventDefault: () => {}, stopPropagation: () => {} }
    setTimeout(() => request.onerror(event), 0)
    return request as never
  })
}

/** As Firefox answers. */
const databaseAtOnce = (): void => void vi.spyOn(indexedDB, 'open').mockImplementation(refuse)

function forbidAllElse(): void {
  const no = (): Promise<never> => Promise.reject(security())
  Object.assign(navigator, {
    locks: { request: no, query: no },
    storage: { getDirectory: no },
  })
  vi.stubGlobal('caches', { open: no })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
}

beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(async () => {
  await putAway(browser)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

for (const [who, forbid] of [
  ['Chromium', databaseByLetter],
  ['Firefox', databaseAtOnce],
] as const)
  test(`with the words of ${who} the reason is named, and a battle is played from memory`, async () => {
    forbid()
    forbidAllElse()
    page = await freshPage()
    expect(await page.boot()).toEqual({ kind: 'shut', why: 'forbidden' })
    expect(await (await page.exportRaw()).text()).toContain('"rows":0')
    await page.playInMemory()
    const { journal } = await beginRace(page, 2)
    await journal.append(nth(3)).durable
    expect(journal.status()).toMatchObject({ entries: 3, ticked: 0, failure: 'memory' })
    await journal.close()
  })
