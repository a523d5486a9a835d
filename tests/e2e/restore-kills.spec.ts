// The browser is killed while a backup replaces everything: afterwards all is old or all is new. SOAK_RESTORE_KILLS asks for more.
import '../support/handKinds.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { startBrowser, type KillableBrowser } from '../durability/browser.ts'
import { pause, upTo } from '../durability/pause.ts'
import type { KeptArmy } from '../../src/storage/keptArmy.ts'
import {
  battleOf,
  keptArmyOf,
  label,
  noon,
  storedOf,
  withRows,
} from '../storage/backup/support/examples.ts'
import { tableByTable, type Stored } from '../storage/backup/support/tableByTable.ts'

const kills = Number(process.env['SOAK_RESTORE_KILLS'] ?? 2)

const backupText = (stored: Stored): string => tableByTable(stored, { ...label, papers: {} }, noon)

/** None is in the bin: the app empties it while it runs. */
const onTheShelf = (n: number): KeptArmy => ({ ...keptArmyOf(n), binnedAt: null })

/** Two states that have nothing in common. */
const texts = {
  one: backupText(
    withRows(storedOf(200, [battleOf(1, 300)]), {
      armies: Array.from({ length: 200 }, (_, n) => onTheShelf(n)),
    }),
  ),
  other: backupText(
    withRows(storedOf(0, [battleOf(7, 200), battleOf(8, 100)]), {
      armies: Array.from({ length: 150 }, (_, n) => onTheShelf(1_000 + n)),
    }),
  ),
}
type State = keyof typeof texts

/** What each state has: armies, battles, heads, entries. */
const sizes: Readonly<Record<State, readonly number[]>> = {
  one: [200, 1, 1, 300],
  other: [150, 2, 2, 300],
}

async function startReplacing(page: Page, url: string, state: State): Promise<void> {
  await page.goto(`${url}#/storage`)
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'b.json',
      mimeType: 'application/json',
      buffer: Buffer.from(texts[state]),
    })
  await page.getByText('Replace everything').click()
  const word = page.getByLabel('Your agreement')
  if (await word.isVisible()) await word.fill('replace')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Replace', exact: true })
    .click({ noWaitAfter: true })
}

/** The rows as they are, read by the browser itself. */
const countRows = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('unreadable'))
      })
    const database = await settled(indexedDB.open('aide-de-camp'))
    const tables = ['armies', 'battles', 'heads', 'entries']
    const counts = await Promise.all(
      tables.map((name) => settled(database.transaction(name).objectStore(name).count())),
    )
    database.close()
    return counts
  })

test(`${String(kills)} kills during a restore leave the old or the new, never a mixture`, async () => {
  test.setTimeout(240_000 + kills * 30_000)
  const server = await serve({ root: 'dist', port: 0 })
  const profile = mkdtempSync(join(tmpdir(), 'restore-kills-'))
  const tally = { old: 0, new: 0, mixed: 0 }
  const started: KillableBrowser[] = []
  const start = async (): Promise<KillableBrowser> => {
    const browser = await startBrowser(profile, ['--lang=en'])
    started.push(browser)
    return browser
  }
  try {
    const first = await start()
    await first.page.goto(server.url)
    await startReplacing(first.page, server.url, 'one')
    await first.page.getByText(/were added\./).waitFor({ timeout: 30_000 })
    await first.close()
    let now: State = 'one'
    for (let kill = 0; kill < kills; kill += 1) {
      const next: State = now === 'one' ? 'other' : 'one'
      const browser = await start()
      await startReplacing(browser.page, server.url, next)
      await pause(upTo(1_200))
      await browser.kill()
      const after = await start()
      await after.page.goto(`${server.url}#/armies`)
      await after.page.locator('article').first().waitFor({ timeout: 30_000 })
      const counts = await countRows(after.page)
      await after.close()
      if (counts.join() === sizes[now].join()) tally.old += 1
      else if (counts.join() === sizes[next].join()) {
        tally.new += 1
        now = next
      } else {
        tally.mixed += 1
        console.log('mixed', counts)
      }
    }
    console.log(
      `${String(kills)} kills during a restore: ${String(tally.old)} old, ${String(tally.new)} new, ${String(tally.mixed)} mixed`,
    )
    expect(tally.mixed).toBe(0)
  } finally {
    // One that is left would keep the server waiting, and what went wrong untold.
    for (const browser of started) await browser.kill()
    await server.stop()
    rmSync(profile, { recursive: true, force: true })
  }
})
