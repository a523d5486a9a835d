// A phone with many whole battles: its backup is made, read back and restored on the screen. SOAK_BATTLES says how many.
import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { manyBattles, type BattleRows } from '../support/manyBattles.ts'
import { dialogButton } from './support/backups.ts'
import { expect, test } from './support/test.ts'

const count = Number(process.env['SOAK_BATTLES'] ?? 30)

/** Against hanging only. */
const patience = 120_000 + count * 3_000

/** Straight into the database that an open page of the app has made. */
const store = (page: Page, battles: readonly BattleRows[]): Promise<void> =>
  page.evaluate(async (text) => {
    const rows = JSON.parse(text) as { battle: object; head: object; entries: object[] }[]
    const opened = indexedDB.open('aide-de-camp')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const writing = opened.result.transaction(['battles', 'entries', 'heads'], 'readwrite')
    for (const { battle, head, entries } of rows) {
      writing.objectStore('battles').put(battle)
      writing.objectStore('heads').put(head)
      for (const entry of entries) writing.objectStore('entries').put(entry)
    }
    await new Promise((resolve) => (writing.oncomplete = resolve))
    opened.result.close()
  }, JSON.stringify(battles))

const counted = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('aide-de-camp')
    await new Promise((resolve) => (opened.onsuccess = resolve))
    const tables = ['battles', 'heads', 'entries']
    const reading = opened.result.transaction(tables)
    const counts = await Promise.all(
      tables.map(
        (name) =>
          new Promise<number>((resolve) => {
            const request = reading.objectStore(name).count()
            request.onsuccess = () => resolve(request.result)
          }),
      ),
    )
    opened.result.close()
    return counts
  })

/** The longest that the screen stood still since it was asked last, in milliseconds. */
const watchScreen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let last = performance.now()
    Object.assign(window, { stoodStill: 0 })
    const look = (now: number): void => {
      const longest = Number(Reflect.get(window, 'stoodStill'))
      Reflect.set(window, 'stoodStill', Math.max(longest, now - last))
      last = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

async function tell(page: Page, what: string, since: number): Promise<void> {
  const still = await page.evaluate(() => {
    const longest = Number(Reflect.get(window, 'stoodStill'))
    Object.assign(window, { stoodStill: 0 })
    return longest
  })
  const took = ((performance.now() - since) / 1_000).toFixed(1)
  console.log(`${what}: ${took} s; the screen stood still for ${still.toFixed(0)} ms at most`)
}

const shown = new Intl.NumberFormat('en').format(count)

test(`${shown} whole battles are backed up, read back and restored`, async ({ page, browser }) => {
  test.setTimeout(6 * patience)
  await page.goto('/#/armies')
  await expect(page.getByRole('button', { name: /Build an army/ })).toBeVisible()
  let some: BattleRows[] = []
  for (const battle of manyBattles(count)) {
    some.push(battle)
    if (some.length < 25) continue
    await store(page, some)
    some = []
  }
  await store(page, some)
  const before = await counted(page)

  await page.goto('/#/storage')
  await watchScreen(page)
  const download = page.waitForEvent('download', { timeout: patience })
  let since = performance.now()
  await page.getByRole('button', { name: 'Back up now' }).tap()
  await expect(page.getByText(/^Making the backup … \d+ %$/)).toBeVisible()
  const failed = page.getByText(/could not be made/)
  const saved = await Promise.race([download, failed.waitFor({ timeout: patience })])
  if (saved === undefined) throw new Error('no backup was made')
  const file = await saved.path()
  await expect(page.getByText('The backup is saved with your downloads.')).toBeVisible()
  await tell(page, `a backup of ${(statSync(file).size / 1e6).toFixed(1)} MB made`, since)

  const other = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const fresh = await other.newPage()
  await fresh.goto('/#/storage')
  await watchScreen(fresh)
  since = performance.now()
  await fresh.locator('input[type=file]').nth(1).setInputFiles(file)
  await expect(
    fresh.getByText(`This backup would bring back ${shown} battles. Every line of it is sound.`),
  ).toBeVisible({ timeout: patience })
  await expect(dialogButton(fresh, 'Add')).toBeEnabled({ timeout: patience })
  await tell(fresh, 'read', since)
  since = performance.now()
  await dialogButton(fresh, 'Add').tap()
  await expect(
    fresh.getByText(`${shown} were added. All of the backup was found again afterwards.`),
  ).toBeVisible({ timeout: 2 * patience })
  await tell(fresh, 'restored', since)
  expect(await counted(fresh)).toEqual(before)
  await other.close()
})
