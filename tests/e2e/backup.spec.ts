// Backup and restore as a person does it: hand over a file, lose everything, bring it back, be asked before a loss.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addSample, tapSample } from './support/armies.ts'
import { backUp, choose, dialogButton, replaceAll } from './support/backups.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { chooserOf } from './support/battle/chooser.ts'
import { byThumb } from './support/battle/hands.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { Counter } from './support/battle/tally.ts'
import { openMuster } from './support/desk.ts'
import { expect, test } from './support/test.ts'

const spareFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('spare', { create: true })
    return Array.fromAsync(folder.keys())
  })

test('everything comes back on an empty phone, and a second time changes nothing', async ({
  page,
  browser,
}) => {
  await addSample(page)
  const text = await backUp(page)
  await expect(page.getByText(/Last backup: .* That was today\./)).toBeVisible()

  const other = await browser.newContext({
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const fresh = await other.newPage()
  await choose(fresh, 'restore', text)
  await expect(
    fresh.getByText('This backup would bring back one army. Every line of it is sound.'),
  ).toBeVisible()
  await dialogButton(fresh, 'Add').tap()
  await expect(
    fresh.getByText('One was added. All of the backup was found again afterwards.'),
  ).toBeVisible()
  await fresh.getByRole('link', { name: 'To the armies' }).tap()
  await expect(fresh.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
  await expect(fresh.locator('article')).toContainText('200')

  await choose(fresh, 'restore', text)
  await expect(fresh.getByText('All of it is here already.')).toBeVisible()
  await expect(fresh.getByText('Nothing is missing: adding would change nothing.')).toBeVisible()
  await dialogButton(fresh, 'Add').tap()
  await expect(fresh.getByText(/One was here already\./)).toBeVisible()
  await fresh.getByRole('link', { name: 'To the armies' }).tap()
  await expect(fresh.locator('article')).toHaveCount(1)
  await other.close()
})

test('a battle goes on at the same question after everything was wiped and restored', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginSampleBattle(page)
  const player = { page, hands: byThumb, chooser: chooserOf(7), counter: new Counter() }
  for (let given = 0; given < 30; given += 1) await answerNext(player)
  const asked = (await question(page).textContent()) ?? ''
  const text = await backUp(page)

  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    storageTypes: 'all',
  })
  await choose(page, 'restore', text)
  await dialogButton(page, 'Add').tap()
  await expect(page.getByText(/All of the backup was found again afterwards\./)).toBeVisible()
  // Before anybody opens it, it has its second copy.
  await expect.poll(() => spareFiles(page)).toContainEqual(expect.stringMatching(/^rest~/))

  await page.goto('/#/battles')
  await page.getByRole('link', { name: /Go on/ }).tap()
  await page.waitForURL(/#\/battles\/./)
  await expect(question(page)).toHaveText(asked)
  await answerNext(player)
  await expect(question(page)).not.toHaveText(asked)
})

test('replacing everything asks for a written word, and keeps what was here', async ({ page }) => {
  await addSample(page)
  const text = await backUp(page)
  await page.goto('/#/armies')
  await page
    .getByRole('button', { name: 'Add Old Guard Brigade' })
    .or(page.locator('.samples button'))
    .first()
    .tap()
  await expect(page.locator('article')).toHaveCount(2)

  await choose(page, 'restore', text)
  await replaceAll(page).tap()
  await expect(page.getByText(/One that is only here goes\. Nothing new comes\./)).toBeVisible()
  await expect(dialogButton(page, 'Replace')).toBeDisabled()
  await page.getByLabel('Your agreement').fill('Replace')
  await dialogButton(page, 'Replace').tap()
  await expect(page.getByText(/One was removed\. One was here already\./)).toBeVisible()
  await page.getByRole('link', { name: 'To the armies' }).tap()
  await expect(page.locator('article')).toHaveCount(1)

  await page.goto('/#/storage')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save the copy of/ }).tap()
  const copy = readFileSync(await (await download).path(), 'utf8')
  await choose(page, 'restore', copy)
  await dialogButton(page, 'Add').tap()
  await expect(page.getByText(/One was added\./)).toBeVisible()
})

test('a check opens a backup, counts it and changes nothing', async ({ page }) => {
  await addSample(page)
  const text = await backUp(page)
  await choose(page, 'check', text)
  await expect(page.getByText(/This backup would bring back one army/)).toBeVisible()
  await expect(dialogButton(page, 'Add')).toHaveCount(0)
})

test('a backup that was cut off, changed, of the future or none at all is told in words', async ({
  page,
}) => {
  await addSample(page)
  const text = await backUp(page)
  await choose(page, 'restore', text.slice(0, -40))
  await expect(page.getByText('This backup is cut off: its end is missing.')).toBeVisible()
  await expect(page.getByText(/What can still be read: one army\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Replace everything' })).toBeDisabled()
  await choose(page, 'restore', text.replace('The Thin Line', 'The Fat Line'))
  await expect(page.getByText('This backup was changed or damaged on its way.')).toBeVisible()
  await expect(page.getByText('Nothing in it can be read.')).toBeVisible()
  await choose(page, 'restore', text.replace('"backupFormat":2', '"backupFormat":7'))
  await expect(
    page.getByText(/A newer version of the app made this backup \(0\.1\.0\)/),
  ).toBeVisible()
  await choose(page, 'restore', 'British\n1st DRILLED: 36 Rankers')
  await expect(page.getByText('This file is not a backup of this app.')).toBeVisible()
})

test('the shelf speaks of a first backup once, and falls silent when told to', async ({ page }) => {
  await addSample(page)
  await expect(page.getByText('A backup takes one tap.')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).tap()
  await expect(page.getByText('A backup takes one tap.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
  await expect(page.getByText('A backup takes one tap.')).toBeHidden()
})

test('who keeps an event, but no army, is told of a first backup beside it', async ({ page }) => {
  await openMuster(page)
  await page.goto('/#/events')
  await expect(page.getByText('A backup takes one tap.')).toBeVisible()
  await page.goto('/#/armies')
  await expect(page.getByRole('button', { name: /Build an army/ })).toBeVisible()
  await expect(page.getByText('A backup takes one tap.')).toBeHidden()
})

test('the first list that is saved asks the browser to keep it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    StorageManager.prototype.persist = () => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1)
      return Promise.resolve(true)
    }
  })
  await page.goto('/')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0)
  await tapSample(page)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1)
})

/** Milliseconds that both sides have used in the only battle that has a clock. */
const usedTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('aide-de-camp.battleTime') ?? '{}') as Record<
      string,
      { a: number; b: number }
    >
    return Object.values(kept).reduce((sum, { a, b }) => sum + a + b, 0)
  })

test('the clock of a battle comes back with it, with what each side has used', async ({
  page,
  browser,
}) => {
  await seedDice(page, 4) // no tie: somebody is on the move
  await page.goto('/#/battles/new')
  await page.getByText('45 min').tap()
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  await page.getByRole('button', { name: 'Roll 2 dice' }).tap()
  await expect.poll(() => usedTime(page)).toBeGreaterThan(900)
  const text = await backUp(page)
  const used = await usedTime(page)

  const other = await browser.newContext({ locale: 'en-GB', hasTouch: true })
  const fresh = await other.newPage()
  await choose(fresh, 'restore', text)
  await dialogButton(fresh, 'Add').tap()
  await expect(fresh.getByText(/One was added/)).toBeVisible()
  expect(await usedTime(fresh)).toBe(used)
  await fresh.goto('/#/battles')
  await fresh.getByRole('link', { name: /Go on/ }).tap()
  await expect(fresh.getByRole('button', { name: /Clock/ })).toContainText(/44:\d\d/)
  await other.close()
})
