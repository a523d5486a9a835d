// When the app's files are torn: repaired without touching the data, exported without any of the app's code.
import '../support/handKinds.ts'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { serve } from '../../scripts/serve.ts'
import { readBackup } from '../storage/backup/support/reading.ts'
import { tapSample } from './support/armies.ts'
import { untilOfflineReady } from './support/own-server.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Tears the main script in the worker's cache, as a dying disk would. */
const tearApp = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let torn = 0
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!/assets\/index-[^/]*\.js/.test(request.url)) continue
        const headers = { 'Content-Type': 'text/javascript' }
        await cache.put(request, new Response('throw new Error("torn")', { headers }))
        torn += 1
      }
    }
    return torn
  })

test('a broken app offers help after eight seconds, in words, and brings everything back', async ({
  page,
  complaints,
}) => {
  let server = await serve({ root: 'dist', port: 0 })
  try {
    await page.goto(server.url)
    await untilOfflineReady(page)
    await tapSample(page)
    await expect(page.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
    await page.evaluate(async () => {
      await (await caches.open('aide-de-camp-spare')).put('/spare/x', new Response('kept'))
    })
    expect(await tearApp(page)).toBeGreaterThan(0)
    await page.reload()
    const help = page.getByRole('heading', { name: 'The app has not started' })
    await expect(help).toBeVisible({ timeout: 15_000 })

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).tap()
    const file = readFileSync(await (await download).path(), 'utf8')
    const reading = readBackup(file)
    expect(reading.ok && reading.value.units).toHaveLength(1)

    await server.stop()
    await page.getByRole('button', { name: 'Repair app files' }).tap()
    await expect(page.getByText(/There is no network now/)).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toContainEqual(
      expect.stringContaining('workbox'),
    )

    server = await serve({ root: 'dist', port: server.port })
    await page.getByRole('button', { name: 'Repair app files' }).tap()
    await expect(page.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toContain('aide-de-camp-spare')
    // What the torn app itself said, and the network that was gone, are no complaints of ours.
    const expected = /torn|ERR_CONNECTION_REFUSED|Failed to fetch/
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !expected.test(one)))
  } finally {
    await server.stop()
  }
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('an app that never comes says so in German, and nothing is made up in an empty browser', async ({
    page,
    complaints,
  }) => {
    await page.route(/assets\/index-.*\.js/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Die App ist nicht gestartet' })).toBeVisible({
      timeout: 15_000,
    })
    await page.getByRole('button', { name: 'Meine Daten exportieren' }).tap()
    await expect(page.getByText('In diesem Browser gibt es keine Daten dieser App.')).toBeVisible()
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    // The file that this test kept away, by name, and what the start then says of it.
    const expected = /ERR_FAILED|Failed to fetch dynamically imported module: .*\/assets\/index-/
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !expected.test(one)))
  })
})

test('an app that starts is left alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(8_500)
  await expect(page.getByText('The app has not started')).toHaveCount(0)
})
