// A browser without OPFS (WebKitGTK has no navigator.storage): everything works, and the cache is the second copy.
import { Acks, ask, openPage, type Lab } from '../lab.ts'
import { startBrowser } from '../browser.ts'
import { until } from '../pause.ts'

export interface NoPrivateFilesFigures {
  readonly entries: number
  readonly lost: number
  /** The recovery screen came, and brought the battle back up to the last tenth entry at least. */
  readonly recovered: boolean
}

const withoutStorage = (): void => {
  Object.defineProperty(Navigator.prototype, 'storage', { get: () => undefined })
}

const deleteDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('aide-de-camp')
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
  })

export async function withoutPrivateFiles(lab: Lab): Promise<NoPrivateFilesFigures> {
  const acks = new Acks()
  const browser = await startBrowser(lab.folder())
  const { page } = browser
  await page.addInitScript(withoutStorage)
  await openPage(page, lab.url, acks)
  const table = ask(page)
  const battle = await table.begin()
  await table.open(battle)
  await table.play(battle, { entries: 25 })
  const standing = await table.standing(battle)
  const lost = acks.missingFrom(battle, standing?.hashes ?? [])
  await until(() => page.evaluate(() => caches.has('aide-de-camp-spare')), 2_000)
  await page.goto(`${lab.url}icon.svg`)
  await page.evaluate(deleteDatabase)
  await page.goto(lab.url)
  await page.waitForFunction(() => 'lab' in window)
  const { kind } = await table.boot()
  if (kind === 'lost') await table.restore()
  const after = await table.standing(battle)
  await browser.kill()
  return { entries: 25, lost, recovered: kind === 'lost' && (after?.entries ?? 0) >= 20 }
}
